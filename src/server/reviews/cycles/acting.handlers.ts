/** What is done with a cycle that is there: pause, go on, end, tell who is late, take back. */
import { Clock, Effect } from 'effect'
import { ReviewCyclesGroup } from '../../../contract/reviewCycles.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import { momentsOf } from '../../../domain/checkIns/moments.ts'
import { daysBetween } from '../../../domain/kernel/days.ts'
import { stateAfter } from '../../../domain/kernel/lifecycle.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import {
  cycleLifecycle,
  isSoAlready,
  mayActOnCycle,
  mayNudge,
  mayTakeBack,
} from '../../../domain/reviews/cycles/lifecycle.ts'
import type { CycleNudged, CycleTakenBack } from '../../../domain/reviews/cycles/nouns.ts'
import { isToBeNudged, letterKey } from '../../../domain/reviews/cycles/nudging.ts'
import { daysAfterPause, keptBecause } from '../../../domain/reviews/cycles/planning.ts'
import { lateLetter } from '../../../domain/reviews/letters.ts'
import { answered, recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { answer, change } from '../../http/calls.ts'
import { changedMeanwhile, reply } from '../../http/envelope.ts'
import { todayOf } from '../../http/today.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'
import { bodyOf } from '../../store/body.ts'
import { transact } from '../../store/database.ts'
import { planAnew } from '../../store/manyRows.ts'
import { pageOf } from '../links.ts'
import {
  cycle,
  deleteCycle,
  deleteReviews,
  lateSides,
  moveDays,
  openDays,
  reviewsOfCycle,
  type StoredCycle,
  updateState,
} from './cycles.store.ts'
import { insideCycles, toChange, unlessStored } from './guards.ts'

const calls = ReviewCyclesGroup.endpoints

export const act = change(calls.act, function* ({ params: { id }, payload: { version, act } }) {
  const { caller, before } = yield* toChange(id)
  if (version !== before.version)
    return isSoAlready(before, act) ? yield* bodyOf(cycle(id)) : yield* Effect.fail(changedMeanwhile)
  yield* unlessStored(mayActOnCycle(before, act))
  const today = yield* todayOf(caller)
  const state = stateAfter(cycleLifecycle, before.state, act) ?? before.state
  yield* updateState(id, state, state === 'Paused' ? today : null)
  if (act === 'resume') yield* moveOn(before, today, caller.timeZone)
  const changes = changesOf(['state'], before, { state })
  return yield* answered(caller, { ...about(before), action: 'updated', ...changes }, cycle(id))
})

/** What was due while it was paused is due as many days later. */
const moveOn = Effect.fn(function* ({ id, from, dueDay, pausedDay }: StoredCycle, today: Day, timeZone: string) {
  const pause = { from: pausedDay ?? today, days: daysBetween(pausedDay ?? today, today) }
  if (pause.days === 0) return
  const moved = (yield* openDays(id)).map((before) => {
    const after = daysAfterPause(before, pause)
    const moments = momentsOf(timeZone, { day: after.scheduledDay, time: '00:00', dueDay: after.dueDay })
    return { ...before, day: after.scheduledDay, due: after.dueDay, ...moments }
  })
  const own = daysAfterPause({ scheduledDay: from, dueDay: dueDay ?? from }, pause)
  yield* moveDays(id, moved, { from: own.scheduledDay, dueDay: dueDay && own.dueDay })
})

/** All whom a late review waits for, each once a day about each review. */
export const nudge = answer(calls.nudge, function* ({ params: { id } }) {
  const member = yield* insideCycles
  const { publicUrl } = yield* Logins
  return reply(
    yield* transact(member, function* () {
      const { caller, before } = yield* toChange(id)
      yield* unlessStored(mayNudge(before))
      const [today, now] = [yield* todayOf(caller), yield* Clock.currentTimeMillis]
      const isCondensed = caller.flags.includes('condensedPerformanceReviews')
      const late = (yield* lateSides(id)).filter((one) => isToBeNudged({ ...one, isCondensed }, now))
      const posted = yield* postAll(
        late
          .filter((one) => one.canBeTold)
          .map((one) => ({
            key: letterKey(one, today),
            to: one.email,
            ...lateLetter({ ...one, link: pageOf(publicUrl, one.id) }),
          })),
      )
      const told = new Set(posted)
      yield* recordChange(caller, { ...about(before), action: 'reminded' })
      const nudged: CycleNudged = {
        told: told.size,
        notTold: late
          .filter((one) => !told.has(letterKey(one, today)))
          .map((one) => ({
            id: one.id,
            person: { id: one.toId, fullName: one.to },
            because: one.canBeTold ? 'toldToday' : 'cannotBeTold',
          })),
      }
      return nudged
    }),
  )
})

/** Reviews that nobody has touched. With the last of them the cycle goes; if one stays, the cycle is paused. */
export const takeBack = answer(calls.takeBack, function* ({ params: { id } }) {
  const member = yield* insideCycles
  return reply(
    yield* transact(member, function* () {
      const { caller, before } = yield* toChange(id)
      yield* unlessStored(mayTakeBack(before))
      const reviews = (yield* reviewsOfCycle(id)).map((review) => ({ ...review, because: keptBecause(review) }))
      const removed = reviews.filter(({ because }) => because === null)
      const kept = reviews.flatMap(({ id, employee, because }) => (because === null ? [] : [{ id, employee, because }]))
      if (removed.length > 0) yield* planAnew
      yield* deleteReviews(removed.map((review) => review.id))
      yield* changeEntries(
        caller,
        { action: 'removed', kind: 'performanceReview' },
        removed.map((review) => ({ id: review.id, person: review.employee.id, name: before.name })),
      )
      const isGone = kept.length === 0
      if (isGone) yield* deleteCycle(id)
      else if (before.state !== 'Paused') yield* updateState(id, 'Paused', yield* todayOf(caller))
      yield* recordChange(
        caller,
        isGone
          ? { ...about(before), action: 'removed' }
          : { ...about(before), action: 'updated', ...changesOf(['state'], before, { state: 'Paused' }) },
      )
      const takenBack: CycleTakenBack = { removed: removed.length, kept, isGone }
      return takenBack
    }),
  )
})

const about = ({ id, name }: StoredCycle) => ({ kind: 'performanceReviewCycle' as const, id, name })
