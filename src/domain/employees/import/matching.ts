/**
 * Whom a line is about (ours): the person of its email address, or else of its employee number; nobody here for somebody
 * new. Where the address is one person's and the number another's, the two differ.
 */
import { type CellOf, comparable } from '../../kernel/import/rows.ts'
import type { ImportField } from './nouns.ts'
import { isClear } from './rows.ts'

interface Matchable {
  readonly email: string
  readonly content: { readonly employeeNumber: string | null }
}

interface Matched<Person> {
  readonly here: Person | undefined
  /** Whose number it is, where the address is somebody else's. */
  readonly other: Person | undefined
}

export const matching = <Person extends Matchable>(
  known: ReadonlyArray<Person>,
): ((cellOf: CellOf<ImportField>) => Matched<Person>) => {
  const byEmail = new Map(known.map((person) => [comparable(person.email), person]))
  const byNumber = new Map(
    known.flatMap((person) => {
      const number = person.content.employeeNumber
      return number === null ? [] : [[comparable(number), person] as const]
    }),
  )
  return (cellOf) => {
    const number = cellOf('employeeNumber')
    const ofEmail = byEmail.get(comparable(cellOf('email')))
    const ofNumber = isClear(number) ? undefined : byNumber.get(comparable(number))
    return {
      here: ofEmail ?? ofNumber,
      other: ofEmail !== undefined && ofNumber !== ofEmail ? ofNumber : undefined,
    }
  }
}
