import { Check, CheckCheck, Pencil, Trash2 } from 'lucide-react'
import type { Employee, Position } from '../../../domain/employees/nouns.ts'
import type { PositionDecision } from '../../../machines/employees/positionQuestions.ts'
import { Button } from '../../kit/Button.tsx'
import { useActor } from '../area.ts'
import { usePositionDenied, usePositions } from './area.ts'

interface PositionActionsProps {
  readonly employee: Employee
  readonly position: Position
}

/** What is next stands as the main action, for the person whose turn it is: approving, then acknowledging. */
export const PositionActions = ({ employee, position }: PositionActionsProps) => {
  const actor = useActor()
  const positions = usePositions()
  const { id: employeeId, fullName } = employee
  const denied = usePositionDenied(employeeId, position)
  const decide = (decision: PositionDecision) => () =>
    positions.send({ type: 'decision.asked', decision, employeeId, fullName, position })
  const isOwn = employeeId === actor.employeeId
  return (
    <>
      <Button denied={denied('remove')} onClick={decide('remove')}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <Button denied={denied('change')} onClick={() => positions.send({ type: 'change.asked', employeeId, position })}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      {position.status === 'Draft' ? (
        <Button tone="solid" denied={denied('approve')} onClick={decide('approve')}>
          <Check aria-hidden="true" />
          Approve
        </Button>
      ) : position.status === 'Approved' && isOwn ? (
        <Button tone="solid" denied={denied('acknowledge')} onClick={decide('acknowledge')}>
          <CheckCheck aria-hidden="true" />
          Acknowledge
        </Button>
      ) : null}
    </>
  )
}
