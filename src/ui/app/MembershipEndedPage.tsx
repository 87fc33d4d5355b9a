import { wording } from '../../domain/session/wording.ts'
import { mayChooseAnother, tenantOf } from '../../machines/session/app.selectors.ts'
import { Button } from '../kit/Button.tsx'
import { useApp, useAppState } from './machines.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

/** The person no longer belongs to the client they worked in (ours). */
export const MembershipEndedPage = () => {
  const app = useApp()
  const tenant = useAppState(tenantOf)
  const mayChoose = useAppState(mayChooseAnother)
  return (
    <StandalonePage
      title={wording.membershipEndedTitle}
      text={
        <>
          {wording.membershipEnded(tenant?.name ?? '')} If you think this is a mistake, ask an administrator there or
          write to <SupportAddress />.
        </>
      }
      actions={
        <>
          {mayChoose ? (
            <Button tone="solid" onClick={() => app.send({ type: 'client.chooseAsked' })}>
              {wording.chooseAnother}
            </Button>
          ) : null}
          <Button tone={mayChoose ? 'outline' : 'solid'} onClick={() => app.send({ type: 'signOut.asked' })}>
            {wording.logout}
          </Button>
        </>
      }
    />
  )
}
