import { type CatalogueEntry, catalogueEntry as entry } from '../kit/catalogueEntry.ts'
import { notificationChoices } from './choices.ts'
import { notificationAreaMachine } from './notificationArea.machine.ts'
import { notificationsMachine } from './notifications.machine.ts'

/** Lines of `machines/catalogue.ts`. */
export const notificationsCatalogue: ReadonlyArray<CatalogueEntry> = [
  entry(
    notificationAreaMachine,
    'notifications',
    'Notifications area',
    'What somebody is told of, and how they are told of each kind.',
  ),
  entry(
    notificationsMachine,
    'notifications',
    'Notifications',
    'Reads what somebody is told of as it happens, and marks what they have read.',
  ),
  entry(
    notificationChoices.machine,
    'notifications',
    'Notification choices',
    'How somebody is told of each kind: here, by mail at once, in one mail a day, or not at all.',
  ),
]
