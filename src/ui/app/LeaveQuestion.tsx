import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { useNavigationState } from './machines.tsx'

/** § 2.3 The question before unsaved edits are left; closing the tab is asked about in the browser's own words. */
export const LeaveQuestion = () => {
  const confirmation = useNavigationState(({ children }) => children.confirmation as ConfirmActor | undefined)
  const unsaved = useNavigationState(({ context }) => context.unsaved.length > 0)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return confirmation === undefined ? null : <Asked confirmation={confirmation} />
}

const Asked = ({ confirmation }: { readonly confirmation: ConfirmActor }) => {
  const { title, text, confirmLabel, cancelLabel } = useSelector(confirmation, ({ context }) => context)
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => confirmation.send({ type: 'dialog.confirmed' })}
      onCancel={() => confirmation.send({ type: 'dialog.cancelled' })}
    />
  )
}
