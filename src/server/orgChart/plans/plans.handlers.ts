import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { OrgChartPlansGroup } from '../../../contract/orgChartPlans.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import type { ChartPlanId } from '../../../domain/kernel/ids.ts'
import { stateAfter } from '../../../domain/kernel/lifecycle.ts'
import { MOVES_MAX } from '../../../domain/orgChart/limits.ts'
import { mayActOnPlan, mayChangePlan } from '../../../domain/orgChart/plans/access.ts'
import { isSoAlready, type PlanAct, type PlanState, planLifecycle } from '../../../domain/orgChart/plans/lifecycle.ts'
import type { ChartPlan, NewChartPlan } from '../../../domain/orgChart/plans/nouns.ts'
import { mayTakeEffectOn, waitsForItsDay } from '../../../domain/orgChart/plans/plan.fields.ts'
import { denials, staleWords } from '../../../domain/orgChart/plans/wording.ts'
import { answered } from '../../audit/audit.store.ts'
import { structureLock } from '../../employees/employees.store.ts'
import { personAt } from '../../employees/listeners.store.ts'
import { change, read } from '../../http/calls.ts'
import { decidedBy, unacceptable } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../../http/envelope.ts'
import { callerWho } from '../../http/gates.ts'
import { todayOf } from '../../http/today.ts'
import { Logins } from '../../identity/logins.ts'
import { bodyOf } from '../../store/body.ts'
import {
  countUp,
  dropMoves,
  insertPlan,
  plan,
  plans,
  planToChange,
  setMoves,
  stepPlan,
  updatePlan,
} from './plans.store.ts'
import { noneStale, publishMoves, staleIn, takeMovesBack } from './publishing.ts'
import { tellApprovers, tellThoseOf } from './telling.ts'

const calls = OrgChartPlansGroup.endpoints
const { permit, unlessStored, acceptable, refusedFor } = decidedBy(denials)

const admin = callerWho({ module: 'orgChart', role: 'admin' })

const list = read(calls.list, function* () {
  yield* admin
  return plans
})

const readOne = read(calls.read, function* ({ params: { id } }) {
  yield* admin
  return plan(id)
})

/** Asked twice with one id it makes one. */
const create = change(calls.create, function* ({ payload }) {
  const caller = yield* admin
  yield* acceptable(mayTakeEffectOn(payload.effectiveDay, yield* todayOf(caller)), 'effectiveDay')
  if (!(yield* insertPlan(payload, caller.employeeId))) {
    const before = (yield* planToChange(payload.id))?.plan
    const isSame = before !== undefined && changesOf(said, before, payload).fields.length === 0
    return isSame ? yield* bodyOf(plan(payload.id)) : yield* Effect.fail(alreadyExists)
  }
  return yield* answered(
    caller,
    {
      kind: 'chartPlan',
      action: 'created',
      id: payload.id,
      name: payload.name,
      ...changesOf(said, undefined, payload),
    },
    plan(payload.id),
  )
})

const save = change(calls.save, function* ({ params: { id }, payload: { version, ...payload } }) {
  const { caller, before } = yield* toChange(id)
  const asked: NewChartPlan = { id, ...payload }
  const changes = changesOf(said, before, asked)
  if (version !== before.version)
    return changes.fields.length === 0 ? yield* bodyOf(plan(id)) : yield* Effect.fail(changedMeanwhile)
  yield* unlessStored(mayChangePlan(caller, before))
  if (changes.fields.includes('effectiveDay'))
    yield* acceptable(mayTakeEffectOn(payload.effectiveDay, yield* todayOf(caller)), 'effectiveDay')
  yield* updatePlan(asked)
  return yield* answered(caller, { kind: 'chartPlan', action: 'updated', id, name: payload.name, ...changes }, plan(id))
})

