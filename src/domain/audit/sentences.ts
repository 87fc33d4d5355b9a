/**
 * Ours: a change as a plain sentence. One field is told with what it was and what it is; of several the names, and what
 * each was and is stands below (`details`).
 */
import { listed } from '../kernel/lists.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { AuditEntry, FieldChange } from './nouns.ts'
import { plainDeeds } from './plainDeeds.ts'
import { auditedValues } from './sensitive.ts'
import { actionWord, articleOf, featureCalled, fieldWords, kindWords, stageWord } from './words.ts'

type Entry = Pick<AuditEntry, 'actor' | 'action' | 'kind' | 'name' | 'person' | 'fields' | 'values'>

export const sentenceOf = (locale: Locale, entry: Entry): string => {
  const told = readable(locale, entry)
  return `${whoIn(told)} ${deedIn(told)}`
}

/** Its days as this reader has them written; all else is worked out from that. */
const readable = (locale: Locale, entry: Entry): Entry => ({
  ...entry,
  values: entry.values.map((change) => readableChange(locale, change)),
})

const readableChange = (locale: Locale, { field, before, after }: FieldChange): FieldChange => ({
  field,
  before: dayWritten(locale, before),
  after: dayWritten(locale, after),
})

const dayWritten = (locale: Locale, value: string | null): string | null =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? writtenDay(locale, value) : value

const noName = 'a former employee'

/** What nobody did, Tenure did. */
export const whoIn = ({ actor }: Pick<Entry, 'actor'>): string =>
  actor === null ? 'Tenure' : (actor.fullName ?? 'Former employee')

function deedIn(entry: Entry): string {
  const { action, kind, fields } = entry
  const own = deeds[`${kind} ${action}`]?.(entry) ?? plainDeeds[`${kind} ${action}`]
  if (own !== undefined) return own
  if (action === 'reordered') return `reordered the ${plural(kindWords(kind))}`
  if (action === 'merged') return `merged ${subjectIn(entry)} into “${entry.values[0]?.after ?? ''}”`
  const archived = action === 'updated' ? archivingIn(entry) : undefined
  if (archived !== undefined) return archived
  return action === 'updated' && fields.length > 0 ? changeIn(entry) : `${actionWord(action)} ${subjectIn(entry)}`
}

