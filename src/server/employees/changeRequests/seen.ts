import type { Caller } from '../../../contract/callers.ts'
import { sightOfField } from '../../../domain/employees/changeRequests/access.ts'
import { partOf, type RequestedField } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import type { ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import type { StoredRequest } from './changeRequests.store.ts'

/** What a request is about. */
export const fieldsIn = ({ changes }: Pick<StoredRequest, 'changes'>): ReadonlyArray<RequestedField> =>
  changes.map(({ field }) => field)

/** As the rules ask about it. */
export const requestedIn = (request: StoredRequest) => ({ ...request, fields: fieldsIn(request) })

/** The request as this reader sees it; `onRequest`: they have asked for what comes only then. */
export const asSeen = (
  caller: Caller,
  { changes, standing, hasLogin: _, fullName: _n, email: _e, ...request }: StoredRequest,
  { onRequest }: { readonly onRequest: boolean } = { onRequest: false },
): ChangeRequest => ({
  ...request,
  changes: changes.map((change) => {
    const sight = sightOfField(caller, request.employeeId, change.field, caller)
    const isKept = request.state === 'open' || partOf(change.field) === 'basicInfo'
    const isShown = isKept && (sight === 'shown' || (sight === 'onRequest' && onRequest))
    return isShown
      ? { ...change, now: standing[change.field], isShown }
      : { field: change.field, before: null, after: null, now: null, isShown }
  }),
})
