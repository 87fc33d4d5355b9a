import { connectionMachine } from '../../src/machines/session/connection.machine.ts'
import { membershipMachine } from '../../src/machines/session/membership.machine.ts'
import { recordElsewhereMachine } from '../../src/machines/session/recordElsewhere.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, says } from './outcomes.ts'
import { banksia, coolibah, employeeIds, tidewater, userOf } from './people.ts'

/** The machines that watch over what happens around the work: the server, the membership, links into other clients. */
export const connection: Scenario = {
  machine: connectionMachine,
  variants: [
    {
      label: 'at work',
      cases: answers('reachServer', { 'a sign of life': undefined }, { 'no answer': { _tag: 'Unreachable' } }),
    },
  ],
}

export const membership: Scenario = {
  machine: membershipMachine,
  variants: [
    {
      label: 'at work in one of two clients',
      input: { tenantId: banksia.id },
      cases: {
        ...says('membership.heard', ({ context: { known } }) => ({
          'what it is': { digest: known ?? 'admin.all' },
          'the person may do something else': { digest: known === 'user.all' ? 'admin.all' : 'user.all' },
          'something else is offered': { digest: known === 'admin.flags' ? 'admin.all' : 'admin.flags' },
        })),
        ...answers('askMembership', { 'it was said': null }, anyFailure),
        ...answers(
          'loadUser',
          {
            'still a member': userOf(banksia, tidewater),
            'a member no more': userOf(tidewater),
            'the client is inactive': userOf({ ...banksia, status: 'Inactive' }, coolibah),
          },
          anyFailure,
        ),
        // The machine tells itself.
        'membership.outdated': [],
      },
      project: ({ context: { known, heard } }) => [known, heard],
    },
  ],
}

export const recordElsewhere: Scenario = {
  machine: recordElsewhereMachine,
  variants: [
    {
      label: 'a link to a record',
      input: { userId: userOf().userId },
      cases: {
        ...says('record.missed', { 'an employee': { kind: 'employee', id: employeeIds.employee } }),
        ...answers(
          'findRecord',
          { 'in another client': { tenantId: tidewater.id, tenantName: 'Tidewater' } },
          anyFailure,
        ),
        ...answers('rememberTenant', { remembered: true }),
      },
    },
  ],
}
