import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aGoal, aGoalRow, goalId } from '../../fixtures/goals.ts'
import { eve, max } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const rows = [
  aGoalRow(),
  aGoalRow({
    id: goalId('late'),
    title: 'Sort the store',
    dueDate: '2024-02-14',
    employee: { id: max, fullName: 'Max Oduya' },
  }),
]
const window = { rows, before: null, after: null }

const atTheList = (query = '', as: Role = 'admin', more: object = {}) =>
  visit(`${pathTo('goals')}${query}`, { as, answers: { goals: { window, count: 2, ...more } } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('The list of goals', () => {
  it('shows whose each is, how it stands and how far it has come, and leads to its page', async () => {
    const { main } = await atTheList()
    const late = await main.findByRole('row', { name: /Sort the store/ })
    expect(late.textContent).toMatch(/Max Oduya.*Overdue.*14th Feb 2024.*40%/)
    expect(main.getByRole('link', { name: /Sort the store/ }).getAttribute('href')).toBe(
      pathTo('goal', { id: goalId('late') }),
    )
  })

  it('asks the server for what the address says', async () => {
    const { main, calls } = await atTheList(`?q=store&sort=-progress&f.standing=overdue&f.person=${eve}&f.due=30`)
    await main.findByRole('row', { name: /Sort the store/ })
    expect(calls('goals.window')[0]).toMatchObject({
      query: { search: 'store', sort: 'progress', descending: 'true', standing: 'overdue', people: eve, due: '30' },
    })
  })

  it('says that none match, not that there are none, where a search finds nothing', async () => {
    const nothing = { window: { rows: [], before: null, after: null }, count: 0 }
    const { main } = await atTheList('?q=xyz', 'admin', nothing)
    expect(await main.findByText('No goals match')).toBeTruthy()
    expect(main.queryByText('No goals yet')).toBeNull()
    const all = await atTheList('', 'admin', nothing)
    expect(await all.main.findByText('No goals yet')).toBeTruthy()
  })

  it('is grouped as the address says, each group with its name and how many it holds', async () => {
    const { main, user, address, calls } = await atTheList('', 'admin', {
      groups: [
        { of: eve, count: 3 },
        { of: max, count: 1 },
      ],
    })
    await main.findByRole('row', { name: /Sort the store/ })
    await user.selectOptions(main.getByLabelText('Group'), 'By person')
    expect(await main.findByText('Eve Marlowe', { selector: 'strong' })).toBeTruthy()
    expect(main.getByText('Eve Marlowe', { selector: 'strong' }).parentElement?.textContent).toBe('Eve Marlowe 3')
    await waitFor(() => expect(address()).toBe(`${pathTo('goals')}?f.group=person`))
    expect(calls('goals.window').at(-1)).toMatchObject({ query: { group: 'person' } })
  })

  it('says of what does not start at nothing where it starts, as its bar does', async () => {
    const progress = { kind: 'number', start: 8, current: 3, target: 0, unit: 'injuries' } as const
    const less = aGoalRow({ id: goalId('less'), title: 'Home safe', progress })
    const { main } = await atTheList('', 'admin', { window: { ...window, rows: [less] }, count: 1 })
    expect((await main.findByRole('row', { name: /Home safe/ })).textContent).toContain('3, from 8 to 0 injuries')
  })

  it('grouped by state still shows what is late', async () => {
    const { main } = await atTheList('?f.group=state')
    expect((await main.findByRole('row', { name: /Sort the store/ })).textContent).toContain('Overdue')
  })

  it('has on a phone the name of each group over the first card of it', async () => {
    const wide = matchMedia('')
    const phone = vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ ...wide, matches: true }))
    const groups = [
      { of: eve, count: 3 },
      { of: max, count: 1 },
    ]
    const { main } = await atTheList('?f.group=person', 'admin', { groups })
    expect((await main.findByText('Eve Marlowe', { selector: 'strong' })).closest('[role=row]')?.textContent).toMatch(
      /^Eve Marlowe 3/,
    )
    expect(main.getByText('Max Oduya', { selector: 'strong' })).toBeTruthy()
    const [first, second] = main.getAllByRole('row').map((row) => row.style.top)
    expect([first, second]).toEqual(['0px', '104px'])
    phone.mockRestore()
  })

  it('is narrowed to a person by their name', async () => {
    const { main, user, address } = await atTheList()
    await user.type(await main.findByRole('combobox', { name: 'Person' }), 'Eve{Enter}')
    await waitFor(() => expect(address()).toBe(`${pathTo('goals')}?f.person=${eve}`))
  })

  it('is shown as a view that somebody shares, and kept as a view of one’s own', async () => {
    const late = { id: 'late', list: 'goals', name: 'Late ones', query: 'f.standing=overdue', isDefault: false }
    const others = { ...late, id: 'crew', list: 'employees', name: 'Night crew', query: '' }
    const shared = { isShared: true, isOwn: false, version: 1 }
    const { main, user, calls } = await visit(pathTo('goals'), {
      answers: {
        goals: { window, count: 2 },
        views: { views: [late, others].map((view) => ({ ...view, ...shared })) as never },
      },
    })
    await main.findByRole('row', { name: /Sort the store/ })
    await user.click(main.getByRole('button', { name: 'Views' }))
    const menu = within(await screen.findByRole('menu', { name: 'Views' }))
    expect(menu.queryByText('Night crew')).toBeNull()
    await user.click(await menu.findByRole('menuitemradio', { name: 'Late ones' }))
    await waitFor(() => expect(calls('goals.window').at(-1)).toMatchObject({ query: { standing: 'overdue' } }))

    await user.click(await main.findByRole('button', { name: 'Views, Late ones' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as view' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    // Not by keys: without frames, the menu that closes may take the focus back between two of them.
    fireEvent.change(name, { target: { value: 'Mine' } })
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() =>
      expect(calls('views.createView')[0]?.payload).toMatchObject({
        list: 'goals',
        name: 'Mine',
        query: expect.stringContaining('f.standing=overdue'),
        isShared: false,
      }),
    )
  })

  it('keeps the room of the overview while that is read', async () => {
    const waiting = await atTheList('', 'admin', { counts: undefined })
    await waiting.main.findByRole('grid')
    expect(waiting.main.getByText('Overview')).toBeTruthy()
  })

  it('has no overview where that cannot be read', async () => {
    const { main } = await atTheList('', 'admin', { counts: failing(unreachable) })
    await main.findByRole('grid')
    await waitFor(() => expect(main.queryByText('Overview')).toBeNull())
  })

  it('has over it how many there are in each state and how they stand, and each bar narrows it, and again to all', async () => {
    const { main, user, address } = await atTheList('', 'admin', {
      counts: {
        states: [
          { of: 'Done', count: 4 },
          { of: 'Active', count: 2 },
        ],
        statuses: [{ of: 'overdue', count: 1 }],
        due: [{ of: '2024-03', count: 1 }],
      },
    })
    const states = within(await main.findByRole('list', { name: 'All goals by status' }))
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Active2', 'Done4'])
    expect(
      within(main.getByRole('list', { name: 'Due by month' }))
        .getAllByRole('img')[1]
        ?.getAttribute('aria-label'),
    ).toBe('Mar 2024: 1')
    await user.click(states.getByRole('button', { name: 'Done: 4' }))
    await waitFor(() => expect(address()).toBe(`${pathTo('goals')}?f.state=Done`))
    expect(states.getByRole('button', { name: 'Done: 4' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(states.getByRole('button', { name: 'Done: 4' }))
    await waitFor(() => expect(address()).toBe(pathTo('goals')))
    await user.click(main.getByRole('button', { name: 'Overdue: 1' }))
    await waitFor(() => expect(address()).toBe(`${pathTo('goals')}?f.standing=overdue`))
  })

  it('that is empty says what a goal is', async () => {
    const { main } = await atTheList('', 'employee', { window: { rows: [], before: null, after: null }, count: 0 })
    expect(await main.findByText('No goals yet')).toBeTruthy()
  })

  it('is not there without its module', async () => {
    const { main } = await visit(pathTo('goals'), { as: 'admin', tenant: { productPlan: 'compliance' } })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

describe('A goal by its address', () => {
  const goal = aGoal()
  it('opens that person’s goal', async () => {
    const { main } = await visit(pathTo('goal', { id: goal.id }), {
      as: 'admin',
      answers: { goals: { find: goal, listOf: [goal] } },
    })
    expect(await main.findByRole('heading', { level: 1, name: 'Lead an induction' })).toBeTruthy()
  })

  it('of somebody one may not see is not found', async () => {
    const { main } = await visit(pathTo('goal', { id: goal.id }), {
      as: 'employee',
      answers: { goals: { find: failing(refused('not_found', 404)) } },
    })
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  })
})

describe('My goals', () => {
  it('are one’s own, with the way to add one', async () => {
    const { main, calls } = await visit(pathTo('myGoals'), {
      as: 'employee',
      answers: { goals: { listOf: [aGoal()] } },
    })
    expect(await main.findByRole('link', { name: /Lead an induction/ })).toBeTruthy()
    expect(main.getByRole('button', { name: 'Add goal' })).toBeTruthy()
    expect(calls('goals.listOf')[0]).toMatchObject({ params: { id: eve } })
  })
})
