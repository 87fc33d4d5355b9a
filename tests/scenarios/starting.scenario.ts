import type { AnyMachineSnapshot } from 'xstate'
import type { Employee, EmployeeSummary } from '../../src/domain/employees/nouns.ts'
import type { Start } from '../../src/domain/employees/starting/nouns.ts'
import { leaverHandover as reading } from '../../src/machines/employees/starting/leaverHandover.ts'
import { reinstatementMachine } from '../../src/machines/employees/starting/reinstatement.machine.ts'
import { startingMachine } from '../../src/machines/employees/starting/starting.machine.ts'
import { startingAreaMachine } from '../../src/machines/employees/starting/startingArea.machine.ts'
import { startProgressMachine } from '../../src/machines/employees/starting/startProgress.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, ends, notFound, says } from './outcomes.ts'
import { employeeIds, people, summaryOf } from './people.ts'
import { recordOf, today } from './records.ts'

const ended = recordOf({
  isActive: false,
  reportsTo: employeeIds.manager,
  termination: { date: '2026-10-30', kind: 'resignation', reason: '' },
})
const again = recordOf({ startDate: today })

const aReturn = (label: string, known: ReadonlyArray<EmployeeSummary>): Variant => ({
  label,
  input: { employee: ended, people: () => known, today },
  cases: {
    ...says('reinstatement.changed', {
      'another day': { change: { firstDay: '2026-12-01' } },
      'a day before the last one': { change: { firstDay: '2026-10-01' } },
      'another manager': { change: { reportsTo: employeeIds.admin } },
      'no manager': { change: { reportsTo: null } },
      'no department': { change: { departmentId: null } },
      'an invitation': { change: { invites: true } },
    }),
    ...answers(
      'reinstateEmployee',
      { 'they work here again': again },
      { ...changedMeanwhile, ...notFound, ...anyFailure },
    ),
  },
  project: ({ context: { draft } }) => [draft.firstDay, draft.reportsTo, draft.departmentId, draft.invites],
})

export const reinstatement: Scenario = {
  machine: reinstatementMachine,
  variants: [
    aReturn('a manager who is there', people),
    aReturn('a manager who has left too', [
      summaryOf(employeeIds.manager, samples.max.fullName, { isActive: false }),
      summaryOf(employeeIds.admin, samples.ava.fullName),
    ]),
  ],
}

export const starting: Scenario = {
  machine: startingMachine,
  variants: [
    {
      label: 'somebody whose employment ended',
      cases: {
        ...says('reinstatement.asked', { 'who left': { employee: ended, today } }),
        ...ends('reinstatement', ({ context }) => ({
          'they work here again': { ...(context.of?.employee as Employee), isActive: true, termination: null },
          cancelled: null,
        })),
      },
      project: ({ context }) => context.of?.employee.id ?? null,
    },
  ],
}

const aStart: Start = {
  facts: {
    hasPosition: true,
    hasManager: true,
    hasPhoto: false,
    login: null,
    certifications: { asked: 2, done: 1 },
    policies: { asked: 3, done: 0 },
    assets: { asked: 0, done: 0 },
  },
  ended: null,
}
const anEndedStart: Start = { ...aStart, ended: { by: samples.ava.fullName, atUtc: '2026-11-20T02:00:00.000Z' } }

export const startProgress: Scenario = {
  machine: startProgressMachine,
  variants: [
    {
      label: 'somebody who was added lately',
      cases: {
        ...says('start.opened', {
          'of an employee': { id: employeeIds.employee },
          'of a manager': { id: employeeIds.manager },
        }),
        ...says('ending.asked', {
          'nothing more is to be done': { isEnded: true },
          'something is after all': { isEnded: false },
        }),
        ...answers(
          'loadStart',
          { 'some is left': aStart, ended: anEndedStart, nothing: null },
          { ...notFound, ...anyFailure },
        ),
        ...answers('endStart', { ended: anEndedStart, 'shown again': aStart }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { id, start, isEnded } }) => [id, start?.ended ?? start !== null, isEnded],
    },
  ],
}

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const startingArea: Scenario = {
  machine: startingAreaMachine,
  variants: [
    {
      label: 'a start',
      cases: { ...breaks('progress', isWhole), ...breaks('again', isWhole), ...breaks('handover', isWhole) },
    },
  ],
}

export const leaverHandover: Scenario = {
  machine: reading.machine,
  variants: [
    {
      label: 'the page of somebody who leaves',
      cases: {
        ...says('reading.opened', {
          'of an employee': { subject: { id: employeeIds.employee } },
          'of a manager': { subject: { id: employeeIds.manager } },
        }),
        ...answers(
          'read',
          { 'an asset': [{ kind: 'assets', count: 1, names: ['BRC-0001 Laptop'] }], nothing: [] },
          { ...notFound, ...anyFailure },
        ),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}
