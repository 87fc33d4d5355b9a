import { wording } from '../../domain/session/wording.ts'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { useApp, useNavigation, useNavigationState } from './machines.tsx'

/** Where a page should be that did not come, or broke. After a release, its code is no longer where this window looks. */
export const NotLoaded = ({ title }: { readonly title: string }) => {
  const app = useApp()
  const navigation = useNavigation()
  const isAgain = useNavigationState(({ context }) => context.attempt > 0)
  return (
    <Page title={title}>
      <ErrorState title="This page could not be loaded" onRetry={() => navigation.send({ type: 'route.retried' })}>
        Your changes are safe. Check your connection, then try again.{' '}
        {isAgain ? (
          <Button size="sm" onClick={() => app.send({ type: 'reload.asked' })}>
            {wording.reloadPage}
          </Button>
        ) : null}
      </ErrorState>
    </Page>
  )
}
