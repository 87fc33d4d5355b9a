import {
  type CheckInListing,
  type CheckInTab,
  checkInSorts,
  checkInTabs,
  usualCheckIns,
} from '../../domain/checkIns/listing.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import { isId, type TableState } from '../kit/table/state.ts'

/** The filters that stand in the address. */
export const filterNames = ['person', 'due'] as const

type Asked = Pick<TableState, 'search' | 'filters' | 'sort'>

export const personIn = ({ filters }: Pick<TableState, 'filters'>): EmployeeId | null => {
  const said = filters.person?.[0] ?? ''
  return isId(said) ? (said as EmployeeId) : null
}

/** Which of the two lists the address asks for. */
export const tabIn = (search: string): CheckInTab => {
  const said = new URLSearchParams(search).get('tab')
  return checkInTabs.find((tab) => tab === said) ?? usualCheckIns.tab
}

export const tabHref = (tab: CheckInTab): string =>
  tab === usualCheckIns.tab ? pathTo('checkIns') : `${pathTo('checkIns')}?tab=${tab}`

/** One of the lists, narrowed to those in which somebody takes part. */
export const personHref = (tab: CheckInTab, person: EmployeeId): string =>
  `${pathTo('checkIns')}?${new URLSearchParams({ ...(tab === usualCheckIns.tab ? {} : { tab }), 'f.person': person }).toString()}`

/** What the table is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = ({ search, filters, sort }: Asked, tab: CheckInTab): CheckInListing => {
  const column = checkInSorts.find((name) => name === sort?.column)
  return {
    search,
    tab,
    person: personIn({ filters }),
    isOverdue: filters.due?.[0] === 'overdue',
    sort: column ?? usualCheckIns.sort,
    // What took place last is looked for first.
    isDescending: column === undefined ? tab === 'completed' : sort?.direction === 'descending',
  }
}
