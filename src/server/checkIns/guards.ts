import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { maySeeCheckIn } from '../../domain/checkIns/access.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import { dayIn, instantAt, lastMomentOf } from '../../domain/kernel/days.ts'
import type { Decision } from '../../domain/kernel/decision.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { checkInToChange, type Placed, partiesOf } from './checkIns.store.ts'

export const insideCheckIns = callerWho({ module: 'checkIns' })

/** Who calls, if they may see this check-in: to everybody else there is none (§ 6). */
export const callerAbout = Effect.fn(function* (id: CheckInId) {
  const caller = yield* insideCheckIns
  const [row] = yield* rowsOf(caller, partiesOf(id))
  return row !== undefined && maySeeCheckIn(caller, row).allowed ? caller : yield* Effect.fail(notFound)
})

/** The same with the check-in as stored, locked for a change; at a version, where the change was decided on one. */
export const toChange = Effect.fn(function* (id: CheckInId, version?: number) {
  const caller = yield* insideCheckIns
  const before = yield* checkInToChange(id)
  if (before === undefined || !maySeeCheckIn(caller, before).allowed) return yield* Effect.fail(notFound)
  if (version !== undefined && before.version !== version) return yield* Effect.fail(changedMeanwhile)
  return { caller, before }
})

type Reason = keyof typeof denials

/** They may not. */
export const permit = (may: Decision<Reason>) => (may.allowed ? Effect.void : Effect.fail(forbidden(may, denials)))
/** What is stored stands against it. */
export const unlessStored = (may: Decision<Reason>) =>
  may.allowed ? Effect.void : Effect.fail(conflicting(may, denials))
/** Nobody could. */
export const acceptable = (may: Decision<Reason>, field?: string) =>
  may.allowed ? Effect.void : Effect.fail(unacceptable(may, denials, field))
export const refusedFor = (because: Reason, field?: string) =>
  Effect.fail(unacceptable({ allowed: false, because }, denials, field))

/** When a day and a time are, and until when the check-in is due: the end of its day, or of a later one. */
export const placedAt = (
  { timeZone }: Pick<Caller, 'timeZone'>,
  { day, time, dueDay }: { readonly day: Day; readonly time: string; readonly dueDay: Day | null },
): Placed => ({
  scheduledUtc: new Date(instantAt(timeZone, day, time)).toISOString(),
  dueUtc: new Date(lastMomentOf(timeZone, dueDay ?? day)).toISOString(),
})

/** The day it is where the client is. */
export const todayOf = ({ timeZone }: Pick<Caller, 'timeZone'>) =>
  Effect.map(Clock.currentTimeMillis, (now) => dayIn(timeZone, now))
