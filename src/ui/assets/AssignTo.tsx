import { useState } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { useActor } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { AssetPicker } from './AssetPicker.tsx'
import { useDialogs } from './area.ts'
import { askOver } from './asking.ts'
import { whyNot } from './may.ts'

export interface AssignToProps {
  /** Who gets it. */
  readonly id: EmployeeId
  /** The dialog that hands it out has opened. */
  readonly onChosen: () => void
}

/** An asset out of the register for one person; the rest is asked by the dialog that hands any out. */
export const AssignTo = ({ id, onChosen }: AssignToProps) => {
  const actor = useActor()
  const dialogs = useDialogs()
  const today = useToday()
  const [problem, setProblem] = useState<string>()
  return (
    <AssetPicker
      label="Asset to assign"
      except=""
      error={problem}
      onChange={(asset) => {
        const why = asset === null ? undefined : whyNot(actor, asset, 'assign')
        setProblem(why)
        if (asset === null || why !== undefined) return
        askOver(dialogs, [asset], { dialog: 'assign', today, holder: { kind: 'employee', id } })
        onChosen()
      }}
    />
  )
}
