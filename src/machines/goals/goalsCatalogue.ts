import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { goalAreaMachine } from './goalArea.machine.ts'
import { goalDialogs } from './goalDialogs.ts'
import { goalForm } from './goalForm.ts'
import { goalOutcome } from './goalOutcome.ts'
import { goalsMachine } from './goals.machine.ts'
import { goalImport } from './import/goalImport.ts'
import {
  goalCountsReading,
  goalFoundReading,
  goalGroupsReading,
  goalPeopleReading,
  goalShownReading,
  goalTreeReading,
  goalWindows,
} from './readings.ts'
import { goalReminders } from './reminders.ts'
import { goalTemplateForm, goalTemplates } from './templates.ts'

/** The area's share of the catalogue of machines. */
export const goalsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    goalAreaMachine,
    'goals',
    'Goal area',
    'All there is of goals in one place: those of a person, the list of everybody’s, one by its address, templates, and many at once.',
  ),
  entry(
    goalsMachine,
    'goals',
    'Goals',
    'The goals of a person: read, written, moved on from state to state, updated, commented and removed.',
  ),
  entry(
    goalForm.machine,
    'goals',
    'Goal form',
    'The form of a goal, from the first key to the saved answer, with somebody else’s change laid beside.',
  ),
  entry(
    goalImport.machine,
    'goals/import',
    'Goal import',
    'From a CSV file to goals: matched, checked, put right, imported, and reverted.',
  ),
  entry(
    goalWindows.machine,
    'goals',
    'Goal list',
    'Reads of everybody’s goals what is in view, under a search, filters, a grouping and an order, however many there are.',
  ),
  entry(
    goalGroupsReading.machine,
    'goals',
    'Goal groups',
    'Reads how many goals of the list stand together, and again when something changes.',
  ),
  entry(
    goalPeopleReading.machine,
    'goals',
    'Goal people',
    'Reads whose the goals of the list are, for giving goals to all of them.',
  ),
  entry(
    goalCountsReading.machine,
    'goals',
    'Goal counts',
    'Reads how many goals there are of each kind, for the plots.',
  ),
  entry(
    goalTreeReading.machine,
    'goals',
    'Goal tree',
    'Reads which goals serve which, as far as one may see them, and again when something changes.',
  ),
  entry(
    goalFoundReading.machine,
    'goals',
    'Goal by its address',
    'Reads one goal by itself, so that its page knows whose it is.',
  ),
  entry(
    goalShownReading.machine,
    'goals',
    'Goals shown',
    'Reads all goals that the list shows, so that something can be done with all of them.',
  ),
  entry(
    goalTemplates.machine,
    'goals',
    'Goal templates',
    'The templates of goals: read, added to, changed and removed.',
  ),
  entry(
    goalTemplateForm.machine,
    'goals',
    'Goal template form',
    'The form of a template of goals, with somebody else’s change laid beside.',
  ),
  entry(
    goalDialogs.machine,
    'goals',
    'Many goals at once',
    'The dialogs in which people are given goals, and goals go on into the next period.',
  ),
  entry(
    goalOutcome.machine,
    'goals',
    'Outcome of many goals',
    'What came of an act with many goals, which is taken back as one.',
  ),
  entry(
    goalReminders.machine,
    'goals',
    'Reminders of goals',
    'How often somebody is asked how their goals stand, as they choose it.',
  ),
]
