import { type ReactNode, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { TextArea } from './TextArea.tsx'

type ConfirmDialogProps = {
  readonly title?: string
  readonly text?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly tone?: 'solid' | 'danger'
  /** Asks for notes too. */
  readonly notes?: boolean
  readonly busy?: boolean
  readonly error?: ReactNode
  readonly onConfirm: (notes: string) => void
  readonly onCancel: () => void
}

/** The question before something that cannot be taken back. §2.6 */
export const ConfirmDialog = ({
  title = 'Confirm',
  text = 'Are you sure?',
  confirmLabel = 'Confirm',
  notes: asksNotes = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => {
  const [notes, setNotes] = useState('')
  return (
    <Dialog {...dialog} title={title} confirmLabel={confirmLabel} onConfirm={() => onConfirm(notes)}>
      {typeof text === 'string' ? <p>{text}</p> : text}
      {asksNotes ? <TextArea label="Notes" value={notes} onChange={setNotes} /> : null}
    </Dialog>
  )
}
