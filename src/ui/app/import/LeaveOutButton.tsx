import { Button } from '../../kit/Button.tsx'
import { useImport, useImportState } from './kind.ts'

/** As wide as the button of the same line above. */
export const NoLeaveOutButton = ({ line }: { readonly line: number }) => (
  <span aria-hidden="true" style={{ visibility: 'hidden' }}>
    <LeaveOutButton line={line} />
  </span>
)

/** Leaves one line out, or takes it in again. */
export const LeaveOutButton = ({ line }: { readonly line: number }) => {
  const machine = useImport()
  const isLeftOut = useImportState(({ context }) => context.leftOut.includes(line))
  return (
    <Button
      size="sm"
      label={`${isLeftOut ? 'Put back' : 'Leave out'} line ${line}`}
      onClick={() => machine.send({ type: isLeftOut ? 'line.putBack' : 'line.leftOut', line })}
    >
      {isLeftOut ? 'Put back' : 'Leave out'}
    </Button>
  )
}
