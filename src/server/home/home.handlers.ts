import { Effect } from 'effect'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { referenceOf } from '../../domain/home/inbox/inboxWording.ts'
import type { FeedbackId } from '../../domain/kernel/ids.ts'
import { answered } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { lockTenant } from '../store/database.ts'
import { addFeedback, feedbackSent } from './home.store.ts'
import { keptFeedback } from './inbox/inbox.store.ts'
import { tellAdmins } from './inbox/telling.ts'

const calls = Api.groups.session.endpoints

/** § 7 POST feedback. Asked twice with one id it is sent once. */
export const sendFeedback = change(calls.sendFeedback, function* ({ payload }) {
  const caller = yield* CurrentCaller
  const id = payload.id ?? (crypto.randomUUID() as FeedbackId)
  yield* lockTenant
  const before = yield* feedbackSent(id)
  if (before !== undefined) {
    const isSame = before.by === caller.employeeId && before.kind === payload.kind && before.message === payload.message
    return isSame ? yield* bodyOf(keptFeedback(id)) : yield* Effect.fail(alreadyExists)
  }
  const added = yield* addFeedback(caller, id, payload)
  const number = added?.number ?? 0
  yield* tellAdmins(caller, { ...payload, id, number })
  return yield* answered(
    caller,
    { action: 'created', kind: 'feedback', id, name: referenceOf(number) },
    keptFeedback(id),
  )
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for other feedback.')
