import { useEffect } from 'react'
import { wording } from '../../domain/session/wording.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { useNavigation, useNavigationState } from './machines.tsx'

/**
 * § 2.3 The question before unsaved edits are left, with the focus on keeping them; closing the tab is asked about in the
 * browser's own words.
 */
export const LeaveQuestion = () => {
  const navigation = useNavigation()
  const isAsking = useNavigationState((snapshot) => snapshot.matches('confirming'))
  const unsaved = useNavigationState(({ context }) => context.unsaved.length > 0)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return isAsking ? (
    <ConfirmDialog
      title={wording.leaveUnsavedTitle}
      text={wording.leaveUnsaved}
      confirmLabel={wording.discardUnsaved}
      cancelLabel={wording.keepUnsaved}
      tone="danger"
      onConfirm={() => navigation.send({ type: 'dialog.confirmed' })}
      onCancel={() => navigation.send({ type: 'dialog.cancelled' })}
    />
  ) : null
}
