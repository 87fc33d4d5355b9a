import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarEntry } from '../../../src/domain/calendar/nouns.ts'
import { refused } from '../../machines/ports.ts'
import { aFeed, aGoalDue, aMadeFeed, theMonth } from '../../scenarios/calendar.scenario.ts'
import { failing, visit } from '../visit.tsx'

const open = (entries: ReadonlyArray<CalendarEntry> = theMonth.entries, search = '?month=2026-11', more: object = {}) =>
  visit(`/calendar${search}`, {
    as: 'employee',
    answers: { calendar: { month: { ...theMonth, entries }, feed: null, ...more } },
  })
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aGoalDue({ key: `goal-${at}`, title: `Goal ${at + 1}` }))

describe('A month', () => {
  it('is a table of weeks, in which each matter is a link to its page on its day', async () => {
    const { main } = await open()
    const grid = within(await main.findByRole('table', { name: 'November 2026' }))
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    const cell = (name: RegExp) => within(grid.getByRole('cell', { name }))
    const goal = cell(/Friday 20 November 2026/).getByRole('link', { name: 'Goal due Lead an induction' })
    expect(goal.getAttribute('href')).toBe(aGoalDue().path)
    expect(cell(/Tuesday 17 November 2026/).getByRole('link', { name: /Check-in.*with Max Oduya/ })).toBeTruthy()
    expect(grid.getByRole('cell', { current: 'date' }).textContent).toContain('20 November 2026')
    // The days before the 1st, a Sunday, and after the 30th, a Monday.
    expect(grid.getAllByRole('cell')).toHaveLength(42)
  })

  it('says what is overdue', async () => {
    const { main } = await open([aGoalDue({ isOverdue: true, day: '2026-11-03' })])
    expect(await main.findByRole('link', { name: 'Goal overdue Lead an induction' })).toBeTruthy()
  })

  it('of a full day shows what has room, and the rest behind a button', async () => {
    const { main, user } = await open(many(5))
    expect(await main.findAllByRole('link', { name: /Goal \d/ })).toHaveLength(2)
    await user.click(main.getByRole('button', { name: '3 more on Friday 20 November 2026' }))
    const day = within(await screen.findByRole('dialog'))
    expect(day.getAllByRole('link')).toHaveLength(5)
  })

  it('shows three where there are three', async () => {
    const { main } = await open(many(3))
    expect(await main.findAllByRole('link', { name: /Goal \d/ })).toHaveLength(3)
    expect(main.queryByRole('button', { name: /more on/ })).toBeNull()
  })

  it('leaves out what its address says, and says so on the button', async () => {
    const { main } = await open(undefined, '?month=2026-11&without=goal+nonsense')
    expect(await main.findByRole('link', { name: /Check-in/ })).toBeTruthy()
    expect(main.queryByRole('link', { name: /Goal due/ })).toBeNull()
    expect(main.getByRole('button', { name: /^\d of \d kinds$/ })).toBeTruthy()
  })

  it('of which nothing stands says so', async () => {
    const { main } = await open([])
    expect(await main.findByText('Nothing in November 2026.')).toBeTruthy()
  })

  it.each(['?month=2026-99', '?month=1999-01', '?month=x', ''])('with %s is this one', async (search) => {
    const { calls, main } = await open([], search)
    await main.findByRole('table')
    const now = new Date()
    const months = [-1, 0, 1].map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 7))
    expect(calls('calendar.month').map(({ query }) => months.includes(String(query?.month)))).toEqual([true])
    expect(main.getByRole('button', { name: 'Today', description: 'This month is shown already.' })).toBeTruthy()
  })

  it('leads to its neighbours and back to today, and keeps what is left out', async () => {
    const { main, user, calls } = await open(undefined, '?month=2030-01&without=goal')
    await user.click(await main.findByRole('button', { name: 'Previous month' }))
    expect(await main.findByRole('heading', { name: 'December 2029' })).toBeTruthy()
    expect(calls('calendar.month').at(-1)?.query).toMatchObject({ month: '2029-12' })
    await user.click(main.getByRole('button', { name: 'Next month' }))
    expect(await main.findByRole('heading', { name: 'January 2030' })).toBeTruthy()
    expect(main.getByRole('button', { name: /^\d of \d kinds$/ })).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Today' }))
    expect(main.getByRole('button', { name: 'Today', description: 'This month is shown already.' })).toBeTruthy()
  })
})

