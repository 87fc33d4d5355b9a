import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { complianceAreaMachine } from './complianceArea.machine.ts'
import { reminderPauseDialogsMachine, reminderPauseReading } from './reminderPause.ts'

/** Lines of `machines/catalogue.ts`. */
export const complianceCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    complianceAreaMachine,
    'compliance',
    'Compliance area',
    'The page of one person’s compliance: what they owe and hold, and whether reminders of it wait.',
  ),
  entry(
    reminderPauseReading.machine,
    'compliance',
    'Reminder pause',
    'Reads whether the reminders of one person wait, and again when that changes.',
  ),
  entry(
    reminderPauseDialogsMachine,
    'compliance',
    'Reminder pause dialogs',
    'Pauses a person’s reminders until a day, or goes on with them now.',
  ),
]
