import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { dashboardChoice, tileReading } from './dashboard.ts'
import { dashboardAreaMachine } from './dashboardArea.machine.ts'

/** Lines of `machines/catalogue.ts`. */
export const dashboardCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(dashboardAreaMachine, 'home/dashboard', 'Dashboard area', 'The tiles that somebody has, each read by itself.'),
  entry(
    dashboardChoice.machine,
    'home/dashboard',
    'Dashboard choice',
    'Which tiles somebody has on their dashboard, and in which order.',
  ),
  entry(tileReading.machine, 'home/dashboard', 'Dashboard tile', 'Reads the figures of one tile.'),
]
