import { createHash } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { feedSpan } from '../../domain/calendar/months.ts'
import { notFound, refuse } from '../http/envelope.ts'
import { callerIfIn } from '../http/membership.ts'
import { makeAllowance } from '../http/rateLimit.ts'
import { notesOf } from '../http/requestNotes.ts'
import { todayOf } from '../http/today.ts'
import { Logins } from '../identity/logins.ts'
import { rowsOf, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { calendarOf } from './calendarOf.ts'
import { feedBehind, keepFetched } from './feeds.store.ts'
import { icsOf } from './ics.ts'
import { hashOf, secretIn } from './secret.ts'

const tooMany = refuse(429, 'too_many_requests', 'Too many requests. Wait a moment and try again.')

export const calendarFeedsHandlers = HttpApiBuilder.group(Api, 'calendarFeeds', (handlers) => {
  // Of one address only so often; and of what is none, from one place only so often.
  const feeds = makeAllowance(60, 1)
  const strangers = makeAllowance(300, 5)

  return handlers.handle(
    'fetch',
    Effect.fn(function* ({ params: { file }, endpoint }) {
      const request = yield* HttpServerRequest.HttpServerRequest
      const notes = notesOf(request.source)
      if (notes !== undefined) notes.route = endpoint.path
      const address = notes?.address ?? ''
      if (strangers.isSpent(address)) return yield* Effect.fail(tooMany)

      const asked = secretIn(file)
      const hash = hashOf(asked?.secret ?? '')
      const [found] = asked === undefined ? [] : yield* rowsOf(nobodyIn(asked.tenantId), feedBehind(hash))
      // As its person sees it, whoever asks with the address: nobody once they have left, or the client is closed.
      const reader =
        asked === undefined || found === undefined
          ? null
          : yield* callerIfIn({ tenantId: asked.tenantId, userId: found.userId })
      if (found === undefined || reader === null) {
        strangers.take(address)
        return yield* Effect.fail(notFound)
      }
      if (!feeds.take(hash)) return yield* Effect.fail(tooMany)
      if (notes !== undefined) notes.tenantId = reader.tenantId

      const now = yield* Clock.currentTimeMillis
      yield* transactBy(reader, keepFetched(hash, new Date(now).toISOString()))
      const entries = yield* calendarOf(reader, feedSpan(yield* todayOf(reader)))
      const { publicUrl } = yield* Logins
      const about = { company: found.company, timeZone: reader.timeZone, publicUrl }
      const etag = `"${createHash('sha256')
        .update(JSON.stringify([about, entries]))
        .digest('base64url')}"`
      const headers = { etag, 'cache-control': 'private, no-cache' }
      if (request.headers['if-none-match'] === etag) return HttpServerResponse.empty({ status: 304, headers })
      return HttpServerResponse.uint8Array(icsOf(entries, { ...about, now }), {
        contentType: 'text/calendar; charset=utf-8',
        headers: { ...headers, 'content-disposition': 'inline; filename="tenure.ics"' },
      })
    }),
  )
})
