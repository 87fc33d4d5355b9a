import { wording } from '../../domain/session/wording.ts'
import { failureMessageOf } from '../../machines/session/app.selectors.ts'
import { Button } from '../kit/Button.tsx'
import { useApp, useAppState } from './machines.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

/** § 2.2 Failure page: shown when loading fails. */
export const FailurePage = () => {
  const app = useApp()
  const message = useAppState(failureMessageOf)
  const mayRetry = useAppState((snapshot) => snapshot.matches({ session: { working: 'incomplete' } }))
  return (
    <StandalonePage
      title={wording.failure}
      text={
        <>
          {message ?? 'Part of this page could not be loaded.'} If the problem continues, write to <SupportAddress />.
        </>
      }
      actions={
        <>
          {mayRetry ? (
            <Button tone="solid" onClick={() => app.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          ) : null}
          <Button tone={mayRetry ? 'outline' : 'solid'} onClick={() => app.send({ type: 'reload.asked' })}>
            {wording.reloadPage}
          </Button>
          <Button onClick={() => app.send({ type: 'signOut.asked' })}>{wording.logout}</Button>
        </>
      }
    />
  )
}
