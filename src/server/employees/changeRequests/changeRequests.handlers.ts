import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { ChangeRequestsGroup } from '../../../contract/changeRequests.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import {
  isPossible,
  mayAskForChange,
  mayDecideOnChange,
  maySeeChange,
  mayWithdraw,
} from '../../../domain/employees/changeRequests/access.ts'
import { partsOf } from '../../../domain/employees/changeRequests/changeRequest.fields.ts'
import {
  changesAsked,
  keptWhenOver,
  outdatedFields,
  withAsked,
} from '../../../domain/employees/changeRequests/comparing.ts'
import type { ChangeAction } from '../../../domain/employees/changeRequests/lifecycle.ts'
import type { ChangeAccepted, ChangeRequest } from '../../../domain/employees/changeRequests/nouns.ts'
import { changeDenials } from '../../../domain/employees/changeRequests/wording.ts'
import type { ChangeRequestId } from '../../../domain/kernel/ids.ts'
import type { Version } from '../../../domain/kernel/nouns.ts'
import { answered, recordChange } from '../../audit/audit.store.ts'
import { answer } from '../../http/calls.ts'
import { conflicting, decidedBy } from '../../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound, refuse, reply } from '../../http/envelope.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { seen, there } from '../changes.ts'
import { employee } from '../employees.store.ts'
import { unlessProblem, written } from './accepting.ts'
import {
  endRequest,
  insertRequest,
  requestOf,
  requestsOf,
  requestToDecide,
  type StoredRequest,
  whoAsks,
} from './changeRequests.store.ts'
import { asSeen, fieldsIn, requestedIn } from './seen.ts'
import { tellDecided, tellDeciders } from './telling.ts'

const calls = ChangeRequestsGroup.endpoints
const { permit, acceptable, unlessStored } = decidedBy(changeDenials)

/** Those that the caller asked for, or decides about. */
const list = answer(calls.list, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const requests = yield* rowsOf(caller, requestsOf(id))
  // Who is there may have asked for nothing, so only an empty list asks a second question.
  if (requests.length === 0) yield* there(caller, id)
  return reply(
    requests
      .filter((request) => maySeeChange(caller, requestedIn(request), caller))
      .map((request) => asSeen(caller, request)),
  )
})

/** Asked twice with one id it is asked once. */
const ask = answer(calls.ask, function* ({ params, payload: { id, to, note } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, params.id)
  const request = yield* transact(caller, function* () {
    const asking = yield* whoAsks(params.id)
    if (asking === undefined) return yield* Effect.fail(notFound)
    yield* permit(mayAskForChange(caller, params.id))
    const before = yield* requestOf(id)
    if (before !== undefined) return before.employeeId === params.id ? before : yield* Effect.fail(alreadyExists)
    const { standing } = asking
    const changes = changesAsked(standing, to)
    yield* acceptable(changes.length === 0 ? { allowed: false, because: 'nothingAsked' } : { allowed: true }, 'note')
    yield* unlessProblem(caller, standing, withAsked(standing, changes))
    if (!(yield* onConstraint(insertRequest(params.id, { id, changes, note: note.trim() }), onOpen)))
      return yield* Effect.fail(alreadyExists)
    const fields = fieldsIn({ changes })
    yield* recordChange(caller, { action: 'created', kind: 'changeRequest', id, person: params.id, fields })
    yield* tellDeciders(caller, id, asking, fields)
    return yield* stored(id)
  })
  return reply(asSeen(caller, request))
})

const onOpen = {
  change_requests_open_key: () => conflicting({ allowed: false, because: 'openAlready' } as const, changeDenials),
}

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another request.')

const stored = (id: ChangeRequestId) =>
  Effect.flatMap(requestOf(id), (request) => (request === undefined ? Effect.fail(notFound) : Effect.succeed(request)))

