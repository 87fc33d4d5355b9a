import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { mayManageCheckIn, mayPlanCheckIn } from '../../domain/checkIns/access.ts'
import { mayBeDue } from '../../domain/checkIns/checkIn.fields.ts'
import { momentsOf } from '../../domain/checkIns/moments.ts'
import type { CheckInUpdate } from '../../domain/checkIns/nouns.ts'
import { mayChangeSeries, newSeries, seriesAfter } from '../../domain/checkIns/series.ts'
import type { CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { answered } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { change } from '../http/calls.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { bodyOf } from '../store/body.ts'
import { onConstraint } from '../store/failures.ts'
import { checkIn, checkInToChange, insertCheckIn, personWithLine, rowsAs } from './checkIns.store.ts'
import { acceptable, insideCheckIns, permit, refusedFor, toChangeWithSeries, unlessStored } from './guards.ts'
import { onKeys, reviewerOf, snapshotOf } from './planning.ts'
import {
  bringToRules,
  heldIn,
  idInSeries,
  insertSeries,
  keptOf,
  type StoredSeries,
  seriesToChange,
  updateRules,
  updateSeriesPlan,
} from './series.store.ts'

const calls = CheckInsGroup.endpoints

/** A series or, without a rhythm, one check-in for each of many in one act: all of them, or none. Asked twice with the same ids it makes them once. */
export const createSeries = change(
  calls.createSeries,
  function* ({ payload: { people, templateId, rhythm, ...plan } }) {
    const caller = yield* insideCheckIns
    const today = yield* todayOf(caller)
    if (rhythm !== null && plan.day < today) return yield* refusedFor('dayPast', 'day')
    yield* acceptable(mayBeDue(plan), 'dueDay')
    const sections = yield* snapshotOf(templateId)
    const rules = rhythm && newSeries(rhythm, plan.day, plan.time)
    const moments = momentsOf(caller.timeZone, plan)
    const made: Array<CheckInId> = []
    const subjects: Array<{ id: string; name: string; person: EmployeeId }> = []
    for (const { id, employeeId } of people.toSorted((one, other) => (one.employeeId < other.employeeId ? -1 : 1))) {
      const employee = yield* personWithLine(employeeId)
      const reviewerId = plan.reviewerId ?? employee?.line[0]
      const may = mayPlanCheckIn(caller, {
        employeeId,
        reviewerId: reviewerId ?? employeeId,
        line: employee?.line ?? [],
      })
      // Of somebody whom the caller may not see there is nobody.
      if (employee === undefined || (!may.allowed && may.because === 'notYourReport'))
        return yield* Effect.fail(notFound)
      if (reviewerId === undefined) return yield* refusedFor('noManager', 'reviewerId')
      yield* permit(may)
      if (!employee.isActive) return yield* refusedFor('employeeLeft', 'people')
      yield* reviewerOf(reviewerId, employeeId)
      const { name, locationId, minutes } = plan
      if (rules === null) {
        const one = { ...plan, id: id as string as CheckInId, employeeId, reviewerId }
        if (yield* onConstraint(insertCheckIn(one, moments, sections), onKeys))
          subjects.push({ id, name, person: employeeId })
        else if ((yield* checkInToChange(one.id))?.employeeId !== employeeId) return yield* Effect.fail(alreadyExists)
        made.push(one.id)
        continue
      }
      const series = { id, employeeId, reviewerId, name, sections, locationId, minutes, rules }
      if (yield* onConstraint(insertSeries(series), onKeys)) subjects.push({ id, name, person: employeeId })
      const stored = yield* seriesToChange(id)
      if (stored?.employeeId !== employeeId) return yield* Effect.fail(alreadyExists)
      yield* bringToRules(stored, { today, timeZone: caller.timeZone })
      made.push(idInSeries(id, 0))
    }
    yield* changeEntries(caller, { action: 'created', kind: rules === null ? 'checkIn' : 'checkInSeries' }, subjects)
    return yield* bodyOf(rowsAs(made))
  },
)

interface Place {
  readonly number: number | null
  readonly day: Day
  readonly time: string
}

/** One of a series was planned otherwise: it moves by the rules of the series, and what comes has its name, place and reviewer. */
export const planSeries = Effect.fn(function* (
  caller: Caller,
  series: StoredSeries,
  before: Place,
  to: Omit<CheckInUpdate, 'version'>,
) {
  const today = yield* todayOf(caller)
  const fixed = { held: heldIn(yield* keptOf(series.id)), today }
  const act = { kind: 'move', number: before.number ?? -1, day: to.day, time: to.time } as const
  const isMoved = to.day !== before.day || to.time !== before.time
  if (isMoved) yield* unlessStored(mayChangeSeries(series.rules, act, fixed))
  const rules = isMoved ? seriesAfter(series.rules, act, fixed) : series.rules
  yield* updateSeriesPlan(series.id, to)
  if (isMoved) yield* updateRules(series.id, rules)
  yield* bringToRules({ ...series, rules, reviewerId: to.reviewerId }, { today, timeZone: caller.timeZone })
})

/** Skips, moves, another rhythm, the end; by any check-in of the series. */
export const changeSeries = change(calls.changeSeries, function* ({ params: { id }, payload: { version, act } }) {
  const { caller, before, series } = yield* toChangeWithSeries(id)
  if (series === undefined) return yield* Effect.fail(notFound)
  yield* permit(mayManageCheckIn(caller, before))
  if (series.version !== version) return yield* Effect.fail(changedMeanwhile)
  const today = yield* todayOf(caller)
  const fixed = { held: heldIn(yield* keptOf(series.id)), today }
  const may = mayChangeSeries(series.rules, act, fixed)
  if (!may.allowed && may.because === 'dayPast') yield* acceptable(may, act.kind === 'rhythm' ? 'from' : 'day')
  yield* unlessStored(may)
  const rules = seriesAfter(series.rules, act, fixed)
  yield* updateRules(series.id, rules)
  yield* bringToRules({ ...series, rules }, { today, timeZone: caller.timeZone })
  const about = { kind: 'checkInSeries', id: series.id, person: before.employeeId, name: before.name } as const
  return yield* answered(caller, { ...about, action: 'updated', fields: [act.kind] }, checkIn(id, caller.employeeId))
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another series.')
