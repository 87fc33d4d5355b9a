import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { NewsGroup } from '../../../contract/news.ts'
import { CHANGES_MOST, changesTold } from '../../../domain/home/news/changes.ts'
import type { SinceVisit } from '../../../domain/home/news/nouns.ts'
import { visitsAt } from '../../../domain/home/news/visits.ts'
import type { InstantUtc } from '../../../domain/kernel/nouns.ts'
import { offers } from '../../../domain/permissions/gate.ts'
import { pageOf } from '../../audit/trail.store.ts'
import { answer } from '../../http/calls.ts'
import { jsonReply, notFound, reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { readInBulk } from '../../store/bulkPlan.ts'
import { firstRow, rowsOf, TenantSql, transact } from '../../store/database.ts'
import { choicesOf, keepChoices } from './choices.store.ts'
import { occasionsFor } from './occasions.store.ts'
import { changesSince, keepVisits, newPeopleSince, policiesSince, visitsOf } from './visits.store.ts'

const calls = NewsGroup.endpoints

const occasions = answer(calls.occasions, function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* readInBulk(caller, occasionsFor(caller, yield* todayOf(caller)))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})

const choices = answer(calls.choices, function* () {
  const caller = yield* CurrentCaller
  const [found] = yield* rowsOf(caller, choicesOf(caller))
  return reply(found ?? (yield* Effect.die('A client without a row')))
})

/** Of nobody's interest but the person's own, as how they are told of things is: not written down. */
const choose = answer(calls.choose, function* ({ payload }) {
  const caller = yield* CurrentCaller
  return reply(
    yield* transact(caller, function* () {
      yield* keepChoices(caller, payload)
      return (yield* firstRow(choicesOf(caller))) ?? (yield* Effect.die('A client without a row'))
    }),
  )
})

const firstVisit: SinceVisit = { sinceUtc: null, newPeople: [], policies: [], changes: [], hasMore: false }

/** That somebody looks at their home page is kept, and not written down: it is no change of anything. */
const visit = answer(calls.visit, function* () {
  const caller = yield* CurrentCaller
  const now = yield* Clock.currentTimeMillis
  return reply(
    yield* transact(caller, function* () {
      const visits = visitsAt((yield* visitsOf(caller)) ?? null, now)
      yield* keepVisits(caller, visits)
      if (visits.before === null) return firstVisit
      const sinceUtc = new Date(visits.before).toISOString() as InstantUtc
      const sql = yield* TenantSql
      const page = pageOf(yield* changesSince(caller, sinceUtc)(sql), CHANGES_MOST)
      return {
        sinceUtc,
        newPeople: yield* newPeopleSince(caller, sinceUtc)(sql),
        policies: offers(caller, { module: 'compliance' }).allowed ? yield* policiesSince(caller, sinceUtc)(sql) : [],
        changes: changesTold(caller, page.entries),
        hasMore: page.next !== null,
      } satisfies SinceVisit
    }),
  )
})

export const newsHandlers = HttpApiBuilder.group(Api, 'news', (handlers) =>
  handlers.handleAll({ occasions, choices, choose, visit }),
)
