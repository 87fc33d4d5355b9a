import { describe, expect, test } from 'vitest'
import {
  type FieldOptions,
  mayChange,
  mayRead,
  type RestrictedPart,
  sightOf,
} from '../../../src/domain/employees/fields.ts'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { anActor, eve, granted, max, noor, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

/** As a client begins: as § 6 has it. */
const on: FieldOptions = { managersSeePersonal: true, managersSeeEmergency: true, managersChoosePolicies: true }
/** Everything is closed to managers. */
const off: FieldOptions = { managersSeePersonal: false, managersSeeEmergency: false, managersChoosePolicies: false }
const policyManager = anActor({
  employeeId: max,
  underlings: [eve],
  privileges: granted({ featureId: 'companyPoliciesManage', actions: ['Modify'] }),
})
const colleague = anActor({ employeeId: noor })

const answer = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? 'yes' : decision.because

/** About Eve. */
describe('6 who reads which part of a record', () => {
  test.each<[string, Actor, RestrictedPart, FieldOptions, string]>([
    ['the person', theEmployee, 'personal', off, 'yes'],
    ['the person', theEmployee, 'emergency', off, 'yes'],
    ['the person', theEmployee, 'hrPolicies', off, 'yes'],
    ['the person', theEmployee, 'other', off, 'yes'],
    ['an admin', theAdmin, 'personal', off, 'yes'],
    ['an admin', theAdmin, 'emergency', off, 'yes'],
    ['the manager', theManager, 'personal', on, 'yes'],
    ['the manager', theManager, 'emergency', on, 'yes'],
    ['the manager, where the client closes it', theManager, 'personal', off, 'closedToManagers'],
    ['the manager, where the client closes it', theManager, 'emergency', off, 'closedToManagers'],
    ['the manager', theManager, 'hrPolicies', off, 'yes'],
    ['the manager', theManager, 'other', off, 'yes'],
    ['a colleague', colleague, 'other', on, 'notYourReport'],
    ['a colleague', colleague, 'emergency', on, 'notYourReport'],
  ])('%s reads %s: %s', (_, actor, part, options, expected) => {
    expect(answer(mayRead(actor, eve, part, options))).toBe(expected)
  })
})

describe('6 who changes which part of a record', () => {
  test.each<[string, Actor, RestrictedPart, FieldOptions, string]>([
    ['the person', theEmployee, 'personal', on, 'ownRecord'],
    ['the person', theEmployee, 'emergency', on, 'ownRecord'],
    ['the person', theEmployee, 'hrPolicies', on, 'ownRecord'],
    ['the person', theEmployee, 'other', on, 'ownRecord'],
    ['6-23 the manager', theManager, 'personal', on, 'yes'],
    ['6-23 the manager', theManager, 'emergency', on, 'yes'],
    ['6-23 the manager', theManager, 'hrPolicies', on, 'yes'],
    ['6-23 the manager', theManager, 'other', on, 'yes'],
    ['the manager, where the client closes it', theManager, 'personal', off, 'closedToManagers'],
    ['the manager, where the client closes it', theManager, 'emergency', off, 'closedToManagers'],
    ['the manager, where the client closes it', theManager, 'hrPolicies', off, 'featureNotGranted'],
    ['a manager who manages the policies', policyManager, 'hrPolicies', off, 'yes'],
    ['the manager', theManager, 'other', off, 'yes'],
    ['an admin', theAdmin, 'personal', off, 'yes'],
    ['an admin', theAdmin, 'hrPolicies', off, 'yes'],
    ['a colleague', colleague, 'other', on, 'notYourReport'],
    ['a colleague', colleague, 'personal', on, 'notYourReport'],
  ])('%s changes %s: %s', (_, actor, part, options, expected) => {
    expect(answer(mayChange(actor, eve, part, options))).toBe(expected)
  })

  test('an admin changes their own too', () => {
    expect(mayChange(theAdmin, theAdmin.employeeId, 'personal', off).allowed).toBe(true)
  })

  test('nobody changes what they do not see', () => {
    for (const actor of [theEmployee, theManager, policyManager, theAdmin, colleague])
      for (const options of [on, off])
        for (const part of ['personal', 'emergency', 'hrPolicies', 'other'] as const)
          if (mayChange(actor, eve, part, options).allowed)
            expect([part, mayRead(actor, eve, part, options).allowed]).toEqual([part, true])
  })
})

test('another’s emergency contacts come on request only; one’s own come with the record', () => {
  expect(sightOf(theEmployee, eve, off).emergency).toBe('shown')
  expect(sightOf(theAdmin, eve, off).emergency).toBe('onRequest')
  expect(sightOf(theManager, eve, off).emergency).toBe('hidden')
  expect(sightOf(theManager, eve, on).emergency).toBe('onRequest')
})

test('a manager sees how somebody stands; only who chooses is shown every policy', () => {
  const sees = (actor: Actor) => {
    const { hrPolicies, everyPolicy } = sightOf(actor, eve, off)
    return [hrPolicies, everyPolicy]
  }
  expect(sees(theEmployee)).toEqual([true, false])
  expect(sees(theManager)).toEqual([true, false])
  expect(sightOf(theManager, eve, on)).toMatchObject({ everyPolicy: true })
  expect(sees(policyManager)).toEqual([true, true])
  expect(sees(theAdmin)).toEqual([true, true])
  expect(sees(colleague)).toEqual([false, false])
})
