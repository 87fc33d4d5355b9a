import { fieldRightsMachine } from '../../src/machines/employees/fieldRights.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, says } from './outcomes.ts'

const managersSee = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }
const managersDoNot = { ...managersSee, managersSeeEmergency: false }

export const fieldRights: Scenario = {
  machine: fieldRightsMachine,
  home: ['fieldRights.resting'],
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('rights.changed', ({ context: { rights } }) => ({
          'the other way': { rights: rights?.managersSeeEmergency ? managersDoNot : managersSee },
        })),
        ...answers('loadFieldRights', { 'managers do not see them': managersDoNot }, anyFailure),
        ...answers('saveFieldRights', ({ context: { rights } }) => ({ 'it is changed': rights }), anyFailure),
      },
      project: ({ context: { rights, saved } }) => [rights?.managersSeeEmergency, saved?.managersSeeEmergency],
    },
  ],
}
