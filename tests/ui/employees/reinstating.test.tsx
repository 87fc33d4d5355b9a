import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, eve, max } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const ended = anEmployee({
  version: 2,
  isActive: false,
  hasLogin: false,
  loginState: null,
  reportsTo: max,
  manager: { id: max, fullName: 'Max Oduya' },
  termination: { date: '2024-02-01', kind: 'resignation', reason: '' },
})

const at = async (as: Role, starting: NonNullable<Answers['starting']> = {}) => {
  const page = await visit(pathTo('employee', { id: eve }), { as, answers: { employees: { read: ended }, starting } })
  const section = within(await page.main.findByRole('region', { name: 'Employment ended' }))
  return { ...page, section }
}

describe('somebody whose employment ended', () => {
  it('is reinstated by an admin: with what is proposed, and what becomes of the rest is said', async () => {
    const { section, user, calls, main } = await at('admin', {
      reinstate: anEmployee({ version: 3, startDate: '2026-11-21' }),
    })
    expect(section.getByText('Resignation')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'Reinstate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Eve Marlowe' }))
    expect((dialog.getByRole('combobox', { name: 'Manager' }) as HTMLInputElement).value).toBe('Max Oduya')
    expect(dialog.getByText(/Assets that were given back stay returned/)).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Invite them to sign in' }))
    await user.click(dialog.getByRole('button', { name: 'Reinstate Eve Marlowe' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls('starting.reinstate')).toMatchObject([
      { params: { id: eve }, payload: { version: 2, reportsTo: max, invites: true } },
    ])
    await waitFor(() => expect(main.queryByRole('region', { name: 'Employment ended' })).toBeNull())
  })

  it('a refusal is said in the dialog, which stays with what was chosen', async () => {
    const { section, user } = await at('admin', { reinstate: failing(refused('changed_meanwhile')) })
    await user.click(section.getByRole('button', { name: 'Reinstate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Eve Marlowe' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Invite them to sign in' }))
    await user.click(dialog.getByRole('button', { name: 'Reinstate Eve Marlowe' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('refused: changed_meanwhile')
    expect((dialog.getByRole('checkbox', { name: 'Invite them to sign in' }) as HTMLInputElement).checked).toBe(true)
  })

  it('a manager reads how it ended, and is told who may reinstate', async () => {
    const { section } = await at('manager')
    expect(
      section.getByRole('button', { name: 'Reinstate…', description: 'Only an administrator can do this.' }),
    ).toBeTruthy()
  })

  it.each([
    ['2024-02-01', true],
    ['2024-02-02', false],
  ])('does not begin before they had left: %s', async (day, isRefused) => {
    const { section, user, calls } = await at('admin')
    await user.click(section.getByRole('button', { name: 'Reinstate…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reinstate Eve Marlowe' }))
    expect(dialog.getByText(/Reports that were handed over stay with their new manager\./)).toBeTruthy()
    const first = dialog.getByLabelText(/^First day back/)
    await user.clear(first)
    await user.type(first, day.split('-').toReversed().join('/'))
    await user.click(dialog.getByRole('button', { name: 'Reinstate Eve Marlowe' }))
    expect([dialog.queryByText(/after their last day/) !== null, calls('starting.reinstate').length]).toEqual([
      isRefused,
      isRefused ? 0 : 1,
    ])
  })
})
