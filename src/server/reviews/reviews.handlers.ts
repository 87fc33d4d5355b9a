import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import { versionOf } from '../../contract/paths.ts'
import { ReviewsGroup } from '../../contract/reviews.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { isAlready, undoOf } from '../../domain/checkIns/many.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import type { EmployeeId, ReviewId } from '../../domain/kernel/ids.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { mayManageReview, mayPlanReview, mayTakeStep, mayWriteSettings } from '../../domain/reviews/access.ts'
import { isSameDeed, mayAct, mayChange, stageAfter, submittedUnder } from '../../domain/reviews/lifecycle.ts'
import { mayBeDue } from '../../domain/reviews/review.fields.ts'
import { settingsFields } from '../../domain/reviews/settings.fields.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { personWithLine } from '../checkIns/checkIns.store.ts'
import { forgetFiles } from '../employees/documents/uploads.ts'
import { allOrNone } from '../http/allOrNone.ts'
import { answer, change, read } from '../http/calls.ts'
import { changedMeanwhile, done, notFound, refuse, reply } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { transact } from '../store/database.ts'
import { removeAction, saveAction } from './actions.handlers.ts'
import { begin } from './beginning.ts'
import { beginAtOnce } from './beginningAtOnce.ts'
import { collectionsHandlers } from './collections.handlers.ts'
import { evidence } from './evidence.handlers.ts'
import { feedbackHandlers } from './feedback/feedback.handlers.ts'
import { addFiles, file, removeFile } from './files.handlers.ts'
import { fileIdsOf } from './files.store.ts'
import {
  acceptable,
  callerAbout,
  insideReviews,
  permit,
  refusedFor,
  reviewerOf,
  toChange,
  unlessStored,
} from './guards.ts'
import { choices, count, csv, list, window } from './listing.handlers.ts'
import { report } from './paper/report.handlers.ts'
import {
  deleteReview,
  insertEvent,
  insertReview,
  lastDeed,
  review,
  reviewToChange,
  settings,
  storedSettings,
  templateToUse,
  updateReview,
  updateSchedule,
  updateStage,
  writeSettings,
} from './reviews.store.ts'
import { usualSettings } from './settings.ts'
import { tell } from './telling.ts'
import { discuss, removePoint, saveAnswer, submit } from './writing.handlers.ts'
import { insertDefaultPoints, withdrawSide } from './writing.store.ts'

const calls = ReviewsGroup.endpoints

/** § 7 POST performancereviews. Asked twice with one id it makes one review. */
const create = change(calls.create, function* ({ payload: { templateId, ...to } }) {
  const caller = yield* insideReviews
  const { starters, hidesUntilBoth } = (yield* storedSettings) ?? usualSettings
  const employee = yield* personWithLine(to.employeeId)
  const may = mayPlanReview(caller, { employeeId: to.employeeId, line: employee?.line ?? [] }, starters)
  // Of somebody whom the caller may not see there is nobody.
  if (employee === undefined || (!may.allowed && may.because === 'notYourReport')) return yield* Effect.fail(notFound)
  yield* permit(may)
  if (!employee.isActive) return yield* refusedFor('employeeLeft', 'employeeId')
  yield* reviewerOf(to.reviewerId, to.employeeId)
  yield* acceptable(mayBeDue(to), 'dueDay')
  const asItIs = review(to.id, caller.employeeId)
  const before = yield* reviewToChange(to.id)
  if (before !== undefined) {
    const isSame = before.employeeId === to.employeeId && changesBetween(before, to).fields.length === 0
    return isSame ? yield* bodyOf(asItIs) : yield* Effect.fail(alreadyExists)
  }
  const template = yield* templateToUse(templateId)
  if (template === undefined) return yield* refusedFor('unknownTemplate', 'templateId')
  const made = yield* insertReview(to, momentsFor(caller.timeZone, to), { ...template, hidesUntilBoth })
  if (!made) return yield* Effect.fail(alreadyExists)
  const fields = changesBetween(undefined, to)
  yield* recordChange(caller, { ...about(to.employeeId, to.id, to.name), action: 'created', ...fields })
  yield* beginAtOnce(caller, [to.id])
  return yield* bodyOf(asItIs)
})

