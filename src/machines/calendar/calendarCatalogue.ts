import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { calendarAreaMachine } from './calendarArea.machine.ts'
import { calendarFeedMachine } from './calendarFeed.machine.ts'
import { calendarMonth } from './calendarMonth.ts'

/** Lines of `machines/catalogue.ts`. */
export const calendarCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(calendarAreaMachine, 'calendar', 'Calendar area', 'The month that is shown, and the address of the feed.'),
  entry(calendarMonth.machine, 'calendar', 'Month of the calendar', 'Reads what stands in a month.'),
  entry(
    calendarFeedMachine,
    'calendar',
    'Address of the calendar',
    'Makes the secret address, replaces it, turns it off.',
  ),
]
