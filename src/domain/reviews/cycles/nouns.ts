import { Schema } from 'effect'
import { PersonRef } from '../../employees/nouns.ts'
import { DepartmentId, EmployeeId, ReviewCycleId, ReviewId, ReviewTemplateId } from '../../kernel/ids.ts'
import { Day, noneTwice, schemasOf, text, Version } from '../../kernel/nouns.ts'
import { askingFields } from './askingOthers.ts'
import { CHOSEN_MOST, cycleFields } from './cycle.fields.ts'
import { cycleActs, cycleStates } from './lifecycle.ts'
import { cycleSteps } from './progress.ts'

const some = <Id extends Schema.Top>(id: Id) => Schema.Array(id).check(Schema.isMaxLength(CHOSEN_MOST), noneTwice)

const fields = schemasOf(cycleFields, {
  templateId: ReviewTemplateId,
  departmentIds: some(DepartmentId),
  managerId: Schema.NullOr(EmployeeId),
  employeeIds: some(EmployeeId),
  reviewerId: Schema.NullOr(EmployeeId),
})

/** The id is made by the caller, so that asking twice plans once. */
export const NewCycle = Schema.Struct({ id: ReviewCycleId, ...fields })
export type NewCycle = typeof NewCycle.Type

/** One person in it: the review that is planned, or why none is. */
export const CycleRow = Schema.Struct({
  employee: PersonRef,
  reviewer: Schema.NullOr(PersonRef),
  occasion: Schema.NullOr(Schema.Int),
  /** Of one who is planned later, the day they will be. */
  scheduledDay: Schema.NullOr(Day),
  dueDay: Schema.NullOr(Day),
  because: Schema.NullOr(
    Schema.Literals(['left', 'inIt', 'over', 'later', 'noStartDay', 'noManager', 'ownReviewer', 'reviewerLeft']),
  ),
})
export type CycleRow = typeof CycleRow.Type

export const CyclePreview = Schema.Struct({ rows: Schema.Array(CycleRow) })
export type CyclePreview = typeof CyclePreview.Type

/** What planning has made, and for whom it could not. */
export const CycleMade = Schema.Struct({ id: ReviewCycleId, planned: Schema.Int, skipped: Schema.Array(CycleRow) })
export type CycleMade = typeof CycleMade.Type

const counts = Schema.Record(Schema.Literals(cycleSteps), Schema.optionalKey(Schema.Int))

/** A row of the list of cycles. */
export const CycleSummary = Schema.Struct({
  id: ReviewCycleId,
  name: Schema.String,
  templateName: Schema.String,
  kind: fields.kind,
  who: fields.who,
  from: Day,
  dueDay: Schema.NullOr(Day),
  months: Schema.NullOr(Schema.Int),
  dueDays: Schema.NullOr(Schema.Int),
  reviewer: Schema.NullOr(PersonRef),
  state: Schema.Literals(cycleStates),
  counts,
  version: Version,
})
export type CycleSummary = typeof CycleSummary.Type

/** What one bar stands for; of people without a department the id is null. */
const Bar = Schema.Struct({ id: Schema.NullOr(Schema.String), name: Schema.NullOr(Schema.String), counts })
export type CycleBar = typeof Bar.Type

export const ReviewCycle = Schema.Struct({
  ...CycleSummary.fields,
  /** Of how many the reviewer has submitted. */
  submittedByReviewer: Schema.Int,
  /** Whether its reviews ask others anything. */
  asksOthers: Schema.Boolean,
  departments: Schema.Array(Bar),
  reviewers: Schema.Array(Bar),
})
export type ReviewCycle = typeof ReviewCycle.Type

export const CycleActAsked = Schema.Struct({ version: Version, act: Schema.Literals(cycleActs) })
export type CycleActAsked = typeof CycleActAsked.Type

/** What was taken back, and what stays because somebody has begun it or changed it. */
export const CycleTakenBack = Schema.Struct({
  removed: Schema.Int,
  kept: Schema.Array(
    Schema.Struct({ id: ReviewId, employee: PersonRef, because: Schema.Literals(['begun', 'changed']) }),
  ),
  /** Nothing is left, and the cycle is gone. */
  isGone: Schema.Boolean,
})
export type CycleTakenBack = typeof CycleTakenBack.Type

