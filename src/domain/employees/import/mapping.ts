/** Which column of a file of people is about what. Ours: first name and email address are needed. */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type AnyMapping, guessedBy, isMappedTwice } from '../../kernel/import/mapping.ts'
import { importColumns, importFields } from './columns.ts'
import type { ImportField } from './nouns.ts'

const needed = ['firstName', 'email'] as const satisfies ReadonlyArray<ImportField>

export const guessedMapping = guessedBy(importFields, importColumns)

export const mayBeMapped = (mapping: AnyMapping): Decision<'firstNameNotMapped' | 'emailNotMapped' | 'mappedTwice'> => {
  if (isMappedTwice(mapping)) return denied('mappedTwice')
  const [missing] = missingFields(mapping)
  if (missing === undefined) return allowed
  return denied(missing === 'email' ? 'emailNotMapped' : 'firstNameNotMapped')
}

export const missingFields = (mapping: AnyMapping): ReadonlyArray<(typeof needed)[number]> =>
  needed.filter((field) => !mapping.includes(field))
