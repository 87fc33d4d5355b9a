import { MoveDialog } from './MoveDialog.tsx'
import { NodeDialog } from './NodeDialog.tsx'

/** The two dialogs of the chart, of which one at most is open. */
export const OpenDialogs = () => (
  <>
    <MoveDialog />
    <NodeDialog />
  </>
)
