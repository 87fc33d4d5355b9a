import { teamReading } from '../../src/machines/employees/myTeam.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, notFound, says } from './outcomes.ts'
import { banksia, employeeIds, tidewater } from './people.ts'

const colleague = {
  id: employeeIds.manager,
  fullName: 'Max Manager',
  positionTitle: 'Foreman',
  department: null,
  avatarUrl: null,
}

export const myTeam: Scenario = {
  machine: teamReading.machine,
  variants: [
    {
      label: 'the home page',
      cases: {
        ...says('reading.opened', {
          'of this client': { subject: { tenantId: banksia.id } },
          'of another': { subject: { tenantId: tidewater.id } },
        }),
        ...answers('read', { 'a colleague': [colleague] }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}
