/**
 * Ours (issue 5): the timeline of a person is for whoever may access that person, without fields they may not see.
 *
 * The person and the administrators see all of it. Whoever else may access the person sees what the record keeps the values
 * of, since none of that is sensitive, and what every profile shows anyway; not that the login, the password or a
 * personal detail was touched. A change of which nothing is left is not there.
 */
import type { AuditEntry } from './nouns.ts'
import { auditedValues } from './sensitive.ts'

/** Fields without a value in the record that stand on every profile. */
const onEveryProfile = ['phone', 'avatarId', 'underlings', 'termination']

/** Kinds that are the business of the person and the administrators alone. */
const confidential = ['account', 'document', 'import']

export const kindsOfLine: ReadonlyArray<string> = Object.keys(auditedValues).filter(
  (kind) => !confidential.includes(kind),
)

const fieldsOfLine = (kind: string): ReadonlyArray<string> => [
  ...(auditedValues[kind] ?? []),
  ...(kind === 'employee' ? onEveryProfile : []),
]

/** What the line of a person is shown of their timeline. */
export const forLine = (entries: ReadonlyArray<AuditEntry>): ReadonlyArray<AuditEntry> =>
  entries.flatMap((entry) => {
    if (!kindsOfLine.includes(entry.kind)) return []
    const visible = fieldsOfLine(entry.kind)
    const fields = entry.fields.filter((field) => visible.includes(field))
    if (fields.length === 0 && (entry.fields.length > 0 || entry.action === 'updated')) return []
    return [{ ...entry, fields, values: entry.values.filter(({ field }) => visible.includes(field)) }]
  })
