import { Schema } from 'effect'
import { PersonRef } from '../../employees/nouns.ts'
import { ChartPlanId, EmployeeId } from '../../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../../kernel/nouns.ts'
import { MOVES_MAX } from '../limits.ts'
import { planActs, planStates } from './lifecycle.ts'
import { planFields } from './plan.fields.ts'
import { stayReasons } from './stale.ts'

const PlannedPerson = Schema.Struct({
  ...PersonRef.fields,
  isActive: Schema.Boolean,
  /** Hidden from the directory, and so not in the chart. */
  isHidden: Schema.Boolean,
})

/** Somebody who gets another manager; null for nobody above. */
export const PlannedMove = Schema.Struct({
  person: PlannedPerson,
  /** Whom they reported to when they were put into the plan. */
  from: Schema.NullOr(PlannedPerson),
  /** Whom they report to now. */
  now: Schema.NullOr(PersonRef),
  to: Schema.NullOr(PlannedPerson),
  /** Of a plan that was reverted: why they stayed; null where they went back. */
  stays: Schema.NullOr(Schema.Literals(stayReasons)),
})
export type PlannedMove = typeof PlannedMove.Type

const said = {
  id: ChartPlanId,
  name: Schema.String,
  effectiveDay: Schema.NullOr(Day),
  state: Schema.Literals(planStates),
  createdBy: Schema.NullOr(PersonRef),
  publishedUtc: Schema.NullOr(InstantUtc),
  changedUtc: InstantUtc,
  version: Version,
}

export const ChartPlanSummary = Schema.Struct({ ...said, moves: Schema.Int })
export type ChartPlanSummary = typeof ChartPlanSummary.Type

export const ChartPlan = Schema.Struct({
  ...said,
  note: Schema.String,
  moves: Schema.Array(PlannedMove),
  sentBy: Schema.NullOr(PersonRef),
  approvedBy: Schema.NullOr(PersonRef),
  revertedUtc: Schema.NullOr(InstantUtc),
  /** An administrator signs in here who did not send it. */
  hasOtherAdmin: Schema.Boolean,
})
export type ChartPlan = typeof ChartPlan.Type

/** A new one. The id is its maker's, so that asking twice makes one. */
export const NewChartPlan = Schema.Struct({ id: ChartPlanId, ...schemasOf(planFields) })
export type NewChartPlan = typeof NewChartPlan.Type

export const ChartPlanUpdate = Schema.Struct({ version: Version, ...schemasOf(planFields) })
export type ChartPlanUpdate = typeof ChartPlanUpdate.Type

const Step = Schema.Struct({ id: EmployeeId, reportsTo: Schema.NullOr(EmployeeId) })

/** People taken out of the plan first, and then put into it; who is in it already gets the other manager. */
export const PlanMoves = Schema.Struct({
  drop: Schema.Array(EmployeeId).check(Schema.isMaxLength(MOVES_MAX)),
  set: Schema.Array(Step).check(Schema.isMaxLength(MOVES_MAX)),
})
export type PlanMoves = typeof PlanMoves.Type

export const PlanActAsked = Schema.Struct({ version: Version, act: Schema.Literals(planActs) })
export type PlanActAsked = typeof PlanActAsked.Type