/** Who was told that they are late, and who was not. */
export const CycleNudged = Schema.Struct({
  told: Schema.Int,
  notTold: Schema.Array(
    Schema.Struct({
      id: ReviewId,
      person: PersonRef,
      because: Schema.Literals(['toldToday', 'cannotBeTold']),
    }),
  ),
})
export type CycleNudged = typeof CycleNudged.Type

/** Whom others are asked by in all reviews of a cycle. */
export const AskingRulesSent = Schema.Struct(schemasOf(askingFields, {}))
export type AskingRulesSent = typeof AskingRulesSent.Type

const notAsked = Schema.Literals(['ownReview', 'notBegun', 'feedbackClosed', 'employeeLeft', 'nobodyToAsk'])

/** Who would be asked in each review that is not written yet, or why nobody. */
export const AskingPreview = Schema.Struct({
  rows: Schema.Array(
    Schema.Struct({
      id: ReviewId,
      employee: PersonRef,
      people: Schema.Array(PersonRef),
      because: Schema.NullOr(notAsked),
    }),
  ),
  /** Who would be asked of more reviews of the cycle than is usual. */
  often: Schema.Array(Schema.Struct({ person: PersonRef, count: Schema.Int })),
  /** By which it is asked for as it was shown. */
  digest: Schema.String,
})
export type AskingPreview = typeof AskingPreview.Type

export const AskingAsked = Schema.Struct({ rules: AskingRulesSent, digest: text(100) })
export type AskingAsked = typeof AskingAsked.Type

/** In how many reviews how many people were asked, and in which nobody was. */
export const CycleOthersAsked = Schema.Struct({
  reviews: Schema.Int,
  people: Schema.Int,
  asked: Schema.Int,
  notAsked: Schema.Array(Schema.Struct({ id: ReviewId, employee: PersonRef, because: notAsked })),
})
export type CycleOthersAsked = typeof CycleOthersAsked.Type

const Scale = Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1 }))
const spread = {
  count: Schema.Int,
  least: Scale,
  lowerQuartile: Scale,
  median: Scale,
  upperQuartile: Scale,
  most: Scale,
  mean: Scale,
}
const StandsOut = Schema.Literals(['above', 'below'])
const Calibrated = Schema.Struct({
  /** Of people without a department the id is null. */
  groups: Schema.Array(
    Schema.Struct({
      id: Schema.NullOr(Schema.String),
      name: Schema.NullOr(Schema.String),
      ...spread,
      standsOut: Schema.NullOr(StandsOut),
    }),
  ),
  /** The farthest first, and no more than can be read. */
  outliers: Schema.Array(Schema.Struct({ id: ReviewId, side: StandsOut })),
  outlierCount: Schema.Int,
})

/** The scores of a cycle beside each other: numbers, and nothing of what was written. */
export const CycleCalibration = Schema.Struct({
  id: ReviewCycleId,
  name: Schema.String,
  /** What the steps of its one scale are called, the lowest first; none where it has several. */
  scale: Schema.Array(Schema.String),
  whole: Schema.NullOr(Schema.Struct(spread)),
  reviewer: Calibrated,
  department: Calibrated,
  /** Each with a score; where they are too many to be seen, those that stand out. */
  reviews: Schema.Array(
    Schema.Struct({
      id: ReviewId,
      employee: PersonRef,
      reviewer: PersonRef,
      department: Schema.Struct({ id: Schema.NullOr(DepartmentId), name: Schema.NullOr(Schema.String) }),
      score: Scale,
      isShared: Schema.Boolean,
    }),
  ),
  /** How many with a score the employee reads by now. */
  shared: Schema.Int,
  without: Schema.Struct({ notSubmitted: Schema.Int, notRated: Schema.Int, own: Schema.Int }),
})
export type CycleCalibration = typeof CycleCalibration.Type
