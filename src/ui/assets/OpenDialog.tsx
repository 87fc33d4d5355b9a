import { useSelector } from '@xstate/react'
import { actionNames } from '../../domain/assets/wording.ts'
import type { AssetDialog, ChosenAssets } from '../../machines/assets/assetDialogs.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer } from '../kit/drafting.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useDialogs } from './area.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { LabelsDialog } from './LabelsDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { calledIn, type OverAssets } from './over.ts'
import { ReturnDialog } from './ReturnDialog.tsx'
import { ServiceDialog } from './ServiceDialog.tsx'

export const OpenDialog = () => {
  const dialogs = useDialogs()
  const of = useSelector(dialogs, ({ context }) => context.record as ChosenAssets | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as AssetDialog | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft as DraftActor | undefined)
  if (of === null || dialog === null) return null
  const over = { dialogs, of }
  if (dialog === 'delete') return <DeleteDialog {...over} />
  if (draft === undefined) return null
  const drafted = { ...over, draft }
  switch (dialog) {
    case 'assign':
      return <AssignDialog {...drafted} />
    case 'unassign':
      return <ReturnDialog {...drafted} />
    case 'service':
      return <ServiceDialog {...drafted} />
    case 'change':
      return <ChangeDialog {...drafted} />
    case 'duplicate':
      return <DuplicateDialog {...drafted} />
    case 'labels':
      return <LabelsDialog {...drafted} />
    default:
      return <NoteDialog {...drafted} dialog={dialog} />
  }
}

const DeleteDialog = ({ dialogs, of }: OverAssets) => (
  <Dialog
    {...useDialogAnswer(dialogs)}
    title={`${actionNames.delete} ${calledIn(of)}`}
    confirmLabel="Delete asset"
    tone="danger"
    onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: null })}
    onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
  >
    <p>Its history and files are deleted too. This cannot be undone. To keep them, retire it instead.</p>
  </Dialog>
)
