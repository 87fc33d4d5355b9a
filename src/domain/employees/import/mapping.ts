/** Which column of a file of people is about what. Ours: an email address or an employee number says whom a line is about. */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type AnyMapping, guessedBy, isMappedTwice } from '../../kernel/import/mapping.ts'
import { importColumns, importFields } from './columns.ts'

export const guessedMapping = guessedBy(importFields, importColumns)

export const mayBeMapped = (mapping: AnyMapping): Decision<'emailNotMapped' | 'mappedTwice'> => {
  if (isMappedTwice(mapping)) return denied('mappedTwice')
  return missingFields(mapping).length === 0 ? allowed : denied('emailNotMapped')
}

export const missingFields = (mapping: AnyMapping): ReadonlyArray<'email'> =>
  mapping.includes('email') || mapping.includes('employeeNumber') ? [] : ['email']
