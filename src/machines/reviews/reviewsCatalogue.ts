import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { changingReviews } from './changingMany.ts'
import { reviewPlanForm } from './planForm.ts'
import { reviewPlanning } from './planning.ts'
import { reviewChoicesReading, reviewWindows } from './readings.ts'
import { reviewAreaMachine } from './reviewArea.machine.ts'
import { reviewSettings } from './settings.ts'
import { reviewTemplateForm, reviewTemplates } from './templates.ts'

/** The area's share of the catalogue of machines. */
export const reviewsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    reviewAreaMachine,
    'reviews',
    'Review area',
    'All there is of performance reviews in one place: the list, what is being planned, the templates and the settings.',
  ),
  entry(
    reviewWindows.machine,
    'reviews',
    'Review list',
    'Reads of the reviews one may see what is in view, under a search, filters and an order, however many there are.',
  ),
  entry(
    reviewChoicesReading.machine,
    'reviews',
    'People to review',
    'Reads of whom one may plan reviews, each with who is above them, and who starts reviews here.',
  ),
  entry(
    reviewPlanning.machine,
    'reviews',
    'Planning of reviews',
    'The page on which a review is planned, and where it leads once it is.',
  ),
  entry(
    reviewPlanForm.machine,
    'reviews',
    'Plan of a review',
    'The form of a plan, from the first key to the saved answer.',
  ),
  entry(
    reviewTemplates.machine,
    'reviews',
    'Review templates',
    'The templates of reviews: read, added to, duplicated, changed, archived and removed.',
  ),
  entry(
    reviewTemplateForm.machine,
    'reviews',
    'Review template form',
    'The form of a template, with somebody else’s change laid beside.',
  ),
  entry(
    reviewSettings.machine,
    'reviews',
    'Review settings',
    'Reads how reviews go at this client, and has an admin change it.',
  ),
  entry(
    reviewSettings.form.machine,
    'reviews',
    'Review settings form',
    'The form of the settings, with somebody else’s change laid beside.',
  ),
  entry(changingReviews.machine, 'reviews', 'Changing many reviews', 'One thing of many reviews, and what came of it.'),
  entry(
    changingReviews.dialogs.machine,
    'reviews',
    'Many reviews at once',
    'The dialog in which one thing of many reviews is chosen.',
  ),
  entry(
    changingReviews.outcome.machine,
    'reviews',
    'Outcome of many reviews',
    'What became of each of many reviews that were changed at once, which is taken back as one.',
  ),
]
