import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { reportMachine } from './report.machine.ts'
import type { ReportOf } from './reports.ports.ts'

export const reportFile = downloadOf<ReportOf>()

/**
 * The reports: the one that is open, and one on its way to the browser as a file, which goes on when the page is left.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the other (`kit/kept.ts`).
 *
 * Reads: `children.{report, file}`. System id: `reports`, given by the root when the area opens; theirs are `report` and
 * `reportFile`.
 */
export const reportAreaMachine = setup({
  types: {} as { emitted: Toast; children: { report: 'report'; file: 'file' } },
  actors: { report: reportMachine, file: reportFile.machine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'reportArea',
  type: 'parallel',
  states: {
    reading: kept({ id: 'report', src: 'report', systemId: 'report' }),
    exporting: kept({
      id: 'file',
      src: 'file',
      systemId: 'reportFile',
      input: { failure: 'Failed to download the report' },
    }),
  },
})
