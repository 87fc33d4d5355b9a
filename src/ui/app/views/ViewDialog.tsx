import { useSelector } from '@xstate/react'
import { mayShare } from '../../../domain/views/lists.ts'
import type { SavedView } from '../../../domain/views/nouns.ts'
import { sharingDenials, type ViewWords, viewDenialsOf, viewWords } from '../../../domain/views/wording.ts'
import type { DraftActor } from '../../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import {
  mayBeNamed,
  type Over,
  type ViewDialogName,
  type ViewForm,
  viewDraft,
} from '../../../machines/views/savedViews.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../../kit/drafting.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useActor } from '../session.ts'

interface ViewDialogProps {
  readonly dialogs: RecordDialogsActor
  /** What the list calls its views, where they are more than views. */
  readonly words?: ViewWords
  /** One’s own of the list. */
  readonly views: ReadonlyArray<SavedView>
  /** What the list shows now, which a new view keeps. */
  readonly query: string
  readonly onSaved: (id: SavedView['id']) => void
}

/** What is asked of one view: its name, or whether it may go. */
export const ViewDialog = (props: ViewDialogProps) => {
  const { dialogs, words = viewWords } = props
  const record = useSelector(dialogs, ({ context }) => context.record as Over | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as ViewDialogName | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft)
  if (record === null) return null
  if (dialog === 'delete') return <Deleting dialogs={dialogs} words={words} view={record} />
  return draft === undefined ? null : <Naming {...props} words={words} view={record} draft={draft} />
}

type NamingProps = Required<ViewDialogProps> & { readonly view: Over; readonly draft: DraftActor }

const Naming = ({ dialogs, words, views, query, onSaved, view, draft }: NamingProps) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, viewDraft)
  const sharing = mayShare(useActor(), view.list)
  const isNew = view.name === undefined
  const may = mayBeNamed(fields.name, views, view)
  const save = () => {
    tried()
    const { list, isDefault = false } = view
    const { name, isShared } = fields
    const to = { list, name: name.trim(), query: view.query ?? query, isDefault, isShared }
    dialogs.send({ type: 'dialog.confirmed', form: { to, views } satisfies ViewForm })
    if (isNew && may.allowed) onSaved(view.id)
  }
  return (
    <Dialog
      title={isNew ? words.save : `Rename “${view.name}”`}
      confirmLabel={isNew ? words.confirm : words.rename}
      {...useDialogAnswer(dialogs)}
      onConfirm={save}
      onCancel={leave}
    >
      <TextField
        label="Name"
        hint={words.hint}
        value={fields.name}
        onChange={(name) => change({ name })}
        error={hasTried && !may.allowed ? viewDenialsOf(view.list)[may.because] : undefined}
        autoFocus
      />
      {isNew && words.share !== null ? (
        <CheckboxField
          label={words.share}
          checked={fields.isShared}
          denied={sharing.allowed ? undefined : sharingDenials[sharing.because]}
          onChange={(isShared) => change({ isShared })}
        />
      ) : null}
    </Dialog>
  )
}

interface DeletingProps {
  readonly dialogs: RecordDialogsActor
  readonly words: ViewWords
  readonly view: Over
}

const Deleting = ({ dialogs, words, view }: DeletingProps) => {
  return (
    <ConfirmDialog
      title={`Delete “${view.name}”?`}
      text={view.isShared ? words.removedFromAll : words.removed}
      confirmLabel={`Delete “${view.name}”`}
      tone="danger"
      {...useDialogAnswer(dialogs)}
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: { to: null, views: [] } satisfies ViewForm })}
      onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
    />
  )
}
