import { type Listing, usualListing } from '../../src/domain/certifications/listing.ts'
import type { ReminderPause } from '../../src/domain/compliance/nouns.ts'
import type { CertificationId } from '../../src/domain/kernel/ids.ts'
import { certificationAreaMachine } from '../../src/machines/certifications/certificationArea.machine.ts'
import { certificationWindows, countsReading } from '../../src/machines/certifications/certificationWindows.ts'
import { complianceReading } from '../../src/machines/certifications/employeeCompliance.ts'
import { historyReading, matrixReading } from '../../src/machines/certifications/readings.ts'
import { complianceAreaMachine } from '../../src/machines/compliance/complianceArea.machine.ts'
import {
  pauseInput,
  reminderPauseDialogsMachine,
  reminderPauseReading,
} from '../../src/machines/compliance/reminderPause.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { typeOf, whiteCard } from './certifications.scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { banksia, employeeIds } from './people.ts'
import { reading } from './readings.ts'
import { today } from './records.ts'
import { windowedList } from './windowedLists.ts'

const forklift = typeOf()

const ofEve = { employeeId: employeeIds.employee, certificationTypeId: forklift.id }

export const certificationMatrix: Scenario = {
  machine: matrixReading.machine,
  variants: [reading('the requirements', {}, { again: true }, { types: [], people: [] })],
}

export const certificationList: Scenario = windowedList(certificationWindows.machine, usualListing, {
  other: { ...usualListing, choice: 'expired' } as Listing,
  rowAt: (place) => ({ ...whiteCard, id: `${whiteCard.id.slice(0, -4)}${1_000 + place}` as CertificationId }),
  idOf: ({ id }) => id,
})

export const certificationCounts: Scenario = {
  machine: countsReading.machine,
  variants: [
    reading(
      'how many there are',
      {},
      { again: true },
      { expired: 1, expiringSoon: 0, current: 3, submitted: 0, declined: 0, archived: 0 },
    ),
  ],
}

export const certificationHistory: Scenario = {
  machine: historyReading.machine,
  variants: [
    reading(
      'what a person has held of a type',
      ofEve,
      { ...ofEve, certificationTypeId: whiteCard.certificationTypeId },
      [whiteCard],
    ),
  ],
}

export const employeeCompliance: Scenario = {
  machine: complianceReading.machine,
  variants: [
    reading(
      'a person’s compliance',
      { id: employeeIds.employee },
      { id: employeeIds.manager },
      { hasLeft: false, endedUtc: null, items: [] },
    ),
  ],
}

export const certificationArea: Scenario = {
  machine: certificationAreaMachine,
  variants: [
    {
      label: 'the certifications',
      input: { timeZone: banksia.timeZone },
      cases: {
        ...breaks('list', () => true),
        ...breaks('windows', () => true),
        ...breaks('counts', () => true),
        ...breaks('types', () => true),
        ...breaks('matrix', () => true),
        ...breaks('history', () => true),
        ...breaks('owed', () => true),
        ...breaks('download', () => true),
      },
    },
  ],
}

const untilChristmas: ReminderPause = {
  untilDay: '2026-12-24',
  reason: 'On leave',
  setBy: samples.ava.fullName,
  setUtc: '2026-11-21T03:00:00.000Z',
}

export const reminderPause: Scenario = {
  machine: reminderPauseReading.machine,
  variants: [
    reading(
      'whether a person’s reminders wait',
      { id: employeeIds.employee },
      { id: employeeIds.manager },
      untilChristmas,
    ),
  ],
}

const employee = { id: employeeIds.employee, fullName: samples.eve.fullName }

export const reminderPauseDialogs: Scenario = {
  machine: reminderPauseDialogsMachine,
  explained: { 'reminderPauseDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'a person on leave',
      cases: {
        ...says('record.selected', {
          'to pause their reminders': { record: employee, dialog: 'pause', draft: pauseInput(null) },
          'to go on with them': { record: employee, dialog: 'resume' },
        }),
        ...says('dialog.confirmed', {
          'until a day': { form: { untilDay: untilChristmas.untilDay, reason: 'On leave', today } },
          'until a day that is past': { form: { untilDay: '2026-11-01', reason: '', today } },
          now: { form: null },
        }),
        ...answers('run', { 'they wait': untilChristmas, 'they go on': null }, { ...notFound, ...anyFailure }),
      },
    },
  ],
}

export const complianceArea: Scenario = {
  machine: complianceAreaMachine,
  variants: [
    {
      label: 'one person’s compliance',
      cases: {
        ...says('dialog.succeeded', {
          'the reminders wait': { record: employee, dialog: 'pause', answer: untilChristmas },
        }),
        ...breaks('owed', () => true),
        ...breaks('pause', () => true),
        ...breaks('dialogs', () => true),
        ...breaks('evidence', () => true),
      },
    },
  ],
}
