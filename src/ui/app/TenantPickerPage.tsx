import { wording } from '../../domain/session/wording.ts'
import { Button } from '../kit/Button.tsx'
import { useApp } from './machines.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { TenantPicker } from './TenantPicker.tsx'

/** § 2.2 Tenant picker: shown before load when several active tenants exist and none is chosen. */
export const TenantPickerPage = () => {
  const app = useApp()
  return (
    <StandalonePage
      title={wording.chooseClient}
      actions={
        <Button tone="ghost" onClick={() => app.send({ type: 'signOut.asked' })}>
          {wording.signOut}
        </Button>
      }
    >
      <TenantPicker />
    </StandalonePage>
  )
}
