import type { Listing, ListingCounts } from '../../domain/certifications/listing.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'

export interface CertificationListing extends Listing {
  readonly tenantId: TenantId
}

/** Everybody's certifications, as far as one may see them, a window at a time. System id: `certificationWindows`. */
export const certificationWindows = windowedListOf<CertificationListing, Certification>(
  'certificationWindows',
  ({ id }) => id,
)

/** How many there are of each choice of the list. System id: `certificationCounts`. */
export const countsReading = readingOf<{ readonly tenantId: TenantId }, ListingCounts>('certificationCounts')
