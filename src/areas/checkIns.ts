import { checkInsGateway } from '../infra/gateways/checkIns.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { checkInAreaMachine, checkInDownload } from '../machines/checkIns/checkInArea.machine.ts'
import type { PlanningPorts } from '../machines/checkIns/checkIns.ports.ts'
import { savingPlan } from '../machines/checkIns/planForm.ts'
import { checkInPlanning } from '../machines/checkIns/planning.ts'
import { checkInChoicesReading, checkInOverviewReading, checkInWindows } from '../machines/checkIns/readings.ts'
import { loadingTemplate, savingTemplate } from '../machines/checkIns/templateForm.ts'
import { actingOnTemplate } from '../machines/checkIns/templateQuestions.ts'
import { checkInTemplates } from '../machines/checkIns/templates.ts'
import { pages, panel } from '../ui/checkIns/group.tsx'
import { areaOf } from './manifest.ts'

/** The area of check-ins, loaded with its first page: its machines with their ports provided. */
export const checkInsArea = (ports: PlanningPorts) =>
  checkInAreaMachine.provide({
    actors: {
      windows: checkInWindows.provide({ load: ports.loadListed, count: ports.countListed }),
      overview: checkInOverviewReading.provide(ports.loadOverview),
      choices: checkInChoicesReading.provide((_, signal) => ports.loadChoices(undefined, signal)),
      planning: checkInPlanning.provide(savingPlan(ports)),
      templates: checkInTemplates.provide({
        form: { save: savingTemplate(ports), loadTheirs: loadingTemplate(ports.loadTemplates) },
        act: actingOnTemplate(ports),
        load: ports.loadTemplates,
      }),
      download: checkInDownload.provide(ports.downloadList),
    },
  })

/** The area's screens and machines, which come together in one file; a check-in brings its own (`checkIns/meeting.ts`). */
export const area = areaOf({
  pages,
  panel,
  machine: ({ run }) => checkInsArea(checkInsGateway(run, saveFile)),
})
