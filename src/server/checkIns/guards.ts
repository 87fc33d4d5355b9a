import { Effect } from 'effect'
import { maySeeCheckIn } from '../../domain/checkIns/access.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import type { CheckInId } from '../../domain/kernel/ids.ts'
import { decidedBy } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { checkInToChange, partiesOf } from './checkIns.store.ts'
import { seriesOfToChange } from './series.store.ts'

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

/** The same with its series, which is locked first, as every morning locks it. */
export const toChangeWithSeries = Effect.fn(function* (id: CheckInId, version?: number) {
  yield* insideCheckIns
  const series = yield* seriesOfToChange(id)
  return { ...(yield* toChange(id, version)), series }
})

export const { permit, unlessStored, acceptable, refusedFor } = decidedBy(denials)
