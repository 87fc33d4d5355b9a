import { Clock, Effect } from 'effect'
import { CurrentCaller } from '../../contract/middleware.ts'
import { versionOf } from '../../contract/paths.ts'
import { ReportsGroup } from '../../contract/reports.ts'
import { lastMorning } from '../../domain/kernel/deliveryTime.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { mayOpenSaved, savedReportOf } from '../../domain/reports/savedReport.ts'
import { scheduleFields } from '../../domain/reports/schedule.fields.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { answer, change } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { changedMeanwhile, notFound, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { dropSchedule, keepSchedule, ownSchedules, savedWithSchedule, scheduleBody } from './schedules.store.ts'

const calls = ReportsGroup.endpoints

/** When one’s own saved reports are mailed. */
export const schedules = answer(calls.schedules, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* rowsOf(caller, ownSchedules(caller)))
})

export const saveSchedule = change(calls.saveSchedule, function* ({ params: { id }, payload }) {
  const caller = yield* CurrentCaller
  const view = yield* savedWithSchedule(caller, id)
  const saved = view && savedReportOf(view)
  if (view === undefined || !saved) return yield* Effect.fail(notFound)
  if ((view.schedule?.version ?? 0) !== payload.version) return yield* Effect.fail(changedMeanwhile)
  const may = mayOpenSaved(saved, caller, caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const { version: _, ...rhythm } = payload
  const since = lastMorning(caller.timeZone, yield* Clock.currentTimeMillis)
  if ((yield* keepSchedule(id, payload, since)) === undefined) return yield* Effect.fail(changedMeanwhile)
  const about = { kind: 'reportSchedule', id, name: view.name } as const
  const fields = view.schedule === null ? ['every'] : scheduleFields.changes(view.schedule, rhythm)
  const action = view.schedule === null ? 'created' : 'updated'
  return yield* answered(caller, { ...about, action, fields }, scheduleBody(id))
})

export const removeSchedule = change(calls.removeSchedule, function* ({ params: { id }, headers }) {
  const caller = yield* CurrentCaller
  const view = yield* savedWithSchedule(caller, id)
  if (view === undefined || view.schedule === null) return yield* Effect.fail(notFound)
  const dropped = yield* dropSchedule(id, versionOf(headers))
  if (dropped === undefined) return yield* Effect.fail(changedMeanwhile)
  yield* recordChange(caller, { kind: 'reportSchedule', action: 'removed', id, name: view.name })
  return undefined
})
