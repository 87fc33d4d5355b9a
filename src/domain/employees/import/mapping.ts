/**
 * Which column of a file is about what. Ours: guessed by its header, whatever its case, spaces and accents; each field
 * at most once; first name and email address are needed.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { foldedForSearch } from '../../kernel/searchText.ts'
import { type ColumnRule, importColumns, importFields } from './columns.ts'
import type { ImportField, ImportMapping } from './nouns.ts'

const needed = ['firstName', 'email'] as const satisfies ReadonlyArray<ImportField>

/** For columns of any kind. */
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

export const guessedMapping = guessedBy(importFields, importColumns)

export const mayBeMapped = (
  mapping: ImportMapping,
): Decision<'firstNameNotMapped' | 'emailNotMapped' | 'mappedTwice'> => {
  const mapped = mapping.filter((field) => field !== null)
  if (new Set(mapped).size < mapped.length) return denied('mappedTwice')
  const [missing] = missingFields(mapping)
  if (missing === undefined) return allowed
  return denied(missing === 'email' ? 'emailNotMapped' : 'firstNameNotMapped')
}

export const missingFields = (mapping: ImportMapping): ReadonlyArray<(typeof needed)[number]> =>
  needed.filter((field) => !mapping.includes(field))

/** The mapping once a column has been said to be about something: the column that was about it before is left out. */
export const mappedAs = (mapping: ImportMapping, column: number, field: ImportField | null): ImportMapping =>
  mapping.map((had, at) => (at === column ? field : had === field && field !== null ? null : had))

const comparableHeader = (header: string): string => foldedForSearch(header).replace(/[^\p{L}\p{N}]/gu, '')