/** What has words of its own; nothing where the ordinary ones do. */
const deeds: Readonly<Record<string, (entry: Entry) => string | undefined>> = {
  'employee created': (entry) => {
    const [position, department, manager, start] = ['positionTitle', 'departmentId', 'reportsTo', 'startDate'].map(
      (field) => after(entry, field),
    )
    return [
      `added ${personIn(entry)}`,
      ...(position === undefined ? [] : [` as ${position}`]),
      ...(department === undefined ? [] : [` in ${department}`]),
      ...(manager === undefined ? [] : [`, reporting to ${manager}`]),
      ...(start === undefined ? [] : [`, from ${written(start)}`]),
    ].join('')
  },
  'asset assigned': (entry) => `assigned ${thing(entry)} to ${after(entry, 'holder') ?? personIn(entry)}`,
  'asset unassigned': (entry) => `took ${thing(entry)} back from ${before(entry, 'holder') ?? personIn(entry)}`,
  'asset accepted': (entry) => `accepted ${thing(entry)}`,
  'asset declined': (entry) => `declined ${thing(entry)}`,
  'assetAudit created': ({ name }) => `started an audit of ${name ?? 'a place'}`,
  'assetAudit closed': ({ name }) => `closed the audit of ${name ?? 'a place'}`,
  'asset serviced': (entry) => `marked ${thing(entry)} as serviced`,
  'changeRequest created': (entry) => `asked for a change of their ${fieldsIn(entry)}`,
  'changeRequest accepted': (entry) => `accepted the change of ${asked(entry)}`,
  'changeRequest declined': (entry) => `declined the change of ${asked(entry)}`,
  'changeRequest withdrawn': (entry) => `withdrew the change of their ${fieldsIn(entry)} that they had asked for`,
  'changeRequest closed': (entry) => `closed the change of ${asked(entry)}`,
  'employee exported': (entry) => `exported ${whose(entry)} policy evidence`,
  // What only a policy can be about; anything else may be of an HR document that nobody agrees to.
  'hrDocument agreed': ({ name }) => `agreed to ${policyCalled(name)}`,
  'hrDocument escalated': ({ name }) => `notified the manager about ${policyCalled(name)}`,
  'hrDocument exported': ({ name }) => `exported the evidence of ${policyCalled(name)}`,
  'hrDocument reminded': ({ name }) => `sent a reminder about ${policyCalled(name)}`,
  'praise created': (entry) => `praised ${personIn(entry)}`,
  'praise removed': (entry) => `took back the praise of ${personIn(entry)}`,
  'tenant exported': ({ fields }) => `exported everything${fields.includes('files') ? ', with all files' : ''}`,
  'report exported': ({ name }) => `exported the report “${name ?? ''}”`,
  'reportSchedule created': ({ name }) => `scheduled the report “${name ?? ''}” by email`,
  'reportSchedule updated': ({ name }) => `changed when the report “${name ?? ''}” is emailed to them`,
  'reportSchedule removed': ({ name }) => `stopped emailing the report “${name ?? ''}”`,
  'goalComment created': (entry) => `commented on a goal of ${personIn(entry)}`,
  'goalComment removed': (entry) => `deleted a comment on a goal of ${personIn(entry)}`,
  'checkInComment created': (entry) => `commented on a check-in of ${personIn(entry)}`,
  'checkInComment removed': (entry) => `deleted a comment on a check-in of ${personIn(entry)}`,
  'performanceReviewCycle reminded': ({ name }) => `reminded everyone overdue in the reviews “${name ?? ''}”`,
  'performanceReviewFeedback closed': (entry) => `closed the feedback in a performance review of ${personIn(entry)}`,
  'performanceReviewFeedback created': (entry) => `asked for feedback in a performance review of ${personIn(entry)}`,
  'performanceReviewFile created': (entry) => `added a file to a performance review of ${personIn(entry)}`,
  'performanceReviewFile removed': (entry) => `deleted a file of a performance review of ${personIn(entry)}`,
  // On a card of a phone the ordinary words would be cut before they said what has changed.
  'performanceReview updated': (entry) => {
    const [from, to] = [before(entry, 'stage'), after(entry, 'stage')]
    if (entry.fields.length !== 1 || from === undefined || to === undefined) return undefined
    return `moved ${whose(entry)} review${entry.name === null ? '' : ` “${entry.name}”`} from ${stageWord(from)} to ${stageWord(to)}`
  },
  'directoryView created': ({ name }) => `saved the view “${name ?? ''}”`,
  'employee terminated': (entry) => {
    const day = after(entry, 'terminationDate')
    return `terminated ${personIn(entry)}${day === undefined ? '' : `, last day ${written(day)}`}`
  },
  'employee reinstated': (entry) => `reinstated ${personIn(entry)}, first day back ${after(entry, 'startDate') ?? ''}`,
  'employee planned': (entry) => {
    const [from, to] = [before(entry, 'plannedLastDay'), after(entry, 'plannedLastDay')]
    if (to === undefined) return `changed how ${personIn(entry)} is to leave`
    return from === undefined
      ? `planned the last day of ${personIn(entry)}, ${to}`
      : `moved the last day of ${personIn(entry)} from ${from} to ${to}`
  },
  'employee kept': (entry) =>
    `kept ${personIn(entry)} employed and cancelled the last day ${before(entry, 'plannedLastDay') ?? ''}`,
  'employee updated': (entry) => {
    const isActive = entry.fields.length === 1 ? after(entry, 'isActive') : undefined
    if (isActive !== undefined)
      return isActive === 'yes' ? `reactivated ${personIn(entry)}` : `deactivated ${personIn(entry)}`
    const ended = entry.fields.length === 1 ? after(entry, 'startEnded') : undefined
    if (ended !== undefined)
      return ended === 'yes'
        ? `marked getting ${personIn(entry)} started as done`
        : `took up getting ${personIn(entry)} started again`
    const hidden = entry.fields.length === 1 ? after(entry, 'hideFromEmployeeDirectory') : undefined
    if (hidden === undefined) return undefined
    return hidden === 'yes'
      ? `hid ${personIn(entry)} from the directory`
      : `showed ${personIn(entry)} in the directory again`
  },
  'account invited': (entry) => `invited ${personIn(entry)} to sign in`,
  'account removed': (entry) => `removed ${possessive(personIn(entry))} login`,
  'account reset': (entry) => `reset ${possessive(personIn(entry))} two-factor authentication`,
  'account updated': (entry) => {
    const right = after(entry, 'isAdmin')
    if (right === 'yes') return `made ${personIn(entry)} an administrator`
    if (right === 'no') return `removed administrator rights from ${personIn(entry)}`
    return `changed ${whose(entry)} ${listed(entry.fields.map(fieldWords))}`
  },
  'emergency viewed': (entry) => `looked at ${possessive(personIn(entry))} emergency contacts`,
  'featureFlag toggled': (entry) => {
    const isOn = after(entry, 'isEnabled')
    const feature = entry.name === null ? 'a feature' : `“${featureCalled(entry.name)}”`
    return `turned ${feature}${isOn === undefined ? '' : isOn === 'yes' ? ' on' : ' off'}`
  },
  'feedback updated': (entry) => {
    const now = after(entry, 'status')
    return now === undefined ? `answered ${thing(entry)}` : `set ${thing(entry)} to ${fieldWords(now)}`
  },
}

