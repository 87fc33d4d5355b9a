import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { accountsArea } from '../../../../src/areas/employees/accounts.ts'
import type { UserAccount } from '../../../../src/domain/employees/accounts/nouns.ts'
import type { AccountPorts } from '../../../../src/machines/employees/accounts/accounts.ports.ts'
import type { AccountAct } from '../../../../src/machines/employees/accounts/acts.ts'
import {
  type PasswordChangeActor,
  passwordProblemIn,
} from '../../../../src/machines/employees/accounts/passwordChange.machine.ts'
import type { ConfirmActor } from '../../../../src/machines/kit/confirm.machine.ts'
import { anEmployee, eve } from '../../../fixtures/people.ts'
import { refused, settled, unreachable } from '../../ports.ts'

const anAccount = (over: Partial<UserAccount> = {}): UserAccount => ({
  userId: 'user' as UserAccount['userId'],
  email: 'eve@tenure.example',
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

type Answers = { [Name in keyof AccountPorts]?: Awaited<ReturnType<AccountPorts[Name]>> }

/** The area as it is wired, over ports that answer as told and note what they were asked. */
const anArea = async (account: UserAccount | null, answers: Answers = {}) => {
  const asked: Array<readonly [string, object]> = []
  const all: Answers = { loadAccount: Result.succeed(account), ...answers }
  const ports = new Proxy({} as AccountPorts, {
    get: (_, name: keyof AccountPorts) => async (input: object) => {
      asked.push([name, input])
      return all[name]
    },
  })
  const actor = createActor(accountsArea(ports))
  const toasts: string[] = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  actor.send({ type: 'account.opened', id: eve })
  await settled()
  const at = () => actor.getSnapshot()
  const dialog = () => at().children.confirmation as ConfirmActor | undefined
  const confirm = async (act: AccountAct) => {
    actor.send({ type: 'act.asked', act, employee: anEmployee({ version: 3 }) })
    dialog()?.send({ type: 'dialog.confirmed' })
    await settled()
  }
  return { actor, asked, toasts, at, dialog, confirm }
}

describe('7 GET employees/{id}/userAccount', () => {
  it('shows the account, or that there is none', async () => {
    expect((await anArea(anAccount())).at().context.account).toEqual(anAccount())
    const without = (await anArea(null)).at()
    expect([without.matches('showing'), without.context.account]).toEqual([true, null])
  })

  it('that fails says so and can be asked for again', async () => {
    const { actor, at, asked } = await anArea(null, { loadAccount: Result.fail(unreachable) })
    expect([at().matches('failed'), at().context.failure]).toEqual([true, unreachable])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect(asked.map(([name]) => name)).toEqual(['loadAccount', 'loadAccount'])
  })
})

describe('6 nothing is done before it was confirmed', () => {
  it('and cancelling does nothing', async () => {
    const { actor, at, dialog, asked } = await anArea(anAccount())
    actor.send({ type: 'act.asked', act: 'removeLogin', employee: anEmployee() })
    expect(dialog()?.getSnapshot().context).toMatchObject({ title: 'Remove login', tone: 'danger' })
    dialog()?.send({ type: 'dialog.cancelled' })
    expect(at().matches({ showing: 'usual' })).toBe(true)
    expect(asked).toHaveLength(1)
  })

  const owner = { id: eve }
  it.each<[AccountAct, keyof AccountPorts, object, UserAccount | null, string]>([
    ['invite', 'createLogin', owner, anAccount({ state: 'invited' }), 'Invitation sent to'],
    ['removeLogin', 'removeLogin', { ...owner, userId: 'user' }, null, 'can no longer sign in here'],
    [
      'requireTwoFactor',
      'setTwoFactor',
      { ...owner, isRequired: true },
      anAccount({ isTwoFactorRequired: true }),
      'now needs two-factor authentication here',
    ],
    ['dropTwoFactor', 'setTwoFactor', { ...owner, isRequired: false }, anAccount(), 'no longer needs two-factor'],
    ['resetTwoFactor', 'resetTwoFactor', owner, anAccount({ isTwoFactorRequired: true }), 'at the next sign-in'],
  ])('%s, and says that it is done', async (act, port, input, account, said) => {
    const { confirm, asked, at, dialog, toasts } = await anArea(anAccount(), { [port]: Result.succeed(account) })
    await confirm(act)
    expect(asked.at(-1)).toEqual([port, input])
    expect([dialog(), at().context.account]).toEqual([undefined, account])
    expect(toasts).toEqual([expect.stringContaining(said)])
  })

  it.each<[AccountAct, boolean]>([
    ['makeAdmin', true],
    ['endAdmin', false],
  ])('%s, of just the version that was looked at', async (act, isAdmin) => {
    const { confirm, asked, at } = await anArea(anAccount(), {
      setAdminPrivileges: Result.succeed(anEmployee({ isAdmin, version: 4 })),
    })
    await confirm(act)
    expect(asked.at(-1)).toEqual(['setAdminPrivileges', { ...owner, version: 3, isAdmin, notes: '' }])
    expect(at().context.account).toEqual(anAccount())
  })

  it.each<AccountAct>(['makeAdmin', 'endAdmin'])('2.6 %s asks for notes, and sends them on', async (act) => {
    const { actor, asked, dialog } = await anArea(anAccount(), { setAdminPrivileges: Result.succeed(anEmployee()) })
    actor.send({ type: 'act.asked', act, employee: anEmployee() })
    expect(dialog()?.getSnapshot().context.asksNotes).toBe(true)
    dialog()?.send({ type: 'notes.changed', notes: ' While Nia is away ' })
    dialog()?.send({ type: 'dialog.confirmed' })
    await settled()
    expect(asked.at(-1)).toMatchObject(['setAdminPrivileges', { notes: 'While Nia is away' }])
  })
})

describe('8 what failed is said in the dialog, which stays open', () => {
  it.each<[AccountAct, keyof AccountPorts, string]>([
    ['makeAdmin', 'setAdminPrivileges', 'Failed setting admin privileges'],
    ['endAdmin', 'setAdminPrivileges', 'Failed setting admin privileges'],
    ['requireTwoFactor', 'setTwoFactor', 'Failed to set two-factor authentication'],
    ['dropTwoFactor', 'setTwoFactor', 'Failed to set two-factor authentication'],
    ['resetTwoFactor', 'resetTwoFactor', 'Failed to reset two-factor authentication settings'],
  ])('%s', async (act, port, sentence) => {
    for (const failure of [unreachable, refused('last_admin', 422)]) {
      const { confirm, dialog } = await anArea(anAccount(), { [port]: Result.fail(failure) })
      await confirm(act)
      const refusal = dialog()?.getSnapshot().context.refusal
      expect(refusal?.startsWith(`${sentence}. `)).toBe(true)
    }
  })
})

describe('7 POST users/{userId}/updatepassword: password, employeeId, notifyEmployee', () => {
  const opened = async (answers: Answers = {}) => {
    const area = await anArea(anAccount(), answers)
    area.actor.send({ type: 'password.asked', employee: anEmployee() })
    const form = area.at().children.passwordChange as PasswordChangeActor
    const type = (password: string) => form.send({ type: 'password.changed', change: { password } })
    return { ...area, form, type }
  }

  it('is not sent before it is one; what is wrong is said once confirming was tried', async () => {
    const { form, type, asked } = await opened()
    type('short')
    expect(passwordProblemIn(form.getSnapshot())).toBeNull()
    form.send({ type: 'dialog.confirmed' })
    expect(passwordProblemIn(form.getSnapshot())).toBe('Choose a password of at least 15 characters.')
    type('eve marlowe eve marlowe')
    expect(passwordProblemIn(form.getSnapshot())).toContain('too easy to guess')
    expect(asked).toHaveLength(1)
  })

  it('sends all three, and closes on success', async () => {
    const provisional = anAccount({ isPasswordProvisional: true })
    const { form, type, asked, at, toasts } = await opened({ updatePassword: Result.succeed(provisional) })
    type('seven quiet wombats')
    form.send({ type: 'password.changed', change: { notifyEmployee: false } })
    form.send({ type: 'dialog.confirmed' })
    await settled()
    expect(asked.at(-1)).toEqual([
      'updatePassword',
      {
        id: eve,
        userId: 'user',
        password: 'seven quiet wombats',
        notifyEmployee: false,
      },
    ])
    expect([at().matches({ showing: 'usual' }), at().context.account, toasts]).toEqual([
      true,
      provisional,
      ['The password has been changed'],
    ])
  })

  it('keeps what was typed when it fails, and says why', async () => {
    const { form, type } = await opened({ updatePassword: Result.fail(unreachable) })
    type('seven quiet wombats')
    form.send({ type: 'dialog.confirmed' })
    await settled()
    const { context } = form.getSnapshot()
    expect(context.draft.password).toBe('seven quiet wombats')
    expect(context.refusal).toMatch(/^Failed to update the password\. The server cannot be reached/)
  })
})
