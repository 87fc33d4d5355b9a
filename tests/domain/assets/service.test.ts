import { describe, expect, it } from 'vitest'
import {
  dueDayOf,
  dueReadingOf,
  isReadingReached,
  nextDueDay,
  type ServicePlan,
  serviced,
  serviceStatus,
  warrantyStatus,
} from '../../../src/domain/assets/service.ts'

const aPlan = (over: Partial<ServicePlan> = {}): ServicePlan => ({
  id: '1',
  name: 'Oil',
  everyMonths: 6,
  everyUnits: null,
  unit: 'km',
  sinceDay: '2024-03-01',
  sinceReading: 0,
  ...over,
})
const byReading = (everyUnits: number, sinceReading = 0) => aPlan({ everyMonths: null, everyUnits, sinceReading })

describe('A plan falls due so many months after it was last done (ours)', () => {
  it.each([
    ['2024-03-01', 6, '2024-09-01'],
    ['2024-08-31', 6, '2025-02-28'],
    ['2023-08-31', 6, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-12-31', 240, '2044-12-31'],
    ['2024-03-01', null, null],
  ])('last on %s, every %s months: %s', (sinceDay, everyMonths, expected) => {
    expect(dueDayOf({ sinceDay, everyMonths })).toBe(expected)
  })

  it.each<[string, ReadonlyArray<ServicePlan>, string | null]>([
    ['none', [], null],
    ['only by a reading', [byReading(10_000)], null],
    ['one by a reading before one by months', [byReading(10_000), aPlan()], '2024-09-01'],
    ['the first of several', [aPlan({ everyMonths: 12 }), aPlan(), aPlan({ everyMonths: 24 })], '2024-09-01'],
  ])('%s', (_, plans, expected) => {
    expect(nextDueDay(plans)).toBe(expected)
  })
})

describe('… or when its reading is reached, whichever comes first (ours)', () => {
  it.each([
    [0, 10_000, 10_000],
    [4_200, 10_000, 14_200],
    [4_200, null, null],
  ])('last at %s, every %s: at %s', (sinceReading, everyUnits, expected) => {
    expect(dueReadingOf({ sinceReading, everyUnits })).toBe(expected)
  })

  it.each<[string, ReadonlyArray<ServicePlan>, number | null, boolean]>([
    ['one before it', [byReading(10_000)], 9_999, false],
    ['at it', [byReading(10_000)], 10_000, true],
    ['beyond it', [byReading(10_000, 5_000)], 15_001, true],
    ['no reading', [byReading(10_000)], null, false],
    ['by months alone', [aPlan()], 1_000_000, false],
    ['one of two', [aPlan(), byReading(250)], 250, true],
    ['no plans', [], 250, false],
  ])('%s', (_, plans, reading, expected) => {
    expect(isReadingReached(plans, reading)).toBe(expected)
  })
})

describe('On the 1st of March 2024 a service is', () => {
  const at = (dueDay: string | null, over: object = {}) =>
    serviceStatus({ hasPlans: true, dueDay, isReadingReached: false, ...over }, '2024-03-01')
  it.each([
    ['overdue from the day after', '2024-02-29', {}, 'overdue'],
    ['due soon on its day', '2024-03-01', {}, 'dueSoon'],
    ['due soon 30 days before', '2024-03-31', {}, 'dueSoon'],
    ['planned 31 days before', '2024-04-01', {}, 'planned'],
    ['planned where it goes by a reading that is not reached', null, {}, 'planned'],
    ['overdue where a reading is reached, whatever its day', '2025-01-01', { isReadingReached: true }, 'overdue'],
    ['none without plans', null, { hasPlans: false }, 'none'],
  ])('%s', (_, dueDay, over, expected) => {
    expect(at(dueDay, over)).toBe(expected)
  })
})

describe('On the 1st of March 2024 a warranty', () => {
  it.each([
    ['has ended the day after its last', '2024-02-29', 'ended'],
    ['holds through its last day', '2024-03-01', 'endingSoon'],
    ['ends soon, 60 days before', '2024-04-30', 'endingSoon'],
    ['runs, 61 days before', '2024-05-01', 'running'],
    ['is none', null, 'none'],
  ])('%s', (_, day, expected) => {
    expect(warrantyStatus(day, '2024-03-01')).toBe(expected)
  })
})

describe('A plan that was done begins anew', () => {
  it.each([
    ['from the day and the reading', 12_300, 12_300],
    ['without a reading from the one before', null, 4_000],
    ['at nought too', 0, 0],
  ])('%s', (_, reading, expected) => {
    const plan = aPlan({ everyUnits: 10_000, sinceReading: 4_000 })
    expect(serviced(plan, '2024-05-06', reading)).toEqual({
      ...plan,
      sinceDay: '2024-05-06',
      sinceReading: expected,
    })
  })
})
