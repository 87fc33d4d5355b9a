import { useState } from 'react'
import type { DirectoryView } from '../../../domain/employees/directory/nouns.ts'
import { mayBeCalled } from '../../../domain/employees/directory/views.ts'
import { viewDenials } from '../../../domain/employees/directory/wording.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface ViewDialogProps {
  readonly views: ReadonlyArray<DirectoryView>
  /** Null for a new one. */
  readonly renamed: DirectoryView | null
  readonly onSave: (id: DirectoryView['id'], name: string) => void
  readonly onCancel: () => void
}

/** The name of a view. */
export const ViewDialog = ({ views, renamed, onSave, onCancel }: ViewDialogProps) => {
  const [name, setName] = useState(renamed?.name ?? '')
  const [isTried, setTried] = useState(false)
  const may = mayBeCalled(name, views, renamed?.id ?? null)
  const save = () => {
    setTried(true)
    if (may.allowed) onSave(renamed?.id ?? (crypto.randomUUID() as string as DirectoryView['id']), name.trim())
  }
  return (
    <Dialog
      title={renamed === null ? 'Save as a view' : `Rename ${renamed.name}`}
      confirmLabel={renamed === null ? 'Save view' : 'Rename view'}
      onConfirm={save}
      onCancel={onCancel}
    >
      <TextField
        label="Name"
        hint="Search, filters and order as they are now. Only you see your views."
        value={name}
        onChange={setName}
        error={isTried && !may.allowed ? viewDenials[may.because] : undefined}
        autoFocus
      />
    </Dialog>
  )
}
