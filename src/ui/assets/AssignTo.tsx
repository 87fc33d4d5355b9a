import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { useToasts } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { AssetPicker } from './AssetPicker.tsx'
import { useDialogs } from './area.ts'
import { askOver } from './asking.ts'
import { whyNot } from './may.ts'

export interface AssignToProps {
  /** Who gets it. */
  readonly id: EmployeeId
  /** The dialog that assigns it has opened. */
  readonly onDone: () => void
}

/** An asset out of the register for one person; the rest is asked by the dialog that assigns any. */
export const AssignTo = ({ id, onDone }: AssignToProps) => {
  const actor = useActor()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const today = useToday()
  return (
    <AssetPicker
      label="Asset to assign"
      except=""
      onChange={(asset) => {
        if (asset === null) return
        const why = whyNot(actor, asset, 'assign')
        if (why !== undefined) return toasts.send({ type: 'toast.announced', kind: 'error', text: why })
        askOver(dialogs, [asset], { dialog: 'assign', today, holder: { kind: 'employee', id } })
        onDone()
      }}
    />
  )
}
