import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { goalAreaMachine } from './goalArea.machine.ts'
import { goalForm } from './goalForm.ts'
import { goalsMachine } from './goals.machine.ts'
import { goalFoundReading, goalGroupsReading, goalWindows } from './readings.ts'

/** The area's share of the catalogue of machines. */
export const goalsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    goalAreaMachine,
    'goals',
    'Goal area',
    'All there is of goals in one place: those of a person, the list of everybody’s, and one by its address.',
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
    goalFoundReading.machine,
    'goals',
    'Goal by its address',
    'Reads one goal by itself, so that its page knows whose it is.',
  ),
]
