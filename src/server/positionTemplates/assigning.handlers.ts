import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { PositionTemplateActsGroup } from '../../contract/positionTemplates.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { mayEdit } from '../../domain/employees/access.ts'
import { standsAsCurrent } from '../../domain/employees/positions.ts'
import type { EmployeeId, ItemId, PositionId } from '../../domain/kernel/ids.ts'
import { positionTemplatesGate } from '../../domain/permissions/gate.ts'
import { isUntouched, mayAssign } from '../../domain/positionTemplates/assigning.ts'
import type { PositionsGiven, TemplateAssigned } from '../../domain/positionTemplates/nouns.ts'
import { describes } from '../../domain/positionTemplates/template.fields.ts'
import { denials } from '../../domain/positionTemplates/wording.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { leaveOut } from '../employees/positionsRemoved.ts'
import { answer } from '../http/calls.ts'
import { decidedBy } from '../http/denied.ts'
import { notFound, refuse, reply } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { transact } from '../store/database.ts'
import { derivedId } from '../store/derivedId.ts'
import { actToTakeBack, insertAct, insertPositions, peopleToGive, positionsOfAct } from './assigning.store.ts'
import { templateToChange } from './positionTemplates.store.ts'
import { waitForPolicies } from './requirements.store.ts'

const calls = PositionTemplateActsGroup.endpoints
const { unlessStored } = decidedBy(denials)

/** Each of these people the position, all of it or nothing. Who has left, or holds it already, is passed over and named. */
export const assign = answer(calls.assign, function* ({ params: { id: templateId }, payload }) {
  const caller = yield* callerWho(positionTemplatesGate)
  return reply(
    yield* transact(caller, function* () {
      const before = yield* sameAct(caller, templateId, payload)
      if (before !== null) return before
      yield* waitForPolicies(false)
      const template = yield* templateToChange(templateId)
      if (template === undefined) return yield* Effect.fail(notFound)
      yield* unlessStored(mayAssign(template))
      const people = yield* peopleOf(caller, templateId, payload.people)
      const given = people
        .filter(({ isActive, holds }) => isActive && !holds)
        .map(({ id, isFirst }) => ({
          id: derivedId(`${payload.id}/${id}`) as PositionId,
          employeeId: id,
          isCurrent: standsAsCurrent(payload, { isFirst, wasCurrent: false }),
        }))
      const named = (some: typeof people) => some.map(({ id, fullName }) => ({ id, fullName }))
      const made: PositionsGiven = {
        id: payload.id,
        people: given.length,
        left: named(people.filter(({ isActive }) => !isActive)),
        held: named(people.filter(({ isActive, holds }) => isActive && holds)),
      }
      const currents = Object.fromEntries(people.flatMap(({ id, currentId }) => (currentId ? [[id, currentId]] : [])))
      // Of two that come at once the second waits for the first.
      if (!(yield* insertAct(caller.employeeId, { templateId, ...payload }, made, currents)))
        return (yield* sameAct(caller, templateId, payload)) ?? made
      const said = { title: template.title, description: describes(template), startDate: payload.startDate }
      yield* insertPositions(caller.timeZone, { actId: payload.id, templateId, ...said }, given)
      yield* changeEntries(
        caller,
        { action: 'created', kind: 'position' },
        given.map(({ id, employeeId, isCurrent }) => ({
          id,
          person: employeeId,
          name: template.title,
          ...changesOf(['title', 'description', 'startDateUTC', 'isCurrent', 'status'], undefined, {
            ...said,
            startDateUTC: payload.startDate,
            isCurrent,
            status: 'Draft',
          }),
        })),
      )
      return made
    }),
  )
})

/** By the one who did it. What somebody has approved or changed since stays. */
export const takeBack = answer(calls.takeBack, function* ({ params: { id } }) {
  const caller = yield* callerWho(positionTemplatesGate)
  return reply(
    yield* transact(caller, function* () {
      const act = yield* actToTakeBack(id)
      if (act === undefined || act.byId !== caller.employeeId) return yield* Effect.fail(notFound)
      const positions = yield* positionsOfAct(id)
      const removed = positions.filter((held) => isUntouched(held) && mayEdit(caller, held.employeeId).allowed)
      for (const { id: positionId, employeeId } of removed)
        yield* leaveOut(caller, employeeId, positionId, act.currents[employeeId])
      yield* changeEntries(
        caller,
        { action: 'removed', kind: 'position' },
        removed.map((held) => ({ id: held.id, person: held.employeeId, name: held.title })),
      )
      return { removed: removed.length, kept: positions.length - removed.length }
    }),
  )
})

/** To a caller who may not write the positions of one of them, nobody is there (§ 6). */
const peopleOf = Effect.fn(function* (caller: Caller, templateId: ItemId, ids: ReadonlyArray<EmployeeId>) {
  if (!ids.every((id) => mayEdit(caller, id).allowed)) return yield* Effect.fail(notFound)
  const people = yield* peopleToGive(templateId, ids)
  return people.length < ids.length ? yield* Effect.fail(notFound) : people
})

/** Asked twice with one id it is one act, and the answer is the same. */
const sameAct = Effect.fn(function* (caller: Caller, templateId: ItemId, asked: TemplateAssigned) {
  const before = yield* actToTakeBack(asked.id)
  if (before === undefined) return null
  const again = { templateId, ...asked }
  const isSame =
    before.byId === caller.employeeId && changesOf(Object.keys(again), before.asked, again).fields.length === 0
  return isSame ? before.made : yield* Effect.fail(alreadyExists)
})

const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for something else.')
