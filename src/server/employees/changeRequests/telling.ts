import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { RequestedField } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import { answersFor, asActor } from '../../../domain/employees/changeRequests/duties.ts'
import { askedLetter, decidedLetter } from '../../../domain/employees/changeRequests/letters.ts'
import type { ChangeRequestId, EmployeeId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'
import { canTell, listeners, personAt } from '../listeners.store.ts'
import type { Asking, StoredRequest } from './changeRequests.store.ts'
import { fieldsIn } from './seen.ts'

const profileOf = (publicUrl: string, id: EmployeeId): string => `${publicUrl}${pathTo('employee', { id })}?tab=details`

/** Each of those for whom it waits. */
export const tellDeciders = Effect.fn(function* (
  caller: Caller,
  id: ChangeRequestId,
  { employeeId, fullName, hasLogin, manager }: Asking,
  fields: ReadonlyArray<RequestedField>,
) {
  const asker = yield* personAt(employeeId)
  if (asker === undefined) return
  const { publicUrl } = yield* Logins
  const requested = { employeeId, hasLogin, fields }
  const told = (yield* listeners(manager === null ? [] : [manager.id])).filter((one) =>
    answersFor(asActor(one, requested), requested, manager, caller),
  )
  const link = profileOf(publicUrl, employeeId)
  yield* postAll(
    told.map((one) => ({
      key: `changeAsked:${id}:${one.id}`,
      to: one.email,
      ...askedLetter({ fullName, fields }, { to: one.fullName, company: asker.company, link }),
    })),
  )
})

/** The person who asked, where they can be told. */
export const tellDecided = Effect.fn(function* (
  caller: Caller,
  request: StoredRequest,
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string },
) {
  const by = yield* personAt(caller.employeeId)
  const address = yield* canTell(request.employeeId)
  if (by === undefined || address === undefined) return
  const { publicUrl } = yield* Logins
  yield* postAll([
    {
      key: `changeDecided:${request.id}`,
      to: address.email,
      ...decidedLetter(
        { by: by.fullName, isAccepted, reason, fields: fieldsIn(request) },
        { to: address.fullName, company: by.company, link: profileOf(publicUrl, request.employeeId) },
      ),
    },
  ])
})
