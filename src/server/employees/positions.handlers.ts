import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { versionOf } from '../../contract/paths.ts'
import { PositionsGroup } from '../../contract/positions.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { mayEdit } from '../../domain/employees/access.ts'
import type { NewPosition, PositionRead } from '../../domain/employees/nouns.ts'
import {
  isPossibleForPosition,
  mayDecideOnPosition,
  type PositionAction,
} from '../../domain/employees/positionLifecycle.ts'
import { standsAsCurrent, statusAfterChange } from '../../domain/employees/positions.ts'
import { positionDenials } from '../../domain/employees/positionWording.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId, PositionId } from '../../domain/kernel/ids.ts'
import { answered, type ChangeOf, recordChange } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { seen } from './changes.ts'
import { employee } from './employees.store.ts'
import {
  countPersonUp,
  type Held,
  holderOf,
  insertPosition,
  makeNoneCurrent,
  markAcknowledged,
  markApproved,
  positionsToChange,
  updatePosition,
} from './positions.store.ts'
import { leaveOut } from './positionsRemoved.ts'

const calls = PositionsGroup.endpoints

interface OfPosition {
  readonly params: { readonly positionId: PositionId }
}

const member = callerWho({ module: 'positionDescriptions' })

/** § 7 POST employees/{id}/positions. Asked twice with one id it makes one position. */
const create = change(calls.create, function* ({ params: { id }, payload }) {
  const caller = yield* member
  yield* seen(caller, id)
  const may = mayEdit(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const person = { timeZone: caller.timeZone, employeeId: id }
  const held = yield* positionsOf(caller, id)
  const before = held.find((position) => position.id === payload.id)
  if (before !== undefined) {
    return same(before, payload) ? yield* bodyOf(employee(caller, id)) : yield* Effect.fail(alreadyExists)
  }
  const isCurrent = standsAsCurrent(payload, { isFirst: held.length === 0, wasCurrent: false })
  const after = { ...payload, isCurrent, status: 'Draft' as const }
  if (payload.approve) yield* mayDo(caller, id, after, 'approve')
  if (isCurrent) yield* makeNoneCurrent(person, payload.id)
  yield* onConstraint(insertPosition(person, { ...payload, isCurrent }), { positions_pkey: () => alreadyExists })
  if (isCurrent) yield* countPersonUp(id)
  const { id: positionId, title } = payload
  return yield* saved(caller, id, payload, after, {
    action: 'created',
    id: positionId,
    name: title,
    ...changesBetween(undefined, after),
  })
})

/** § 7 PUT employees/{id}/position/{positionId} */
const update = change(calls.update, function* ({ params: { id, positionId }, payload: { version, ...to } }) {
  const caller = yield* member
  yield* seen(caller, id)
  const person = { timeZone: caller.timeZone, employeeId: id }
  const held = yield* positionsOf(caller, id)
  const before = yield* among(held, positionId)
  yield* mayDo(caller, id, before, 'change')
  yield* readAs(before, version)
  const isCurrent = standsAsCurrent(to, { isFirst: false, wasCurrent: before.isCurrent })
  const after = { ...to, id: positionId, isCurrent, status: statusAfterChange(before.status, before, to) }
  if (to.approve) yield* mayDo(caller, id, after, 'approve')
  if (isCurrent && !before.isCurrent) yield* makeNoneCurrent(person, positionId)
  yield* updatePosition(person, before, after)
  if (isCurrent && (!before.isCurrent || before.title !== to.title)) yield* countPersonUp(id)
  return yield* saved(caller, id, to, after, {
    action: 'updated',
    id: positionId,
    name: to.title,
    ...changesBetween(before, after),
  })
})

/** § 7 DELETE employees/{id}/position/{positionId} */
const remove = change(calls.remove, function* ({ params: { id, positionId }, headers }) {
  const caller = yield* member
  yield* seen(caller, id)
  const held = yield* positionsOf(caller, id)
  const before = yield* among(held, positionId)
  yield* mayDo(caller, id, before, 'remove')
  yield* readAs(before, versionOf(headers))
  yield* leaveOut(caller, id, positionId)
  return yield* written(caller, id, { action: 'removed', id: positionId, name: before.title })
})

/** § 7 POST position/{positionId}/approve and /acknowledge */
export const deciding = (action: 'approve' | 'acknowledge') =>
  Effect.fn(function* ({ params: { positionId }, payload }: OfPosition & { readonly payload: PositionRead }) {
    const caller = yield* member
    const body = yield* transact(caller, function* () {
      const id = yield* holderOf(positionId)
      if (id === undefined) return yield* Effect.fail(notFound)
      yield* seen(caller, id)
      const before = yield* among(yield* positionsOf(caller, id), positionId)
      yield* mayDo(caller, id, before, action)
      yield* readAs(before, payload.version)
      if (action === 'approve') return yield* approved(caller, id, before)
      yield* markAcknowledged(positionId)
      return yield* written(caller, id, {
        action: 'acknowledged',
        id: positionId,
        name: before.title,
        ...changesBetween(before, { ...before, status: 'Acknowledged' }),
      })
    })
    return jsonReply(body)
  })

/** A position of another tenant, of another person, and one that never was are the same. */
const positionsOf = (caller: Caller, id: EmployeeId) =>
  Effect.flatMap(positionsToChange(id, caller.timeZone), (held) =>
    held === undefined ? Effect.fail(notFound) : Effect.succeed(held),
  )

const among = (held: ReadonlyArray<Held>, id: PositionId): Effect.Effect<Held, Refusal<404>> => {
  const found = held.find((position) => position.id === id)
  return found === undefined ? Effect.fail(notFound) : Effect.succeed(found)
}

/** First who, then in which state. */
const mayDo = (
  caller: Caller,
  employeeId: EmployeeId,
  { status, description }: Pick<Held, 'status' | 'description'>,
  action: PositionAction,
): Effect.Effect<void, Refusal<403> | Refusal<422>> => {
  const who = mayDecideOnPosition(caller, { employeeId, status }, action)
  if (!who.allowed) return Effect.fail(forbidden(who, positionDenials))
  const now = isPossibleForPosition({ status, description }, action)
  return now.allowed ? Effect.void : Effect.fail(unacceptable(now, positionDenials))
}

const readAs = (before: Held, version: number) =>
  before.version === version ? Effect.void : Effect.fail(changedMeanwhile)

type Said = Pick<Held, 'title' | 'description' | 'startDate' | 'isCurrent' | 'status'>

/** The day it starts is kept under the name of its instant. */
const auditedFields = ['title', 'description', 'startDateUTC', 'isCurrent', 'status'] as const

const changesBetween = (before: Said | undefined, after: Said) =>
  changesOf(auditedFields, before && { ...before, startDateUTC: before.startDate }, {
    ...after,
    startDateUTC: after.startDate,
  })

const same = (held: Held, asked: NewPosition): boolean =>
  held.title === asked.title && held.description === asked.description && held.startDate === asked.startDate

/** What every change ends with: it is written down, and the person is answered as they are now. */
const written = (caller: Caller, id: EmployeeId, change: ChangeOf<'position'>) =>
  answered(caller, { ...change, kind: 'position', person: id }, employee(caller, id))

const approved = Effect.fn(function* (caller: Caller, id: EmployeeId, before: Said & Pick<Held, 'id'>) {
  yield* markApproved(before.id, caller.employeeId)
  return yield* written(caller, id, {
    action: 'approved',
    id: before.id,
    name: before.title,
    ...changesBetween(before, { ...before, status: 'Approved' }),
  })
})

/** Approved in the same breath, it is written down twice: what was saved, and that it was approved. */
const saved = Effect.fn(function* (
  caller: Caller,
  id: EmployeeId,
  { approve = false }: Pick<NewPosition, 'approve'>,
  after: Said & Pick<Held, 'id'>,
  change: ChangeOf<'position'>,
) {
  if (!approve) return yield* written(caller, id, change)
  yield* recordChange(caller, { ...change, kind: 'position', person: id })
  return yield* approved(caller, id, after)
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another position.')

export const positionsHandlers = HttpApiBuilder.group(Api, 'positions', (handlers) =>
  handlers.handleAll({
    create,
    update,
    remove,
    approve: deciding('approve'),
    acknowledge: deciding('acknowledge'),
  }),
)
