import { type CatalogueEntry, catalogueEntry } from '../kit/catalogueEntry.ts'
import { assetAreaMachine } from './assetArea.machine.ts'
import { assetAuditMachine } from './assetAudit.machine.ts'
import { assetConfigurationMachine } from './assetConfiguration.machine.ts'
import { assetDialogsMachine } from './assetDialogs.ts'
import { assetForm } from './assetForm.ts'
import { assetOutcome } from './assetOutcome.ts'
import { assetRecordMachine } from './assetRecord.machine.ts'
import { configurationForm } from './configurationForm.ts'
import { assetImport } from './import/assetImport.ts'
import {
  assetAuditsReading,
  assetCountsReading,
  assetHistoryReading,
  assetSearchReading,
  assetWindows,
  heldReading,
  numberReading,
  photoReading,
  pictureReading,
} from './readings.ts'

const entry = (machine: CatalogueEntry['machine'], title: string, purpose: string) =>
  catalogueEntry(machine, 'assets', title, purpose)

/** The area's share of the catalogue of machines. */
export const assetsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    assetAreaMachine,
    'Asset area',
    'All there is of assets in one place: register, record, dialogs, configuration.',
  ),
  entry(
    assetWindows.machine,
    'Asset register',
    'Reads of the register what is in view, under a search, filters and an order, however many there are.',
  ),
  entry(assetCountsReading.machine, 'Asset counts', 'Reads how many assets there are of each kind, for the plots.'),
  entry(
    assetRecordMachine,
    'Asset record',
    'One asset, or a new one: its sections edited in place, its files and its photo.',
  ),
  entry(
    assetForm.machine,
    'Asset form',
    'The form of an asset or of one of its sections, which asks while one types whether the number is in use.',
  ),
  entry(
    assetHistoryReading.machine,
    'Asset history',
    'Reads what happened to one asset, and again when something does.',
  ),
  entry(heldReading.machine, 'Assets held', 'Reads what one person holds, and again when something changes.'),
  entry(numberReading.machine, 'Next asset number', 'Asks for the next number of a category’s style.'),
  entry(assetSearchReading.machine, 'Asset search', 'Finds assets by what is typed where one is to be chosen.'),
  entry(photoReading.machine, 'Asset photo', 'Fetches the picture that stands for an asset.'),
  entry(pictureReading.machine, 'Asset picture', 'Fetches one of an asset’s files to be looked at.'),
  entry(
    assetDialogsMachine,
    'Asset dialogs',
    'Asks what is needed to assign, take back, service, change, retire or label one asset or many, and does it.',
  ),
  entry(
    assetOutcome.machine,
    'Outcome of many changes',
    'Shows what became of each of many assets changed at once, and takes it back as a whole.',
  ),
  entry(assetAuditsReading.machine, 'Asset audits', 'Reads the audit rounds there were.'),
  entry(
    assetAuditMachine,
    'Audit round',
    'Goes through a place: what should be there, what was scanned or ticked, and what is missing.',
  ),
  catalogueEntry(
    assetImport.machine,
    'assets/import',
    'Asset import',
    'From a CSV file to assets: matched, checked, put right, imported, and reverted.',
  ),
  entry(
    assetConfigurationMachine,
    'Asset configuration',
    'Locations and categories: added, changed, deleted, or merged where they are in use.',
  ),
  entry(
    configurationForm.machine,
    'Asset configuration form',
    'The form of a location or a category of assets, with somebody else’s change laid beside.',
  ),
]
