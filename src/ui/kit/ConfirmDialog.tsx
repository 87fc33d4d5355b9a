import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  readonly title?: string
  readonly text?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly tone?: 'solid' | 'danger'
  readonly busy?: boolean
  readonly error?: ReactNode
  /** What else is asked, below the text: notes. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The question before something that cannot be taken back. §2.6 */
export const ConfirmDialog = ({
  title = 'Confirm',
  text = 'Are you sure?',
  confirmLabel = 'Confirm',
  children,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog {...dialog} title={title} confirmLabel={confirmLabel}>
    {typeof text === 'string' ? <p>{text}</p> : text}
    {children}
  </Dialog>
)
