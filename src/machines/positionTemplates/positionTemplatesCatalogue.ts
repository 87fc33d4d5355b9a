import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { positionTemplateDialogs } from './dialogs.ts'
import { positionTemplateOutcome } from './outcome.ts'
import { positionTemplateAreaMachine } from './positionTemplateArea.machine.ts'
import {
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionVersions,
} from './readings.ts'
import { positionTemplateForm, positionTemplates } from './templates.ts'

/** The area's share of the catalogue of machines. */
export const positionTemplatesCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    positionTemplateAreaMachine,
    'positionTemplates',
    'Position templates area',
    'The templates, the marketplace, what is done with templates behind a dialog and what came of it, side by side.',
  ),
  entry(
    positionTemplates.machine,
    'positionTemplates',
    'Position templates',
    'The templates of a client, the archived among them: read, written one at a time, and deleted behind a question.',
  ),
  entry(
    positionTemplateForm.machine,
    'positionTemplates',
    'Position template form',
    'The form of a position template: its title, which is its own, its department and the parts of its text.',
  ),
  entry(
    positionTemplateDialogs.machine,
    'positionTemplates',
    'Position template dialogs',
    'Archiving, using one of the marketplace, bringing one up to the newest text, giving one to people, and what it asks.',
  ),
  entry(
    positionTemplateOutcome.machine,
    'positionTemplates',
    'Outcome of position templates',
    'What came of archiving templates or giving one to people, until it is dismissed, with the way back.',
  ),
  entry(
    positionMarketplace.machine,
    'positionTemplates',
    'Marketplace of positions',
    'Reads what the marketplace offers.',
  ),
  entry(
    positionOrigin.machine,
    'positionTemplates',
    'Origin of a position template',
    'Reads one template of the marketplace with every version of its text.',
  ),
  entry(
    positionChoices.machine,
    'positionTemplates',
    'What a position can ask for',
    'Reads the certification types and policies that a position can ask for.',
  ),
  entry(
    positionHolders.machine,
    'positionTemplates',
    'Holders of a position',
    'Reads who holds a position now, and what each still owes of what it asks for.',
  ),
  entry(
    positionVersions.machine,
    'positionTemplates',
    'Versions of a position template',
    'Reads every text a position template has had, with who wrote it and who holds it.',
  ),
  entry(
    positionGaps.machine,
    'positionTemplates',
    'Gaps of positions',
    'Reads of every template how many hold it, and how many of them owe something.',
  ),
]
