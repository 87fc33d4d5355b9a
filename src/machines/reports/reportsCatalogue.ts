import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { reportMachine } from './report.machine.ts'
import { reportAreaMachine } from './reportArea.machine.ts'

/** Lines of `machines/catalogue.ts`. */
export const reportsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    reportAreaMachine,
    'reports',
    'Reports area',
    'The report that is open, and one on its way to the browser as a file.',
  ),
  entry(
    reportMachine,
    'reports',
    'Report',
    'Reads a report as its parameters ask for it; what is shown stays until the next has come.',
  ),
]
