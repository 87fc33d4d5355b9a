import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import { CheckInCommentId, CheckInId, CheckInSeriesId, CheckInTemplateId, EmployeeId, ItemId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, text, Version, VersionOrNone } from '../kernel/nouns.ts'
import { RHYTHM_MOST } from '../kernel/rhythm.ts'
import { SaidYes, SearchTyped } from '../kernel/windows.ts'
import { commentFields, itemFields, MANY_MOST, planFields, TEXT_MAX, wallTime } from './checkIn.fields.ts'
import { checkInStatuses } from './lifecycle.ts'
import { checkInSorts, checkInTabs } from './listing.ts'
import { MANY_AT_ONCE } from './many.fields.ts'
import { QUESTIONS_MOST, questionFields, SECTIONS_MOST, sectionFields, templateFields } from './template.fields.ts'

const CheckInStatus = Schema.Literals(checkInStatuses)

const WallTime = Schema.String.check(Schema.isPattern(wallTime))

const Rhythm = Schema.Struct({
  every: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: RHYTHM_MOST })),
  unit: Schema.Literals(['week', 'month']),
  weekday: Schema.Literals([1, 2, 3, 4, 5, 6, 7]),
  week: Schema.Literals([1, 2, 3, 4, 5]),
})

// ── Templates ──────────────────────────────────────────────────────────────────────────────────────────────────────

const Question = Schema.Struct({ id: ItemId, ...schemasOf(questionFields) })
const TemplateSection = Schema.Struct({
  id: ItemId,
  ...schemasOf(sectionFields),
  questions: Schema.Array(Question).check(Schema.isMaxLength(QUESTIONS_MOST)),
})
const sections = Schema.Array(TemplateSection).check(Schema.isMaxLength(SECTIONS_MOST))
const templateContent = schemasOf(templateFields, { sections })

/** § 3 isTemplate: a template is none of the check-ins; its own calls keep them apart. */
export const CheckInTemplate = Schema.Struct({
  id: CheckInTemplateId,
  isTemplate: Schema.Literal(true),
  name: Schema.String,
  description: Schema.String,
  sections,
  isArchived: Schema.Boolean,
  version: Version,
})
export type CheckInTemplate = typeof CheckInTemplate.Type

export const NewCheckInTemplate = Schema.Struct({ id: CheckInTemplateId, ...templateContent })
export type NewCheckInTemplate = typeof NewCheckInTemplate.Type
export const CheckInTemplateUpdate = Schema.Struct({
  version: Version,
  ...templateContent,
  isArchived: Schema.Boolean,
})
export type CheckInTemplateUpdate = typeof CheckInTemplateUpdate.Type

// ── Check-ins ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A row of the list. § 3 Check-in: id, name, employee, reviewer, dates, status, isTemplate. */
export const CheckInRow = Schema.Struct({
  id: CheckInId,
  name: Schema.String,
  employee: PersonRef,
  reviewer: PersonRef,
  /** Who is above the employee, the nearest first. */
  line: Schema.Array(EmployeeId),
  scheduledDateUTC: InstantUtc,
  dueDateUtc: InstantUtc,
  createdDateUtc: InstantUtc,
  updatedDateUtc: InstantUtc,
  status: CheckInStatus,
  isTemplate: Schema.Literal(false),
  preparedBy: Schema.Struct({ employee: Schema.Boolean, reviewer: Schema.Boolean }),
  location: Schema.NullOr(Schema.Struct({ id: ItemId, name: Schema.String })),
  minutes: Schema.Int,
  seriesId: Schema.NullOr(CheckInSeriesId),
  /** Which of its series it is, from 0. */
  number: Schema.NullOr(Schema.Int),
  version: Version,
})
export type CheckInRow = typeof CheckInRow.Type

// ── Many at once (`many.ts`) ───────────────────────────────────────────────────────────────────────────────────────

const ManySet = Schema.Union([Schema.Struct({ dueDay: Day }), Schema.Struct({ reviewerId: EmployeeId })])
export type ManySet = typeof ManySet.Type

