import { reportsGateway } from '../infra/gateways/reports.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { provided } from '../machines/kit/port.ts'
import { reportMachine } from '../machines/reports/report.machine.ts'
import { reportAreaMachine, reportFile } from '../machines/reports/reportArea.machine.ts'
import type { ReportPorts } from '../machines/reports/reports.ports.ts'
import {
  endingSchedules,
  reportSchedulesMachine,
  savingSchedule,
  scheduleDialogs,
} from '../machines/reports/schedules.ts'
import { pages } from '../ui/reports/group.tsx'
import { areaOf } from './manifest.ts'

/** The list of reports, and each of them. */
export const reportArea = ({ loadReport, saveReport, ...ports }: ReportPorts) =>
  reportAreaMachine.provide({
    actors: {
      report: reportMachine.provide({ actors: { load: provided(loadReport) } }),
      file: reportFile.provide(saveReport),
      schedules: reportSchedulesMachine.provide({
        actors: { load: provided(ports.loadSchedules), send: provided(endingSchedules(ports)) },
      }),
      scheduleDialogs: scheduleDialogs.provide(savingSchedule(ports)),
    },
  })

export const area = areaOf({
  pages,
  machine: ({ run }) => reportArea(reportsGateway(run, saveFile)),
  input: () => ({ now: Date.now() }),
})
