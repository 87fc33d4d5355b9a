import { Schema } from 'effect'
import { ChartPlanId } from '../domain/kernel/ids.ts'
import {
  ChartPlan,
  ChartPlanSummary,
  ChartPlanUpdate,
  NewChartPlan,
  PlanActAsked,
  PlanMoves,
} from '../domain/orgChart/plans/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

const ofPlan = { id: ChartPlanId }
const changed = { params: ofPlan, success: reply(ChartPlan), error: [Refusal403, Refusal404, Refusal409, Refusal422] }

/** Plans of a reorganisation. All ours: § 7 names no call for them. */
export class OrgChartPlansGroup extends tenantGroup(
  'orgChartPlans',
  'Plans of a reorganisation',
  get('list', '/orgChart/plans', { success: reply(Schema.Array(ChartPlanSummary)), error: [Refusal403] }),
  post('create', '/orgChart/plans', {
    payload: NewChartPlan,
    success: reply(ChartPlan),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  get('read', '/orgChart/plans/:id', {
    params: ofPlan,
    success: reply(ChartPlan),
    error: [Refusal403, Refusal404],
  }),
  put('save', '/orgChart/plans/:id', { ...changed, payload: ChartPlanUpdate }),
  put('move', '/orgChart/plans/:id/moves', { ...changed, payload: PlanMoves }),
  post('act', '/orgChart/plans/:id/act', { ...changed, payload: PlanActAsked }),
) {}
