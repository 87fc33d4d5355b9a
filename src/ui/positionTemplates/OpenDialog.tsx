import { useSelector } from '@xstate/react'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { TemplatesChosen, TemplatesDialog } from '../../machines/positionTemplates/dialogs.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useDialogs } from './area.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RequireDialog } from './RequireDialog.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'
import { UseDialog } from './UseDialog.tsx'

const drafted = { use: UseDialog, upgrade: UpgradeDialog, assign: AssignDialog, require: RequireDialog } as const

export const OpenDialog = () => {
  const dialogs = useDialogs()
  const of = useSelector(dialogs, ({ context }) => context.record as TemplatesChosen | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as TemplatesDialog | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft as DraftActor | undefined)
  if (of === null || dialog === null) return null
  if (dialog === 'archive' || dialog === 'unarchive') return <MoveDialog dialogs={dialogs} of={of} action={dialog} />
  const Open = drafted[dialog]
  return draft === undefined ? null : <Open dialogs={dialogs} of={of} draft={draft} />
}
