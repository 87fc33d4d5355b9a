import { Clock, Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { InPlaceKind } from '../../domain/home/inPlace.ts'
import { maySnooze } from '../../domain/home/snoozing.ts'
import { snoozeDenials } from '../../domain/home/toDoLabels.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { allowed } from '../../domain/kernel/decision.ts'
import { AssetId, CertificationId, ChangeRequestId, HrDocumentId, PositionId } from '../../domain/kernel/ids.ts'
import { answerFor } from '../assets/answer.handlers.ts'
import { verify } from '../certifications/changing.handlers.ts'
import { accept } from '../employees/changeRequests/changeRequests.handlers.ts'
import { personAt } from '../employees/listeners.store.ts'
import { deciding } from '../employees/positions.handlers.ts'
import { type Asked, answer } from '../http/calls.ts'
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

/** What is done, with the client and the headers that every call of it brings. */
type Doing = Asked<typeof calls.doToDo>

const agreed = ({ params, headers, payload: { id, version } }: Doing) =>
  agree({ params: { ...params, id: HrDocumentId.make(id) }, headers, payload: { versionNo: version } })
const decided =
  (action: 'approve' | 'acknowledge') =>
  ({ payload: { id, version } }: Doing) =>
    deciding(action)({ params: { positionId: PositionId.make(id) }, payload: { version } })

/** Each as the call of its own page does it: the same rules, the same line in the record. */
const doing = {
  hrDocumentUpdate: agreed,
  hrDocumentAgreement: agreed,
  certificationToVerify: ({ params, headers, payload: { id, version } }) =>
    verify({
      params: { ...params, id: CertificationId.make(id) },
      headers,
      payload: { version, outcome: 'verified', because: '' },
    }),
  positionToApprove: decided('approve'),
  positionToAcknowledge: decided('acknowledge'),
  changeToDecide: ({ payload: { id, version } }) =>
    accept({ params: { requestId: ChangeRequestId.make(id) }, payload: { version, seenRecord: null } }),
  assetToAccept: ({ params, headers, payload: { id, version } }) =>
    Effect.gen(function* () {
      const caller = yield* CurrentCaller
      const person = yield* transactBy(caller, personAt(caller.employeeId))
      return yield* answerFor({
        params: { ...params, id: AssetId.make(id) },
        headers,
        payload: { version, outcome: 'accepted', signature: person?.fullName ?? '', because: '' },
      })
    }),
} satisfies Record<InPlaceKind, (asked: Doing) => unknown>

export const doToDo = answer(calls.doToDo, function* (asked) {
  yield* doing[asked.payload.type](asked)
  return done
})

export const snoozeToDo = answer(calls.snoozeToDo, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const { type, id, until } = payload
  const item = (yield* toDoOf(caller)).find((one) => one.type === type && one.id === id)
  if (item === undefined) return yield* Effect.fail(notFound)
  const at = { now: yield* Clock.currentTimeMillis, timeZone: caller.timeZone }
  const may = until === null ? allowed : maySnooze(until, item.dueUtc, at)
  if (!may.allowed) return yield* Effect.fail(unacceptable(may, snoozeDenials, 'until'))
  yield* transactBy(caller, snooze(caller, payload, dayIn(at.timeZone, at.now)))
  return done
})
