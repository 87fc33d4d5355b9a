import { type CatalogueEntry, catalogueEntry as entry } from '../../kit/catalogueEntry.ts'
import { changeRequestAreaMachine } from './changeRequestArea.machine.ts'
import { changeRequestForm } from './changeRequestForm.ts'
import { changingMachine } from './changing.machine.ts'
import { requestsReading } from './readings.ts'

/** Lines of `machines/catalogue.ts`. */
export const changeRequestsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    changeRequestAreaMachine,
    'employees/changeRequests',
    'Change requests area',
    'The changes of a record that were asked for, and what is done with them.',
  ),
  entry(
    changingMachine,
    'employees/changeRequests',
    'Change request',
    'A change of a record is asked for, accepted, declined or withdrawn.',
  ),
  entry(
    changeRequestForm.machine,
    'employees/changeRequests',
    'Change request form',
    'One’s own record as it stands, typed over with what is to stand.',
  ),
  entry(
    requestsReading.machine,
    'employees/changeRequests',
    'Change requests',
    'Reads the changes that somebody has asked for.',
  ),
]
