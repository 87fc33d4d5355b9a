import type { DepartmentId, EmployeeId, ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { cycleSteps } from '../../../domain/reviews/cycles/progress.ts'
import { type ReviewListing, reviewSorts, usualReviews } from '../../../domain/reviews/listing.ts'
import type { StackedPress } from '../../kit/plots/StackedBars.tsx'
import { type Filters, isId, type TableState, withFilter } from '../../kit/table/state.ts'

/** The filters that stand in the address. */
export const filterNames = ['step', 'department', 'reviewer'] as const

/** Of people without a department. */
export const noDepartment = 'none'
/** The bar of the whole cycle. */
export const whole = 'all'

/** What the table of a cycle is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = (
  cycleId: ReviewCycleId,
  { search, filters, sort }: Pick<TableState, 'search' | 'filters' | 'sort'>,
): ReviewListing => {
  const department = filters.department?.[0]
  const reviewer = filters.reviewer?.[0]
  return {
    ...usualReviews,
    search,
    within: {
      cycleId,
      step: cycleSteps.find((step) => step === filters.step?.[0]) ?? null,
      department: department === noDepartment || isId(department) ? (department as DepartmentId | 'none') : null,
      reviewer: isId(reviewer) ? (reviewer as EmployeeId) : null,
    },
    sort: reviewSorts.find((name) => name === sort?.column) ?? usualReviews.sort,
    isDescending: sort?.direction === 'descending',
  }
}

interface Over {
  readonly filters: Filters
  readonly onChange: (change: Partial<TableState>) => void
}

/** Pressing a part of a bar narrows the table to it alone, and again to all. */
export const pressing = ({ filters, onChange }: Over, column: 'department' | 'reviewer' | null): StackedPress => {
  const said = (row: string, part: string): Filters => {
    const step = withFilter({}, 'step', [part])
    return column === null ? step : withFilter(step, column, [row])
  }
  const isOn = (row: string, part: string) =>
    filterNames.every((name) => (filters[name]?.[0] ?? '') === (said(row, part)[name]?.[0] ?? ''))
  return { isOn, onPress: (row, part) => onChange({ filters: isOn(row, part) ? {} : said(row, part) }) }
}
