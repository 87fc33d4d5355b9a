/** Check-ins that are planned: for one person or for many, once or in a series. All ours. */

import type { CheckInId, CheckInSeriesId, EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import type { Rhythm } from '../kernel/rhythm.ts'
import { type NewDraft, newFields, rhythmChosen } from './checkIn.fields.ts'
import type { NewCheckIn, NewSeries } from './nouns.ts'
import { newSeries, occurrence } from './series.ts'

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