/** `phone and home address that Mia Chen had asked for` */
const asked = (entry: Entry): string => `${fieldsIn(entry)} that ${personIn(entry)} had asked for`

const fieldsIn = ({ fields }: Entry): string => (fields.length === 0 ? 'record' : listed(fields.map(fieldWords)))

/** What is put away and taken out again is no change from false to true. */
function archivingIn(entry: Entry): string | undefined {
  const [field] = entry.fields
  if (entry.fields.length !== 1 || (field !== 'isArchived' && field !== 'isDeleted')) return undefined
  const now = after(entry, field)
  if (now === undefined) return undefined
  return isYes(now) ? `archived ${subjectIn(entry)}` : `unarchived ${subjectIn(entry)}`
}

const isYes = (value: string): boolean => /^(yes|true)$/.test(value)

const policyCalled = (name: string | null): string => (name === null ? 'a policy' : `the policy “${name}”`)

const after = ({ values }: Entry, field: string): string | undefined =>
  values.find((value) => value.field === field)?.after ?? undefined

const before = ({ values }: Entry, field: string): string | undefined =>
  values.find((value) => value.field === field)?.before ?? undefined

/** What it is called, without whom it is with. */
const thing = ({ kind, name }: Entry): string => `the ${kindWords(kind)}${name === null ? '' : ` “${name}”`}`

/** `changed Ben Okafor’s department from Finance to Sales`, `changed the department “Sales”: name from Sale to Sales` */
function changeIn(entry: Entry): string {
  const { kind, name, fields, values } = entry
  const [value] = values
  const isNamed = kind !== 'employee' && name !== null
  const named = fields.filter((field) => !saysNothing.includes(field)).map(fieldWords)
  if (isNamed && named.length === 0) return `changed ${subjectIn(entry)}`
  const of = isNamed ? `${subjectIn(entry)}:` : kind === 'employee' ? whose(entry) : possessive(subjectIn(entry))
  if (fields.length > 1 || value === undefined) return `changed ${of} ${listed(named)}`
  const field = fieldWords(value.field)
  if (value.before === null) return `${isNamed ? 'changed' : 'set'} ${of} ${field} to ${written(value.after)}`
  if (value.after === null)
    return `${isNamed ? 'changed' : 'removed'} ${of} ${field}, which was ${written(value.before)}`
  return `changed ${of} ${field} from ${written(value.before)} to ${written(value.after)}`
}

/** Fields that hold all of a record. */
const saysNothing = ['content', 'item']

