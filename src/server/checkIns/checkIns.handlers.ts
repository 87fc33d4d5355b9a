import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { versionOf } from '../../contract/paths.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { mayManageCheckIn, mayPlanCheckIn, maySeeCheckIn, mayWriteSide, sideOf } from '../../domain/checkIns/access.ts'
import { mayBeDue, planFields } from '../../domain/checkIns/checkIn.fields.ts'
import {
  mayAct,
  mayMove,
  mayRemove,
  preparedStatus,
  preparedUnder,
  stateAfterAct,
} from '../../domain/checkIns/lifecycle.ts'
import { isAlready, undoOf } from '../../domain/checkIns/many.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import type { CheckInUpdate } from '../../domain/checkIns/nouns.ts'
import type { CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { allOrNone } from '../http/allOrNone.ts'
import { answer, change, read } from '../http/calls.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { firstRow } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import {
  checkIn,
  checkInToChange,
  deleteCheckIn,
  insertCheckIn,
  insertEvent,
  partiesOf,
  personWithLine,
  presence,
  seeIn,
  updateCheckIn,
  updateStatus,
} from './checkIns.store.ts'
import {
  acceptable,
  callerAbout,
  insideCheckIns,
  permit,
  refusedFor,
  toChange,
  toChangeWithSeries,
  unlessStored,
} from './guards.ts'
import { invitation } from './invitation.handlers.ts'
import { choices, count, csv, list, overview, window } from './listing.handlers.ts'
import { onKeys, reviewerOf, snapshotOf } from './planning.ts'
import { changeSeries, createSeries, planSeries } from './series.handlers.ts'
import { comment, removeComment, removeItem, saveItem, saveText } from './writing.handlers.ts'

const calls = CheckInsGroup.endpoints

/** § 7 POST checkIns. Asked twice with one id it makes one check-in. */
const create = change(calls.create, function* ({ payload: { templateId, ...to } }) {
  const caller = yield* insideCheckIns
  const employee = yield* personWithLine(to.employeeId)
  const may = mayPlanCheckIn(caller, { ...to, line: employee?.line ?? [] })
  // Of somebody whom the caller may not see there is nobody.
  if (employee === undefined || (!may.allowed && may.because === 'notYourReport')) return yield* Effect.fail(notFound)
  yield* permit(may)
  if (!employee.isActive) return yield* refusedFor('employeeLeft', 'employeeId')
  yield* reviewerOf(to.reviewerId, to.employeeId)
  yield* acceptable(mayBeDue(to), 'dueDay')
  const sections = yield* snapshotOf(templateId)
  const asItIs = checkIn(to.id, caller.employeeId)
  if (yield* onConstraint(insertCheckIn(to, momentsOf(caller.timeZone, to), sections), onKeys)) {
    const done = {
      ...about(to.employeeId, to.id, to.name),
      action: 'created',
      ...changesBetween(undefined, to),
    } as const
    return yield* answered(caller, done, asItIs)
  }
  const before = yield* checkInToChange(to.id)
  const isSame = before?.employeeId === to.employeeId && changesBetween(before, to).fields.length === 0
  return isSame ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
})

const readOne = read(calls.read, function* ({ params: { id } }) {
  const caller = yield* callerAbout(id)
  return checkIn(id, caller.employeeId)
})

/** § 7 PUT checkIns/{id}. One of a series moves by the series, and names, place and reviewer are those of all that come. */
const update = change(calls.update, function* ({ params: { id }, payload: { version, ...to } }) {
  const asked = yield* toChangeWithSeries(id, version)
  return yield* answered(asked.caller, yield* updating(id, asked, to), checkIn(id, asked.caller.employeeId))
})

type ToChange = Effect.Success<ReturnType<typeof toChangeWithSeries>>

