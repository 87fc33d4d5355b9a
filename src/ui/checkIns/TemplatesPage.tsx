import { places } from '../../domain/session/places.ts'
import type { PageProps } from '../app/pages.ts'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'

export const TemplatesPage = (_: PageProps) => (
  <Page title={places.checkInTemplates.title}>
    <Skeleton height={96} />
  </Page>
)
