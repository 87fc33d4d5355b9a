import { goalsGateway } from '../infra/gateways/goals.gateway.ts'
import { goalForm, loadingGoal, savingGoal } from '../machines/goals/goalForm.ts'
import { goalsMachine } from '../machines/goals/goals.machine.ts'
import type { GoalPorts } from '../machines/goals/goals.ports.ts'
import { goalRemoval, movingGoal, removingFromGoals } from '../machines/goals/goalWork.ts'
import { provided } from '../machines/kit/port.ts'
import { pages, panel } from '../ui/goals/group.tsx'
import { area } from './manifest.ts'

/** The goals area, loaded with its first tab or page: its machines with their ports provided. */
export const goalsArea = (ports: GoalPorts) =>
  goalsMachine.provide({
    actors: {
      form: goalForm.provide({ save: savingGoal(ports), loadTheirs: loadingGoal(ports.loadGoal) }),
      confirmation: goalRemoval.provide(removingFromGoals(ports)),
      loadGoals: provided(ports.loadGoals),
      moveGoal: provided(movingGoal(ports.saveGoal)),
      addComment: provided(ports.addComment),
    },
  })

/** The area's screens and machines, which come together in one file. */
export const goals = area({
  pages,
  panel,
  machine: ({ run }) => goalsArea(goalsGateway(run)),
})