export const manyChangesOf = <Id extends Schema.Codec<string, string>>(id: Id) =>
  Schema.Struct({
    changes: Schema.Array(Schema.Struct({ id, version: Version, set: ManySet })).check(
      Schema.isMinLength(1),
      Schema.isMaxLength(MANY_AT_ONCE),
    ),
  })

export const manyOutcomeOf = <Id extends Schema.Codec<string, string>>(id: Id) =>
  Schema.Struct({
    isApplied: Schema.Boolean,
    rows: Schema.Array(
      Schema.Struct({ id, outcome: Schema.Literals(['changed', 'same', 'refused']), why: Schema.String }),
    ),
    undo: Schema.NullOr(manyChangesOf(id)),
  })

/** § 7 `PUT checkIns/{id}` of many (ours). */
export const CheckInChanges = manyChangesOf(CheckInId)
export const CheckInsChanged = manyOutcomeOf(CheckInId)

export const CheckInComment = Schema.Struct({
  id: CheckInCommentId,
  text: Schema.String,
  author: PersonRef,
  createdUtc: InstantUtc,
})
export type CheckInComment = typeof CheckInComment.Type

/** A text that is written in one, with a version of its own: two who write in two of them never meet. */
export const CheckInText = Schema.Struct({
  /** `notes`, `private`, or `<question>.employee` and `<question>.reviewer`. */
  name: Schema.String,
  text: Schema.String,
  version: Version,
  updatedUtc: InstantUtc,
  by: PersonRef,
})
export type CheckInText = typeof CheckInText.Type

const itemContent = schemasOf(itemFields, { ownerId: Schema.NullOr(EmployeeId) })

/** A point of the agenda, or something somebody is to do. */
export const CheckInItem = Schema.Struct({
  id: ItemId,
  kind: Schema.Literals(['agenda', 'action']),
  text: Schema.String,
  owner: Schema.NullOr(PersonRef),
  dueDay: Schema.NullOr(Day),
  isDone: Schema.Boolean,
  by: PersonRef,
  /** Of an earlier check-in of the two, and not done when that one was over. */
  isCarriedOver: Schema.Boolean,
  version: Version,
})
export type CheckInItem = typeof CheckInItem.Type

const CheckInEvent = Schema.Struct({
  id: ItemId,
  action: Schema.String,
  by: PersonRef,
  atUtc: InstantUtc,
  reason: Schema.String,
})

export const Series = Schema.Struct({
  stretches: Schema.Array(Schema.Struct({ from: Schema.Int, anchor: Day, time: WallTime, rhythm: Rhythm })),
  exceptions: Schema.Array(
    Schema.Union([
      Schema.Struct({ number: Schema.Int, kind: Schema.Literal('skip') }),
      Schema.Struct({ number: Schema.Int, kind: Schema.Literal('move'), day: Day, time: WallTime }),
    ]),
  ),
  end: Schema.NullOr(Schema.Int),
})

export const CheckIn = Schema.Struct({
  ...CheckInRow.fields,
  /** What of its template it was begun with. */
  sections,
  texts: Schema.Array(CheckInText),
  items: Schema.Array(CheckInItem),
  comments: Schema.Array(CheckInComment),
  events: Schema.Array(CheckInEvent),
  series: Schema.NullOr(Schema.Struct({ ...Series.fields, version: Version })),
  /** When the check-in before it of the same two was. */
  lastUtc: Schema.NullOr(InstantUtc),
})
export type CheckIn = typeof CheckIn.Type

const planned = schemasOf(planFields, {
  reviewerId: EmployeeId,
  locationId: Schema.NullOr(ItemId),
  time: WallTime,
})

/** The id is made by the caller, so that asking twice makes one. */
export const NewCheckIn = Schema.Struct({
  id: CheckInId,
  employeeId: EmployeeId,
  templateId: Schema.NullOr(CheckInTemplateId),
  ...planned,
})
export type NewCheckIn = typeof NewCheckIn.Type

export const CheckInUpdate = Schema.Struct({ version: Version, ...planned })
export type CheckInUpdate = typeof CheckInUpdate.Type

