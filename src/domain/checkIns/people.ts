/** Who meets with whom, as whoever plans it chooses: check-ins, and reviews likewise. All ours. */

import type { PersonRef } from '../employees/nouns.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayPlanCheckIn } from './access.ts'
import type { NewDraft } from './checkIn.fields.ts'
import type { Choosable } from './nouns.ts'

/** One who meets with one person is their manager unless it is said otherwise; of several, each meets their own. */
export const withEmployees = (
  { employeeIds: before, reviewerId }: Pick<NewDraft, 'employeeIds' | 'reviewerId'>,
  employeeIds: ReadonlyArray<EmployeeId>,
  choices: ReadonlyArray<Choosable>,
): Pick<NewDraft, 'employeeIds' | 'reviewerId'> => {
  const [only, ...others] = employeeIds
  if (only !== undefined && others.length === 0)
    return { employeeIds, reviewerId: choices.find(({ id }) => id === only)?.line[0]?.id ?? null }
  const isKept = before.length > 1 && reviewerId !== null && !employeeIds.includes(reviewerId)
  return { employeeIds, reviewerId: isKept ? reviewerId : null }
}

/** Those who report to the planner directly, for planning with all of them at once. */
export const reportsAmong = (choices: ReadonlyArray<Choosable>): ReadonlyArray<EmployeeId> =>
  choices.filter(({ isReport }) => isReport).map(({ id }) => id)

/** Who may review for all of them: first those above them, the nearest first. */
export const reviewersFor = (
  actor: Actor,
  employeeIds: ReadonlyArray<EmployeeId>,
  choices: ReadonlyArray<Choosable>,
): ReadonlyArray<PersonRef> => {
  const chosen = choices.filter(({ id }) => employeeIds.includes(id))
  const known = new Map<EmployeeId, PersonRef>()
  for (const person of [...chosen.flatMap(({ line }) => line), ...choices])
    if (!known.has(person.id)) known.set(person.id, { id: person.id, fullName: person.fullName })
  const parties = chosen.map(({ id, line }) => ({ employeeId: id, line: line.map((above) => above.id) }))
  return [...known.values()].filter(
    ({ id }) =>
      !employeeIds.includes(id) && parties.every((one) => mayPlanCheckIn(actor, { ...one, reviewerId: id }).allowed),
  )
}
