import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { NewsGroup } from '../../../contract/news.ts'
import { answer, read } from '../../http/calls.ts'
import { reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { firstRow, rowsOf, transact } from '../../store/database.ts'
import { choicesOf, keepChoices } from './choices.store.ts'
import { occasionsFor } from './occasions.store.ts'

const calls = NewsGroup.endpoints

const occasions = read(calls.occasions, function* () {
  const caller = yield* CurrentCaller
  return occasionsFor(caller, yield* todayOf(caller))
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

export const newsHandlers = HttpApiBuilder.group(Api, 'news', (handlers) =>
  handlers.handleAll({ occasions, choices, choose }),
)
