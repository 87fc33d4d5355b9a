import { certificationDeskMachine } from '../../machines/certifications/certificationDesk.machine.ts'
import { complianceReading } from '../../machines/certifications/employeeCompliance.ts'
import { historyReading, matrixReading } from '../../machines/certifications/readings.ts'
import type { Subject, Variant } from '../model/subject.ts'
import { typeOf, whiteCard } from './certifications.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { banksia, employeeIds } from './people.ts'

const forklift = typeOf()

const reading = (label: string, first: object, second: object, found: unknown): Variant => ({
  label,
  cases: {
    ...says('reading.opened', { 'the first': { subject: first }, 'the second': { subject: second } }),
    ...answers('read', { 'it is there': found }, { ...notFound, ...anyFailure }),
  },
  project: ({ context: { subject, found } }) => [subject, found !== null],
})

const ofEve = { tenantId: banksia.id, employeeId: employeeIds.employee, certificationTypeId: forklift.id }

export const certificationMatrix: Subject = {
  machine: matrixReading.machine,
  variants: [
    reading(
      'the requirements',
      { tenantId: banksia.id },
      { tenantId: banksia.id, again: true },
      { types: [], people: [] },
    ),
  ],
}

export const certificationHistory: Subject = {
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

export const employeeCompliance: Subject = {
  machine: complianceReading.machine,
  variants: [
    reading(
      'a person’s compliance',
      { tenantId: banksia.id, id: employeeIds.employee },
      { tenantId: banksia.id, id: employeeIds.manager },
      [],
    ),
  ],
}

export const certificationDesk: Subject = {
  machine: certificationDeskMachine,
  variants: [
    {
      label: 'the certifications',
      input: { tenantId: banksia.id, timeZone: banksia.timeZone },
      cases: {
        ...breaks('list', () => true),
        ...breaks('types', () => true),
        ...breaks('matrix', () => true),
        ...breaks('history', () => true),
        ...breaks('owed', () => true),
      },
    },
  ],
}
