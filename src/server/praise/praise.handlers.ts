import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { PraiseGroup } from '../../contract/praise.ts'
import { mayPraise, mayTakeBackPraise } from '../../domain/praise/access.ts'
import { denials } from '../../domain/praise/wording.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { type Asked, answer, change } from '../http/calls.ts'
import { decidedBy } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { readWindow, windowReply } from '../http/windowed.ts'
import { bodyOf } from '../store/body.ts'
import { rowsOf } from '../store/database.ts'
import {
  colleaguesOrder,
  colleaguesWindow,
  deletePraise,
  insertPraise,
  insertPraised,
  insertValues,
  peopleNamed,
  praiseCount,
  praiseOrder,
  praiseToTakeBack,
  praiseWindow,
  praise as stored,
} from './praise.store.ts'
import { tellPraised } from './telling.ts'

const calls = PraiseGroup.endpoints
const { acceptable, permit, refusedFor } = decidedBy(denials)

const window = answer(calls.window, function* ({ query }: Asked<typeof calls.window>) {
  const caller = yield* CurrentCaller
  return windowReply(yield* readWindow(caller, query, praiseOrder, (reading) => praiseWindow(caller, query, reading)))
})

const count = answer(calls.count, function* ({ query }) {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, praiseCount(caller, query))
  return reply(row?.count ?? 0)
})

const colleagues = answer(calls.colleagues, function* ({ query }: Asked<typeof calls.colleagues>) {
  const caller = yield* CurrentCaller
  return windowReply(
    yield* readWindow(caller, query, colleaguesOrder, (reading) =>
      colleaguesWindow(caller, query.search ?? '', reading),
    ),
  )
})

/** Asked twice with one id it is given once. */
const give = change(calls.give, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const people = yield* peopleNamed(payload.people)
  for (const person of people) yield* acceptable(mayPraise(caller, person), 'people')
  if (people.length < new Set(payload.people).size) return yield* refusedFor('nobodyHere', 'people')
  if ((yield* insertPraise(caller, payload)) === undefined) {
    const before = yield* praiseToTakeBack(caller, payload.id)
    return before?.by === caller.employeeId ? yield* bodyOf(stored(payload.id)) : yield* Effect.fail(alreadyExists)
  }
  yield* insertPraised(payload)
  const names = (yield* insertValues(payload)).map(({ name }) => name)
  if (names.length < new Set(payload.values).size) return yield* refusedFor('unknownValue', 'values')
  yield* tellPraised(caller, payload, people, names)
  yield* changeEntries(
    caller,
    { action: 'created', kind: 'praise' },
    people.map(({ id, fullName }) => ({ id: payload.id, person: id, name: fullName })),
  )
  return yield* bodyOf(stored(payload.id))
})

const takeBack = change(calls.takeBack, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  const before = yield* praiseToTakeBack(caller, id)
  if (before === undefined) return yield* Effect.fail(notFound)
  yield* permit(mayTakeBackPraise(caller, { by: before.by === null ? null : { id: before.by } }))
  const praised = yield* deletePraise(id)
  yield* changeEntries(
    caller,
    { action: 'removed', kind: 'praise' },
    praised.map(({ person, name }) => ({ id, person, name })),
  )
  return undefined
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another praise.')

export const praiseHandlers = HttpApiBuilder.group(Api, 'praise', (handlers) =>
  handlers.handleAll({ window, count, colleagues, give, takeBack }),
)
