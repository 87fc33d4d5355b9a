import { goalForm, loadingGoal, savingGoal } from './machines/goals/goalForm.ts'
import { goalsMachine } from './machines/goals/goals.machine.ts'
import type { GoalPorts } from './machines/goals/goals.ports.ts'
import { movingGoal, removingFromGoals } from './machines/goals/goalWork.ts'
import { confirmMachine } from './machines/kit/confirm.machine.ts'
import { plugged } from './machines/kit/port.ts'

/** The goals area, loaded with its first tab or page: its machines with their ports plugged. */
export const goalsArea = (ports: GoalPorts) =>
  goalsMachine.provide({
    actors: {
      form: goalForm.ports({ save: savingGoal(ports), loadTheirs: loadingGoal(ports.loadGoal) }),
      confirmation: confirmMachine.provide({ actors: { run: plugged(removingFromGoals(ports)) } }),
      loadGoals: plugged(ports.loadGoals),
      moveGoal: plugged(movingGoal(ports.saveGoal)),
      addComment: plugged(ports.addComment),
    },
  })
