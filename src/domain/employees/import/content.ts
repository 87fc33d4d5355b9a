/**
 * What a file says of a person: what somebody is added with, and the personal and the last section of a profile (all of it
 * is for admins, who import). Emergency contacts are left out: whoever reads those is written down, person by person.
 */

import { writtenTags, writtenTruth } from '../../kernel/import/cells.ts'
import type { Draft, Saved } from '../../kernel/record.ts'
import { recordOf } from '../../kernel/record.ts'
import { employeeFields, newEmployeeFields } from '../employee.fields.ts'
import type { ImportField } from './nouns.ts'

const { personal, other } = employeeFields

export const importContent = recordOf({ ...newEmployeeFields.fields, ...personal.fields, ...other.fields })
export type ImportDraft = Draft<typeof importContent.fields>
export type ImportContent = Saved<typeof importContent.fields>
export type ContentField = keyof ImportContent

/** The column that is about a field of the record. */
export const importFieldOf = (field: ContentField): ImportField =>
  field === 'departmentId' ? 'department' : field === 'reportsTo' ? 'manager' : field

/** The same address, whatever its capitals; the same tags, in whatever order and capitals: what stands is kept. */
export const asStored = (before: ImportDraft, said: ImportDraft): ImportDraft => ({
  ...said,
  email: said.email.toLowerCase() === before.email.toLowerCase() ? before.email : said.email,
  tags: sameTags(before.tags, said.tags) ? before.tags : said.tags,
})

const sameTags = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean => inOrder(one) === inOrder(other)
const inOrder = (tags: ReadonlyArray<string>): string =>
  JSON.stringify([...new Set(tags.map((tag) => tag.toLowerCase()))].sort())

/** Some fields of a person. */
export const picked = (content: ImportContent, fields: ReadonlyArray<ContentField>): Partial<ImportContent> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]))

/** Which of these are not, or no longer, as they are said to be. */
export const differing = (now: ImportContent, said: Partial<ImportContent>): ReadonlyArray<ContentField> => {
  const [current, told] = [importContent.draftOf(now), importContent.draftOf({ ...now, ...said })]
  return importContent.changes(current, asStored(current, told))
}

/** A field in the words of a file; `nameOf` a department or a person. */
export const written = (content: ImportContent, field: ContentField, nameOf: (id: string) => string): string => {
  const value = content[field]
  if (value === null) return ''
  if (typeof value === 'boolean') return writtenTruth(value)
  if (typeof value !== 'string') return writtenTags(value)
  return field === 'departmentId' || field === 'reportsTo' ? nameOf(value) : value
}
