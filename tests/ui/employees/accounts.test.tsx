import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { UserAccount } from '../../../src/domain/employees/accounts/nouns.ts'
import type { UserId } from '../../../src/domain/kernel/ids.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { itemId } from '../../fixtures/ids.ts'
import { anEmployee, ava, eve } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const active: UserAccount = {
  userId: itemId('eve') as string as UserId,
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
}
const invited: UserAccount = {
  ...active,
  state: 'invited',
  invitation: { expiresUtc: '2026-12-01T00:00:00.000Z', mail: 'sent' },
}

const at = (read: UserAccount | null, accounts: Answers['accounts'] = {}, as: Role = 'admin', id = eve) =>
  visit(`${pathTo('employee', { id })}?tab=account`, {
    as,
    answers: { employees: { read: anEmployee({ id }) }, accounts: { read, ...accounts } },
  })
const buttons = (main: ReturnType<typeof within>) =>
  within(main.getByRole('region', { name: 'Login' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('The account of a person', () => {
  it.each<readonly [string, UserAccount | null, RegExp, readonly string[]]>([
    ['nobody has one', null, /has no login and cannot open this company/, ['Create login']],
    [
      'invited',
      invited,
      /StatusInvited, has not signed in yet\s+The link works until/,
      ['Send invitation again', 'Set password', 'Remove login'],
    ],
    [
      'invited, and the mail came back',
      { ...invited, invitation: { expiresUtc: '2026-12-01T00:00:00.000Z', mail: 'failed' } },
      /The invitation could not be delivered\. Check the address\./,
      ['Send invitation again', 'Set password', 'Remove login'],
    ],
    [
      'declined',
      { ...invited, isDeclined: true },
      /They declined the invitation\./,
      ['Send invitation again', 'Set password', 'Remove login'],
    ],
    ['active', active, /eve@tenure\.example/, ['Set password', 'Remove login']],
  ])('%s', async (_, account, said, offered) => {
    const { main } = await at(account)
    const login = await main.findByRole('region', { name: 'Login' })
    expect(login.textContent).toMatch(said)
    expect(buttons(main)).toEqual(offered)
  })

  it.each<readonly [string, Partial<UserAccount>, RegExp]>([
    [
      'works in another client too',
      { worksElsewhere: true },
      /only they can change their password and authenticator app/,
    ],
    ['is kept by a hosted provider', { isKeptElsewhere: true }, /managed by your company’s sign-in service/],
  ])('that %s has no password to set, and says why', async (_, over, why) => {
    const { main } = await at({ ...active, ...over })
    expect(await main.findByRole('button', { name: 'Set password', description: why })).toBeTruthy()
  })

  it('that has not been accepted has no password to set', async () => {
    const { main } = await at(invited)
    expect(
      await main.findByRole('button', { name: 'Set password', description: /They choose their password when/ }),
    ).toBeTruthy()
    expect(main.getByText(/^They choose their password when/, { selector: 'p' })).toBeTruthy()
  })

  it('of one’s own is not removed by oneself', async () => {
    const { main } = await at(active, {}, 'admin', ava)
    expect((await main.findByRole('region', { name: 'Login' })).textContent).toContain('This is your own login')
    expect(
      await main.findByRole('button', { name: 'Remove login', description: /Ask another administrator/ }),
    ).toBeTruthy()
  })

  it('is made once it was asked, and the invitation is on its way', async () => {
    const waiting = { ...invited, invitation: { expiresUtc: '2026-12-01T00:00:00.000Z', mail: 'waiting' as const } }
    const { main, user, calls } = await at(null, { createLogin: waiting })
    await user.click(await main.findByRole('button', { name: 'Create login' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(calls('accounts.createLogin')).toEqual([])
    await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    expect(calls('accounts.createLogin')[0]?.payload).toEqual({ employeeId: eve })
    expect(await main.findByText(/The invitation is being sent\./)).toBeTruthy()
  })

  it('that was refused says why in the question', async () => {
    const { main, user } = await at(active, { removeLogin: failing(refused('last_admin', 403)) })
    await user.click(await main.findByRole('button', { name: 'Remove login' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(main.getByRole('button', { name: 'Remove login' })).toBeTruthy()
  })

  it.each(['manager', 'employee'] as const)('is nothing a %s is shown', async (as) => {
    const { main } = await at(active, {}, as)
    await main.findByRole('tab', { name: 'Overview' })
    expect(main.queryByRole('tab', { name: 'Account' })).toBeNull()
    expect(main.queryByRole('region', { name: 'Login' })).toBeNull()
  })

  it('has a password set for it, not before one is long enough; who it is for hears of it when that is asked', async () => {
    const { main, user, calls } = await at(active, { updatePassword: { ...active, isPasswordProvisional: true } })
    await user.click(await main.findByRole('button', { name: 'Set password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a password for Eve Marlowe' }))
    const set = dialog.getByRole('button', { name: 'Set password' })
    await user.type(dialog.getByRole('textbox', { name: /^New password/ }), 'too short')
    await user.click(set)
    const field = dialog.getByRole('textbox', { name: /^New password/, description: /at least 15 characters/ })
    expect(calls('accounts.updatePassword')).toEqual([])
    await user.type(field, ' given by the office')
    await user.click(dialog.getByRole('checkbox', { name: /^Notify Eve Marlowe/ }))
    await user.click(set)
    expect(await main.findByText(/^Set by an administrator/)).toBeTruthy()
    expect(calls('accounts.updatePassword')[0]?.payload).toEqual({
      password: 'too short given by the office',
      employeeId: eve,
      notifyEmployee: false,
    })
  })

  it.each<readonly [string, Partial<UserAccount>, string, readonly string[]]>([
    ['is asked for', {}, 'Not required', ['Require']],
    ['is asked for and not set up', { isTwoFactorRequired: true }, 'Required', ['Turn off', 'Reset']],
    ['is on', { isTwoFactorRequired: true, isTwoFactorSetUp: true }, 'On', ['Turn off', 'Reset']],
    ['is asked for of somebody invited', { ...invited, isTwoFactorRequired: true }, 'Required', ['Turn off']],
  ])('a second factor: %s', async (_, over, said, offered) => {
    const { main } = await at({ ...active, ...over })
    const region = within(await main.findByRole('region', { name: 'Two-factor authentication' }))
    expect(region.getByText(said)).toBeTruthy()
    expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
  })

  it.each<readonly [string, RegExp, Answers['accounts'], string, Partial<UserAccount>, string]>([
    [
      'Require',
      /^Require it/,
      { setTwoFactor: { ...active, isTwoFactorRequired: true } },
      'setTwoFactor',
      {},
      'Required',
    ],
    [
      'Reset',
      /^Reset it/,
      { resetTwoFactor: { ...active, isTwoFactorRequired: true } },
      'resetTwoFactor',
      { isTwoFactorRequired: true, isTwoFactorSetUp: true },
      'Required',
    ],
    [
      'Turn off',
      /^Turn it off/,
      { setTwoFactor: active },
      'setTwoFactor',
      { isTwoFactorRequired: true, isTwoFactorSetUp: true },
      'Not required',
    ],
  ])('%s is asked first, and then it stands so', async (button, answer, answers, call, over, said) => {
    const { main, user, calls } = await at({ ...active, ...over }, answers)
    const region = within(await main.findByRole('region', { name: 'Two-factor authentication' }))
    await user.click(region.getByRole('button', { name: button }))
    const question = within(await screen.findByRole('dialog'))
    expect(calls(`accounts.${call}`)).toEqual([])
    await user.click(question.getByRole('button', { name: answer }))
    expect(await region.findByText(said)).toBeTruthy()
    expect(calls(`accounts.${call}`)).toHaveLength(1)
  })

  it('admin rights are given and taken, each behind a question', async () => {
    const { main, user, calls } = await at(active, {
      setAdminPrivileges: ({ payload }) =>
        (payload as { readonly isAdmin: boolean }).isAdmin
          ? anEmployee({ isAdmin: true, version: 2 })
          : anEmployee({ version: 3 }),
    })
    const region = within(await main.findByRole('region', { name: 'Admin rights' }))
    const say = async (button: string, answer: RegExp) => {
      await user.click(region.getByRole('button', { name: button }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }))
    }
    await say('Make administrator', /^Make Eve Marlowe an administrator$/)
    expect(await region.findByText(/Can see and change everything/)).toBeTruthy()
    await say('Remove admin rights', /^Remove rights of Eve Marlowe/)
    expect(await region.findByText('Not an administrator.')).toBeTruthy()
    expect(calls('accounts.setAdminPrivileges').map(({ payload }) => payload)).toMatchObject([
      { version: 1, isAdmin: true },
      { version: 2, isAdmin: false },
    ])
  })
})
