import type { UserAccount } from '../../src/domain/employees/accounts/nouns.ts'
import {
  mayInvite,
  mayRequireTwoFactor,
  mayResetTwoFactor,
  maySetAdmin,
  maySetPassword,
} from '../../src/domain/employees/accounts/rules.ts'
import type { Employee } from '../../src/domain/employees/nouns.ts'
import type { Decision } from '../../src/domain/kernel/decision.ts'
import type { UserId } from '../../src/domain/kernel/ids.ts'
import { accountsMachine } from '../../src/machines/employees/accounts/accounts.machine.ts'
import type { AccountAct } from '../../src/machines/employees/accounts/acts.ts'
import { handoverMachine } from '../../src/machines/employees/accounts/handover.machine.ts'
import { passwordChangeMachine } from '../../src/machines/employees/accounts/passwordChange.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, employeeIds } from './people.ts'
import { recordOf } from './records.ts'

const { admin } = actors
const admins = [employeeIds.admin]

const accountOf = (over: Partial<UserAccount> = {}): UserAccount => ({
  userId: '00000000-0000-4000-8000-000000000203' as UserId,
  email: 'eve@example.test',
  awaitedEmail: null,
  state: 'active',
  invitation: null,
  isDeclined: false,
  isPasswordProvisional: false,
  isTwoFactorRequired: false,
  isTwoFactorSetUp: false,
  worksElsewhere: false,
  isKeptElsewhere: false,
  ...over,
})

const invited = accountOf({
  state: 'invited',
  invitation: { expiresUtc: '2026-11-28T00:00:00.000Z', mail: 'waiting' },
})

/** What the page offers for an account. */
const offered = (employee: Employee, account: UserAccount | null): ReadonlyArray<AccountAct> => {
  const { id, isAdmin } = employee
  const ifMay = (act: AccountAct, decision: Decision): ReadonlyArray<AccountAct> => (decision.allowed ? [act] : [])
  return [
    ...ifMay('invite', mayInvite(admin, employee, account)),
    ...ifMay(isAdmin ? 'endAdmin' : 'makeAdmin', maySetAdmin(admin, employee, !isAdmin, admins)),
    ...(account === null
      ? []
      : [
          'removeLogin' as const,
          ...ifMay(
            account.isTwoFactorRequired ? 'dropTwoFactor' : 'requireTwoFactor',
            mayRequireTwoFactor(admin, id, account, !account.isTwoFactorRequired),
          ),
          ...ifMay('resetTwoFactor', mayResetTwoFactor(admin, id, account)),
        ]),
  ]
}

const words: Record<AccountAct, string> = {
  invite: 'a login',
  removeLogin: 'the end of the login',
  requireTwoFactor: 'a second factor',
  dropTwoFactor: 'no second factor any more',
  resetTwoFactor: 'a second factor set up anew',
  makeAdmin: 'admin rights',
  endAdmin: 'the end of admin rights',
}

const after: Record<AccountAct, (account: UserAccount | null) => UserAccount | null> = {
  invite: () => invited,
  removeLogin: () => null,
  requireTwoFactor: (account) => account && { ...account, isTwoFactorRequired: true },
  dropTwoFactor: (account) => account && { ...account, isTwoFactorRequired: false, isTwoFactorSetUp: false },
  resetTwoFactor: (account) => account && { ...account, isTwoFactorSetUp: false },
  makeAdmin: (account) => account,
  endAdmin: (account) => account,
}

const thePage = (label: string, account: UserAccount | null): Variant => ({
  label,
  cases: {
    ...says('account.opened', {
      'somebody’s account': { id: employeeIds.employee },
      'somebody else’s account': { id: employeeIds.manager },
    }),
    ...says('act.asked', ({ context }) => {
      const employee = recordOf({ id: context.id ?? employeeIds.employee })
      return Object.fromEntries(offered(employee, context.account).map((act) => [words[act], { act, employee }]))
    }),
    ...says('password.asked', ({ context }) => {
      const employee = recordOf({ id: context.id ?? employeeIds.employee })
      return context.account !== null && maySetPassword(admin, employee.id, context.account).allowed
        ? { 'another password': { employee } }
        : {}
    }),
    ...answers('loadAccount', { 'how they sign in': account }, { ...notFound, ...anyFailure }),
    ...ends('confirmation', ({ context }) => ({
      'confirmed and done': {
        confirmed: true,
        answer: { account: after[context.act as AccountAct](context.account), employee: context.employee },
      },
      cancelled: { confirmed: false, answer: null },
    })),
    ...ends('passwordChange', ({ context }) => ({
      'the password is set': { ...context.account, state: 'active', invitation: null, isPasswordProvisional: true },
      cancelled: null,
    })),
  },
  project: ({ context: { id, account, act } }) => [
    id,
    act,
    account && [
      account.state,
      account.isPasswordProvisional,
      account.isTwoFactorRequired,
      account.isTwoFactorSetUp,
      account.worksElsewhere,
    ],
  ],
})

export const accounts: Scenario = {
  machine: accountsMachine,
  variants: [
    thePage('somebody without a login', null),
    thePage('somebody with a second factor', accountOf({ isTwoFactorRequired: true, isTwoFactorSetUp: true })),
    thePage('somebody who works for another client too', accountOf({ worksElsewhere: true })),
  ],
}

export const passwordChange: Scenario = {
  machine: passwordChangeMachine,
  variants: [
    {
      label: 'a person with a password alone',
      input: { employee: recordOf(), account: accountOf() },
      cases: {
        ...says('password.changed', {
          'a good password': { change: { password: 'seven quiet wombats' } },
          'a short password': { change: { password: 'short' } },
          'nothing is told': { change: { notifyEmployee: false } },
        }),
        ...answers(
          'updatePassword',
          { 'it is set': accountOf({ isPasswordProvisional: true }) },
          { ...notValid, ...notFound, ...anyFailure },
        ),
      },
      project: ({ context: { draft } }) => [draft.password, draft.notifyEmployee],
    },
  ],
}

export const handover: Scenario = {
  machine: handoverMachine,
  explained: { 'handover.shown is a dead end': 'What stands out is read once for each dialog.' },
  variants: [
    {
      label: 'somebody who is about to leave',
      input: { id: employeeIds.employee },
      cases: answers(
        'loadHandovers',
        {
          'two things': [
            { kind: 'goals', count: 1, names: ['Safer sites'] },
            { kind: 'policies', count: 1, names: ['Code of conduct'] },
          ],
          nothing: [],
        },
        anyFailure,
      ),
      project: ({ context }) => context.handovers.length,
    },
  ],
}
