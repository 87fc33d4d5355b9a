import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aGoal, aTreeGoal } from '../../fixtures/goals.ts'
import { eve, max } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { failing, type Role, visit } from '../visit.tsx'

const ofMax = { id: max, fullName: 'Max Oduya' }
const aim = aTreeGoal('Aim high', { sharedWith: 'company', employee: ofMax })
const below = aTreeGoal('Below it', { servesId: aim.id })
const tree = [aim, below, aTreeGoal('Other', { sharedWith: 'company', employee: null })]

const atTheTree = (query = '', as: Role = 'admin', goals: object = { tree, listOf: [aGoal()] }) =>
  visit(`${pathTo('goalTree')}${query}`, { as, answers: { goals } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-02-15T02:00:00Z') })
  Element.prototype.scrollIntoView = vi.fn()
  return () => vi.useRealTimers()
})

const itemsIn = (main: Awaited<ReturnType<typeof atTheTree>>['main']) =>
  main
    .getAllByRole('treeitem')
    .map((item) => [item.getAttribute('aria-level'), item.querySelector('strong, a, bdi')?.textContent])

describe.each([
  ['the chart', '', 'Alignment of goals'],
  ['the outline', '?view=outline', 'Alignment of goals, as an outline'],
])('The tree of goals, as %s', (_, query, name) => {
  it('stands below the vision, with whose each is and how far it has come', async () => {
    const { main } = await atTheTree(query)
    await main.findByRole('tree', { name })
    expect(itemsIn(main).slice(1)).toEqual([
      ['2', 'Aim high'],
      ['3', 'Below it'],
      ['2', 'Other'],
    ])
    expect(main.getByRole('treeitem', { name: /Below it/ }).textContent).toMatch(/Due 1st Mar 2024 · Eve Marlowe.*40%/)
  })

  it('is walked by keys and letters, opened and closed, and Enter opens a goal', async () => {
    const { main, user, address } = await atTheTree(query)
    const items = within(await main.findByRole('tree', { name }))
    await waitFor(() => expect(items.getAllByRole('treeitem')).toHaveLength(4))
    items.getAllByRole('treeitem')[0]?.focus()
    const here = () => document.activeElement?.querySelector('strong, a, bdi')?.textContent
    await user.keyboard('{ArrowDown}')
    expect(here()).toBe('Aim high')
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
    expect(items.queryByRole('treeitem', { name: /Below it/ })).toBeNull()
    await user.keyboard(' {End}')
    expect(here()).toBe('Other')
    await user.keyboard('b')
    expect(here()).toBe('Below it')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe(pathTo('employeeGoal', { employeeId: eve, id: below.id })))
  })

  it('leads nowhere where the page is not for the reader', async () => {
    const { main } = await atTheTree(query, 'employee')
    await main.findByRole('tree', { name })
    expect(main.queryByRole('link', { name: 'Aim high' })).toBeNull()
    expect(main.getByRole('treeitem', { name: /Aim high/ })).toBeTruthy()
  })
})

describe('The tree of goals', () => {
  it('says what it is for while there is none', async () => {
    const { main } = await atTheTree('', 'admin', { tree: [] })
    expect(await main.findByText('No aligned goals yet')).toBeTruthy()
  })

  it('is read again where it could not be', async () => {
    let tries = 0
    const { main, user } = await atTheTree('', 'admin', { tree: () => (++tries === 1 ? failing(unreachable) : tree) })
    await user.click(await main.findByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('tree')).toBeTruthy()
  })
})

describe('What a goal serves', () => {
  const goal = aGoal({ serves: aim, servedBy: [aTreeGoal('Helps it', { employee: ofMax })] })
  const atTheGoal = (goals: object) =>
    visit(pathTo('employeeGoal', { employeeId: eve, id: goal.id }), { as: 'admin', answers: { goals } })

  it('stands on its page, with what serves it', async () => {
    const { main } = await atTheGoal({ listOf: [goal] })
    expect((await main.findByRole('link', { name: 'Aim high' })).getAttribute('href')).toBe(
      pathTo('employeeGoal', { employeeId: max, id: aim.id }),
    )
    expect(within(main.getByRole('list', { name: 'Supporting goals' })).getByText('Helps it')).toBeTruthy()
  })

  it('is chosen among those it may serve, by typing', async () => {
    const mine = aGoal({ serves: null })
    const save = vi.fn(() => mine)
    const { main, user, calls } = await atTheGoal({ listOf: [mine], tree, update: save })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    await user.type(main.getByRole('combobox', { name: 'Supports' }), 'oduya')
    await user.click(await screen.findByRole('option', { name: /Aim high/ }))
    await user.click(main.getByRole('radio', { name: 'Everyone in the company' }))
    await user.click(main.getByRole('button', { name: 'Save goal' }))
    await waitFor(() =>
      expect(calls('goals.update')[0]).toMatchObject({ payload: { servesId: aim.id, sharedWith: 'company' } }),
    )
  })

  it('is neither the goal itself nor one that serves it: a circle is not offered', async () => {
    const mine = aGoal({ serves: aim })
    const own = aTreeGoal(mine.title, { id: mine.id, servesId: aim.id })
    const helps = aTreeGoal('Helps it', { servesId: mine.id, sharedWith: 'company' })
    const { main, user } = await atTheGoal({ listOf: [mine], tree: [aim, own, helps] })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    const serves = main.getByRole('combobox', { name: 'Supports' })
    for (const typed of ['helps', 'induction']) {
      await user.clear(serves)
      await user.type(serves, typed)
      expect(await screen.findByText('No goals to support.')).toBeTruthy()
    }
    await user.clear(serves)
    await user.type(serves, 'aim')
    expect(await screen.findByRole('option', { name: /Aim high/ })).toBeTruthy()
  })

  it('is found without the accents of its title or its person', async () => {
    const accented = aTreeGoal('Éviter la casse', {
      sharedWith: 'company',
      employee: { id: max, fullName: 'Máx Odùya' },
    })
    const mine = aGoal({ serves: null })
    const { main, user } = await atTheGoal({ listOf: [mine], tree: [aim, accented] })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    const serves = main.getByRole('combobox', { name: 'Supports' })
    for (const typed of ['eviter', 'maX oduya casse']) {
      await user.clear(serves)
      await user.type(serves, typed)
      expect(await screen.findByRole('option', { name: /Éviter la casse/ })).toBeTruthy()
      expect(screen.queryByRole('option', { name: /Aim high/ })).toBeNull()
    }
  })

  it('that is refused says so below the field, and what was typed stays', async () => {
    const mine = aGoal({ serves: null })
    const circle = {
      ...refused('circle', 422),
      errors: [{ field: 'servesId', code: 'circle', message: 'In a circle.' }],
    }
    const { main, user } = await atTheGoal({ listOf: [mine], tree, update: failing(circle as never) })
    await user.click(await main.findByRole('button', { name: 'Edit' }))
    await user.type(main.getByRole('textbox', { name: 'Goal' }), ' twice')
    await user.type(main.getByRole('combobox', { name: 'Supports' }), 'aim')
    await user.click(await screen.findByRole('option', { name: /Aim high/ }))
    await user.click(main.getByRole('button', { name: 'Save goal' }))
    await waitFor(() =>
      expect(main.getByRole('combobox', { name: 'Supports' }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(main.getByRole('textbox', { name: 'Goal' })).toHaveProperty('value', 'Lead an induction twice')
  })
})