const readOne = read(calls.read, function* ({ params: { id } }) {
  const { caller } = yield* callerAbout(id)
  return review(id, caller.employeeId)
})

/** § 7 PUT performancereviews/{id}. What a reviewer wrote passes on to the next, who submits it anew. */
const update = change(calls.update, function* ({ params: { id }, payload: { version, ...to } }) {
  const { caller, before } = yield* toChange(id, version)
  return yield* answered(caller, yield* updating(caller, id, before, to), review(id, caller.employeeId))
})

type Stored = Effect.Success<ReturnType<typeof toChange>>['before']

const updating = Effect.fn(function* (
  caller: Caller,
  id: ReviewId,
  before: Stored,
  to: Pick<Planned, 'name' | 'reviewerId'>,
) {
  yield* permit(mayManageReview(caller, before))
  yield* unlessStored(mayChange(before))
  const isSameReviewer = to.reviewerId === before.reviewerId
  if (!isSameReviewer) yield* reviewerOf(to.reviewerId, before.employeeId)
  const { stage, submittedBy } = submittedUnder(isSameReviewer, before)
  if (before.submittedBy.reviewer && !submittedBy.reviewer) {
    yield* withdrawSide({ id, side: 'reviewer' })
    yield* insertEvent(id, caller.employeeId, 'changeReviewer', '')
  }
  yield* updateReview(id, to, stage)
  return {
    ...about(before.employeeId, id, to.name),
    action: 'updated',
    ...changesBetween(before, { ...before, ...to }),
  } as const
})

/** § 7 PUT performanceReviewSchedule/{id} */
const schedule = change(calls.schedule, function* ({ params: { id }, payload: { version, ...to } }) {
  const { caller, before } = yield* toChange(id, version)
  yield* recordChange(caller, yield* scheduling(caller, id, before, to))
  yield* beginAtOnce(caller, [id])
  return yield* bodyOf(review(id, caller.employeeId))
})

const scheduling = Effect.fn(function* (caller: Caller, id: ReviewId, before: Stored, to: Days) {
  yield* permit(mayManageReview(caller, before))
  yield* unlessStored(mayChange(before))
  yield* acceptable(mayBeDue(to), 'dueDay')
  yield* updateSchedule(id, to, momentsFor(caller.timeZone, to))
  const changes = changesBetween(before, { ...before, ...to })
  return { ...about(before.employeeId, id, before.name), action: 'updated', ...changes } as const
})

/** One thing of many reviews. What a reviewer had submitted stays taken back when the change is. */
const changeMany = answer(calls.changeMany, function* ({ payload: { changes } }) {
  const caller = yield* insideReviews
  const outcome = yield* allOrNone(
    caller,
    changes,
    Effect.fn(function* ({ id, version, set }) {
      const { before } = yield* toChange(id, version)
      if (isAlready(before, set)) return null
      const work = 'dueDay' in set ? scheduling : updating
      yield* recordChange(caller, yield* work(caller, id, before, { ...before, ...set }))
      return { id, version: version + 1, set: undoOf(before, set) }
    }),
  )
  return reply(outcome)
})

/** § 7 DELETE performancereviews/{id}. What is complete stands as record. */
const remove = answer(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* insideReviews
  const files = yield* transact(caller, function* () {
    const { before } = yield* toChange(id, versionOf(headers))
    yield* permit(mayManageReview(caller, before))
    yield* unlessStored(mayChange(before))
    const ids = yield* fileIdsOf(id)
    yield* deleteReview(id)
    yield* recordChange(caller, { ...about(before.employeeId, id, before.name), action: 'removed' })
    return ids
  })
  // After the commit that forgot them: a file without a row harms nobody, a row without a file does.
  yield* forgetFiles(caller.tenantId, files)
  return done
})

