/**
 * Ours (issue 5): the timeline of a person is for anyone who may access that person, without fields they may not see.
 *
 * The person and the administrators see all of it. Others who may access the person see what the record keeps the values
 * of, since none of that is sensitive, and what every profile shows anyway; not that the login, the password or a
 * personal detail was touched. A change of which nothing is left is not there.
 */
import type { AuditEntry } from './nouns.ts'
import { auditedValues } from './sensitive.ts'
import type { WrittenKind } from './written.ts'

/** Fields without a value in the record that stand on every profile. */
const onEveryProfile = ['phone', 'avatarId', 'termination', 'terminationReason']

/** Kinds that are the business of the person and the administrators alone. */
const confidential = ['account', 'document', 'import']

export const kindsOfLine: ReadonlyArray<string> = [
  ...Object.keys(auditedValues).filter((kind) => !confidential.includes(kind)),
  'changeRequest',
]

/** What a timeline can be narrowed to, and the kinds of record each of it is about. */
export const timelineGroups = {
  record: ['employee', 'emergency', 'changeRequest'],
  positions: ['position'],
  certifications: ['certification', 'certificationFile'],
  policies: ['hrDocument'],
  goals: ['goal', 'goalComment'],
  documents: ['document'],
  login: ['account'],
} as const satisfies Readonly<Record<string, ReadonlyArray<WrittenKind>>>

export type TimelineGroup = keyof typeof timelineGroups

export const isTimelineGroup = (name: string | null | undefined): name is TimelineGroup =>
  typeof name === 'string' && Object.hasOwn(timelineGroups, name)

/** Of which group a kind is; undefined for what is about nobody. */
export const groupOf = (kind: string): TimelineGroup | undefined =>
  Object.keys(timelineGroups)
    .filter(isTimelineGroup)
    .find((group) => (timelineGroups[group] as ReadonlyArray<string>).includes(kind))

/** The groups a reader is offered: a manager in the line sees nothing of some, and is not offered those. */
export const groupsFor = (seesAll: boolean): ReadonlyArray<TimelineGroup> =>
  Object.keys(timelineGroups)
    .filter(isTimelineGroup)
    .filter((group) => seesAll || timelineGroups[group].some((kind) => kindsOfLine.includes(kind)))

/** A termination as the person's record has it today, of this employment or of one before. */
export interface RecordedTermination {
  readonly date: string
  readonly reason: string
}

/**
 * What was planned of somebody's leaving is no business of theirs in this place (`employees/leaving.ts`): neither that it
 * was, nor that it was taken back.
 */
export const withoutPlans = (entries: ReadonlyArray<AuditEntry>): ReadonlyArray<AuditEntry> =>
  entries.filter(({ kind, action }) => kind !== 'employee' || (action !== 'planned' && action !== 'kept'))

/**
 * The record of changes keeps no reasons, since nothing in it is ever taken back. Anyone who reads a timeline can read
 * the person's record too, and finds the reason that stands there beside the termination it belongs to.
 */
export const withReason = (
  entries: ReadonlyArray<AuditEntry>,
  terminations: ReadonlyArray<RecordedTermination>,
): ReadonlyArray<AuditEntry> =>
  entries.map((entry) => {
    const told = terminations.find(({ date, reason }) => reason !== '' && isTermination(entry, date))
    return told === undefined
      ? entry
      : { ...entry, values: [...entry.values, { field: 'terminationReason', before: null, after: told.reason }] }
  })

export const isTermination = ({ kind, action, values }: AuditEntry, date?: string): boolean =>
  kind === 'employee' &&
  action === 'terminated' &&
  (date === undefined || values.some(({ field, after }) => field === 'terminationDate' && after === date))

const fieldsOfLine = (kind: string, ofRequests: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...(kind === 'changeRequest' ? ofRequests : []),
  ...(auditedValues[kind] ?? []),
  ...(kind === 'employee' ? onEveryProfile : []),
]

/**
 * What the line of a person is shown of their timeline. `ofRequests`: the fields of which they may know that a change was
 * asked for, where they see that at all.
 */
export const forLine = (
  entries: ReadonlyArray<AuditEntry>,
  ofRequests: ReadonlyArray<string> = [],
): ReadonlyArray<AuditEntry> =>
  entries.flatMap((entry) => {
    if (!kindsOfLine.includes(entry.kind)) return []
    const visible = fieldsOfLine(entry.kind, ofRequests)
    const fields = entry.fields.filter((field) => visible.includes(field))
    if (fields.length === 0 && (entry.fields.length > 0 || entry.action === 'updated')) return []
    return [{ ...entry, fields, values: entry.values.filter(({ field }) => visible.includes(field)) }]
  })
