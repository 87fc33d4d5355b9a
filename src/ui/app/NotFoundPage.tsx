import { Compass } from 'lucide-react'
import { pathTo } from '../../domain/session/places.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'

/** § 2.1 Any other path; § 8 what one may not open looks exactly the same. */
export const NotFoundPage = () => (
  <Page title="Page not found">
    <NothingHere />
  </Page>
)

export const NothingHere = () => (
  <EmptyState
    icon={<Compass />}
    title="There is nothing to show here"
    action={<LinkButton href={pathTo('home')}>Go to Home</LinkButton>}
  >
    The link may be wrong, the record may have been deleted, or you may not have access.
  </EmptyState>
)
