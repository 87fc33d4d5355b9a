import { useSelector } from '@xstate/react'
import type { DirectoryView } from '../../../domain/employees/directory/nouns.ts'
import { viewDenials } from '../../../domain/employees/directory/wording.ts'
import {
  mayBeNamed,
  type Over,
  type ViewDialogName,
  type ViewForm,
  viewDraft,
} from '../../../machines/employees/directory/directoryViews.ts'
import type { DraftActor } from '../../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../../kit/drafting.ts'
import { TextField } from '../../kit/TextField.tsx'

interface ViewDialogProps {
  readonly dialogs: RecordDialogsActor
  readonly views: ReadonlyArray<DirectoryView>
  /** What the list shows now, which a new view keeps. */
  readonly query: string
  readonly onSaved: (id: DirectoryView['id']) => void
}

/** What is asked of one view: its name, or whether it may go. */
export const ViewDialog = (props: ViewDialogProps) => {
  const { dialogs } = props
  const record = useSelector(dialogs, ({ context }) => context.record as Over | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as ViewDialogName | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft)
  if (record === null) return null
  if (dialog === 'delete') return <Deleting dialogs={dialogs} view={record} />
  return draft === undefined ? null : <Naming {...props} view={record} draft={draft} />
}

type NamingProps = ViewDialogProps & { readonly view: Over; readonly draft: DraftActor }

const Naming = ({ dialogs, views, query, onSaved, view, draft }: NamingProps) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, viewDraft)
  const isNew = view.name === undefined
  const may = mayBeNamed(fields.name, views, view)
  const save = () => {
    tried()
    const to = { name: fields.name.trim(), query: view.query ?? query, isDefault: view.isDefault ?? false }
    dialogs.send({ type: 'dialog.confirmed', form: { to, views } satisfies ViewForm })
    if (isNew && may.allowed) onSaved(view.id)
  }
  return (
    <Dialog
      title={isNew ? 'Save as a view' : `Rename ${view.name}`}
      confirmLabel={isNew ? 'Save view' : 'Rename view'}
      {...useDialogAnswer(dialogs)}
      onConfirm={save}
      onCancel={leave}
    >
      <TextField
        label="Name"
        hint="Search, filters and order as they are now. Only you see your views."
        value={fields.name}
        onChange={(name) => change({ name })}
        error={hasTried && !may.allowed ? viewDenials[may.because] : undefined}
        autoFocus
      />
    </Dialog>
  )
}

const Deleting = ({ dialogs, view }: { readonly dialogs: RecordDialogsActor; readonly view: Over }) => {
  return (
    <ConfirmDialog
      title={`Delete ${view.name}?`}
      text="Only the view goes, nobody in it."
      confirmLabel={`Delete ${view.name}`}
      tone="danger"
      {...useDialogAnswer(dialogs)}
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: { to: null, views: [] } satisfies ViewForm })}
      onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
    />
  )
}
