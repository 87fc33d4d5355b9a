import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aCheckInRow, checkInId, choicesOfMax } from '../../fixtures/checkIns.ts'
import { itemId } from '../../fixtures/ids.ts'
import { anEmployee, max, yuri } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const late = aCheckInRow({
  id: checkInId('late'),
  name: 'Probation',
  employee: { id: yuri, fullName: 'Yuri Petrov' },
  status: 'PreparedByOne',
  preparedBy: { employee: true, reviewer: false },
  scheduledDateUTC: '2024-02-13T02:00:00.000Z',
  dueDateUtc: '2024-02-13T13:59:59.999Z',
  seriesId: itemId('series') as never,
})
const window = { rows: [late, aCheckInRow()], before: null, after: null }

const atTheList = (query = '', as: Role = 'manager', more: object = {}) =>
  visit(`${pathTo('checkIns')}${query}`, {
    as,
    answers: { checkIns: { window, count: 2, choices: choicesOfMax, ...more } },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The list of check-ins', () => {
  it('shows who meets whom, when, how it stands and, if asked for, who is prepared, and leads to its page', async () => {
    const { main, user } = await atTheList()
    await main.findByRole('row', { name: /Probation/ })
    expect(main.getByRole('row', { name: /Fortnightly 1:1/ }).textContent).not.toMatch(/No one yet/)
    await user.click(main.getByRole('button', { name: 'View options' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Prepared' }))
    const row = await main.findByRole('row', { name: /Probation/ })
    expect(row.textContent).toMatch(
      /Probation.*Yuri Petrov.*13 Feb 2024 12:00 AEST.*Overdue.*Max Oduya.*13th Feb 2024.*Employee/,
    )
    expect(within(row).getByRole('img', { name: 'Part of a series' })).toBeTruthy()
    const other = main.getByRole('row', { name: /Fortnightly 1:1/ })
    expect(other.textContent).not.toMatch(/Overdue/)
    expect(other.textContent).toMatch(/Scheduled.*No one yet/)
    expect(within(row).getByRole('link').getAttribute('href')).toBe(pathTo('checkIn', { id: late.id }))
  })

  it.each([
    ['manager', 1],
    ['employee', 0],
  ] as const)(
    'keeps the place of the people while they are read, for whom there will be some: %s',
    async (as, places) => {
      const { main } = await atTheList('', as, { choices: undefined })
      await main.findByRole('row', { name: /Probation/ })
      expect(main.queryAllByRole('combobox', { name: 'Person' })).toHaveLength(places)
    },
  )

  it('is fetched as a file, narrowed as it is shown; that it does not come is said', async () => {
    const { main, user, calls } = await atTheList('?q=prob', 'manager', { csv: failing(refused('gone', 500)) })
    await main.findByRole('row', { name: /Probation/ })
    await user.click(main.getByRole('button', { name: 'Download this list (CSV)' }))
    expect(await screen.findByText(/Failed to export check-ins/)).toBeTruthy()
    expect(calls('checkIns.csv')[0]?.query).toMatchObject({ search: 'prob', tab: 'pending' })
  })

  it('draws over it what took place of what was planned, and is narrowed by a reviewer’s bar', async () => {
    const month = (name: string, over: object) => ({
      month: name,
      planned: 0,
      held: 0,
      answered: 0,
      average: null,
      ...over,
    })
    const overview = {
      months: [month('2024-01', { planned: 4, held: 3, answered: 2, average: 3.5 }), month('2024-02', {})],
      teams: [
        { reviewer: { id: yuri, fullName: 'Yuri Petrov' }, planned: 3, held: 3 },
        { reviewer: { id: max, fullName: 'Max Oduya' }, planned: 1, held: 0 },
      ],
    }
    const { main, user, calls } = await atTheList('', 'manager', { overview })
    const rhythm = within(await main.findByRole('list', { name: 'Took place (%), by month' }))
    expect(rhythm.getByRole('img', { name: 'Jan 2024: 3 of 4 took place' })).toBeTruthy()
    expect(rhythm.getByRole('img', { name: 'Feb 2024: none planned' })).toBeTruthy()
    expect(main.getByRole('img', { name: 'Jan 2024: 3.5 of 5, from 2 answers' })).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Max Oduya: 0%' }))
    await waitFor(() => expect(calls('checkIns.window').at(-1)?.query).toMatchObject({ person: max }))
    await waitFor(() => expect(calls('checkIns.overview').at(-1)?.query).toMatchObject({ person: max }))
  })

  it('asks for what is pending, the next first, and for what is complete, the last first', async () => {
    const { main, user, calls, address } = await atTheList()
    await main.findByRole('row', { name: /Probation/ })
    expect(calls('checkIns.window')[0]?.query).toMatchObject({ tab: 'pending', sort: 'when', descending: undefined })
    await user.click(main.getByRole('tab', { name: 'Completed' }))
    await waitFor(() =>
      expect(calls('checkIns.window').at(-1)?.query).toMatchObject({ tab: 'completed', descending: 'true' }),
    )
    expect(address()).toBe(`${pathTo('checkIns')}?tab=completed`)
  })

  it('asks for what the address says, and for nothing it cannot mean', async () => {
    const { calls } = await atTheList(`?q=prob&sort=-employee&f.due=overdue&f.person=${yuri}`)
    await waitFor(() =>
      expect(calls('checkIns.window')[0]?.query).toMatchObject({
        search: 'prob',
        sort: 'employee',
        descending: 'true',
        overdue: 'true',
        person: yuri,
      }),
    )
    const odd = await atTheList('?f.person=nobody&f.due=never&tab=other')
    await waitFor(() =>
      expect(odd.calls('checkIns.window')[0]?.query).toMatchObject({
        tab: 'pending',
        person: undefined,
        overdue: undefined,
      }),
    )
  })

  it('is narrowed to somebody who is chosen by name', async () => {
    const { main, user, address, calls } = await atTheList()
    await user.click(await main.findByRole('combobox', { name: 'Person' }))
    await user.keyboard('yur')
    await user.click(await screen.findByRole('option', { name: /Yuri/ }))
    await waitFor(() => expect(address()).toBe(`${pathTo('checkIns')}?f.person=${yuri}`))
    expect(calls('checkIns.window').at(-1)?.query).toMatchObject({ person: yuri })
  })

  it('says, where there is none, what a check-in is', async () => {
    const none = { window: { rows: [], before: null, after: null }, count: 0 }
    const { main, user } = await atTheList('', 'employee', none)
    expect(await main.findByText('No upcoming check-ins')).toBeTruthy()
    await user.click(main.getByRole('tab', { name: 'Completed' }))
    expect(await main.findByText('No completed check-ins')).toBeTruthy()
  })

  it.each<[Role, boolean]>([
    ['admin', true],
    ['manager', false],
    ['employee', false],
  ])('offers %s to plan one; the templates to admins alone', async (as, isOffered) => {
    const { main } = await atTheList('', as)
    expect((await main.findByRole('link', { name: 'New check-in' })).getAttribute('href')).toBe(pathTo('checkInCreate'))
    expect(main.queryByRole('link', { name: 'Templates' }) !== null).toBe(isOffered)
  })

  it('is not there without its module', async () => {
    const { main } = await visit(pathTo('checkIns'), { as: 'admin', tenant: { productPlan: 'compliance' } })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

describe('The check-ins on a person’s page', () => {
  it('are those to come in which the person takes part; those that are complete are a press away', async () => {
    const { main, calls } = await visit(`${pathTo('employee', { id: yuri })}?tab=checkIns`, {
      as: 'manager',
      answers: {
        employees: { read: anEmployee({ id: yuri, fullName: 'Yuri Petrov' }) },
        checkIns: { window, count: 2 },
      },
    })
    const list = within(await main.findByRole('list', { name: 'Check-ins' }))
    const [first] = list.getAllByRole('link')
    expect(first?.textContent).toMatch(/Probation.*13 Feb 2024.*Yuri Petrov with Max Oduya.*Overdue/)
    expect(first?.getAttribute('href')).toBe(pathTo('checkIn', { id: late.id }))
    expect(calls('checkIns.window')[0]?.query).toMatchObject({ tab: 'pending', person: yuri })
    expect(main.getByRole('link', { name: 'Completed' }).getAttribute('href')).toBe(
      `${pathTo('checkIns')}?tab=completed&f.person=${yuri}`,
    )
  })
})

describe('Many check-ins at once', () => {
  it('are given another day, once a day is chosen, and what came of it is told', async () => {
    const changed = {
      isApplied: true,
      rows: [
        { id: late.id, outcome: 'changed', why: '' },
        { id: checkInId('first'), outcome: 'changed', why: '' },
      ],
      undo: { changes: [{ id: late.id, version: 2, set: { dueDay: '2024-02-13' } }] },
    }
    const { main, user, calls } = await atTheList('', 'admin', { changeMany: changed })
    await main.findByRole('row', { name: /Probation/ })
    expect(main.queryByRole('button', { name: 'Change due date…' })).toBeNull()
    await user.click(main.getByRole('checkbox', { name: 'Select all shown' }))
    await user.click(await main.findByRole('button', { name: 'Change due date…' }))
    // Who reviews is said of the whole series.
    expect(main.queryByRole('button', { name: 'Change reviewer…' })).toBeNull()
    const dialog = within(await screen.findByRole('dialog', { name: 'Change due date of 2 check-ins' }))
    await user.click(dialog.getByRole('button', { name: 'Change 2 check-ins' }))
    expect(calls('checkIns.changeMany')).toEqual([])
    await user.type(dialog.getByLabelText('Due date'), '2024-03-08')
    await user.click(dialog.getByRole('button', { name: 'Change 2 check-ins' }))
    expect(await main.findByText(/^2 check-ins changed\./)).toBeTruthy()
    expect(calls('checkIns.changeMany').map(({ payload }) => payload)).toMatchObject([
      { changes: [{ id: late.id, set: { dueDay: '2024-03-08' } }, { set: { dueDay: '2024-03-08' } }] },
    ])
  })
})
