import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionSaved, PerformanceReview, ReviewAction } from '../../../src/domain/reviews/nouns.ts'
import { recordWording } from '../../../src/domain/reviews/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { employeeId, itemId } from '../../fixtures/ids.ts'
import { aReview } from '../../fixtures/reviewRecord.ts'
import { at } from '../../fixtures/time.ts'
import { type Answers, type Role, visit } from '../visit.tsx'

const action = (over: Partial<ReviewAction> = {}): ReviewAction => ({
  id: itemId('action'),
  text: 'Train two more',
  owner: 'employee',
  dueDay: '2024-06-28',
  isGoal: false,
  checkInId: null,
  version: 1,
  updatedUtc: '2024-03-04T02:10:00.000Z',
  ...over,
})

const discussing = (over: Partial<PerformanceReview> = {}) =>
  aReview({ stage: 'Discussing', actions: [action()], ...over })
interface Seen {
  readonly as?: Role
  readonly reviews?: Answers['reviews']
  readonly answers?: Omit<Answers, 'reviews'>
  readonly page?: 'prDiscussion' | 'prReport'
}
const seen = (
  review: PerformanceReview,
  { as = 'manager', reviews = {}, answers = {}, page = 'prDiscussion' }: Seen = {},
) =>
  visit(pathTo(page, { id: review.id }), {
    as,
    tenant: { timeZone: 'Australia/Perth' },
    answers: { ...answers, reviews: { read: review, ...reviews } },
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2024-03-04T02:00:00Z') })
  return () => vi.useRealTimers()
})

describe('Agreed actions', () => {
  it('are added with Enter, and changed where they stand', async () => {
    const { main, user, calls } = await seen(discussing({ actions: [] }), {
      reviews: {
        saveAction: ({ params, payload }) => {
          const { version, ...said } = payload as ActionSaved
          return action({ ...said, id: (params as { actionId: ReviewAction['id'] }).actionId, version: version + 1 })
        },
      },
    })
    await user.type(await main.findByRole('textbox', { name: 'Add an action' }), 'Train two more{Enter}')
    const list = within(main.getByRole('list', { name: 'Agreed actions' }))
    expect(await list.findByRole('textbox', { name: 'Action' })).toHaveProperty('value', 'Train two more')
    await list.findByRole('button', { name: /^Make/ })
    await user.selectOptions(list.getByRole('combobox', { name: 'Who' }), 'Max Oduya')
    await vi.waitFor(() => expect(calls('reviews.saveAction').length).toBe(2))
    expect(calls('reviews.saveAction').map(({ payload }) => payload)).toEqual([
      { text: 'Train two more', owner: 'employee', dueDay: null, version: 0 },
      { text: 'Train two more', owner: 'reviewer', dueDay: null, version: 1 },
    ])
  })

  it('are taken away at the version that is shown', async () => {
    const { main, user, calls } = await seen(discussing(), { reviews: { removeAction: null } })
    await user.click(await main.findByRole('button', { name: 'Remove “Train two more”' }))
    expect(await main.findByText('Nothing agreed yet.')).toBeTruthy()
    expect(calls('reviews.removeAction')).toHaveLength(1)
  })

  it('become a goal of the employee in one press, which leads there and can be undone', async () => {
    let isGoal = false
    const { main, user, calls } = await seen(discussing(), {
      reviews: { read: () => discussing({ actions: [action({ isGoal })] }) },
      answers: {
        goals: {
          create: () => {
            isGoal = true
            return { id: itemId('action') } as never
          },
          remove: () => {
            isGoal = false
            return null
          },
        },
      },
    })
    await user.click(await main.findByRole('button', { name: 'Make “Train two more” a goal' }))
    const link = await main.findByRole('link', { name: 'Train two more' })
    expect(link.getAttribute('href')).toBe(
      pathTo('employeeGoal', { employeeId: employeeId('eve'), id: itemId('action') }),
    )
    expect(calls('goals.create').map(({ payload }) => payload)).toMatchObject([
      { id: itemId('action'), title: 'Train two more', dueDate: '2024-06-28', state: 'Draft', sharedWith: 'manager' },
    ])
    await user.click(main.getByRole('button', { name: 'Undo' }))
    expect(await main.findByRole('button', { name: 'Make “Train two more” a goal' })).toBeTruthy()
  })

  it('says that no check-in is planned', async () => {
    const { main, user } = await seen(discussing(), { answers: { checkIns: { list: [] } } })
    await user.click(await main.findByRole('button', { name: 'Add “Train two more” to the next check-in' }))
    expect(await main.findByText(recordWording.noCheckIn)).toBeTruthy()
  })

  it('of the reviewer become no goal of the employee', async () => {
    const { main } = await seen(discussing({ actions: [action({ owner: 'reviewer' })] }))
    expect(await main.findByRole('button', { name: /to the next check-in$/ })).toBeTruthy()
    expect(main.queryByRole('button', { name: /^Make/ })).toBeNull()
  })

  it('stand in the report, to be read', async () => {
    const { main } = await seen(discussing({ stage: 'Complete', completedDateUTC: '2024-03-04T02:00:00.000Z' }), {
      page: 'prReport',
    })
    expect(await main.findByText('Train two more')).toBeTruthy()
    expect(main.queryByRole('textbox')).toBeNull()
    expect(main.queryByRole('button', { name: /^(?:Make|Put)/ })).toBeNull()
  })
})