/** A series for each of these, or one check-in where there is no rhythm; without a reviewer, each with their own manager. */
export const NewSeries = Schema.Struct({
  people: Schema.Array(Schema.Struct({ id: CheckInSeriesId, employeeId: EmployeeId })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(MANY_MOST),
  ),
  templateId: Schema.NullOr(CheckInTemplateId),
  rhythm: Schema.NullOr(Rhythm),
  ...planned,
  reviewerId: Schema.NullOr(EmployeeId),
})
export type NewSeries = typeof NewSeries.Type

const ofNumber = { number: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 5000 })) }
export const SeriesChange = Schema.Struct({
  version: Version,
  act: Schema.Union([
    Schema.Struct({ kind: Schema.Literal('skip'), ...ofNumber }),
    Schema.Struct({ kind: Schema.Literal('restore'), ...ofNumber }),
    Schema.Struct({ kind: Schema.Literal('move'), ...ofNumber, day: Day, time: WallTime }),
    Schema.Struct({ kind: Schema.Literal('rhythm'), from: Day, time: WallTime, rhythm: Rhythm }),
    Schema.Struct({ kind: Schema.Literal('end'), day: Day }),
  ]),
})
export type SeriesChange = typeof SeriesChange.Type

export const CheckInActAsked = Schema.Struct({
  version: Version,
  action: Schema.Literals(['prepare', 'unprepare', 'hold', 'complete', 'reopen']),
  reason: text(500),
})
export type CheckInActAsked = typeof CheckInActAsked.Type

const textName = /^(?:notes|private|[\da-f-]{36}\.(?:employee|reviewer))$/
export const TextName = Schema.String.check(Schema.isPattern(textName))

/** `version`: of the text as it was read; 0 where there was none. */
export const TextSaved = Schema.Struct({
  text: text(TEXT_MAX),
  version: VersionOrNone,
})
export type TextSaved = typeof TextSaved.Type

export const ItemSaved = Schema.Struct({
  kind: CheckInItem.fields.kind,
  ...itemContent,
  isDone: Schema.Boolean,
  version: TextSaved.fields.version,
})
export type ItemSaved = typeof ItemSaved.Type

export const NewCheckInComment = Schema.Struct({ id: CheckInCommentId, ...schemasOf(commentFields) })
export type NewCheckInComment = typeof NewCheckInComment.Type

/** Who else has it open, and when it last changed. */
export const Presence = Schema.Struct({ people: Schema.Array(PersonRef), updatedDateUtc: InstantUtc })
export type Presence = typeof Presence.Type

/** With whom the caller may plan: each with who is above them, the nearest first. */
export const Choosable = Schema.Struct({ ...PersonRef.fields, line: Schema.Array(PersonRef), isReport: Schema.Boolean })
export type Choosable = typeof Choosable.Type

/** For the plots above the list, of those one may see; its filters but the person do not narrow them. */
export const CheckInOverview = Schema.Struct({
  /** The last is this one. */
  months: Schema.Array(
    Schema.Struct({
      month: Schema.String,
      /** Whose day has come and that nobody skipped; of them `held` took place. */
      planned: Schema.Int,
      held: Schema.Int,
      /** How many answers employees gave from 1 to 5, and what they come to. */
      answered: Schema.Int,
      average: Schema.NullOr(Schema.Finite),
    }),
  ),
  /** By who reviewed, those with most first. */
  teams: Schema.Array(Schema.Struct({ reviewer: PersonRef, planned: Schema.Int, held: Schema.Int })),
})
export type CheckInOverview = typeof CheckInOverview.Type

/** How the list is asked for. */
export const CheckInsAsked = {
  search: Schema.optional(SearchTyped),
  tab: Schema.optional(Schema.Literals(checkInTabs)),
  person: Schema.optional(EmployeeId),
  overdue: Schema.optional(SaidYes),
  sort: Schema.optional(Schema.Literals(checkInSorts)),
  descending: Schema.optional(SaidYes),
}
