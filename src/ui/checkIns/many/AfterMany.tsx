import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog.tsx'
import { Outcome, type OutcomeProps } from './Outcome.tsx'

export type AfterManyProps = OutcomeProps & ChangeDialogProps

/** The dialog, and what came of it. */
export const AfterMany = (props: AfterManyProps) => (
  <>
    <Outcome {...props} />
    <ChangeDialog {...props} />
  </>
)
