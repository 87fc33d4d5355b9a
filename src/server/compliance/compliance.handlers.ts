import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import { ComplianceGroup } from '../../contract/compliance.ts'
import { mayManage } from '../../domain/certifications/access.ts'
import { maySnoozeUntil } from '../../domain/certifications/snoozing.ts'
import { counts } from '../../domain/certifications/status.ts'
import { denials } from '../../domain/certifications/wording.ts'
import { mayPauseUntil } from '../../domain/compliance/pauses.ts'
import { denials as pauseDenials } from '../../domain/compliance/wording.ts'
import { isPaused } from '../../domain/employees/reminderPauses.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { allowed } from '../../domain/kernel/decision.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { type Change, recordChange } from '../audit/audit.store.ts'
import { certificationAtLast } from '../certifications/certifications.store.ts'
import { callerAbout, dayOf, insideCompliance, seenToChange } from '../certifications/guards.ts'
import { isThere } from '../employees/documents/documents.store.ts'
import { answer, change } from '../http/calls.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { notFound, reply } from '../http/envelope.ts'
import { rowsOf, TenantSql, transact } from '../store/database.ts'
import { endPause, pauseOf, personToPause, setPause, type Waiting } from './pauses.store.ts'

const calls = ComplianceGroup.endpoints

const allOf = (employeeId: EmployeeId): Waiting => ({ employeeId, certificationId: null })

/** Ours: GET employees/{id}/reminderPause. */
const reminderPause = answer(calls.reminderPause, function* ({ params: { id } }) {
  const caller = yield* callerAbout(id)
  const [there, [pause]] = yield* Effect.all([rowsOf(caller, isThere(id)), rowsOf(caller, pauseOf(allOf(id)))], {
    concurrency: 'unbounded',
  })
  return there.length === 0 ? yield* Effect.fail(notFound) : reply(pause ?? null)
})

/** Ours: POST employees/{id}/reminderPause. Asked for twice it is one change. */
const pauseReminders = answer(calls.pauseReminders, function* ({ params: { id }, payload }) {
  const caller = yield* callerAbout(id)
  const may = mayManage(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const pause = yield* transact(caller, function* () {
    const person = yield* personToPause(id)
    if (person === undefined) return yield* Effect.fail(notFound)
    const today = dayIn(caller.timeZone, yield* Clock.currentTimeMillis)
    const possible = payload.untilDay === null ? allowed : mayPauseUntil(payload.untilDay, today)
    if (!possible.allowed) return yield* Effect.fail(unacceptable(possible, pauseDenials, 'untilDay'))
    const subject = { kind: 'employee' as const, id, name: person.fullName, field: 'remindersPausedUntil' }
    yield* paused(caller, allOf(id), payload, today, subject)
    const [now] = yield* pauseOf(allOf(id))(yield* TenantSql)
    return now ?? null
  })
  return reply(pause)
})

/** Ours: POST certifications/{id}/snooze. What nobody is reminded of cannot be put off. */
const snooze = change(calls.snooze, function* ({ params: { id }, payload: { untilDay } }) {
  const caller = yield* insideCompliance
  const stored = yield* seenToChange(caller, id)
  const { employeeId, expiryDate, typeName: name } = stored
  const may = mayManage(caller, employeeId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const today = dayIn(caller.timeZone, yield* Clock.currentTimeMillis)
  if (untilDay !== null) {
    if (!counts(stored) || !stored.isActive) return yield* Effect.fail(refusedBecause('notReminded'))
    if (expiryDate === null) return yield* Effect.fail(refusedBecause('neverExpires'))
    const possible = maySnoozeUntil(untilDay, today, dayOf(caller.timeZone, expiryDate))
    if (!possible.allowed) return yield* Effect.fail(unacceptable(possible, denials, 'untilDay'))
  }
  const subject = { kind: 'certification' as const, id, person: employeeId, name, field: 'snoozedUntil' }
  yield* paused(caller, { employeeId, certificationId: id }, { untilDay, reason: '' }, today, subject)
  return yield* certificationAtLast(id)
})

const refusedBecause = (because: 'notReminded' | 'neverExpires') => conflicting({ allowed: false, because }, denials)

/** What is so already is no change, and nothing is written down of it. A pause that is over is none. */
const paused = Effect.fn(function* (
  caller: Caller,
  waiting: Waiting,
  to: { readonly untilDay: Day | null; readonly reason: string },
  today: Day,
  {
    field,
    ...subject
  }: Pick<Change, 'id' | 'person' | 'name'> & { readonly kind: 'employee' | 'certification'; readonly field: string },
) {
  const [stored] = yield* pauseOf(waiting)(yield* TenantSql)
  const before = stored !== undefined && isPaused(stored.untilDay, today) ? stored : undefined
  const { untilDay, reason } = to
  if (untilDay === (before?.untilDay ?? null) && (untilDay === null || reason === before?.reason)) return
  yield* untilDay === null ? endPause(waiting) : setPause(caller, waiting, { untilDay, reason })
  const values = [{ field, before: before?.untilDay ?? null, after: untilDay }]
  yield* recordChange(caller, { ...subject, action: 'updated', fields: [field], values })
})

export const complianceHandlers = HttpApiBuilder.group(Api, 'compliance', (handlers) =>
  handlers.handleAll({ reminderPause, pauseReminders, snooze }),
)
