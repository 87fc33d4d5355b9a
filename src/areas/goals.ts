import { goalsGateway } from '../infra/gateways/goals.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { downloading, goalAreaMachine, goalDownload } from '../machines/goals/goalArea.machine.ts'
import { goalDialogs, runningGoalDialog } from '../machines/goals/goalDialogs.ts'
import { goalForm, loadingGoal, savingGoal } from '../machines/goals/goalForm.ts'
import { goalOutcome } from '../machines/goals/goalOutcome.ts'
import { goalsMachine } from '../machines/goals/goals.machine.ts'
import type { GoalPorts } from '../machines/goals/goals.ports.ts'
import { goalRemoval, movingGoal, removingFromGoals } from '../machines/goals/goalWork.ts'
import {
  goalCountsReading,
  goalFoundReading,
  goalGroupsReading,
  goalPeopleReading,
  goalShownReading,
  goalTreeReading,
  goalWindows,
  readingPeople,
  readingShown,
} from '../machines/goals/readings.ts'
import { goalReminders } from '../machines/goals/reminders.ts'
import { goalTemplatePorts, goalTemplates } from '../machines/goals/templates.ts'
import { provided } from '../machines/kit/port.ts'
import { pages, panel } from '../ui/goals/group.tsx'
import { areaOf } from './manifest.ts'

/** The goals area, loaded with its first tab or page: its machines with their ports provided. */
export const goalsArea = (ports: GoalPorts) =>
  goalAreaMachine.provide({
    actors: {
      person: goalsMachine.provide({
        actors: {
          form: goalForm.provide({ save: savingGoal(ports), loadTheirs: loadingGoal(ports.loadGoal) }),
          confirmation: goalRemoval.provide(removingFromGoals(ports)),
          loadGoals: provided(ports.loadGoals),
          moveGoal: provided(movingGoal(ports.saveGoal)),
          updateProgress: provided(ports.updateProgress),
          addComment: provided(ports.addComment),
        },
      }),
      windows: goalWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      groups: goalGroupsReading.provide(ports.loadGroups),
      people: goalPeopleReading.provide(readingPeople(ports.loadGroups)),
      counts: goalCountsReading.provide(ports.loadCounts),
      tree: goalTreeReading.provide(ports.loadTree),
      found: goalFoundReading.provide(ports.findGoal),
      shown: goalShownReading.provide(readingShown(ports.loadListed)),
      templates: goalTemplates.provide(goalTemplatePorts(ports)),
      dialogs: goalDialogs.provide(runningGoalDialog(ports)),
      outcome: goalOutcome.provide(ports.takeBack),
      download: goalDownload.provide(downloading(ports)),
      reminders: goalReminders.provide(ports.loadReminders, ports.saveReminders),
    },
  })

/** The area's screens and machines, which come together in one file. */
export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => goalsArea(goalsGateway(run, saveFile)),
})