const updating = Effect.fn(function* (id: CheckInId, { caller, before, series }: ToChange, to: Plan) {
  yield* permit(mayManageCheckIn(caller, before))
  yield* unlessStored(mayMove(before.status))
  if (to.reviewerId !== before.reviewerId) yield* reviewerOf(to.reviewerId, before.employeeId)
  yield* acceptable(mayBeDue(to), 'dueDay')
  const preparedBy = preparedUnder(to.reviewerId, before)
  const status = before.status === 'Skipped' ? before.status : preparedStatus(preparedBy)
  yield* onConstraint(updateCheckIn(id, to, { ...momentsOf(caller.timeZone, to), status, preparedBy }), onKeys)
  if (series !== undefined) yield* planSeries(caller, series, before, to)
  return { ...about(before.employeeId, id, to.name), action: 'updated', ...changesBetween(before, to) } as const
})

/** One thing of many check-ins. */
const changeMany = answer(calls.changeMany, function* ({ payload: { changes } }) {
  const caller = yield* insideCheckIns
  const outcome = yield* allOrNone(
    caller,
    changes,
    Effect.fn(function* ({ id, version, set }) {
      const asked = yield* toChangeWithSeries(id, version)
      const { before } = asked
      const was = { ...before, dueDay: before.dueDay ?? before.day }
      if (isAlready(was, set)) return null
      yield* recordChange(caller, yield* updating(id, asked, { ...before, ...set }))
      return { id, version: version + 1, set: undoOf(was, set) }
    }),
  )
  return reply(outcome)
})

/** § 7 DELETE checkIns/{id}. One of a series is skipped instead: its number stays used. */
const remove = change(calls.remove, function* ({ params: { id }, headers }) {
  const { caller, before } = yield* toChange(id, versionOf(headers))
  yield* permit(mayManageCheckIn(caller, before))
  yield* unlessStored(mayRemove(before.status))
  if (before.seriesId !== null) yield* unlessStored({ allowed: false, because: 'ofSeries' })
  yield* deleteCheckIn(id)
  yield* recordChange(caller, { ...about(before.employeeId, id, before.name), action: 'removed' })
})

const act = change(calls.act, function* ({ params: { id }, payload: { version, action, reason } }) {
  const { caller, before } = yield* toChange(id, version)
  const side = sideOf(caller, before)
  if (action === 'prepare' || action === 'unprepare') yield* permit(mayWriteSide(caller, before, side ?? 'employee'))
  else yield* permit(mayManageCheckIn(caller, before))
  const may = mayAct(before, { action, side, reason })
  yield* may.allowed || may.because !== 'reasonMissing' ? unlessStored(may) : acceptable(may, 'reason')
  const preparedBy =
    side !== null && (action === 'prepare' || action === 'unprepare')
      ? { ...before.preparedBy, [side]: action === 'prepare' }
      : before.preparedBy
  const status = stateAfterAct(before, action)
  yield* updateStatus(id, status, preparedBy)
  yield* insertEvent(id, caller.employeeId, action, reason.trim())
  const done = {
    ...about(before.employeeId, id, before.name),
    action: 'updated',
    ...changesOf(['status'], before, { status }),
  } as const
  return yield* answered(caller, done, checkIn(id, caller.employeeId))
})

/** Says that the caller has it open, and answers who else has. */
const sayPresent = change(calls.presence, function* ({ params: { id } }) {
  const caller = yield* insideCheckIns
  const parties = yield* firstRow(partiesOf(id))
  if (parties === undefined || !maySeeCheckIn(caller, parties).allowed) return yield* Effect.fail(notFound)
  yield* seeIn(id, caller.employeeId)
  return yield* bodyOf(presence(id, caller.employeeId))
})

const about = (person: EmployeeId, id: string, name: string) => ({ kind: 'checkIn' as const, id, person, name })

type Plan = Pick<CheckInUpdate, keyof typeof planFields.fields>

const changesBetween = (before: Plan | undefined, after: Plan) => changesOf(namesOf(planFields), before, after)

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another check-in.')

export const checkInsHandlers = HttpApiBuilder.group(Api, 'checkIns', (handlers) =>
  handlers.handleAll({
    list,
    window,
    count,
    csv,
    overview,
    choices,
    create,
    read: readOne,
    update,
    changeMany,
    remove,
    act,
    saveText,
    saveItem,
    removeItem,
    comment,
    removeComment,
    presence: sayPresent,
    invitation,
    createSeries,
    changeSeries,
  }),
)