/** Each of those put in is judged against the chart as the plan would leave it; the others are told on its page. */
const move = change(calls.move, function* ({ params: { id }, payload: { drop, set } }) {
  const { caller, before } = yield* toChange(id)
  yield* unlessStored(mayChangePlan(caller, before))
  if (new Set(set.map((step) => step.id)).size < set.length) return yield* refusedFor('unknownPerson', 'person')
  yield* dropMoves(id, drop)
  yield* setMoves(id, set)
  yield* countUp(id)
  const after = (yield* planToChange(id))?.plan as ChartPlan
  if (after.moves.length > MOVES_MAX) return yield* refusedFor('tooMany')
  const isSet = (person: string) => set.some((step) => step.id === person)
  const held = after.moves.filter(({ person }) => isSet(person.id))
  const unknown = held.some(({ person, to }) =>
    set.some((one) => one.id === person.id && one.reportsTo !== (to?.id ?? null)),
  )
  if (held.length < set.length || unknown) return yield* refusedFor('unknownPerson', 'person')
  const refused = (yield* staleIn(after)).find((one) => isSet(one.move.person.id))
  if (refused !== undefined)
    return yield* Effect.fail(unacceptable({ allowed: false, because: refused.because }, staleSentences, 'manager'))
  return yield* answered(
    caller,
    { kind: 'chartPlan', action: 'updated', id, name: before.name, fields: ['moves'] },
    plan(id),
  )
})

const staleSentences = Object.fromEntries(
  Object.entries(staleWords).map(([because, words]) => [because, words.endsWith('.') ? words : `${words}.`]),
) as typeof staleWords

const act = change(calls.act, function* ({ params: { id }, payload: { version, act } }) {
  const { caller, before } = yield* toChange(id)
  if (version !== before.version)
    return isSoAlready(before.state, act) ? yield* bodyOf(plan(id)) : yield* Effect.fail(changedMeanwhile)
  const may = mayActOnPlan(caller, before, act)
  yield* may.allowed || may.because !== 'ownPlan' ? unlessStored(may) : permit(may)
  const waits = waitsForItsDay(before, yield* todayOf(caller))
  const state = act === 'approve' && !waits ? 'Published' : (stateAfter(planLifecycle, before.state, act) as PlanState)
  if (act === 'send' || state === 'Scheduled') yield* noneStale(before)
  if (state === 'Published') yield* publishMoves(caller, before)
  if (act === 'revert') yield* takeMovesBack(caller, before)
  yield* stepPlan(id, {
    state,
    sentBy: act === 'send' ? caller.employeeId : null,
    approved: act === 'approve' ? caller : null,
  })
  yield* tell(caller, before, act, state)
  return yield* answered(
    caller,
    { kind: 'chartPlan', action: actions[act], id, name: before.name, ...changesOf(['state'], before, { state }) },
    plan(id),
  )
})

const actions = {
  send: 'submitted',
  approve: 'approved',
  publish: 'published',
  sendBack: 'reopened',
  revert: 'reverted',
  withdraw: 'cancelled',
} as const satisfies Readonly<Record<PlanAct, string>>

const tell = Effect.fn(function* (caller: Caller, before: ChartPlan, act: PlanAct, state: PlanState) {
  const { publicUrl } = yield* Logins
  const by = (yield* personAt(caller.employeeId))?.fullName ?? ''
  const telling = { publicUrl, except: caller.employeeId, key: `${act}:${before.version}` }
  if (act === 'send') return yield* tellApprovers(before, by, telling)
  if (state === 'Scheduled')
    return yield* tellThoseOf(before, { kind: 'scheduled', by, day: before.effectiveDay ?? '' }, telling)
  const kind = newsOf[state]
  if (kind !== undefined) yield* tellThoseOf(before, { kind, by }, telling)
})

const newsOf: Readonly<Partial<Record<PlanState, 'sentBack' | 'published' | 'reverted' | 'withdrawn'>>> = {
  Draft: 'sentBack',
  Published: 'published',
  Reverted: 'reverted',
  Withdrawn: 'withdrawn',
}

const said = ['name', 'note', 'effectiveDay'] as const

const toChange = Effect.fn(function* (id: ChartPlanId) {
  const caller = yield* admin
  // Before the plan's own, as the work of a morning takes them: no two wait for each other.
  yield* structureLock
  const before = (yield* planToChange(id))?.plan
  return before === undefined ? yield* Effect.fail(notFound) : { caller, before }
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another plan.')

export const orgChartPlansHandlers = HttpApiBuilder.group(Api, 'orgChartPlans', (handlers) =>
  handlers.handleAll({ list, create, read: readOne, save, move, act }),
)
