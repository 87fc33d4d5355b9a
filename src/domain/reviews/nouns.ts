import { Schema } from 'effect'
import { sides } from '../checkIns/access.ts'
import { Choosable, manyChangesOf, manyOutcomeOf } from '../checkIns/nouns.ts'
import { SECTIONS_MOST, sectionFields } from '../checkIns/template.fields.ts'
import { PersonRef } from '../employees/nouns.ts'
import {
  CheckInId,
  DepartmentId,
  EmployeeId,
  ItemId,
  ReviewCycleId,
  ReviewFileId,
  ReviewId,
  ReviewSubmitId,
  ReviewTemplateId,
} from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, text, Version, VersionOrNone } from '../kernel/nouns.ts'
import { SaidYes, SearchTyped } from '../kernel/windows.ts'
import { managedLists } from '../organisation/managedLists.ts'
import { ANSWER_MAX, PART_MAX, PARTS_MOST } from './answers.ts'
import { cycleStates } from './cycles/lifecycle.ts'
import { cycleSteps } from './cycles/progress.ts'
import { reviewActs, reviewStages } from './lifecycle.ts'
import { reviewSorts, reviewTabs } from './listing.ts'
import { actionFields, NOTE_MAX, pointFields, reasonFields, reviewFields, scheduleFields } from './review.fields.ts'
import { settingsFields } from './settings.fields.ts'
import { CHOICE_MAX, CHOICES_MOST, stepsOf } from './steps.ts'
import {
  QUESTIONS_MOST,
  questionFields,
  type TemplateSection as SentSection,
  sentProblem,
  templateFields,
} from './template.fields.ts'

// ── Templates and points ───────────────────────────────────────────────────────────────────────────────────────────

/** § 3 Default discussion point: an item with a type; 3 means a manager point, 1 one for both (ours). */
const DiscussionPointType = Schema.Literals([1, 3])

export const DefaultDiscussionPoint = Schema.Struct({
  id: ItemId,
  item: Schema.Struct({ text: schemasOf(managedLists.defaultDiscussionPoints.record).name, type: DiscussionPointType }),
  version: Version,
})
export type DefaultDiscussionPoint = typeof DefaultDiscussionPoint.Type

const steps = Schema.Array(text(CHOICE_MAX)).check(Schema.isMaxLength(CHOICES_MOST))
const Question = Schema.Struct({
  id: ItemId,
  ...schemasOf(questionFields, { choices: steps }),
})
const TemplateSection = Schema.Struct({
  id: ItemId,
  ...schemasOf(sectionFields),
  questions: Schema.Array(Question).check(Schema.isMaxLength(QUESTIONS_MOST)),
})
const sections = Schema.Array(TemplateSection).check(
  Schema.isMaxLength(SECTIONS_MOST),
  Schema.makeFilter((sent: ReadonlyArray<SentSection>) => sentProblem(sent) ?? true),
)

/** § 3 Performance review template: id plus content. */
export const PerformanceReviewTemplate = Schema.Struct({
  id: ReviewTemplateId,
  content: Schema.Struct(schemasOf(templateFields, { sections })),
  version: Version,
})
export type PerformanceReviewTemplate = typeof PerformanceReviewTemplate.Type

// ── Reviews ────────────────────────────────────────────────────────────────────────────────────────────────────────

const bySide = Schema.Struct({ employee: Schema.Boolean, reviewer: Schema.Boolean })
const Side = Schema.Literals(sides)
const ReviewStage = Schema.Literals(reviewStages)

/** A row of the list. § 3 Performance review: id, name, employee, reviewer, date, position title, status, completed date. */
export const ReviewRow = Schema.Struct({
  id: ReviewId,
  name: Schema.String,
  employee: PersonRef,
  reviewer: PersonRef,
  /** Who is above the employee, the nearest first. */
  line: Schema.Array(EmployeeId),
  scheduledDateUTC: InstantUtc,
  dueDateUtc: InstantUtc,
  positionTitle: Schema.NullOr(Schema.String),
  /** § 4 Complete or not Complete; how far it is on the way there says the stage. */
  status: Schema.Literals(['Complete', 'Pending']),
  stage: ReviewStage,
  completedDateUTC: Schema.NullOr(InstantUtc),
  submittedBy: bySide,
  asks: bySide,
  /** The cycle that planned it. */
  cycle: Schema.NullOr(Schema.Struct({ id: ReviewCycleId, name: Schema.String, state: Schema.Literals(cycleStates) })),
  version: Version,
})
export type ReviewRow = typeof ReviewRow.Type

const Part = Schema.Struct({ id: ItemId, name: Schema.String })
const AskedSection = Schema.Struct({
  ...TemplateSection.fields,
  questions: Schema.Array(Schema.Struct({ ...Question.fields, parts: Schema.Array(Part) })),
})

const chosen = Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: CHOICES_MOST })))
const answered = {
  text: text(ANSWER_MAX),
  chosen,
  parts: Schema.Array(Schema.Struct({ id: ItemId, text: text(PART_MAX), chosen })).check(
    Schema.isMaxLength(PARTS_MOST),
  ),
}

/** What one side says to one question, with a version of its own. */
export const ReviewAnswer = Schema.Struct({
  side: Side,
  questionId: ItemId,
  ...answered,
  version: Version,
  updatedUtc: InstantUtc,
  by: PersonRef,
})
export type ReviewAnswer = typeof ReviewAnswer.Type

/** What a side was handed for what it submitted: by the digest both can be held to it. */
const Receipt = Schema.Struct({ id: ItemId, atUtc: InstantUtc, answers: Schema.Int, sha256: Schema.String })

const ReviewSubmit = Schema.Struct({
  id: ReviewSubmitId,
  side: Side,
  submittedUtc: Schema.NullOr(InstantUtc),
  /** The reader's own. */
  receipt: Schema.NullOr(Receipt),
})

