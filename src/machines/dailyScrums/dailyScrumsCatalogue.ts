import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { blockersMachine } from './blockers.machine.ts'
import { dailyScrumAreaMachine } from './dailyScrumArea.machine.ts'
import { ownEntry, scrumDay, scrumEntries, scrumReminders } from './parts.ts'

/** Lines of `machines/catalogue.ts`. */
export const dailyScrumsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    dailyScrumAreaMachine,
    'dailyScrums',
    'Daily scrum area',
    'The day that is shown, one’s own entry, blockers, the history and reminders.',
  ),
  entry(scrumDay.machine, 'dailyScrums', 'Day of the scrum', 'Reads a day of the people one may access.'),
  entry(ownEntry.machine, 'dailyScrums', 'Own entry', 'One’s own entry of a day, read and sent again.'),
  entry(ownEntry.form.machine, 'dailyScrums', 'Own entry form', 'What one types into it, until it has arrived.'),
  entry(blockersMachine, 'dailyScrums', 'Blockers', 'Resolves a blocker, and opens it again.'),
  entry(scrumEntries.machine, 'dailyScrums', 'History of the scrum', 'All entries one may read, a window at a time.'),
  entry(scrumReminders.machine, 'dailyScrums', 'Scrum reminders', 'Whether one gets mail about the daily scrum.'),
]
