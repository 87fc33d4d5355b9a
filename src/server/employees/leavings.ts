/**
 * Planned last days that are over. Each is carried out once, by whoever comes first and however late that is, as its
 * planner; who planned it hears where it did not go as planned.
 */
import { type Cause, Clock, Effect, Exit } from 'effect'
import { type Deviation, leavingLetter } from '../../domain/employees/leavingLetters.ts'
import { type HeirAtLast, heirAtLast } from '../../domain/employees/termination.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { EmployeeId, TenantId, UserId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { type Actor, asNobody, recordChange } from '../audit/audit.store.ts'
import { postAll } from '../mail/post.ts'
import { rowsOf, transact } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { countActiveReports, employeeRow, lineFrom, nameOf, structureLock } from './employees.store.ts'
import { adminStays, endEmployment } from './ending.ts'
import { leavingsOver, type Planned, takeLeaving } from './leaving.store.ts'
import { listeners } from './listeners.store.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly publicUrl: string
}

type EndSessionsOf = (userId: UserId) => Promise<void>

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const carryOutLeavings = Effect.fn(function* (morning: Morning, endSessionsOf: EndSessionsOf) {
  const { tenantId, timeZone } = morning
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const failures: Array<Cause.Cause<never>> = []
  for (const { id } of yield* rowsOf(nobodyIn(tenantId), leavingsOver(today))) {
    // One that cannot be carried out leaves the others alone; it is tried again.
    const exit = yield* Effect.exit(carriedOut(morning, id, today))
    if (Exit.isFailure(exit)) failures.push(exit.cause)
    else if (exit.value !== undefined) {
      const userId = exit.value
      // Nothing lets them in any more, so a provider that fails here changes nothing.
      yield* Effect.ignore(Effect.tryPromise(() => endSessionsOf(userId)))
    }
  }
  const [first] = failures
  if (first !== undefined) return yield* Effect.failCause(first)
})

/** Answers whose sessions end. */
const carriedOut = (morning: Morning, id: EmployeeId, today: Day) =>
  transact(nobodyIn(morning.tenantId), function* () {
    yield* structureLock
    const planned = yield* takeLeaving(id, today)
    const before = yield* employeeRow(id)
    if (planned === undefined || before === undefined) return undefined
    if (!(yield* adminStays(id)).allowed) {
      yield* told(morning, id, planned, { kind: 'lastAdmin' })
      return undefined
    }
    const activeReports = yield* countActiveReports(id)
    const heir = activeReports === 0 ? asPlanned : yield* whoTakesOver(id, before.reportsTo, planned)
    const actor = actorOf(planned)
    const ended = yield* endEmployment(actor, { id, before, activeReports }, planned, heir.id)
    if (ended === undefined) return yield* Effect.die(new Error('The record changed while it was held.'))
    yield* recordChange(actor, { ...ended.change, kind: 'employee', id })
    if (!heir.isAsPlanned) yield* told(morning, id, planned, yield* deviationOf(heir, planned))
    return ended.userId
  })

const asPlanned: HeirAtLast = { id: null, isAsPlanned: true }

/** Whoever planned it did it, also if they have left since. */
const actorOf = ({ plannedBy, plannedByUser }: Planned): Actor =>
  plannedBy === null ? asNobody : { userId: plannedByUser, employeeId: plannedBy }

const whoTakesOver = Effect.fn(function* (id: EmployeeId, manager: EmployeeId | null, { heir }: Planned) {
  const above = manager === null ? [] : yield* lineFrom(manager)
  const known = heir === null ? above : [...above, ...(yield* lineFrom(heir.id))]
  const managers = new Map(known.map((person) => [person.id, person.reportsTo]))
  return heirAtLast(id, heir, above, (person) => managers.get(person))
})

const deviationOf = Effect.fn(function* ({ id }: HeirAtLast, planned: Planned) {
  const chosen = planned.heir?.fullName ?? null
  const heir = id === null ? null : yield* nameOf(id)
  return (heir === null ? { kind: 'noHeir', chosen } : { kind: 'otherHeir', heir, chosen }) satisfies Deviation
})

/** Whoever planned it; the administrators where that person can no longer be told. Once of each plan. */
const told = Effect.fn(function* (
  { publicUrl }: Morning,
  id: EmployeeId,
  { fullName, date: lastDay, plannedBy }: Planned,
  deviation: Deviation,
) {
  const all = (yield* listeners(plannedBy === null ? [] : [plannedBy])).filter((one) => one.id !== id)
  const planner = all.filter((one) => one.id === plannedBy)
  const link = `${publicUrl}${pathTo('employee', { id })}`
  yield* postAll(
    (planner.length === 0 ? all : planner).map((to) => ({
      key: `leaving:${id}:${lastDay}:${deviation.kind}:${to.id}`,
      to: to.email,
      ...leavingLetter({ fullName, lastDay }, deviation, { to: to.fullName, locale: to.locale, link }),
    })),
  )
})
