/** What is written in a check-in: each text and each item by itself, so that two who write never write over each other. */
import { Effect } from 'effect'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { versionOf } from '../../contract/paths.ts'
import {
  mayRemoveCheckInComment,
  maySeeCheckIn,
  mayWriteSide,
  mayWriteTogether,
  type Side,
} from '../../domain/checkIns/access.ts'
import { mayWriteIn } from '../../domain/checkIns/lifecycle.ts'
import { answered } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import {
  checkIn,
  commentOf,
  deleteComment,
  deleteItem,
  insertComment,
  insertItem,
  item,
  itemToChange,
  privateNote,
  type StoredCheckIn,
  text,
  touchCheckIn,
  updateItem,
  writePrivateNote,
  writeText,
} from './checkIns.store.ts'
import { insideCheckIns, permit, refusedFor, toChange, unlessStored } from './guards.ts'

const calls = CheckInsGroup.endpoints

/** The question a text answers, if it is asked of this side. */
const questionOf = ({ sections }: StoredCheckIn, id: string, side: string) =>
  sections
    .flatMap(({ questions }) => questions)
    .find((question) => question.id === id && (question.asked === 'both' || question.asked === side))

export const saveText = change(calls.saveText, function* ({ params: { id, name }, payload }) {
  const { caller, before } = yield* toChange(id)
  const [question = '', side = ''] = name.split('.')
  if (side === '') yield* permit(mayWriteTogether(caller, before))
  else yield* permit(mayWriteSide(caller, before, side as Side))
  yield* unlessStored(mayWriteIn(before.status))
  if (name === 'private') {
    if (!(yield* writePrivateNote(id, caller.employeeId, payload))) return yield* Effect.fail(changedMeanwhile)
    return yield* bodyOf(privateNote(id, caller.employeeId))
  }
  if (side !== '') {
    const asked = questionOf(before, question, side)
    if (asked === undefined) return yield* Effect.fail(notFound)
    if (asked.kind === 'scale' && !/^[1-5]?$/.test(payload.text)) return yield* Effect.fail(notOnScale)
  }
  if (!(yield* writeText(id, caller.employeeId, { name, ...payload }))) return yield* Effect.fail(changedMeanwhile)
  yield* touchCheckIn(id)
  return yield* bodyOf(text(id, name))
})

/** Added where the version is 0. What was carried over is changed where it is shown. */
export const saveItem = change(calls.saveItem, function* ({ params: { id, itemId }, payload }) {
  const { caller, before } = yield* toChange(id)
  yield* permit(mayWriteTogether(caller, before))
  yield* unlessStored(mayWriteIn(before.status))
  const { ownerId } = payload
  const stored = yield* itemToChange(id, itemId)
  // One who reviewed before keeps what they took on.
  const owners = [null, before.employeeId, before.reviewerId, stored?.ownerId]
  if (!owners.includes(ownerId)) return yield* refusedFor('unknownOwner', 'ownerId')
  if (stored === undefined) {
    if (payload.version !== 0) return yield* Effect.fail(notFound)
    if (!(yield* insertItem(id, itemId, caller.employeeId, payload))) return yield* Effect.fail(notFound)
  } else {
    if (stored.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
    yield* updateItem(id, itemId, payload)
  }
  yield* touchCheckIn(id)
  return yield* bodyOf(item(id, itemId))
})

export const removeItem = change(calls.removeItem, function* ({ params: { id, itemId }, headers }) {
  const { caller, before } = yield* toChange(id)
  yield* permit(mayWriteTogether(caller, before))
  yield* unlessStored(mayWriteIn(before.status))
  const stored = yield* itemToChange(id, itemId)
  if (stored === undefined) return yield* Effect.fail(notFound)
  if (stored.version !== versionOf(headers)) return yield* Effect.fail(changedMeanwhile)
  // What was carried over stands in a check-in that may be complete.
  yield* unlessStored(mayWriteIn(stored.status))
  yield* deleteItem(itemId)
  yield* touchCheckIn(id)
})

/** § 7 POST checkIns/{id}/comments. Asked twice with one id it makes one comment. */
export const comment = change(calls.comment, function* ({ params: { id }, payload }) {
  const { caller, before } = yield* toChange(id)
  const asItIs = checkIn(id, caller.employeeId)
  if (yield* insertComment(id, caller.employeeId, payload)) {
    yield* touchCheckIn(id)
    const done = { action: 'created', kind: 'checkInComment', id: payload.id, person: before.employeeId } as const
    return yield* answered(caller, { ...done, fields: ['text'] }, asItIs)
  }
  const same = yield* commentOf(payload.id)
  return same?.authorId === caller.employeeId && same.text === payload.text && same.checkInId === id
    ? yield* bodyOf(asItIs)
    : yield* Effect.fail(alreadyExists)
})

/** § 7 DELETE comments/{id} */
export const removeComment = change(calls.removeComment, function* ({ params: { id } }) {
  const caller = yield* insideCheckIns
  const before = yield* commentOf(id)
  if (before === undefined || !maySeeCheckIn(caller, before).allowed) return yield* Effect.fail(notFound)
  yield* permit(mayRemoveCheckInComment(caller, before.authorId))
  yield* deleteComment(id)
  yield* touchCheckIn(before.checkInId)
  const done = { action: 'removed', kind: 'checkInComment', id, person: before.employeeId } as const
  return yield* answered(caller, done, checkIn(before.checkInId, caller.employeeId))
})

const notOnScale = refuse(422, 'not_on_scale', 'Choose from 1 to 5, or nothing.', 'text')
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another comment.')
