import { Clock, Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { InPlaceKind } from '../../domain/home/inPlace.ts'
import type { ToDoDone } from '../../domain/home/nouns.ts'
import { maySnooze } from '../../domain/home/snoozing.ts'
import { snoozeDenials } from '../../domain/home/toDoLabels.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { answerFor } from '../assets/answer.handlers.ts'
import { verify } from '../certifications/changing.handlers.ts'
import { personAt } from '../employees/listeners.store.ts'
import { deciding } from '../employees/positions.handlers.ts'
import { answer } from '../http/calls.ts'
import { unacceptable } from '../http/denied.ts'
import { done, notFound, reply } from '../http/envelope.ts'
import { agree } from '../policies/agreements.handlers.ts'
import { transactBy } from '../store/database.ts'
import { snooze } from './snoozes.store.ts'
import { toDoOf } from './toDo.ts'

const calls = Api.groups.session.endpoints

/** § 7 GET employees/me/toDoList. */
export const toDoList = answer(calls.toDoList, function* () {
  const caller = yield* CurrentCaller
  return reply(yield* toDoOf(caller))
})

type Asked = Pick<ToDoDone, 'id' | 'version'>

const agreed = ({ id, version }: Asked) => agree({ params: { id }, payload: { versionNo: version } } as never)
const decided =
  (action: 'approve' | 'acknowledge') =>
  ({ id, version }: Asked) =>
    deciding(action)({ params: { positionId: id }, payload: { version } } as never)

/** Each as the call of its own page does it: the same rules, the same line in the record. */
const doing = {
  hrDocumentUpdate: agreed,
  hrDocumentAgreement: agreed,
  certificationToVerify: ({ id, version }) =>
    verify({ params: { id }, payload: { version, outcome: 'verified', because: '' } } as never),
  positionToApprove: decided('approve'),
  positionToAcknowledge: decided('acknowledge'),
  assetToAccept: ({ id, version }) =>
    Effect.gen(function* () {
      const caller = yield* CurrentCaller
      const person = yield* transactBy(caller, personAt(caller.employeeId))
      const accepted = { version, outcome: 'accepted', signature: person?.fullName ?? '', because: '' }
      return yield* answerFor({ params: { id }, payload: accepted } as never)
    }),
} satisfies Record<InPlaceKind, (asked: Asked) => unknown>

export const doToDo = answer(calls.doToDo, function* ({ payload: { type, ...asked } }) {
  yield* doing[type](asked)
  return done
})

export const snoozeToDo = answer(calls.snoozeToDo, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const { type, id, until } = payload
  const item = (yield* toDoOf(caller)).find((one) => one.type === type && one.id === id)
  if (item === undefined) return yield* Effect.fail(notFound)
  const at = { now: yield* Clock.currentTimeMillis, timeZone: caller.timeZone }
  const may = until === null ? { allowed: true as const } : maySnooze(until, item.dueUtc, at)
  if (!may.allowed) return yield* Effect.fail(unacceptable(may, snoozeDenials, 'until'))
  yield* transactBy(caller, snooze(caller, payload, dayIn(at.timeZone, at.now)))
  return done
})
