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

const off: FieldOptions = { managersSeeEmergency: false }
const on: FieldOptions = { managersSeeEmergency: true }
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
    ['the manager', theManager, 'personal', on, 'adminOnly'],
    ['the manager', theManager, 'emergency', off, 'adminOnly'],
    ['the manager, where the tenant turns it on', theManager, 'emergency', on, 'yes'],
    ['the manager', theManager, 'hrPolicies', off, 'yes'],
    ['the manager', theManager, 'other', off, 'yes'],
    ['a colleague', colleague, 'other', on, 'notYourReport'],
    ['a colleague', colleague, 'emergency', on, 'notYourReport'],
  ])('%s reads %s: %s', (_, actor, part, options, expected) => {
    expect(answer(mayRead(actor, eve, part, options))).toBe(expected)
  })
})

describe('6 who changes which part of a record', () => {
  test.each<[string, Actor, RestrictedPart, string]>([
    ['the person', theEmployee, 'personal', 'ownRecord'],
    ['the person', theEmployee, 'emergency', 'ownRecord'],
    ['the person', theEmployee, 'other', 'ownRecord'],
    ['the manager', theManager, 'personal', 'adminOnly'],
    ['the manager', theManager, 'emergency', 'adminOnly'],
    ['the manager', theManager, 'hrPolicies', 'featureNotGranted'],
    ['a manager who manages the policies', policyManager, 'hrPolicies', 'yes'],
    ['the manager', theManager, 'other', 'yes'],
    ['an admin', theAdmin, 'personal', 'yes'],
    ['an admin', theAdmin, 'hrPolicies', 'yes'],
    ['a colleague', colleague, 'other', 'notYourReport'],
  ])('%s changes %s: %s', (_, actor, part, expected) => {
    expect(answer(mayChange(actor, eve, part))).toBe(expected)
  })

  test('an admin changes their own too', () => {
    expect(mayChange(theAdmin, theAdmin.employeeId, 'personal').allowed).toBe(true)
  })
})

test('another’s emergency contacts come on request only; one’s own come with the record', () => {
  expect(sightOf(theEmployee, eve, off).emergency).toBe('shown')
  expect(sightOf(theAdmin, eve, off).emergency).toBe('onRequest')
  expect(sightOf(theManager, eve, off).emergency).toBe('hidden')
  expect(sightOf(theManager, eve, on).emergency).toBe('onRequest')
})

test('a manager learns whether somebody has agreed, not when; only who chooses is shown every policy', () => {
  const sees = (actor: Actor) => {
    const { hrPolicies, agreementDates, everyPolicy } = sightOf(actor, eve, off)
    return [hrPolicies, agreementDates, everyPolicy]
  }
  expect(sees(theEmployee)).toEqual([true, true, false])
  expect(sees(theManager)).toEqual([true, false, false])
  expect(sees(policyManager)).toEqual([true, false, true])
  expect(sees(theAdmin)).toEqual([true, true, true])
  expect(sees(colleague)).toEqual([false, false, false])
})
