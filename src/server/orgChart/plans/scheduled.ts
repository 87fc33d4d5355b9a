/**
 * Plans whose day has come. Each is published once, by whoever comes first and however late that is, as who approved it;
 * one that cannot be published stays scheduled, says so once to those whose it is, and is tried again each morning.
 */
import { type Cause, Clock, Effect, Exit } from 'effect'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { ChartPlanId, TenantId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { sentences } from '../../../domain/orgChart/plans/wording.ts'
import { type Actor, asNobody, recordChange } from '../../audit/audit.store.ts'
import { structureLock } from '../../employees/employees.store.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { plansDue, planToChange, stepPlan } from './plans.store.ts'
import { publishMoves, staleIn } from './publishing.ts'
import { tellThoseOf } from './telling.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const publishPlans = Effect.fn(function* (morning: Morning) {
  const today = dayIn(morning.timeZone, yield* Clock.currentTimeMillis)
  const failures: Array<Cause.Cause<unknown>> = []
  for (const { id } of yield* rowsOf(nobodyIn(morning.tenantId), plansDue(today))) {
    // One that breaks leaves the others alone; it is tried again.
    const exit = yield* Effect.exit(published(morning, id, today))
    if (Exit.isFailure(exit)) failures.push(exit.cause)
  }
  const [first] = failures
  if (first !== undefined) return yield* Effect.die(first)
})

const published = ({ tenantId, publicUrl }: Morning, id: ChartPlanId, today: Day) =>
  transact(nobodyIn(tenantId), function* () {
    yield* structureLock
    const stored = yield* planToChange(id)
    if (stored === undefined) return
    const { plan, approvedByUser } = stored
    const { state, effectiveDay, version, name } = plan
    if (state !== 'Scheduled' || effectiveDay === null || effectiveDay > today) return
    const found = yield* staleIn(plan)
    const telling = { publicUrl, except: null, key: `${found.length === 0 ? 'published' : 'notPublished'}:${version}` }
    if (found.length > 0) {
      const because = found.map(({ move, because }) => sentences.stale(move.person.fullName, because))
      return yield* tellThoseOf(plan, { kind: 'notPublished', because }, telling)
    }
    const actor: Actor =
      plan.approvedBy === null || approvedByUser === null
        ? asNobody
        : { userId: approvedByUser, employeeId: plan.approvedBy.id }
    yield* publishMoves(actor, plan)
    yield* stepPlan(id, { state: 'Published', sentBy: null, approved: null })
    yield* recordChange(actor, {
      kind: 'chartPlan',
      action: 'published',
      id,
      name,
      fields: ['state'],
      values: [{ field: 'state', before: state, after: 'Published' }],
    })
    yield* tellThoseOf(plan, { kind: 'publishedOnItsDay' }, telling)
  })
