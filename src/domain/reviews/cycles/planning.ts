/**
 * Who is in a cycle, and which review each is planned next (all ours). What was planned is a person's *occasion*: the one of a
 * cycle by dates, the calendar year by the day somebody started, the first, second, third … of one that goes on. An occasion
 * is planned once, whether by the one who begins the cycle or by the morning's work, so that running either twice plans
 * nothing twice.
 */
import { daysAfter, monthsAfter } from '../../kernel/days.ts'
import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import type { Day } from '../../kernel/nouns.ts'
import type { CycleKind, CycleWho } from './cycle.fields.ts'
import type { CycleRow } from './nouns.ts'

/** How far ahead somebody is planned whose day is their own. */
export const AHEAD_DAYS = 14

export interface CycleRules {
  readonly who: CycleWho
  readonly departmentIds: ReadonlyArray<DepartmentId>
  readonly managerId: EmployeeId | null
  readonly employeeIds: ReadonlyArray<EmployeeId>
  readonly kind: CycleKind
  readonly from: Day
  readonly dueDay: Day | null
  readonly months: number | null
  readonly dueDays: number | null
  readonly reviewerId: EmployeeId | null
}

export interface CyclePerson {
  readonly id: EmployeeId
  readonly fullName: string
  readonly departmentId: DepartmentId | null
  readonly managerId: EmployeeId | null
  readonly isActive: boolean
  /** Of their employment. */
  readonly startDay: Day | null
  /** Of their last review, in this cycle or not. */
  readonly lastDay: Day | null
  /** Those of this cycle that were planned, whatever has become of the reviews. */
  readonly occasions: ReadonlyArray<number>
}

export type CycleRefusal = NonNullable<CycleRow['because']>

export interface Occasion {
  readonly number: number
  readonly scheduledDay: Day
  readonly dueDay: Day
}

/** Everybody in it, each with what is planned next or why nothing is. Leavers are only told of where they were chosen. */
export const planOf = (cycle: CycleRules, people: ReadonlyArray<CyclePerson>, today: Day): ReadonlyArray<CycleRow> => {
  const byId = new Map(people.map((person) => [person.id, person]))
  return people
    .filter((person) => isInCycle(cycle, person) && (person.isActive || cycle.who === 'people'))
    .map((person) => rowOf(cycle, { person, byId, today }))
}

export const isInCycle = (
  {
    who,
    departmentIds,
    managerId,
    employeeIds,
  }: Pick<CycleRules, 'who' | 'departmentIds' | 'managerId' | 'employeeIds'>,
  person: Pick<CyclePerson, 'id' | 'departmentId' | 'managerId'>,
): boolean => {
  switch (who) {
    case 'everybody':
      return true
    case 'departments':
      return person.departmentId !== null && departmentIds.includes(person.departmentId)
    case 'manager':
      return person.managerId !== null && person.managerId === managerId
    case 'people':
      return employeeIds.includes(person.id)
  }
}

type People = ReadonlyMap<EmployeeId, CyclePerson>

const rowOf = (
  cycle: CycleRules,
  { person, byId, today }: { readonly person: CyclePerson; readonly byId: People; readonly today: Day },
): CycleRow => {
  const employee = { id: person.id, fullName: person.fullName }
  const none = { employee, reviewer: null, occasion: null, scheduledDay: null, dueDay: null }
  if (!person.isActive) return { ...none, because: 'left' }
  const next = nextOccasion(cycle, person, today)
  if (typeof next === 'string') return { ...none, because: next }
  if (next.scheduledDay > daysAfter(today, AHEAD_DAYS) && cycle.kind !== 'byDates')
    return { ...none, scheduledDay: next.scheduledDay, because: 'later' }
  const reviewer = reviewerOf(cycle, person, byId)
  if (typeof reviewer === 'string') return { ...none, because: reviewer }
  return {
    employee,
    reviewer: { id: reviewer.id, fullName: reviewer.fullName },
    occasion: next.number,
    scheduledDay: next.scheduledDay,
    dueDay: next.dueDay,
    because: null,
  }
}

