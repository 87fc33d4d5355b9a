import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { feedbackAnsweredLetter, feedbackReceivedLetter } from '../../../domain/home/inbox/letters.ts'
import type { FeedbackAnswered } from '../../../domain/home/inbox/nouns.ts'
import { feedbackAt } from '../../../domain/home/inbox/question.ts'
import type { Feedback } from '../../../domain/home/nouns.ts'
import type { EmployeeId, FeedbackId } from '../../../domain/kernel/ids.ts'
import { listeners, personAt } from '../../employees/listeners.store.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'

/** The admins who can be told, but not of their own. */
export const tellAdmins = Effect.fn(function* (
  caller: Caller,
  { id, number, kind, message }: Feedback & { readonly id: FeedbackId; readonly number: number },
) {
  const by = yield* personAt(caller.employeeId)
  if (by === undefined) return
  const { publicUrl } = yield* Logins
  const admins = yield* listeners([])
  yield* postAll(
    admins
      .filter((admin) => admin.id !== caller.employeeId)
      .map((admin) => ({
        key: `feedbackReceived:${id}:${admin.id}`,
        to: admin.email,
        ...feedbackReceivedLetter({
          to: admin.fullName,
          by: by.fullName,
          company: by.company,
          number,
          kind,
          message,
          link: `${publicUrl}${feedbackAt({ tab: 'inbox', item: id })}`,
        }),
      })),
  )
})

interface Sent {
  readonly number: number
  readonly message: string
  readonly by: EmployeeId | null
  readonly byName: string | null
  readonly byEmail: string | null
  readonly canBeTold: boolean
}

/** Who sent it, once for each version of it: not who has left, nor who answers their own. */
export const tellSender = Effect.fn(function* (
  caller: Caller,
  id: FeedbackId,
  { number, message, by, byName, byEmail, canBeTold }: Sent,
  { status, answer, version }: FeedbackAnswered,
) {
  if (byName === null || byEmail === null || by === caller.employeeId || !canBeTold) return
  const company = (yield* personAt(caller.employeeId))?.company ?? ''
  const { publicUrl } = yield* Logins
  yield* postAll([
    {
      key: `feedbackAnswered:${id}:${version}`,
      to: byEmail,
      ...feedbackAnsweredLetter({
        to: byName,
        company,
        number,
        message,
        status,
        answer,
        link: `${publicUrl}${feedbackAt({ tab: 'sent' })}`,
      }),
    },
  ])
})
