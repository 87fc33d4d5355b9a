import { expect, test } from 'vitest'
import type { Decision } from '../../../src/domain/kernel/decision.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { mayTakeEvidenceOf } from '../../../src/domain/policies/evidenceAccess.ts'
import { anActor, eve, granted, max, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const no = { allowed: false, because: 'notYourReport' } as const
const yes = { allowed: true } as const

test.each<[string, Actor, EmployeeId, Decision<'notYourReport'>]>([
  ['an admin: given', theAdmin, noor, yes],
  ['their manager: given', theManager, eve, yes],
  ['the person: given', theEmployee, eve, yes],
  [
    'a policy manager: given',
    anActor({ privileges: granted({ featureId: 'companyPoliciesManage', actions: ['View'] }) }),
    noor,
    yes,
  ],
  [
    'a person with another feature: refused',
    anActor({ privileges: granted({ featureId: 'positionTemplatesManage', actions: ['View'] }) }),
    noor,
    no,
  ],
  ['the manager of others: refused', theManager, noor, no],
  ['a report of theirs: refused', theEmployee, max, no],
])('6 the evidence about a person, asked for by %s', (_, actor, target, expected) => {
  expect(mayTakeEvidenceOf(actor, target)).toEqual(expected)
})
