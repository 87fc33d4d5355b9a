import { NOT_ASKED, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { FIRST_COLUMN, type GatheredMatrix, REQUIRED } from './matrix.store.ts'

/** Every person's letters in the order of the columns; no column and nobody of whom nothing is asked. */
export const arranged = ({ types, policies, people }: GatheredMatrix): CertificationMatrix => {
  const told = people.map((person) => ({
    ...person,
    certifications: cellsOf(person.certifications, types.length, decided),
    policies: cellsOf(person.policies, policies.length, (letters) => letters.at(0)),
  }))
  const typesAsked = columnsAsked(types.length, told, ({ certifications }) => certifications)
  const policiesAsked = columnsAsked(policies.length, told, (person) => person.policies)
  return {
    types: typesAsked.flatMap((column) => types[column] ?? []),
    policies: policiesAsked.flatMap((column) => policies[column] ?? []),
    people: told.flatMap((person) =>
      isAsked(person.certifications) || isAsked(person.policies)
        ? [
            {
              ...person,
              certifications: typesAsked.map((column) => person.certifications[column]).join(''),
              policies: policiesAsked.map((column) => person.policies[column]).join(''),
            },
          ]
        : [],
    ),
  }
}

type Cells = ReadonlyArray<string>

/** One letter for each column. */
const cellsOf = (known: string, columns: number, decide: (letters: string) => string | undefined): Cells => {
  const letters = new Array<string>(columns).fill('')
  for (let at = 0; at < known.length; at += 2) letters[known.charCodeAt(at) - FIRST_COLUMN] += known.charAt(at + 1)
  return letters.map((found) => decide(found) ?? NOT_ASKED)
}

const { missing, submitted, expired, expiringSoon, current } = requirementLetters

/** As `requirementStanding` of the domain decides; a test holds the two together. */
const decided = (letters: string): string | undefined => {
  if (!letters.includes(REQUIRED)) return undefined
  return [current, expiringSoon, submitted, expired].find((letter) => letters.includes(letter)) ?? missing
}

const isAsked = (cells: Cells): boolean => cells.some((letter) => letter !== NOT_ASKED)

const columnsAsked = <Person>(
  columns: number,
  people: ReadonlyArray<Person>,
  cellsIn: (person: Person) => Cells,
): ReadonlyArray<number> => {
  const everybody = people.map(cellsIn)
  return Array.from({ length: columns }, (_, column) => column).filter((column) =>
    everybody.some((cells) => cells[column] !== NOT_ASKED),
  )
}
