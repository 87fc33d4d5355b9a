import type { Employee, EmployeeSummary } from '../../src/domain/employees/nouns.ts'
import { reinstatementMachine } from '../../src/machines/employees/starting/reinstatement.machine.ts'
import { startingMachine } from '../../src/machines/employees/starting/starting.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, says } from './outcomes.ts'
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
