import { wording } from '../../domain/session/wording.ts'
import { mayChooseAnother, tenantOf } from '../../machines/session/app.selectors.ts'
import { Button } from '../kit/Button.tsx'
import { useApp, useAppState } from './machines.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

/** § 2.2 Inactive page: shown when the chosen tenant is not Active. */
export const InactivePage = () => {
  const app = useApp()
  const tenant = useAppState(tenantOf)
  const mayChoose = useAppState(mayChooseAnother)
  return (
    <StandalonePage
      title={wording.inactive}
      text={
        <>
          {tenant === null ? 'This client' : tenant.name} is not available at the moment. Your data is kept. Write to{' '}
          <SupportAddress /> to have it reactivated.
        </>
      }
      actions={
        <>
          <Button tone="solid" onClick={() => app.send({ type: 'reload.asked' })}>
            {wording.reloadPage}
          </Button>
          {mayChoose ? (
            <Button onClick={() => app.send({ type: 'client.chooseAsked' })}>{wording.chooseAnother}</Button>
          ) : null}
          <Button onClick={() => app.send({ type: 'signOut.asked' })}>{wording.logout}</Button>
        </>
      }
    />
  )
}
