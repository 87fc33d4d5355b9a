import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { denials } from '../../../src/domain/employees/vacancies/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { theChart } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { max } from '../../fixtures/people.ts'
import { aVacancy, vacancyId } from '../../fixtures/vacancies.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const ofMax = aVacancy({
  manager: { id: max, fullName: 'Max', isActive: true },
  below: employeeId('Max'),
  startDay: '2026-12-01',
  note: 'Two years on site',
})

const at = (view: string, vacancies: Answers['vacancies'] = {}, as: Role = 'admin') =>
  visit(`${pathTo('orgChart')}?view=${view}`, {
    as,
    answers: { orgChart: { read: theChart }, vacancies: { list: [ofMax], ...vacancies } },
  })

beforeEach(() => localStorage.clear())

describe('A vacancy in the org chart', () => {
  it('stands below its manager, named as vacant, and is counted for itself', async () => {
    const { main, user } = await at('outline')
    const vacant = await main.findByRole('treeitem', { name: /^Vacant: Carpenter/ })
    expect(vacant.getAttribute('aria-level')).toBe('3')
    expect(vacant.getAttribute('aria-setsize')).toBe('3')
    expect(main.getByText(/^5 people on 3 levels, 1 vacancy\. .*, at most 2\.$/)).toBeTruthy()
    expect(main.getByRole('treeitem', { name: /^Max/ }).textContent).toContain('2 direct reports + 1 vacancy')
    await user.click(vacant)
    const bar = within(await main.findByRole('region', { name: 'Selected vacancy' }))
    expect(bar.getByText(/Reports to Max/)).toBeTruthy()
    expect(bar.queryByRole('button', { name: 'Move to…' })).toBeNull()
    expect(bar.getByRole('link', { name: 'Add a person' }).getAttribute('href')).toBe(
      `${pathTo('employeeCreate')}?vacancy=${vacancyId}`,
    )
  })

  it('is hidden and shown again', async () => {
    const { main, user } = await at('outline')
    await main.findByRole('treeitem', { name: /^Vacant/ })
    await user.click(main.getByRole('button', { name: 'Hide vacancies' }))
    await waitFor(() => expect(main.queryByRole('treeitem', { name: /^Vacant/ })).toBeNull())
    await user.click(main.getByRole('button', { name: 'Show vacancies' }))
    expect(await main.findByRole('treeitem', { name: /^Vacant/ })).toBeTruthy()
  })

  it('stays hidden the next time, to whoever hid it', async () => {
    const before = await at('outline')
    await before.user.click(await before.main.findByRole('button', { name: 'Hide vacancies' }))
    const { main } = await at('outline')
    expect(await main.findByRole('button', { name: 'Show vacancies' })).toBeTruthy()
    expect(main.getByRole('treeitem', { name: /^Max/ })).toBeTruthy()
    expect(main.queryByRole('treeitem', { name: /^Vacant/ })).toBeNull()
  })

  it('is read by managers, who add nobody; others are not told, and nothing is asked for them', async () => {
    const manager = await at('outline', {}, 'manager')
    await manager.user.click(await manager.main.findByRole('treeitem', { name: /^Vacant/ }))
    const bar = within(await manager.main.findByRole('region', { name: 'Selected vacancy' }))
    expect(bar.queryByRole('link', { name: 'Add a person' })).toBeNull()
    const employee = await at('outline', {}, 'employee')
    await employee.main.findByRole('treeitem', { name: /^Max/ })
    expect(employee.main.queryByRole('link', { name: 'Vacancies' })).toBeNull()
    expect(employee.calls('vacancies.list')).toEqual([])
  })
})

describe('The list of vacancies', () => {
  it('is a view of the chart; managers change nothing in it, others see the chart', async () => {
    const manager = await at('vacancies', {}, 'manager')
    expect(await manager.main.findByRole('row', { name: /Carpenter/ })).toBeTruthy()
    expect(manager.main.queryByRole('button', { name: 'New vacancy' })).toBeNull()
    expect(manager.main.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    const employee = await at('vacancies', {}, 'employee')
    expect(await employee.main.findByText(/^5 people on 3 levels/)).toBeTruthy()
  })

  it('plans one', async () => {
    const { main, user, calls } = await at('vacancies', { list: [], create: ofMax })
    await user.click((await main.findAllByRole('button', { name: 'New vacancy' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('combobox', { name: /Position/ }), 'Carpenter')
    await user.click(dialog.getByRole('button', { name: 'Save vacancy' }))
    await waitFor(() =>
      expect(calls('vacancies.create').at(-1)?.payload).toMatchObject({
        title: 'Carpenter',
        reportsTo: null,
        note: '',
      }),
    )
  })

  it('closes one behind a question, at the version shown', async () => {
    const { main, user, calls } = await at('vacancies', { act: { ...ofMax, state: 'Closed' } })
    await user.click(await main.findByRole('button', { name: 'Actions for Carpenter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Close vacancy…' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close vacancy' }))
    await waitFor(() =>
      expect(calls('vacancies.act').at(-1)?.payload).toEqual({ version: 1, act: 'close', person: null }),
    )
  })
})

describe('A new person for a vacancy', () => {
  const atForm = (answers: Answers = {}) =>
    visit(`${pathTo('employeeCreate')}?vacancy=${vacancyId}`, {
      answers: { vacancies: { list: [ofMax] }, ...answers },
    })
  const fill = async ({ main, user }: Awaited<ReturnType<typeof atForm>>) => {
    await user.type(await main.findByRole('textbox', { name: /First name/ }), 'Rosa')
    await user.type(main.getByRole('textbox', { name: /Email/ }), 'rosa@tenure.example')
    await user.click(main.getByRole('button', { name: 'Create employee' }))
  }

  it('begins with what the vacancy says, and fills it', async () => {
    const page = await atForm()
    expect(await page.main.findByText('Creating this person fills the vacancy “Carpenter”.')).toBeTruthy()
    await fill(page)
    await waitFor(() =>
      expect(page.calls('employees.create').at(-1)?.payload).toMatchObject({
        firstName: 'Rosa',
        positionTitle: 'Carpenter',
        reportsTo: max,
        startDate: '2026-12-01',
        vacancy: vacancyId,
      }),
    )
  })

  it('that another has filled meanwhile keeps what was typed, and can be saved without it', async () => {
    const page = await atForm({ employees: { create: failing(refused('not_open')) } })
    await fill(page)
    expect((await page.main.findAllByText(/refused: not_open/)).length).toBeGreaterThan(0)
    await page.user.click(page.main.getByRole('button', { name: 'Do not fill it' }))
    const first = await page.main.findByRole<HTMLInputElement>('textbox', { name: /First name/ })
    expect(first.value).toBe('Rosa')
    await page.user.type(first, 'lind')
    await page.user.click(page.main.getByRole('button', { name: 'Create employee' }))
    await waitFor(() => expect(page.calls('employees.create')).toHaveLength(2))
    expect(page.calls('employees.create').at(-1)?.payload).not.toHaveProperty('vacancy')
  })

  it('of one that is no longer open begins empty, and says so', async () => {
    const { main } = await atForm({ vacancies: { list: [{ ...ofMax, state: 'Closed' }] } })
    expect(await main.findByText(denials.notOpen)).toBeTruthy()
    expect(await main.findByRole('textbox', { name: /First name/ })).toBeTruthy()
  })
})
