import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { reportMachine } from './report.machine.ts'
import { reportAreaMachine } from './reportArea.machine.ts'
import { reportSchedulesMachine, scheduleDialogsMachine } from './schedules.ts'

/** Lines of `machines/catalogue.ts`. */
export const reportsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    reportAreaMachine,
    'reports',
    'Reports area',
    'The report that is open, one on its way to the browser as a file, and when saved ones are mailed.',
  ),
  entry(
    reportSchedulesMachine,
    'reports',
    'Mails of saved reports',
    'When one’s saved reports are mailed; ended here before the server has answered.',
  ),
  entry(
    scheduleDialogsMachine,
    'reports',
    'Mail of a saved report',
    'How often a saved report is mailed, and on which day.',
  ),
  entry(
    reportMachine,
    'reports',
    'Report',
    'Reads a report as its parameters ask for it; what is shown stays until the next has come.',
  ),
]
