import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tellChild } from '../kit/tell.ts'
import { reportMachine } from './report.machine.ts'
import type { ReportOf } from './reports.ports.ts'
import { reportSchedulesMachine, scheduleDialogsMachine } from './schedules.ts'

export const reportFile = downloadOf<ReportOf>()

/**
 * The reports: the one that is open, one on its way to the browser as a file, which goes on when the page is left, and when
 * one’s saved reports are mailed.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); what a dialog has
 * saved is known to the list at once.
 *
 * Events: `dialog.succeeded {answer}` (its child: when a report is mailed from now on). Reads: `children.{report, file,
 * schedules, scheduleDialogs}`. System id: `reports`, given by the root when the area opens; theirs are `report`,
 * `reportFile`, `reportSchedules` and `reportScheduleDialogs`.
 */
export interface ReportAreaInput {
  readonly now: number
}

interface Of {
  readonly context: ReportAreaInput
}

export const reportAreaMachine = setup({
  types: {} as {
    context: ReportAreaInput
    events: Succeeded
    input: ReportAreaInput
    emitted: Toast
    children: { report: 'report'; file: 'file'; schedules: 'schedules'; scheduleDialogs: 'scheduleDialogs' }
  },
  actors: {
    report: reportMachine,
    file: reportFile.machine,
    schedules: reportSchedulesMachine,
    scheduleDialogs: scheduleDialogsMachine,
  },
  actions: {
    announce: enqueueActions(announce),
    keepSchedule: enqueueActions(({ enqueue, self }, { answer }: Succeeded) =>
      tellChild({ enqueue, self }, 'schedules', { type: 'item.arrived', item: answer }),
    ),
  },
}).createMachine({
  id: 'reportArea',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'dialog.succeeded': { actions: withEvent('keepSchedule') } },
  states: {
    reading: kept({ id: 'report', src: 'report', systemId: 'report' }),
    exporting: kept({
      id: 'file',
      src: 'file',
      systemId: 'reportFile',
      input: { failure: 'Failed to download the report' },
    }),
    scheduling: kept({
      id: 'schedules',
      src: 'schedules',
      systemId: 'reportSchedules',
      input: ({ context: { now } }: Of) => ({ first: [], now }),
    }),
    deciding: kept({ id: 'scheduleDialogs', src: 'scheduleDialogs', systemId: 'reportScheduleDialogs' }),
  },
})
