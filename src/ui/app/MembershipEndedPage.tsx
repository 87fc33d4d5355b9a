import { wording } from '../../domain/session/wording.ts'
import { mayChooseAnother, tenantOf } from '../../machines/session/app.selectors.ts'
import { Button } from '../kit/Button.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { useApp, useAppState } from './machines.tsx'
import { useSettings } from './SettingsContext.tsx'
import { StandalonePage } from './StandalonePage.tsx'

/** The person no longer belongs to the client they worked in (ours). */
export const MembershipEndedPage = () => {
  const app = useApp()
  const tenant = useAppState(tenantOf)
  const mayChoose = useAppState(mayChooseAnother)
  const { support } = useSettings()
  return (
    <StandalonePage
      title={wording.membershipEndedTitle}
      text={
        <>
          {wording.membershipEnded(tenant?.name ?? '')} If that is a mistake, ask an administrator there, or write to{' '}
          <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>.
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
