import { Effect } from 'effect'
import { CheckInsGroup } from '../../contract/checkIns.ts'
import { mayManageCheckIn, mayPlanCheckIn } from '../../domain/checkIns/access.ts'
import { mayChangeSeries, newSeries, seriesAfter } from '../../domain/checkIns/series.ts'
import type { CheckInId, EmployeeId } from '../../domain/kernel/ids.ts'
import { answered } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { change } from '../http/calls.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { onConstraint } from '../store/failures.ts'
import { checkIn, personWithLine, rowsAs } from './checkIns.store.ts'
import { acceptable, insideCheckIns, permit, refusedFor, toChange, todayOf, unlessStored } from './guards.ts'
import { onKeys, reviewerOf, snapshotOf } from './planning.ts'
import { bringToRules, heldIn, idInSeries, insertSeries, keptOf, seriesToChange, updateRules } from './series.store.ts'

const calls = CheckInsGroup.endpoints

/** A series for each of many in one act: all of them, or none. Asked twice with the same ids it makes them once. */
export const createSeries = change(
  calls.createSeries,
  function* ({ payload: { people, templateId, rhythm, ...plan } }) {
    const caller = yield* insideCheckIns
    const today = yield* todayOf(caller)
    if (plan.day < today) return yield* refusedFor('dayPast', 'day')
    const sections = yield* snapshotOf(templateId)
    const rules = newSeries(rhythm, plan.day, plan.time)
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
      if (
        yield* onConstraint(
          insertSeries({ id, employeeId, reviewerId, name, sections, locationId, minutes, rules }),
          onKeys,
        )
      )
        subjects.push({ id, name, person: employeeId })
      const stored = yield* seriesToChange(id)
      if (stored?.employeeId !== employeeId) return yield* refusedFor('noSuchOccurrence', 'people')
      yield* bringToRules(id, stored.rules, { today, timeZone: caller.timeZone })
      made.push(idInSeries(id, 0))
    }
    yield* changeEntries(caller, { action: 'created', kind: 'checkInSeries' }, subjects)
    return yield* bodyOf(rowsAs(made))
  },
)

/** Skips, moves, another rhythm, the end; by any check-in of the series. */
export const changeSeries = change(calls.changeSeries, function* ({ params: { id }, payload: { version, act } }) {
  const { caller, before } = yield* toChange(id)
  if (before.seriesId === null) return yield* Effect.fail(notFound)
  const stored = yield* seriesToChange(before.seriesId)
  if (stored === undefined) return yield* Effect.fail(notFound)
  yield* permit(mayManageCheckIn(caller, before))
  if (stored.version !== version) return yield* Effect.fail(changedMeanwhile)
  const today = yield* todayOf(caller)
  const fixed = { held: heldIn(yield* keptOf(stored.id)), today }
  const may = mayChangeSeries(stored.rules, act, fixed)
  if (!may.allowed && may.because === 'dayPast') yield* acceptable(may, act.kind === 'rhythm' ? 'from' : 'day')
  yield* unlessStored(may)
  const rules = seriesAfter(stored.rules, act, fixed)
  yield* updateRules(stored.id, rules)
  yield* bringToRules(stored.id, rules, { today, timeZone: caller.timeZone })
  const done = {
    action: 'updated',
    kind: 'checkInSeries',
    id: stored.id,
    person: before.employeeId,
    name: before.name,
  } as const
  return yield* answered(caller, { ...done, fields: [act.kind] }, checkIn(id, caller.employeeId))
})
