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
      /The invitation has been sent\. The link works until/,
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
      await main.findByRole('button', { name: 'Set password', description: /They have not accepted the invitation/ }),
    ).toBeTruthy()
    expect(main.getByText(/^They have not accepted the invitation/, { selector: 'p' })).toBeTruthy()
  })

  it('of one’s own is not removed by oneself', async () => {
    const { main } = await at(active, {}, 'admin', ava)
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
})
