import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Handover } from '../../../src/domain/employees/accounts/nouns.ts'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { anEmployee, ava, eve, max } from '../../fixtures/people.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, visit } from '../visit.tsx'

const now = () => Date.parse('2026-12-10T02:00:00Z')

const at = async (of: Employee, answers: Answers = {}) => {
  const page = await visit(pathTo('employee', { id: of.id }), {
    now,
    answers: {
      ...answers,
      employees: { read: of, ...answers.employees },
      accounts: { handover: [], ...answers.accounts },
    },
  })
  /** One of the entries behind the three dots. */
  const choose = async (action: RegExp) => {
    await page.user.click(await page.main.findByRole('button', { name: 'More actions' }))
    await page.user.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { ...page, choose, gone }
}

describe('somebody who is deactivated', () => {
  const inactive = anEmployee({ isActive: false, version: 2 })

  it('is so once it was asked, is marked, and can be brought back', async () => {
    const { main, user, choose, gone, calls } = await at(anEmployee(), {
      employees: {
        updateWork: ({ payload }) => ((payload as Employee).isActive ? anEmployee({ version: 3 }) : inactive),
      },
    })
    const question = await choose(/^Deactivate/)
    expect(calls('employees.updateWork')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Deactivate Eve Marlowe' }))
    await gone()
    expect(main.getByText('Inactive')).toBeTruthy()
    await user.click((await choose(/^Reactivate/)).getByRole('button', { name: 'Reactivate Eve Marlowe' }))
    await gone()
    expect(main.queryByText('Inactive')).toBeNull()
    expect(calls('employees.updateWork').map(({ payload }) => payload)).toMatchObject([
      { isActive: false },
      { isActive: true },
    ])
  })

  it('could not be: the question says why, and they are as before', async () => {
    const { main, user, choose } = await at(anEmployee(), {
      employees: { updateWork: failing(refused('last_admin', 403)) },
    })
    const question = await choose(/^Deactivate/)
    await user.click(question.getByRole('button', { name: 'Deactivate Eve Marlowe' }))
    expect(await question.findByRole('alert')).toBeTruthy()
    expect(main.queryByText('Inactive')).toBeNull()
  })
})

describe('the dialog that terminates', () => {
  const boss = anEmployee({ id: max, fullName: 'Max Oduya', reportsTo: null, manager: null })

  it('asks for a reason and for who takes over, and sends them', async () => {
    const { main, user, choose, gone, calls } = await at(boss, {
      employees: {
        terminate: {
          ...boss,
          isActive: false,
          termination: { date: '2026-12-10', kind: 'other', reason: 'Moved abroad' },
        },
      },
    })
    const dialog = await choose(/^Terminate/)
    const confirm = dialog.getByRole('button', { name: 'Terminate Max Oduya' })
    await user.click(confirm)
    expect(dialog.getByRole('combobox', { name: /^Reason/, description: /Choose a reason/ })).toBeTruthy()
    const heir = dialog.getByRole('combobox', { name: /^New manager/, description: /Choose their new manager/ })
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Another reason')
    await user.click(confirm)
    expect(dialog.getByRole('textbox', { name: /^In a few words/, description: /Required/ })).toBeTruthy()
    expect(calls('employees.terminate')).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^In a few words/ }), 'Moved abroad')
    await user.type(heir, 'Ava')
    await user.click(await screen.findByRole('option', { name: /Ava Lindqvist/ }))
    await user.click(confirm)
    await gone()
    expect(calls('employees.terminate')).toMatchObject([
      { payload: { version: 1, date: '2026-12-10', kind: 'other', reason: 'Moved abroad', reassignReportsTo: ava } },
    ])
    expect(within(await main.findByRole('region', { name: 'Employment ended' })).getByText(/Moved abroad/)).toBeTruthy()
  })

  it.each([
    ['2028-12-10', true],
    ['2028-12-11', false],
    ['2999-01-01', false],
  ])('plans a last day ahead, not more than two years: %s', async (lastDay, may) => {
    const { user, choose, calls } = await at(anEmployee())
    const dialog = await choose(/^Terminate/)
    await user.clear(dialog.getByLabelText(/^Last day/))
    await user.type(dialog.getByLabelText(/^Last day/), lastDay.split('-').toReversed().join('/'))
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Retirement')
    await user.click(dialog.getByRole('button', { name: 'Plan the last day' }))
    expect([dialog.queryByText(/up to two years ahead/) === null, calls('employees.terminate').length]).toEqual(
      may ? [true, 1] : [false, 0],
    )
  })

  it('changes a planned one: under what it is planned for, and with what else was chosen', async () => {
    const leaving = {
      lastDay: '2026-12-31',
      kind: 'retirement',
      reason: '',
      heir: null,
      notes: '',
      plannedBy: null,
    } as const
    const { main, user, choose, gone, calls } = await at(anEmployee({ leaving }), {
      employees: { terminate: anEmployee({ leaving: { ...leaving, kind: 'endOfContract' }, version: 2 }) },
    })
    const dialog = await choose(/^Change last day/)
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'End of contract')
    await user.click(dialog.getByRole('button', { name: 'Change the last day' }))
    await gone()
    expect(calls('employees.terminate')).toMatchObject([{ payload: { date: '2026-12-31', kind: 'endOfContract' } }])
    expect(within(main.getByRole('region', { name: 'Leaving' })).getByText('End of contract')).toBeTruthy()
  })

  it('takes a planned one back', async () => {
    const leaving = {
      lastDay: '2026-12-31',
      kind: 'retirement',
      reason: '',
      heir: null,
      notes: '',
      plannedBy: null,
    } as const
    const { main, user, choose, gone, calls } = await at(anEmployee({ leaving }), {
      employees: { keepEmployed: anEmployee({ version: 2 }) },
    })
    expect(await main.findByRole('region', { name: 'Leaving' })).toBeTruthy()
    const question = await choose(/^Keep employed/)
    await user.click(question.getByRole('button', { name: 'Keep Eve Marlowe employed' }))
    await gone()
    expect(calls('employees.keepEmployed')).toMatchObject([{ params: { id: eve }, payload: { version: 1 } }])
    expect(await main.findByRole('region', { name: 'About' })).toBeTruthy()
    await waitFor(() => expect(main.queryByRole('region', { name: 'Leaving' })).toBeNull())
  })

  it('tells what still stands out', async () => {
    const handover: ReadonlyArray<Handover> = [
      { kind: 'reports', count: 2, names: ['Eve Marlowe', 'Yuri Volkov'] },
      { kind: 'goals', count: 1, names: ['Fewer defects'] },
      { kind: 'policies', count: 3, names: ['Site safety'] },
    ]
    const { choose } = await at(boss, { accounts: { handover } })
    const dialog = await choose(/^Terminate/)
    const items = await dialog.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^2 people report to them: Eve Marlowe, Yuri Volkov/),
      expect.stringMatching(/1 open goal/),
      // What their policies ask of them ends with the employment.
    ])
  })
})

describe('somebody who is removed for good', () => {
  it('is so once it was asked, with the focus on keeping them; then the list is there', async () => {
    const { user, choose, calls, address } = await at(anEmployee(), { employees: { remove: null } })
    const question = await choose(/^Delete/)
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }))
    expect(calls('employees.remove')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete Eve Marlowe' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Employees' })).toBeTruthy()
    expect([address(), calls('employees.remove').length]).toEqual([pathTo('employees'), 1])
    expect(screen.queryByRole('link', { name: /Eve Marlowe/ })).toBeNull()
  })

  it('where something else knows them, stays, with the reason', async () => {
    const { main, user, choose } = await at(anEmployee(), { employees: { remove: failing(refused('in_use')) } })
    const question = await choose(/^Delete/)
    await user.click(question.getByRole('button', { name: 'Delete Eve Marlowe' }))
    expect((await question.findByRole('alert')).textContent).toContain('in_use')
    expect(main.getByRole('heading', { level: 1, name: 'Eve Marlowe' })).toBeTruthy()
  })
})