/** What is spoken about, with what was said. */
export const ReviewPoint = Schema.Struct({
  id: ItemId,
  item: Schema.Struct({ text: schemasOf(pointFields).text, type: DiscussionPointType }),
  note: Schema.String,
  version: Version,
  updatedUtc: InstantUtc,
})
export type ReviewPoint = typeof ReviewPoint.Type

const agreed = schemasOf(actionFields)

/** What was agreed. What it has become has its id: a goal of the employee, an item of a check-in of theirs. */
export const ReviewAction = Schema.Struct({
  id: ItemId,
  ...agreed,
  isGoal: Schema.Boolean,
  checkInId: Schema.NullOr(CheckInId),
  version: Version,
  updatedUtc: InstantUtc,
})
export type ReviewAction = typeof ReviewAction.Type

export const ReviewFile = Schema.Struct({
  id: ReviewFileId,
  fileName: Schema.String,
  contentType: Schema.String,
  size: Schema.Int,
  uploadedUtc: InstantUtc,
  /** Of the two; null of somebody else who sees it. */
  side: Schema.NullOr(Side),
  by: PersonRef,
})
export type ReviewFile = typeof ReviewFile.Type

const ReviewEvent = Schema.Struct({
  id: ItemId,
  action: Schema.String,
  /** Null where it happened by itself. */
  by: Schema.NullOr(PersonRef),
  atUtc: InstantUtc,
  reason: Schema.String,
})

export const PerformanceReview = Schema.Struct({
  ...ReviewRow.fields,
  scheduledDay: Day,
  dueDay: Day,
  hidesUntilBoth: Schema.Boolean,
  worksHere: bySide,
  /** What of its template it was planned with. */
  sections: Schema.Array(AskedSection),
  submits: Schema.Array(ReviewSubmit),
  answers: Schema.Array(ReviewAnswer),
  points: Schema.Array(ReviewPoint),
  actions: Schema.Array(ReviewAction),
  files: Schema.Array(ReviewFile),
  events: Schema.Array(ReviewEvent),
})
export type PerformanceReview = typeof PerformanceReview.Type

const planned = schemasOf(reviewFields, { reviewerId: EmployeeId })
const scheduled = schemasOf(scheduleFields)

/** The id is made by the caller, so that asking twice makes one. */
export const NewReview = Schema.Struct({
  id: ReviewId,
  employeeId: EmployeeId,
  templateId: ReviewTemplateId,
  ...planned,
  ...scheduled,
})
export type NewReview = typeof NewReview.Type

export const ReviewUpdate = Schema.Struct({ version: Version, ...planned })
export type ReviewUpdate = typeof ReviewUpdate.Type

export const ScheduleUpdate = Schema.Struct({ version: Version, ...scheduled })
export type ScheduleUpdate = typeof ScheduleUpdate.Type

const { reason } = schemasOf(reasonFields)
export const ReviewActAsked = Schema.Struct({ version: Version, act: Schema.Literals(reviewActs), reason })
export type ReviewActAsked = typeof ReviewActAsked.Type

/** Without a version: submitting what is submitted is answered with the same receipt. */
export const SubmitAsked = Schema.Struct({
  submitId: ReviewSubmitId,
  act: Schema.Literals(['submit', 'withdraw']),
  reason,
})
export type SubmitAsked = typeof SubmitAsked.Type

export const AnswerSaved = Schema.Struct({ ...answered, version: VersionOrNone })
export type AnswerSaved = typeof AnswerSaved.Type

/** Added where the version is 0; what a point says stays what it was. */
export const PointSaved = Schema.Struct({
  pointId: ItemId,
  item: ReviewPoint.fields.item,
  note: text(NOTE_MAX),
  version: VersionOrNone,
})
export type PointSaved = typeof PointSaved.Type

/** Added where the version is 0. */
export const ActionSaved = Schema.Struct({ ...agreed, version: VersionOrNone })
export type ActionSaved = typeof ActionSaved.Type

const settings = schemasOf(settingsFields, {
  scale: steps.check(
    Schema.makeFilter((sent: ReadonlyArray<string>) => settingsFields.fields.scale.problem(stepsOf(sent)) ?? true),
    Schema.isMinLength(2),
  ),
})
export const ReviewSettings = Schema.Struct({ ...settings, version: VersionOrNone })
export type ReviewSettings = typeof ReviewSettings.Type

/** Of whom the caller may plan, themself among them as a reviewer, and what else is to be known for it. */
export const ReviewChoices = Schema.Struct({
  starters: settings.starters,
  scale: settings.scale,
  people: Schema.Array(Choosable),
})
export type ReviewChoices = typeof ReviewChoices.Type

/** § 7 `PUT performancereviews/{id}` and `performanceReviewSchedule/{id}` of many (ours). */
export const ReviewChanges = manyChangesOf(ReviewId)
export const ReviewsChanged = manyOutcomeOf(ReviewId)

/** How the list is asked for. */
export const ReviewsAsked = {
  search: Schema.optional(SearchTyped),
  tab: Schema.optional(Schema.Literals(reviewTabs)),
  person: Schema.optional(EmployeeId),
  late: Schema.optional(SaidYes),
  /** All of one cycle, pending and completed, or those of them at one step, of one department or of one reviewer. */
  cycle: Schema.optional(ReviewCycleId),
  step: Schema.optional(Schema.Literals(cycleSteps)),
  department: Schema.optional(Schema.Union([DepartmentId, Schema.Literal('none')])),
  reviewer: Schema.optional(EmployeeId),
  sort: Schema.optional(Schema.Literals(reviewSorts)),
  descending: Schema.optional(SaidYes),
}
