import type { EmployeeId } from '../../domain/kernel/ids.ts'
import {
  type ReviewListing,
  type ReviewTab,
  reviewSorts,
  reviewTabs,
  usualReviews,
} from '../../domain/reviews/listing.ts'
import { pathTo } from '../../domain/session/places.ts'
import { personIn } from '../checkIns/listing.ts'
import type { TableState } from '../kit/table/state.ts'

/** The filters that stand in the address. */
export const filterNames = ['person', 'due'] as const

type Asked = Pick<TableState, 'search' | 'filters' | 'sort'>

/** Which of the two lists the address asks for. */
export const tabIn = (search: string): ReviewTab => {
  const said = new URLSearchParams(search).get('tab')
  return reviewTabs.find((tab) => tab === said) ?? usualReviews.tab
}

export const tabHref = (tab: ReviewTab): string =>
  tab === usualReviews.tab ? pathTo('prs') : `${pathTo('prs')}?tab=${tab}`

/** What is complete, of one person. */
export const completedOf = (person: EmployeeId): string =>
  `${pathTo('prs')}?${new URLSearchParams({ tab: 'completed', 'f.person': person }).toString()}`

/** What the table is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = ({ search, filters, sort }: Asked, tab: ReviewTab): ReviewListing => {
  const column = reviewSorts.find((name) => name === sort?.column)
  return {
    search,
    tab,
    person: personIn({ filters }),
    isLate: filters.due?.[0] === 'late',
    within: null,
    sort: column ?? usualReviews.sort,
    // What was written last is looked for first.
    isDescending: column === undefined ? tab === 'completed' : sort?.direction === 'descending',
  }
}
