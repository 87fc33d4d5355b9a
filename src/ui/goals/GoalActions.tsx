import { CircleX, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { mayRemoveGoal } from '../../domain/goals/access.ts'
import { goalLifecycle } from '../../domain/goals/lifecycle.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { actionNames, denials } from '../../domain/goals/wording.ts'
import { actionsFrom } from '../../domain/kernel/lifecycle.ts'
import { useActor } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { useGoals, useGoalsState } from './area.ts'

/** The first way on from here is the main action; the others stand behind the dots. */
export const GoalActions = ({ goal }: { readonly goal: Goal }) => {
  const actor = useActor()
  const goals = useGoals()
  const isBusy = useGoalsState((snapshot) => snapshot.matches({ working: 'moving' }))
  const removal = mayRemoveGoal(actor, { employeeId: goal.employee.id, state: goal.state })
  const [next, ...others] = actionsFrom(goalLifecycle, goal.state)
  return (
    <>
      <Button onClick={() => goals.send({ type: 'change.asked', goal })}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      {next === undefined ? null : (
        <Button tone="solid" busy={isBusy} onClick={() => goals.send({ type: 'move.asked', goal, action: next })}>
          {actionNames[next]}
        </Button>
      )}
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        tone="outline"
        align="end"
        items={[
          // A goal is cancelled, if anything.
          ...others.map((action) => ({
            id: action,
            label: actionNames[action],
            icon: <CircleX aria-hidden="true" />,
            onSelect: () => goals.send({ type: 'move.asked', goal, action }),
          })),
          'separator',
          {
            id: 'remove',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            denied: removal.allowed ? undefined : denials[removal.because],
            onSelect: () => goals.send({ type: 'removal.asked', subject: { kind: 'goalRemoval', goal } }),
          },
        ]}
      />
    </>
  )
}
