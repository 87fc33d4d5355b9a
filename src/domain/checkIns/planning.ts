/** Check-ins that are planned: for one person or for many, once or in a series. All ours. */

import type { PersonRef } from '../employees/nouns.ts'
import type { CheckInId, CheckInSeriesId, EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import type { Rhythm } from '../kernel/rhythm.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayPlanCheckIn } from './access.ts'
import { type NewDraft, newFields, rhythmChosen } from './checkIn.fields.ts'
import type { Choosable, NewCheckIn, NewSeries } from './nouns.ts'
import { newSeries, occurrence } from './series.ts'

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

/** The first days of a rhythm that begins on or after a day. */
export const firstDays = (rhythm: Rhythm, from: Day, count: number): ReadonlyArray<Day> => {
  const series = newSeries(rhythm, from, '00:00')
  return Array.from({ length: count }, (_, number) => occurrence(series, number)?.day ?? []).flat()
}

export type Plan =
  | { readonly kind: 'one'; readonly checkIn: NewCheckIn }
  | { readonly kind: 'each'; readonly series: NewSeries }

/** Only of a draft without problems. `id`: of this plan, so that asking twice makes each once. */
export const toPlan = (id: CheckInId, draft: NewDraft): Plan => {
  const { employeeIds, templateId, reviewerId, name, locationId, day, time, minutes, dueDay } = newFields.toSaved(draft)
  const plan = { name, locationId, day, time, minutes, dueDay, templateId }
  const rhythm = rhythmChosen(draft, day)
  const [only] = employeeIds
  if (rhythm === null && employeeIds.length === 1 && only !== undefined && reviewerId !== null)
    return { kind: 'one', checkIn: { ...plan, id, employeeId: only, reviewerId } }
  const people = employeeIds.map((employeeId) => ({ id: idFor(id, employeeId), employeeId }))
  return { kind: 'each', series: { ...plan, people, rhythm, reviewerId } }
}

/** The same for the same person of the same plan, and no other's: a version-4 UUID of both. */
export const idFor = (plan: CheckInId, person: EmployeeId): CheckInSeriesId => {
  const [one, other] = [plan, person].map((id) => id.replaceAll('-', '')) as [string, string]
  const mixed = [...one].map((digit, at) =>
    (Number.parseInt(digit, 16) ^ Number.parseInt(other[at] ?? '0', 16)).toString(16),
  )
  mixed[12] = '4'
  mixed[16] = (8 + (Number.parseInt(mixed[16] ?? '0', 16) % 4)).toString(16)
  const hex = mixed.join('')
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex) as CheckInSeriesId
}