/** With the emergency data in it, and a line of the record of changes that says who has looked at another's. */
const show = answer(calls.show, function* ({ params: { requestId } }) {
  const caller = yield* CurrentCaller
  const request = yield* transact(caller, function* () {
    const request = yield* stored(requestId)
    const { employeeId: id } = request
    yield* seen(caller, id)
    if (id === caller.employeeId) return request
    yield* permit(mayDecideOnChange(caller, requestedIn(request), caller))
    if (request.state === 'open' && partsOf(fieldsIn(request)).includes('emergency'))
      yield* recordChange(caller, { action: 'viewed', kind: 'emergency', id, person: id })
    return request
  })
  return reply(asSeen(caller, request, { onRequest: true }))
})

/** First who, then which version and in which state. */
const deciding = Effect.fn(function* (
  caller: Caller,
  requestId: ChangeRequestId,
  version: Version,
  action: ChangeAction,
) {
  const request = yield* requestToDecide(requestId)
  if (request === undefined) return yield* Effect.fail(notFound)
  yield* seen(caller, request.employeeId)
  const requested = requestedIn(request)
  yield* permit(action === 'withdraw' ? mayWithdraw(caller, requested) : mayDecideOnChange(caller, requested, caller))
  if (request.version !== version) return yield* Effect.fail(changedMeanwhile)
  yield* acceptable(isPossible(request.state, action))
  return request
})

interface Accepting {
  readonly params: { readonly requestId: ChangeRequestId }
  readonly payload: ChangeAccepted
}

/** The fields are saved as by the editor, or nothing is. */
export const accept = Effect.fn(function* ({ params: { requestId }, payload: { version, seenRecord } }: Accepting) {
  const caller = yield* CurrentCaller
  const body = yield* transact(caller, function* () {
    const request = yield* deciding(caller, requestId, version, 'accept')
    const { employeeId: id, standing, changes, recordVersion } = request
    const isOutdated = outdatedFields(changes, standing).length > 0 && seenRecord !== recordVersion
    yield* unlessStored(isOutdated ? { allowed: false, because: 'outdated' } : { allowed: true })
    const changed = yield* written(caller, request)
    yield* recordChange(caller, { action: 'updated', kind: 'employee', id, ...changed })
    yield* ended(caller, request, 'accepted')
    yield* tellDecided(caller, request, { isAccepted: true, reason: '' })
    const fields = fieldsIn(request)
    return yield* answered(
      caller,
      { action: 'accepted', kind: 'changeRequest', id: requestId, person: id, fields },
      employee(caller, id),
    )
  })
  return jsonReply(body)
})

const decline = answer(calls.decline, function* ({ params: { requestId }, payload: { version, reason } }) {
  const caller = yield* CurrentCaller
  const request = yield* transact(caller, function* () {
    const request = yield* deciding(caller, requestId, version, 'decline')
    yield* acceptable(reason.trim() === '' ? { allowed: false, because: 'reasonNeeded' } : { allowed: true }, 'reason')
    yield* ended(caller, request, 'declined', reason.trim())
    yield* tellDecided(caller, request, { isAccepted: false, reason: reason.trim() })
    yield* noted(caller, request, 'declined')
    return yield* stored(requestId)
  })
  return reply(asSeen(caller, request))
})

const withdraw = answer(calls.withdraw, function* ({ params: { requestId }, payload: { version } }) {
  const caller = yield* CurrentCaller
  const request = yield* transact(caller, function* () {
    const request = yield* deciding(caller, requestId, version, 'withdraw')
    yield* ended(caller, request, 'withdrawn')
    yield* noted(caller, request, 'withdrawn')
    return yield* stored(requestId)
  })
  return reply(asSeen(caller, request))
})

const ended = (caller: Caller, { id, changes }: StoredRequest, state: ChangeRequest['state'], reason = '') =>
  endRequest(id, {
    state,
    by: state === 'withdrawn' ? null : caller.employeeId,
    reason,
    changes: keptWhenOver(changes),
  })

const noted = (caller: Caller, request: StoredRequest, action: 'declined' | 'withdrawn') =>
  recordChange(caller, {
    action,
    kind: 'changeRequest',
    id: request.id,
    person: request.employeeId,
    fields: fieldsIn(request),
  })

export const changeRequestsHandlers = HttpApiBuilder.group(Api, 'changeRequests', (handlers) =>
  handlers.handleAll({ list, ask, show, accept, decline, withdraw }),
)
