/**
 * Service plans. All ours: every so many months, every so many units of a reading (kilometres, hours), or both, whichever
 * comes first, counted from when it was last done, and before that from the day and the reading the plan begins with.
 */
import { daysBetween, monthsAfter } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

/** From so many days before it is due it is told as due soon. */
export const DUE_SOON_DAYS = 30

export interface ServicePlan {
  readonly id: string
  readonly name: string
  readonly everyMonths: number | null
  readonly everyUnits: number | null
  /** What the reading counts: km, hours. */
  readonly unit: string
  /** When it was last done, or when the plan began. */
  readonly sinceDay: Day
  readonly sinceReading: number
}

/** The day a plan falls due; null where it goes by the reading alone. */
export const dueDayOf = ({ sinceDay, everyMonths }: Pick<ServicePlan, 'sinceDay' | 'everyMonths'>): Day | null =>
  everyMonths === null ? null : monthsAfter(sinceDay, everyMonths)

/** The reading at which a plan falls due; null where it goes by the calendar alone. */
export const dueReadingOf = ({
  sinceReading,
  everyUnits,
}: Pick<ServicePlan, 'sinceReading' | 'everyUnits'>): number | null =>
  everyUnits === null ? null : sinceReading + everyUnits

type Rule = Pick<ServicePlan, 'name' | 'everyMonths' | 'everyUnits' | 'unit'> &
  Partial<Pick<ServicePlan, 'sinceDay' | 'sinceReading'>>

/** `Oil: every 6 months or 10000 km, from 2024-02-01`: how a plan is compared, and kept in the record of changes. */
export const planWords = ({ name, everyMonths, everyUnits, unit, sinceDay, sinceReading }: Rule): string => {
  const every = [
    ...(everyMonths === null ? [] : [`${everyMonths} months`]),
    ...(everyUnits === null ? [] : [`${everyUnits} ${unit}`.trim()]),
  ]
  const since = sinceDay === undefined ? '' : `, from ${sinceDay}${sinceReading ? ` at ${sinceReading}` : ''}`
  return `${name}: every ${every.join(' or ')}${since}`
}

export const serviceStatuses = ['overdue', 'dueSoon', 'planned', 'none'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

/** The first day of all plans; null for none. */
export const nextDueDay = (plans: ReadonlyArray<ServicePlan>): Day | null =>
  plans.map(dueDayOf).reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)

/** Some plan's reading is reached. */
export const isReadingReached = (plans: ReadonlyArray<ServicePlan>, reading: number | null): boolean =>
  reading !== null && plans.map(dueReadingOf).some((due) => due !== null && reading >= due)

/** `today`: the day it is in the tenant's zone. Overdue from the day after. */
export const serviceStatus = (
  asset: {
    readonly hasPlans: boolean
    readonly dueDay: Day | null
    readonly isReadingReached: boolean
  },
  today: Day,
): ServiceStatus => {
  if (!asset.hasPlans) return 'none'
  if (asset.isReadingReached || (asset.dueDay !== null && asset.dueDay < today)) return 'overdue'
  return asset.dueDay !== null && daysBetween(today, asset.dueDay) <= DUE_SOON_DAYS ? 'dueSoon' : 'planned'
}

export const warrantyStatuses = ['ended', 'endingSoon', 'running', 'none'] as const
export type WarrantyStatus = (typeof warrantyStatuses)[number]

export const WARRANTY_SOON_DAYS = 60

/** It holds through its last day. */
export const warrantyStatus = (warrantyDay: Day | null, today: Day): WarrantyStatus => {
  if (warrantyDay === null) return 'none'
  if (warrantyDay < today) return 'ended'
  return daysBetween(today, warrantyDay) <= WARRANTY_SOON_DAYS ? 'endingSoon' : 'running'
}

/** A plan after it was done. */
export const serviced = <Plan extends ServicePlan>(plan: Plan, day: Day, reading: number | null): Plan => ({
  ...plan,
  sinceDay: day,
  sinceReading: reading ?? plan.sinceReading,
})
