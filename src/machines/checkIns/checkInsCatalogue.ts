import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { changingCheckIns } from './changingCheckIns.ts'
import { checkInAreaMachine } from './checkInArea.machine.ts'
import { planForm } from './planForm.ts'
import { checkInPlanning } from './planning.ts'
import { checkInChoicesReading, checkInOverviewReading, checkInWindows } from './readings.ts'
import { templateForm } from './templateForm.ts'
import { checkInTemplates } from './templates.ts'

/** The area's share of the catalogue of machines. */
export const checkInsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    checkInAreaMachine,
    'checkIns',
    'Check-in area',
    'All there is of check-ins in one place: the list, what is being planned, the templates, and the one that is open.',
  ),
  entry(
    checkInWindows.machine,
    'checkIns',
    'Check-in list',
    'Reads of the check-ins one may see what is in view, under a search, filters and an order, however many there are.',
  ),
  entry(
    checkInOverviewReading.machine,
    'checkIns',
    'Check-ins over time',
    'Reads how much of what was planned took place, month by month and by reviewer, and how employees answered.',
  ),
  entry(
    checkInChoicesReading.machine,
    'checkIns',
    'People to plan with',
    'Reads with whom one may plan check-ins, each with who is above them.',
  ),
  entry(
    checkInPlanning.machine,
    'checkIns',
    'Planning',
    'The page on which check-ins are planned, and where it leads once they are.',
  ),
  entry(
    planForm.machine,
    'checkIns',
    'Plan of check-ins',
    'The form of a plan, for one person or many, once or in a series, from the first key to the saved answer.',
  ),
  entry(
    checkInTemplates.machine,
    'checkIns',
    'Check-in templates',
    'The templates of check-ins: read, added to, changed, archived and removed.',
  ),
  entry(
    templateForm.machine,
    'checkIns',
    'Check-in template form',
    'The form of a template, with somebody else’s change laid beside.',
  ),
  entry(
    changingCheckIns.machine,
    'checkIns',
    'Changing many check-ins',
    'One thing of many check-ins, and what came of it.',
  ),
  entry(
    changingCheckIns.dialogs.machine,
    'checkIns',
    'Many check-ins at once',
    'The dialog in which one thing of many check-ins is chosen.',
  ),
  entry(
    changingCheckIns.outcome.machine,
    'checkIns',
    'Outcome of many check-ins',
    'What became of each of many check-ins that were changed at once, which is taken back as one.',
  ),
]
