/**
 * Which column of a file is about what. Ours: guessed by its header, whatever its case, spaces and accents; each field
 * at most once.
 */
import { foldedForSearch } from '../searchText.ts'

/** For each column of a file what it is about; null for a column that is left out. */
export type AnyMapping = ReadonlyArray<string | null>

export interface ColumnRule {
  readonly header: string
  /** What a cell may say, in the words of the mapping step. */
  readonly hint: string
  /** Other headers it is known by, as `comparableHeader` spells them. */
  readonly aliases: ReadonlyArray<string>
}

export const guessedBy =
  <Field extends string>(fields: ReadonlyArray<Field>, columns: Readonly<Record<Field, ColumnRule>>) =>
  (headers: ReadonlyArray<string>): ReadonlyArray<Field | null> => {
    const left = new Set(fields)
    // The product's own headers first, so that no alias takes the place of the column that is meant.
    const guesses: Array<Field | null> = headers.map(() => null)
    const ownName = (field: Field) => [comparableHeader(columns[field].header), field.toLowerCase()]
    const aliases = (field: Field) => columns[field].aliases
    for (const names of [ownName, aliases]) {
      headers.forEach((header, at) => {
        if (guesses[at] !== null) return
        const field = [...left].find((field) => names(field).includes(comparableHeader(header)))
        if (field === undefined) return
        guesses[at] = field
        left.delete(field)
      })
    }
    return guesses
  }

export const isMappedTwice = (mapping: AnyMapping): boolean => {
  const mapped = mapping.filter((field) => field !== null)
  return new Set(mapped).size < mapped.length
}

/** The mapping once a column has been said to be about something: the column that was about it before is left out. */
export const mappedAs = (mapping: AnyMapping, column: number, field: string | null): AnyMapping =>
  mapping.map((had, at) => (at === column ? field : had === field && field !== null ? null : had))

const comparableHeader = (header: string): string => foldedForSearch(header).replace(/[^\p{L}\p{N}]/gu, '')
