import { useSelector } from '@xstate/react'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** A question of the confirmation machine, as the dialog that asks it. */
export const Confirmation = ({ confirmation }: { readonly confirmation: ConfirmActor }) => {
  const { title, text, confirmLabel, cancelLabel, tone, refusal } = useSelector(confirmation, ({ context }) => context)
  const isBusy = useSelector(confirmation, (snapshot) => snapshot.hasTag('busy'))
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone === 'danger' ? 'danger' : 'solid'}
      busy={isBusy}
      error={refusal}
      onConfirm={() => confirmation.send({ type: 'dialog.confirmed' })}
      onCancel={() => confirmation.send({ type: 'dialog.cancelled' })}
    />
  )
}
