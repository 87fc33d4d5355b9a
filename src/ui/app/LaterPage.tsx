import { Hammer } from 'lucide-react'
import { pathTo } from '../../domain/session/places.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'

/** An area whose screens are not built yet: it says so, in one sentence, and leads back. */
export const LaterPage = ({ title }: { readonly title: string }) => (
  <Page title={title}>
    <EmptyState
      icon={<Hammer />}
      title="This area has no screens yet"
      action={<LinkButton href={pathTo('home')}>Go to Home</LinkButton>}
    >
      {title} will open here when it is built; nothing of it can be used or lost until then.
    </EmptyState>
  </Page>
)
