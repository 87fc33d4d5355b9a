import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CalendarGroup } from '../../contract/calendar.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { versionOf } from '../../contract/paths.ts'
import { daysShown, monthOf } from '../../domain/calendar/months.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer, change } from '../http/calls.ts'
import { changedMeanwhile, notFound, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { Logins } from '../identity/logins.ts'
import { firstRow, rowsOf, transact } from '../store/database.ts'
import { calendarOf } from './calendarOf.ts'
import { endFeed, feedOf, makeFeed } from './feeds.store.ts'
import { feedPath, hashOf, newSecret } from './secret.ts'

const calls = CalendarGroup.endpoints

const month = answer(calls.month, function* ({ query }) {
  const caller = yield* CurrentCaller
  const today = yield* todayOf(caller)
  const asked = query.month ?? monthOf(today)
  const entries = yield* calendarOf(caller, daysShown(asked, caller.locale.firstWeekday))
  return reply({ month: asked, today, entries })
})

const feed = answer(calls.feed, function* () {
  const caller = yield* CurrentCaller
  const [found] = yield* rowsOf(caller, feedOf(caller))
  return reply(found ?? null)
})

/** What is answered is the only copy of the address. */
const make = answer(calls.makeFeed, function* ({ payload: { version } }) {
  const caller = yield* CurrentCaller
  const { publicUrl } = yield* Logins
  const secret = newSecret(caller.tenantId)
  const made = yield* transact(caller, function* () {
    const found = yield* makeFeed(caller, version, hashOf(secret))
    if (found === undefined) return yield* Effect.fail(changedMeanwhile)
    yield* recordChange(caller, {
      action: 'created',
      kind: 'calendarFeed',
      id: caller.employeeId,
      person: caller.employeeId,
    })
    return found
  })
  return reply({ feed: made, address: `${publicUrl}${feedPath(secret)}` })
})

const end = change(calls.endFeed, function* ({ headers }) {
  const caller = yield* CurrentCaller
  if ((yield* firstRow(feedOf(caller))) === undefined) return yield* Effect.fail(notFound)
  if ((yield* endFeed(caller, versionOf(headers))) === undefined) return yield* Effect.fail(changedMeanwhile)
  yield* recordChange(caller, {
    action: 'removed',
    kind: 'calendarFeed',
    id: caller.employeeId,
    person: caller.employeeId,
  })
  return undefined
})

export const calendarHandlers = HttpApiBuilder.group(Api, 'calendar', (handlers) =>
  handlers.handleAll({ month, feed, makeFeed: make, endFeed: end }),
)