/** What each field was and is, where the sentence has no room for it. */
export const details = (locale: Locale, entryAsKept: Entry): ReadonlyArray<string> => {
  const entry = readable(locale, entryAsKept)
  if (entry.action === 'created') return givenIn(entry)
  const told = entry.values.filter(
    ({ field }) => !(toldInSentence[`${entry.kind} ${entry.action}`] ?? []).includes(field),
  )
  if (entry.action === 'terminated' || entry.action === 'reinstated') return told.map(detail)
  return entry.fields.length > 1 || entry.values.length > 1 ? told.map(detail) : []
}

const toldInSentence: Readonly<Record<string, ReadonlyArray<string>>> = {
  'account updated': ['isAdmin'],
  'employee created': ['firstName', 'lastName', 'positionTitle', 'departmentId', 'reportsTo', 'startDate'],
  'employee terminated': ['isActive', 'terminationDate'],
  'employee reinstated': ['isActive', 'startDate'],
  'employee planned': ['plannedLastDay'],
  'employee kept': ['plannedLastDay'],
}

/** Of something new what it was given, the name apart: that stands in the sentence. */
const givenIn = (entry: Entry): ReadonlyArray<string> => {
  const told = toldInSentence[`${entry.kind} created`] ?? []
  return entry.fields.flatMap((field) => {
    if (told.includes(field)) return []
    const value = entry.values.find((value) => value.field === field)
    if (value !== undefined) return value.after === entry.name || value.after === null ? [] : [detail(value)]
    // A record of before this was exact names every field there is, given or not.
    return entry.kind === 'employee' && isExact(entry) ? [`${fieldWords(field)} set`] : []
  })
}

const isExact = ({ kind, fields, values }: Entry): boolean =>
  fields.every((field) => !(auditedValues[kind] ?? []).includes(field) || values.some((value) => value.field === field))

export const detailOf = (locale: Locale, change: FieldChange): string => detail(readableChange(locale, change))

const detail = ({ field, before, after }: FieldChange): string => {
  // Written for this change; there were none before.
  if (field === 'notes') return `${fieldWords(field)}: ${written(after)}`
  const own = ownDetails[field]?.(after ?? '')
  if (own !== undefined) return own
  if (before === null) return `${fieldWords(field)} set to ${written(after)}`
  if (after === null) return `${fieldWords(field)} removed, was ${written(before)}`
  return `${fieldWords(field)} changed from ${written(before)} to ${written(after)}`
}

/** What "set to yes" would say badly. */
const ownDetails: Readonly<Record<string, (after: string) => string | undefined>> = {
  isActive: (after) => (after === 'yes' ? 'made active' : 'made inactive'),
  isAdmin: (after) => (after === 'yes' ? 'made administrator' : 'removed as administrator'),
  isCurrent: (after) => (isYes(after) ? 'made the current position' : 'no longer the current position'),
  isArchived: (after) => (isYes(after) ? 'archived' : 'unarchived'),
  isDeleted: (after) => (isYes(after) ? 'archived' : 'unarchived'),
  hideFromEmployeeDirectory: (after) => (after === 'yes' ? 'hidden from the directory' : 'shown in the directory'),
  terminationReason: (after) => `reason: ${after}`,
  underlings: (after) => `direct reports moved to ${after}`,
}

/** `Ben Okafor`, `the department “Finance”`, `the position “Foreman” of Ben Okafor`, `their own login`, `the company` */
function subjectIn(entry: Entry): string {
  const { kind, name, person } = entry
  if (kind === 'employee') return personIn(entry)
  const called = name === null ? kindWords(kind) : `${kindWords(kind)} “${name}”`
  if (isOwn(entry)) return `their own ${called}`
  const subject = `${name === null ? articleOf(kind) : 'the'} ${called}`
  return person === null ? subject : `${subject} of ${personIn(entry)}`
}

const isOwn = ({ actor, person }: Entry): boolean => actor !== null && actor.id === person?.id

const plural = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`)

const personIn = ({ person, name }: Entry): string => person?.fullName ?? name ?? noName

const possessive = (words: string): string => `${words}${words.endsWith('s') ? '’' : '’s'}`

const whose = (entry: Entry): string => (isOwn(entry) ? 'their own' : possessive(personIn(entry)))

const written = (value: string | null): string => (value === null || value === '' ? 'nothing' : value)