/** The one who was chosen for all, or the nearest above who works here. */
const reviewerOf = (
  { reviewerId }: Pick<CycleRules, 'reviewerId'>,
  person: CyclePerson,
  byId: People,
): CyclePerson | 'noManager' | 'ownReviewer' | 'reviewerLeft' => {
  if (reviewerId === null) return nearestManager(person, byId) ?? 'noManager'
  if (reviewerId === person.id) return 'ownReviewer'
  const reviewer = byId.get(reviewerId)
  return reviewer?.isActive === true ? reviewer : 'reviewerLeft'
}

const nearestManager = (person: CyclePerson, byId: People): CyclePerson | null => {
  // A line that leads back to somebody in it is refused wherever it is written; should there be one, it ends here.
  const met = new Set([person.id])
  let above = person.managerId
  while (above !== null && !met.has(above)) {
    met.add(above)
    const manager = byId.get(above)
    if (manager?.isActive === true) return manager
    above = manager?.managerId ?? null
  }
  return null
}

/** What is planned for somebody next, however far ahead it is. */
export const nextOccasion = (
  cycle: CycleRules,
  person: Pick<CyclePerson, 'startDay' | 'lastDay' | 'occasions'>,
  today: Day,
): Occasion | 'inIt' | 'over' | 'noStartDay' => {
  const { kind, from, dueDay, months, dueDays } = cycle
  const earliest = later(from, today)
  if (kind === 'byDates') {
    if (person.occasions.length > 0) return 'inIt'
    if (dueDay === null || today > dueDay) return 'over'
    return { number: 0, scheduledDay: earliest, dueDay }
  }
  const dueOn = (day: Day): Day => daysAfter(day, dueDays ?? 0)
  if (kind === 'continuous') {
    const again = person.lastDay === null ? earliest : later(monthsAfter(person.lastDay, months ?? 0), earliest)
    return { number: Math.max(0, ...person.occasions) + 1, scheduledDay: again, dueDay: dueOn(again) }
  }
  if (person.startDay === null) return 'noStartDay'
  const day = firstYearly(monthsAfter(person.startDay, months ?? 0), earliest)
  const year = Number(day.slice(0, 4))
  return person.occasions.includes(year) ? 'inIt' : { number: year, scheduledDay: day, dueDay: dueOn(day) }
}

/** The first of the days a year apart that is not before another. */
const firstYearly = (first: Day, earliest: Day): Day => {
  const years = Math.max(0, Number(earliest.slice(0, 4)) - Number(first.slice(0, 4)))
  const day = monthsAfter(first, 12 * years)
  return day < earliest ? monthsAfter(first, 12 * (years + 1)) : day
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** Nobody has begun it or changed anything about it. */
export const isUntouched = ({
  stage,
  version,
  files,
}: {
  readonly stage: string
  readonly version: number
  readonly files: number
}): boolean => stage === 'Scheduled' && version === 1 && files === 0

/** Why one that was planned is not taken back; null where it is. */
export const keptBecause = (review: Parameters<typeof isUntouched>[0]): 'begun' | 'changed' | null =>
  isUntouched(review) ? null : review.stage === 'Scheduled' ? 'changed' : 'begun'

interface Days {
  readonly scheduledDay: Day
  readonly dueDay: Day
}

/**
 * After a pause of so many days: due as many days later, so that nothing becomes overdue by it. What would have begun before
 * the pause begins when it did.
 */
export const daysAfterPause = (
  { scheduledDay, dueDay }: Days,
  { from, days }: { readonly from: Day; readonly days: number },
): Days => ({
  scheduledDay: scheduledDay < from ? scheduledDay : daysAfter(scheduledDay, days),
  dueDay: daysAfter(dueDay, days),
})
