import { expect, test } from 'vitest'
import { identification } from '../../../src/domain/employees/identification.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { anActor, eve, granted, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const policyManager = anActor({
  employeeId: noor,
  privileges: granted({ featureId: 'companyPoliciesManage', actions: ['Modify'] }),
})
const told = (actor: Actor, employeeNumber: string | null) =>
  identification(
    actor,
    { id: eve, email: 'eve@banksia.example', employeeNumber },
    { managersSeePersonal: false, managersSeeEmergency: false, managersChoosePolicies: false },
  )

test.each<[string, Actor, string]>([
  ['the person', theEmployee, 'E1005'],
  ['an admin', theAdmin, 'E1005'],
  ['the manager', theManager, 'E1005'],
  ['who manages policies and not the person', policyManager, 'eve@banksia.example'],
])('(ours) to %s, Eve is %s; without a number always her e-mail', (_, actor, expected) => {
  expect(told(actor, 'E1005')).toBe(expected)
  expect(told(actor, null)).toBe('eve@banksia.example')
})
