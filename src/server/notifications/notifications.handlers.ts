import { Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { NotificationsGroup } from '../../contract/notifications.ts'
import { answer } from '../http/calls.ts'
import { reply } from '../http/envelope.ts'
import { rowsOf, TenantSql, transact, transactBy } from '../store/database.ts'
import { LiveNews, newsFor } from './live.ts'
import { choicesOf, countUnread, keepChoices, markRead, newest } from './notifications.store.ts'

const calls = NotificationsGroup.endpoints

const ownOf = (caller: Caller) =>
  TenantSql.use((sql) =>
    Effect.map(Effect.all([countUnread(caller)(sql), newest(caller)(sql)]), ([[count], found]) => ({
      unread: count?.unread ?? 0,
      newest: found,
    })),
  )

const read = answer(calls.read, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* transactBy(caller, ownOf(caller)))
})

const mark = answer(calls.mark, function* ({ payload }) {
  const caller = yield* CurrentCaller
  return reply(
    yield* transact(caller, function* () {
      yield* markRead(caller, payload)
      return yield* ownOf(caller)
    }),
  )
})

const live = answer(calls.live, function* () {
  const caller = yield* CurrentCaller
  return HttpServerResponse.stream(newsFor(caller, yield* LiveNews), {
    contentType: 'text/event-stream',
    // A proxy that gathers an answer before it passes it on would keep the news to itself.
    headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
})

const choices = answer(calls.choices, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* rowsOf(caller, choicesOf(caller)))
})

const choose = answer(calls.choose, function* ({ payload: { choices } }) {
  const caller = yield* CurrentCaller
  return reply(
    yield* transact(caller, function* () {
      yield* keepChoices(caller, choices)
      return yield* TenantSql.use(choicesOf(caller))
    }),
  )
})

export const notificationsHandlers = HttpApiBuilder.group(Api, 'notifications', (handlers) =>
  handlers.handleAll({ read, mark, live, choices, choose }),
)
