import { useSelector } from '@xstate/react'
import type { GoalsChosen } from '../../machines/goals/goalDialogs.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import { useDialogs } from './area.ts'
import { ContinueDialog } from './ContinueDialog.tsx'
import { GiveDialog } from './GiveDialog.tsx'

export const OpenDialog = () => {
  const dialogs = useDialogs()
  const of = useSelector(dialogs, ({ context }) => context.record as GoalsChosen | null)
  const isGiving = useSelector(dialogs, ({ context }) => context.dialog === 'give')
  const draft = useSelector(dialogs, ({ children }) => children.draft as DraftActor | undefined)
  if (of === null || draft === undefined) return null
  const over = { dialogs, of, draft }
  return isGiving ? <GiveDialog {...over} /> : <ContinueDialog {...over} />
}