/** An act that has been done, asked once more by who did it, is answered with the review as it stands. */
const act = change(calls.act, function* ({ params: { id }, payload: { version, act, reason } }) {
  const { caller, before } = yield* toChange(id)
  yield* permit(mayTakeStep(caller, before, act))
  const asItIs = review(id, caller.employeeId)
  if (version !== before.version) {
    const isDone = isSameDeed(yield* lastDeed(id), { action: act, by: caller.employeeId, reason })
    return isDone ? yield* bodyOf(asItIs) : yield* Effect.fail(changedMeanwhile)
  }
  const isCondensed = caller.flags.includes('condensedPerformanceReviews')
  yield* unlessStored(mayAct({ ...before, isCondensed }, act, reason))
  const stage = stageAfter({ ...before, isCondensed }, act)
  if (act === 'discuss') yield* insertDefaultPoints(id)
  if (act === 'begin') yield* begin(caller.employeeId, [{ ...before, id, isCondensed }])
  else {
    yield* updateStage(id, stage)
    yield* insertEvent(id, caller.employeeId, act, reason.trim())
  }
  yield* tell(caller, { id, step: act, reason, before })
  const subject = about(before.employeeId, id, before.name)
  return yield* answered(
    caller,
    act === 'acknowledge'
      ? { ...subject, action: 'acknowledged' }
      : { ...subject, action: 'updated', ...changesOf(['stage'], before, { stage }) },
    asItIs,
  )
})

// ── Settings ───────────────────────────────────────────────────────────────────────────────────────────────────────

const readSettings = read(calls.settings, function* () {
  yield* insideReviews
  return settings(usualSettings)
})

const saveSettings = change(calls.saveSettings, function* ({ payload }) {
  const caller = yield* insideReviews
  yield* permit(mayWriteSettings(caller))
  const before = (yield* storedSettings) ?? usualSettings
  if (!(yield* writeSettings(payload))) return yield* Effect.fail(changedMeanwhile)
  const changes = changesOf(namesOf(settingsFields), before, payload)
  const done = { kind: 'performanceReviewSettings', action: 'updated', id: caller.tenantId, ...changes } as const
  return yield* answered(caller, done, settings(usualSettings))
})

// ── What they share ────────────────────────────────────────────────────────────────────────────────────────────────

interface Days {
  readonly scheduledDay: string
  readonly dueDay: string
}

/** From the first moment of its day to the last of the day it is due. */
const momentsFor = (timeZone: string, { scheduledDay, dueDay }: Days) =>
  momentsOf(timeZone, { day: scheduledDay, time: '00:00', dueDay })

const about = (person: EmployeeId, id: string, name: string) => ({
  kind: 'performanceReview' as const,
  id,
  person,
  name,
})

interface Planned extends Days {
  readonly name: string
  readonly reviewerId: EmployeeId
}
const auditedOf = ({ name, reviewerId, scheduledDay, dueDay }: Planned) => ({
  name,
  reviewerId,
  begins: scheduledDay,
  due: dueDay,
})
const changesBetween = (before: Planned | undefined, after: Planned) =>
  changesOf(['name', 'reviewerId', 'begins', 'due'], before && auditedOf(before), auditedOf(after))

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another review.')

export const reviewsHandlers = Layer.mergeAll(
  collectionsHandlers,
  feedbackHandlers,
  HttpApiBuilder.group(Api, 'reviews', (handlers) =>
    handlers.handleAll({
      list,
      window,
      count,
      choices,
      csv,
      report,
      create,
      read: readOne,
      evidence,
      update,
      changeMany,
      remove,
      act,
      submit,
      saveAnswer,
      discuss,
      saveAction,
      removePoint,
      removeAction,
      schedule,
      addFiles,
      removeFile,
      file,
      settings: readSettings,
      saveSettings,
    }),
  ),
)