describe('On a phone', () => {
  beforeEach(() => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(Object.create(wide(query)), { matches: /max-width/.test(query) }),
    )
    return () => vi.restoreAllMocks()
  })

  it('a month is a list of its days on which something stands, said in words', async () => {
    const { main } = await open([
      aGoalDue({ key: 'before', day: '2026-10-31', title: 'Of another month' }),
      ...theMonth.entries,
      aGoalDue({ key: 'late', day: '2026-11-24', title: 'Fewer defects', isOverdue: true }),
    ])
    const list = within(await main.findByRole('list', { name: 'November 2026' }))
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Tuesday 17 November 2026',
      'Friday 20 November 2026',
      'Tuesday 24 November 2026',
    ])
    expect(list.getByText('Today')).toBeTruthy()
    expect(list.getByRole('link', { name: /Fewer defects Goal overdue/ })).toBeTruthy()
    expect(main.queryByText('Of another month')).toBeNull()
  })

  it.each([
    ['', 'Policies, certifications, check-ins, goals, services and reviews show on their due dates.'],
    ['&without=goal', 'Some types are hidden. Show all of them to see more.'],
  ])('of which nothing stands says what would fill it%s', async (more, words) => {
    const { main } = await open([], `?month=2026-11${more}`)
    expect(await main.findByText('Nothing in November 2026')).toBeTruthy()
    expect(main.getByText(words)).toBeTruthy()
  })
})

describe('Subscribing', () => {
  const subscribe = async (more: object) => {
    const opened = await open([], undefined, more)
    await opened.user.click(await opened.main.findByRole('button', { name: 'Subscribe' }))
    return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'Subscribe' })) }
  }

  it('makes an address, shows it this once, and gives it to the calendar program', async () => {
    const { panel, user, calls } = await subscribe({ makeFeed: aMadeFeed() })
    await user.click(await panel.findByRole('button', { name: 'Create address' }))
    expect(await panel.findByText(aMadeFeed().address)).toBeTruthy()
    expect(calls('calendar.makeFeed')[0]?.payload).toEqual({ version: 0 })
    const link = panel.getByRole('link', { name: 'Open in calendar app' })
    expect(link.getAttribute('href')).toBe(aMadeFeed().address.replace('https:', 'webcal:'))
    await user.click(panel.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(aMadeFeed().address)).toBeNull()
  })

  it('says of one that is there when it was made and fetched, and not what it is', async () => {
    const { panel } = await subscribe({ feed: aFeed(3) })
    expect(await panel.findByText('Not yet')).toBeTruthy()
    expect(panel.queryByRole('button', { name: 'Copy' })).toBeNull()
  })

  it('asks before the former is replaced, under the version that was read', async () => {
    const { panel, user, calls } = await subscribe({ feed: aFeed(3), makeFeed: aMadeFeed(4) })
    await user.click(await panel.findByRole('button', { name: 'Create new address' }))
    const question = within(await screen.findByRole('dialog', { name: 'Create new address' }))
    expect(calls('calendar.makeFeed')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Create new address' }))
    expect(await panel.findByText(aMadeFeed().address)).toBeTruthy()
    expect(calls('calendar.makeFeed')[0]?.payload).toEqual({ version: 3 })
  })

  it('asks before it is turned off', async () => {
    const { panel, user, calls } = await subscribe({ feed: aFeed(3), endFeed: null })
    await user.click(await panel.findByRole('button', { name: 'Turn off' }))
    const question = within(await screen.findByRole('dialog', { name: 'Turn off address' }))
    await user.click(question.getByRole('button', { name: 'Turn off' }))
    expect(await panel.findByRole('button', { name: 'Create address' })).toBeTruthy()
    expect(calls('calendar.endFeed')).toHaveLength(1)
  })

  it('that fails says why, and what there is now', async () => {
    const { panel, user } = await subscribe({ makeFeed: failing(refused('changed_meanwhile')) })
    await user.click(await panel.findByRole('button', { name: 'Create address' }))
    expect(await screen.findByText(/Failed to create an address/)).toBeTruthy()
    expect(await panel.findByRole('button', { name: 'Create address' })).toBeTruthy()
  })

  it('without a clipboard says so', async () => {
    const { panel, user } = await subscribe({ makeFeed: aMadeFeed() })
    await user.click(await panel.findByRole('button', { name: 'Create address' }))
    await user.click(await panel.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/Address copied|Failed to copy/)).toBeTruthy()
  })
})
