import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TileFigures } from '../../../src/domain/home/dashboard/nouns.ts'
import type { TileName } from '../../../src/domain/home/dashboard/tiles.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { subscriptionId } from '../../fixtures/ids.ts'
import { theDirectory } from '../../fixtures/people.ts'
import { aPlan } from '../../fixtures/tenants.ts'
import { unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

type Answered = NonNullable<Answers['dashboard']>

const today = '2026-11-21'
const figures: Partial<Record<TileName, TileFigures['figures']>> = {
  headcount: [
    { of: '2026-10', label: '2026-10', part: 'people', count: 40, id: null },
    { of: '2026-11', label: '2026-11', part: 'people', count: 42, id: null },
  ],
  goals: [{ of: 'Active', label: 'Active', part: '', count: 7, id: null }],
  assets: [{ of: 'assigned', label: 'Assigned', part: '', count: 3, id: null }],
  policies: [{ of: 'Code of conduct', label: 'Code of conduct', part: 'agreed', count: 5, id: 'd1' }],
  blockers: [],
}

const tiles: Answered['tile'] = ({ params }) => {
  const name = params?.name as TileName
  return { name, today, figures: figures[name] ?? [] }
}

const at = (chosen: ReadonlyArray<TileName>, over: Answered = {}, as: Role = 'admin') =>
  visit(pathTo('dashboard'), {
    as,
    answers: { dashboard: { read: { version: 3, tiles: chosen }, tile: tiles, ...over } },
  })

describe('The dashboard', () => {
  it('has the tiles that were chosen, in their order, each leading to its list', async () => {
    const { main } = await at(['goals', 'headcount', 'policies'])
    expect(await main.findByRole('link', { name: 'Active: 7' })).toBeTruthy()
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map((one) => one.textContent),
    ).toEqual(['Goals by status', 'Headcount', 'Policy agreements'])
    const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Open goals by status')).toBe('/goals')
    expect(hrefOf('Active: 7')).toBe('/goals?f.state=Active')
    expect(hrefOf('Open headcount')).toBe('/report/headcount')
    expect(hrefOf('Nov 2026: People 42')).toBe('/report/headcount?only=2026-11')
    expect(hrefOf('Have agreed: 5')).toBe('/hrDocuments/d1?tab=people')
  })

  it('says of a tile that it has nothing, or that it failed, and of no other', async () => {
    const { main, user, calls } = await at(['blockers', 'goals', 'assets'], {
      tile: (asked) =>
        asked.params?.name === 'goals' ? failing(unreachable) : (tiles as (of: typeof asked) => TileFigures)(asked),
    })
    expect(await main.findByText('These figures could not be loaded')).toBeTruthy()
    expect(main.getByText('No open blockers.')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Assigned: 3' })).toBeTruthy()
    const before = calls('dashboard.tile').length
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(
      calls('dashboard.tile')
        .slice(before)
        .map(({ params }) => params?.name),
    ).toEqual(['goals'])
  })

  it('says which module hides a tile that was chosen, and does not ask for it', async () => {
    const plan = aPlan({ name: 'small', modules: ['checkIns'] })
    const { main, calls } = await visit(pathTo('dashboard'), {
      tenant: {
        subscription: {
          id: subscriptionId('small'),
          productPlanId: plan.id,
          billingCycle: 'Monthly',
          startedUtc: '2024-01-01T00:00:00.000Z',
          endsUtc: null,
        },
      },
      answers: {
        dashboard: { read: { version: 3, tiles: ['goals', 'blockers'] }, tile: tiles },
        session: { productPlans: [plan] },
      },
    })
    expect(await main.findByText('No open blockers.')).toBeTruthy()
    expect(
      main.getByText('Hidden because your plan does not include Goals. An administrator can change the plan.'),
    ).toBeTruthy()
    expect(calls('dashboard.tile').map(({ params }) => params?.name)).toEqual(['blockers'])
  })

  it('is arranged: moved by the arrow keys, taken off, added, and as it was at first', async () => {
    const { main, user, calls } = await at(['goals', 'assets'], {
      save: ({ payload }) => {
        const { version, tiles: wanted } = payload as { version: number; tiles: Array<TileName> }
        return { version: version + 1, tiles: wanted }
      },
    })
    const saved = () => calls('dashboard.save').map(({ payload }) => payload)
    await user.click(await main.findByRole('button', { name: 'Arrange tiles' }))
    main.getByRole('button', { name: 'Move Goals by status: drag it, or press the arrow keys' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(main.getByText('Goals by status is now 2 of 2')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Remove Assets by status' }))
    await user.click(main.getByRole('button', { name: 'Waiting for me' }))
    await user.click(main.getByRole('button', { name: 'Reset to default' }))
    const [moved, removed, added, standard] = saved() as Array<{ version: number; tiles: Array<TileName> }>
    expect(moved).toEqual({ version: 3, tiles: ['assets', 'goals'] })
    expect(removed).toEqual({ version: 4, tiles: ['goals'] })
    expect(added).toEqual({ version: 5, tiles: ['goals', 'toDo'] })
    expect(standard?.tiles).toHaveLength(12)
  })

  it('offers a manager what is not for admins alone', async () => {
    const { main, user } = await at([], {}, 'manager')
    expect(await main.findByText('Your dashboard is empty')).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Arrange tiles' }))
    expect(main.getByRole('button', { name: 'Goals by status' })).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Policy agreements' })).toBeNull()
  })

  it('is not there for an employee, and home leads to it for others', async () => {
    await at([], {}, 'employee')
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
    const home = async (as: Role) => (await visit('/', { as, answers: { employees: { team: [] } } })).main
    expect((await home('manager')).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect((await home('employee')).queryByRole('link', { name: 'Dashboard' })).toBeNull()
  })
})

describe('Sample people', () => {
  const [one] = theDirectory
  const samplePerson = { ...one, fullName: 'Priya Nair (sample)' } as (typeof theDirectory)[number]

  it.each([
    ['admin', true],
    ['manager', false],
  ] as const)('count in the numbers, and are said to, to a %s', async (as, leads) => {
    const answers = { dashboard: { read: { version: 3, tiles: ['goals' as const] }, tile: tiles } }
    const { main } = await visit(pathTo('dashboard'), {
      as,
      answers: { ...answers, employees: { list: [...theDirectory, samplePerson] } },
    })
    expect(await main.findByText('1 sample person counts here until the sample data is removed.')).toBeTruthy()
    expect(main.queryByRole('link', { name: 'Remove sample data' }) !== null).toBe(leads)
  })

  it('are not spoken of where there are none', async () => {
    const { main } = await at(['goals'])
    expect(await main.findByRole('link', { name: 'Active: 7' })).toBeTruthy()
    expect(main.queryByText(/sample/)).toBeNull()
  })
})
