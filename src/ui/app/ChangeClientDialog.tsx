import { wording } from '../../domain/session/wording.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useTenantSelection } from './machines.tsx'
import { useTenant } from './session.ts'
import { TenantPicker } from './TenantPicker.tsx'

/** § 2.4 The selector inside the shell; it may be closed, because a client is chosen already. */
export const ChangeClientDialog = () => {
  const selection = useTenantSelection()
  const close = () => selection.send({ type: 'picker.closed' })
  return (
    <Dialog
      title={wording.chooseClient}
      confirmLabel="Close"
      onConfirm={close}
      onCancel={close}
      footer={<Button onClick={close}>Close</Button>}
    >
      <TenantPicker here={useTenant().id} />
    </Dialog>
  )
}
