import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { useNavigation } from './machines.tsx'

/** Where a page should be that did not come, or broke. */
export const NotLoaded = ({ title }: { readonly title: string }) => {
  const navigation = useNavigation()
  return (
    <Page title={title}>
      <ErrorState title="This page could not be loaded" onRetry={() => navigation.send({ type: 'route.retried' })}>
        Your changes are safe. Check your connection, then try again.
      </ErrorState>
    </Page>
  )
}
