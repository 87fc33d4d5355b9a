import { NOT_ASKED, requirementLetters } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix } from '../../domain/certifications/nouns.ts'
import { FIRST_COLUMN, type GatheredMatrix, REQUIRED } from './matrix.store.ts'

/**
 * Every person's letters in the order of the columns; no column and nobody of whom nothing is asked. Half a million cells
 * pass here while nothing else is answered, so a cell is a character of a text and never a value of its own.
 */
export const matrixLayout = ({ types, policies, people }: GatheredMatrix): CertificationMatrix => {
  const ofAll = types.map(({ isRequiredOfAll }) => isRequiredOfAll)
  const noType = NOT_ASKED.repeat(types.length)
  const noPolicy = NOT_ASKED.repeat(policies.length)
  const shown = people
    .map((person) => ({
      ...person,
      certifications: requirementsOf(person.certifications, ofAll),
      policies: dutiesOf(person.policies, policies.length),
    }))
    .filter((person) => person.certifications !== noType || person.policies !== noPolicy)
  const typesAsked = columnsAsked(types.length, ({ certifications }) => certifications, shown)
  const policiesAsked = columnsAsked(policies.length, (person) => person.policies, shown)
  return {
    types: typesAsked.flatMap((column) => types[column] ?? []).map(({ id, name }) => ({ id, name })),
    policies: policiesAsked.flatMap((column) => policies[column] ?? []),
    people:
      typesAsked.length === types.length && policiesAsked.length === policies.length
        ? shown
        : shown.map((person) => ({
            ...person,
            certifications: typesAsked.map((column) => person.certifications.charAt(column)).join(''),
            policies: policiesAsked.map((column) => person.policies.charAt(column)).join(''),
          })),
  }
}

const { missing, submitted, expired, expiringSoon, current } = requirementLetters

/** Of several letters of one type the last of these decides, as `requirementStatus` has it: a test holds the two together. */
const byWeight = [missing, expired, submitted, expiringSoon, current]

const requirementsOf = (known: string, ofAll: ReadonlyArray<boolean>): string => {
  const isRequired = [...ofAll]
  const weights = new Uint8Array(ofAll.length)
  for (let at = 0; at < known.length; at += 2) {
    const column = known.charCodeAt(at) - FIRST_COLUMN
    const letter = known.charAt(at + 1)
    if (letter === REQUIRED) isRequired[column] = true
    else weights[column] = Math.max(weights[column] ?? 0, byWeight.indexOf(letter))
  }
  return isRequired.reduce((cells, asked, column) => cells + (asked ? byWeight[weights[column] ?? 0] : NOT_ASKED), '')
}

/** Of one policy there is one letter. */
const dutiesOf = (known: string, columns: number): string => {
  const letters = new Array<string>(columns).fill(NOT_ASKED)
  for (let at = 0; at < known.length; at += 2) letters[known.charCodeAt(at) - FIRST_COLUMN] = known.charAt(at + 1)
  return letters.join('')
}

type Person = CertificationMatrix['people'][number]

const columnsAsked = (
  columns: number,
  cellsOf: (person: Person) => string,
  people: ReadonlyArray<Person>,
): ReadonlyArray<number> =>
  Array.from({ length: columns }, (_, column) => column).filter((column) =>
    people.some((person) => cellsOf(person).charAt(column) !== NOT_ASKED),
  )
