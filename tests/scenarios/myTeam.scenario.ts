import { teamReading } from '../../src/machines/employees/myTeam.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const colleague = {
  id: employeeIds.manager,
  fullName: samples.max.fullName,
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
          'the team': {},
        }),
        ...answers('read', { 'a colleague': [colleague] }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { subject, found } }) => [subject, found !== null],
    },
  ],
}
