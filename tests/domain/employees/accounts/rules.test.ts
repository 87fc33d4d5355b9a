import { describe, expect, it, test } from 'vitest'
import { handoverNote, handoverSentence } from '../../../../src/domain/employees/accounts/handover.ts'
import type { UserAccount } from '../../../../src/domain/employees/accounts/nouns.ts'
import {
  addressFollows,
  forgetsTwoFactor,
  mayChangeAddress,
  mayInvite,
  mayManageAccounts,
  mayRemoveLogin,
  mayRequireTwoFactor,
  mayResetTwoFactor,
  maySetAdmin,
  maySetPassword,
} from '../../../../src/domain/employees/accounts/rules.ts'
import { denials } from '../../../../src/domain/employees/accounts/wording.ts'
import { codeOf } from '../../../../src/domain/kernel/reasonCode.ts'
import type { Actor } from '../../../../src/domain/permissions/actor.ts'
import { anEmployee, ava, eve, max, theAdmin, theEmployee, theManager } from '../../../fixtures/people.ts'

const anAccount = (over: Partial<UserAccount> = {}): UserAccount => ({
  userId: 'user' as UserAccount['userId'],
  email: 'eve@tenure.example',
  awaitedEmail: null,
  state: 'active',
  invitation: null,
  isDeclined: false,
  isPasswordProvisional: false,
  isTwoFactorRequired: true,
  isTwoFactorSetUp: true,
  worksElsewhere: false,
  isKeptElsewhere: false,
  ...over,
})

const told = (decision: { allowed: boolean; because?: string }) => (decision.allowed ? 'allowed' : decision.because)

describe('6 Per-employee administration is by admins', () => {
  test.each([
    ['a manager', theManager],
    ['an employee, about themself', theEmployee],
  ])('%s may do none of it', (_, actor) => {
    const decisions = [
      mayManageAccounts(actor),
      mayInvite(actor, anEmployee(), null),
      maySetPassword(actor, eve, anAccount()),
      mayRequireTwoFactor(actor, eve, anAccount(), true),
      mayResetTwoFactor(actor, eve, anAccount()),
      mayRemoveLogin(actor, eve),
      maySetAdmin(actor, anEmployee(), true, [ava]),
    ]
    expect(decisions.map(told)).toEqual(decisions.map(() => 'adminOnly'))
  })
})

describe('6 A login can be created', () => {
  it.each<[string, object, Partial<UserAccount> | null, string]>([
    ['for somebody without one', {}, null, 'allowed'],
    ['again for somebody who has not used theirs', {}, { state: 'invited' }, 'allowed'],
    ['not for somebody who uses theirs', {}, {}, 'hasLogin'],
    ['not for somebody inactive', { isActive: false }, null, 'notActive'],
  ])('%s', (_, employee, account, answer) => {
    expect(told(mayInvite(theAdmin, anEmployee(employee), account && anAccount(account)))).toBe(answer)
  })
})

