import {
  type AnyChoice,
  type Listing,
  type ListingChoice,
  type ListingSort,
  listingChoices,
  listingSorts,
  usualListing,
} from '../../domain/certifications/listing.ts'
import { statusNames } from '../../domain/certifications/wording.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { isId, type TableState } from '../kit/table/state.ts'

export const choiceNames: Record<ListingChoice, string> = {
  expired: statusNames.expired,
  expiringSoon: statusNames.expiringSoon,
  current: statusNames.current,
  submitted: statusNames.submitted,
  declined: statusNames.declined,
  archived: 'Archived types',
}

/** What the table is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = ({ search, filters, sort }: Pick<TableState, 'search' | 'filters' | 'sort'>): Listing => ({
  search,
  choice: named<ListingChoice>(listingChoices, filters.standing?.[0]) ?? usualListing.choice,
  types: (filters.type ?? []).filter(isId).map((id) => id as CertificationTypeId),
  sort: named<ListingSort>(listingSorts, sort?.column) ?? usualListing.sort,
  isDescending: named<ListingSort>(listingSorts, sort?.column) !== undefined && sort?.direction === 'descending',
})

const named = <Name extends AnyChoice | ListingSort>(
  names: ReadonlyArray<Name>,
  said: string | undefined,
): Name | undefined => names.find((name) => name === said)
