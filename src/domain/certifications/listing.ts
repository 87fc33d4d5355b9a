/**
 * Which certifications the list of everybody shows, and in which order. Ours: what stands is shown (`isListed`), of people
 * who work here, the next to expire first; those of archived types only where they are chosen (§ 4). Searched by the words
 * of person and type.
 */
import type { CertificationTypeId } from '../kernel/ids.ts'

/** What the list can be narrowed to; those of archived types are in no other of these. */
export const listingChoices = ['expired', 'expiringSoon', 'current', 'submitted', 'declined', 'archived'] as const
export type ListingChoice = (typeof listingChoices)[number]

/** What the page shows at first, and what there is at all. */
export const widerChoices = ['active', 'all'] as const
export type AnyChoice = ListingChoice | (typeof widerChoices)[number]

/** What never expires does so after everything else; what nobody was reminded of, before. */
export const listingSorts = ['expiry', 'person', 'type', 'reminded'] as const
export type ListingSort = (typeof listingSorts)[number]

export interface Listing {
  readonly search: string
  readonly choice: AnyChoice
  /** Of these types; of every type when there are none. */
  readonly types: ReadonlyArray<CertificationTypeId>
  readonly sort: ListingSort
  readonly isDescending: boolean
}

export const usualListing: Listing = { search: '', choice: 'active', types: [], sort: 'expiry', isDescending: false }

/** How many there are of each choice; other filters of the list do not narrow it. */
export type ListingCounts = Readonly<Record<ListingChoice, number>>

/** Those of archived types are counted by themselves. */
export const countInAll = ({ archived: _, ...counts }: ListingCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
