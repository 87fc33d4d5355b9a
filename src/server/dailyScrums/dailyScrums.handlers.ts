import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { DailyScrumsGroup } from '../../contract/dailyScrums.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { mayReadDay, mayWriteEntry } from '../../domain/dailyScrums/access.ts'
import { denials } from '../../domain/dailyScrums/wording.ts'
import { mayAccess } from '../../domain/employees/access.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { lastWorkingDay } from '../../domain/kernel/workingDays.ts'
import { answered } from '../audit/audit.store.ts'
import { type Asked, answer, change, read } from '../http/calls.ts'
import { decidedBy } from '../http/denied.ts'
import { changedMeanwhile, notFound, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { readWindow, windowReply } from '../http/windowed.ts'
import { bodyOf } from '../store/body.ts'
import { rowsOf } from '../store/database.ts'
import {
  blocker,
  blockerToChange,
  entriesOrder,
  entriesWindow,
  entryCount,
  ownEntry,
  scrumDay,
  setBlocker as storeBlocker,
  writeBlockers,
  writeEntry,
} from './dailyScrums.store.ts'
import { reminders, setReminders } from './reminders.handlers.ts'

const calls = DailyScrumsGroup.endpoints
const { acceptable } = decidedBy(denials)

/** Who asks, and of which day. */
const asked = Effect.fn(function* (said: Day | undefined) {
  const caller = yield* CurrentCaller
  const today = yield* todayOf(caller)
  const day = said ?? lastWorkingDay(today, caller.workingDays)
  yield* acceptable(mayReadDay(day, today, caller.workingDays), 'day')
  return { caller, day }
})

const day = read(calls.day, function* ({ query }) {
  const of = yield* asked(query.day)
  return scrumDay(of.caller, of.day, query.department ?? null)
})

const mine = read(calls.mine, function* ({ query }) {
  const of = yield* asked(query.day)
  return ownEntry(of.caller, of.day)
})

const saveMine = change(calls.saveMine, function* ({ payload }) {
  const caller = yield* CurrentCaller
  yield* acceptable(mayWriteEntry(payload.day, yield* todayOf(caller), caller.workingDays), 'day')
  const written = yield* writeEntry(caller.employeeId, payload)
  if (written === undefined) return yield* Effect.fail(changedMeanwhile)
  yield* writeBlockers(caller.employeeId, payload)
  const action = payload.version === 0 ? 'created' : 'updated'
  const about = {
    action,
    kind: 'dailyScrumEntry',
    id: written.id,
    person: caller.employeeId,
    name: payload.day,
  } as const
  return yield* answered(caller, about, ownEntry(caller, payload.day))
})

/** Set again to what it is, it stays by whom and when it was. */
const setBlocker = change(calls.setBlocker, function* ({ params: { id }, payload: { isResolved, version } }) {
  const caller = yield* CurrentCaller
  const before = yield* blockerToChange(id)
  if (before === undefined || !mayAccess(caller, before.employeeId).allowed) return yield* Effect.fail(notFound)
  if (before.version !== version) return yield* Effect.fail(changedMeanwhile)
  if (before.isResolved === isResolved) return yield* bodyOf(blocker(id))
  yield* storeBlocker(caller, id, { isResolved, today: yield* todayOf(caller) })
  const action = isResolved ? 'resolved' : 'reopened'
  return yield* answered(caller, { action, kind: 'dailyScrumBlocker', id, person: before.employeeId }, blocker(id))
})

const window = answer(calls.window, function* ({ query }: Asked<typeof calls.window>) {
  const caller = yield* CurrentCaller
  return windowReply(
    yield* readWindow(caller, query, entriesOrder, (reading) => entriesWindow(caller, query.search ?? '', reading)),
  )
})

const count = answer(calls.count, function* ({ query }) {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, entryCount(caller, query.search ?? ''))
  return reply(row?.count ?? 0)
})

export const dailyScrumsHandlers = HttpApiBuilder.group(Api, 'dailyScrums', (handlers) =>
  handlers.handleAll({ day, mine, saveMine, setBlocker, window, count, reminders, setReminders }),
)
