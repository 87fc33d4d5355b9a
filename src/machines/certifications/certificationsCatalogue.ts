import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { certificationAreaMachine } from './certificationArea.machine.ts'
import { certificationDialogsMachine } from './certificationDialogs.ts'
import { certificationsMachine } from './certifications.machine.ts'
import { certificationTypesMachine } from './certificationTypes.machine.ts'
import { certificationWindows, countsReading } from './certificationWindows.ts'
import { complianceReading } from './employeeCompliance.ts'
import { historyReading, matrixReading } from './readings.ts'
import { renewalMachine } from './renewal.machine.ts'
import { certificationTypeForm } from './typeForm.ts'

/** The area's share of the catalogue of machines. */
export const certificationsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    certificationAreaMachine,
    'certifications',
    'Certification area',
    'All there is of certifications in one place: list, types, matrix and history.',
  ),
  entry(
    certificationWindows.machine,
    'certifications',
    'Certification list',
    'Reads of everybody’s certifications what is in view, under a search, filters and an order, however many there are.',
  ),
  entry(
    countsReading.machine,
    'certifications',
    'Certification counts',
    'Reads how many certifications there are of each status, and again when something changes.',
  ),
  entry(
    certificationsMachine,
    'certifications',
    'Certifications',
    'What is done with certifications, everybody’s or one person’s: added, renewed, their files, and what is asked about one.',
  ),
  entry(
    certificationDialogsMachine,
    'certifications',
    'Certification dialogs',
    'Opens the version, reminder, snooze or delete dialog over a certification, and closes it once it succeeded.',
  ),
  entry(
    renewalMachine,
    'certifications',
    'Renewal',
    'Takes a certification with its files; what a person hands in is then verified, or declined with a reason.',
  ),
  entry(
    certificationTypesMachine,
    'certifications',
    'Certification types',
    'The types an admin looks after: added, renamed, required of people, archived and brought back.',
  ),
  entry(
    certificationTypeForm.machine,
    'certifications',
    'Certification type form',
    'The form of a type, from the first key to the saved answer, with somebody else’s change laid beside.',
  ),
  entry(
    matrixReading.machine,
    'certifications',
    'Certification matrix',
    'Reads who must hold what and how they stand with it, and again when something changes.',
  ),
  entry(
    historyReading.machine,
    'certifications',
    'Certification history',
    'Reads all a person has ever held of one type, and again when something changes.',
  ),
  entry(
    complianceReading.machine,
    'certifications',
    'Employee compliance',
    'Reads what one person owes and holds, and again when something changes.',
  ),
]
