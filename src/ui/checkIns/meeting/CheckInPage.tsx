import { places } from '../../../domain/session/places.ts'
import type { PageProps } from '../../app/pages.ts'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'

/** § 2.1 One check-in. */
export const CheckInPage = (_: PageProps) => (
  <Page title={places.checkIn.title}>
    <Skeleton height={96} />
  </Page>
)