describe('6 its password updated, two-factor authentication enabled or reset, and removed', () => {
  it.each<[string, typeof eve, Partial<UserAccount>, readonly [string, string, string, string, string]]>([
    // password, required, no longer required, reset, removed
    ['of another', eve, {}, ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    [
      'of another who has no app set up',
      eve,
      { isTwoFactorSetUp: false },
      ['allowed', 'allowed', 'allowed', 'noTwoFactor', 'allowed'],
    ],
    [
      'of another who works for another client too',
      eve,
      { worksElsewhere: true },
      ['worksElsewhere', 'allowed', 'allowed', 'worksElsewhere', 'allowed'],
    ],
    [
      'of another whose account a hosted provider keeps',
      eve,
      { isKeptElsewhere: true },
      ['keptElsewhere', 'keptElsewhere', 'keptElsewhere', 'keptElsewhere', 'allowed'],
    ],
    ['of oneself', ava, {}, ['ownLogin', 'allowed', 'ownLogin', 'ownLogin', 'ownLogin']],
    [
      'of oneself, who works for another client too',
      ava,
      { worksElsewhere: true },
      ['ownLogin', 'allowed', 'ownLogin', 'ownLogin', 'ownLogin'],
    ],
    [
      'of another who has not accepted yet',
      eve,
      { state: 'invited', isTwoFactorSetUp: false },
      ['notAccepted', 'allowed', 'allowed', 'noTwoFactor', 'allowed'],
    ],
  ])('%s', (_, id, over, answers) => {
    const account = anAccount(over)
    const decisions = [
      maySetPassword(theAdmin, id, account),
      mayRequireTwoFactor(theAdmin, id, account, true),
      mayRequireTwoFactor(theAdmin, id, account, false),
      mayResetTwoFactor(theAdmin, id, account),
      mayRemoveLogin(theAdmin, id),
    ]
    expect(decisions.map(told)).toEqual(answers)
  })
})

test.each([
  ['goes with the demand where nobody else may ask for it', {}, true],
  ['stays where another client may', { worksElsewhere: true }, false],
  ['is nobody’s yet of somebody who is only invited', { state: 'invited' as const }, false],
])('an authenticator app %s', (_, over, answer) => {
  expect(forgetsTwoFactor(anAccount(over))).toBe(answer)
})

describe('6 admin privileges can be set; a tenant always keeps an active admin', () => {
  it.each<[string, object, boolean, ReadonlyArray<typeof ava>, string]>([
    ['given to an active person', {}, true, [ava], 'allowed'],
    ['not given to an inactive one', { isActive: false }, true, [ava], 'notActive'],
    ['taken from one of two', { id: ava }, false, [ava, max], 'allowed'],
    ['never taken from the last', { id: ava }, false, [ava], 'lastAdmin'],
    ['taken from an inactive admin while another is active', { isActive: false }, false, [ava], 'allowed'],
  ])('%s', (_, employee, isAdmin, admins, answer) => {
    expect(told(maySetAdmin(theAdmin, anEmployee(employee), isAdmin, admins))).toBe(answer)
  })
})

describe('the address somebody signs in with', () => {
  it.each<[string, Actor, boolean, string]>([
    ['an admin changes it', theAdmin, true, 'allowed'],
    ['a manager does not: anyone who reads its mail can choose a new password', theManager, true, 'signInAddress'],
    ['without a login it is an address like any other', theManager, false, 'allowed'],
  ])('%s', (_, actor, hasLogin, answer) => {
    expect(told(mayChangeAddress(actor, { hasLogin }))).toBe(answer)
  })

  it.each([
    ['goes along with the record', eve, {}, true],
    ['not for oneself', theAdmin.employeeId, {}, false],
    ['not where it opens other clients', eve, { worksElsewhere: true }, false],
    ['not where a hosted provider keeps it', eve, { isKeptElsewhere: true }, false],
  ])('%s', (_, id, over, follows) => {
    const account = { worksElsewhere: false, isKeptElsewhere: false, ...over }
    expect(addressFollows(theAdmin, id, account)).toBe(follows)
  })
})

test.each(Object.entries(denials))('the denial %s says why in a sentence, and has a code', (reason, sentence) => {
  expect(sentence).toMatch(/^\S.+\.$/)
  expect(codeOf(reason)).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

test.each([
  [{ kind: 'goals', count: 1, names: ['Safer sites'] }, '1 open goal: Safer sites'],
  [{ kind: 'reports', count: 2, names: ['Eve', 'Max'] }, '2 people report to them: Eve, Max'],
  [{ kind: 'assets', count: 9, names: ['a', 'b', 'c'] }, '9 assets to return: a, b, c and 6 more'],
  [{ kind: 'checkIns', count: 7, names: ['a', 'b', 'a'] }, '7 upcoming check-ins: a, b and 5 more'],
  [{ kind: 'checkIns', count: 2, names: ['a', 'a'] }, '2 upcoming check-ins: a'],
] as const)('what stands out is said in one line: %o', (handover, line) => {
  expect(handoverSentence(handover)).toBe(line)
})

test('what becomes of assets is said; of all else somebody is asked', () => {
  expect(handoverNote('assets')).toMatch(/until taken back/)
  expect(handoverNote('goals')).toBeNull()
})
