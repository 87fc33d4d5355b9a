import { describe, expect, it } from 'vitest'
import { type Awaiting, reviewDuties } from '../../../src/domain/reviews/duties.ts'
import { eve } from '../../fixtures/people.ts'
import { reviewId } from '../../fixtures/reviews.ts'

const now = Date.parse('2024-03-05T00:30:00Z')
const awaiting = (over: Partial<Awaiting>): Awaiting => ({
  id: reviewId('first'),
  name: 'Yearly review',
  other: 'Max Oduya',
  side: 'employee',
  employeeId: eve,
  scheduledDateUTC: '2024-03-01T00:00:00.000Z',
  dueDateUtc: '2024-03-15T13:59:59.999Z',
  stage: 'Writing',
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  cycle: null,
  worksHere: { employee: true, reviewer: true },
  ...over,
})
const titles = (over: Partial<Awaiting>, isCondensed = false) =>
  reviewDuties([awaiting(over)], { isCondensed, now }).map(({ title }) => title)

describe('1.7 what reviews ask of somebody', () => {
  const mine = { submittedBy: { employee: true, reviewer: false } }
  it.each<[string, Partial<Awaiting>, boolean, ReadonlyArray<string>]>([
    ['the reviewer on its day', { stage: 'Scheduled', side: 'reviewer' }, false, ['Review to start']],
    [
      'nobody before its day',
      { stage: 'Scheduled', side: 'reviewer', scheduledDateUTC: '2024-03-05T00:30:00.001Z' },
      false,
      [],
    ],
    ['the employee not to begin', { stage: 'Scheduled' }, false, []],
    [
      'nobody where one of the two has left',
      { stage: 'Scheduled', side: 'reviewer', worksHere: { employee: false, reviewer: true } },
      false,
      [],
    ],
    ['a side that has not submitted', {}, false, ['Review to write']],
    ['a side that has submitted nothing more', mine, false, []],
    ['the other side still', { ...mine, side: 'reviewer' }, false, ['Review to write']],
    ['a side that is asked nothing, nothing', { asks: { employee: false, reviewer: true } }, false, []],
    ['the reviewer once both are in', { stage: 'Submitted', side: 'reviewer' }, false, ['Review to discuss']],
    ['the reviewer once both are in, condensed', { stage: 'Submitted', side: 'reviewer' }, true, ['Report to write']],
    ['the reviewer while it is discussed', { stage: 'Discussing', side: 'reviewer' }, false, ['Report to write']],
    ['the employee, the report', { stage: 'Report' }, false, ['Review to acknowledge']],
    ['the reviewer nothing meanwhile', { stage: 'Report', side: 'reviewer' }, false, []],
    ['the reviewer, the report, condensed', { stage: 'Report', side: 'reviewer' }, true, ['Review to complete']],
    ['the employee nothing then', { stage: 'Report' }, true, []],
    ['the reviewer at the end', { stage: 'Acknowledged', side: 'reviewer' }, false, ['Review to complete']],
    ['nobody once complete', { stage: 'Complete', side: 'reviewer' }, false, []],
  ])('%s', (_, over, isCondensed, expected) => {
    expect(titles(over, isCondensed)).toEqual(expected)
  })

  it('says with whom, and until when', () => {
    expect(reviewDuties([awaiting({})], { isCondensed: false, now })).toEqual([
      {
        type: 'reviewToWrite',
        id: reviewId('first'),
        employeeId: eve,
        title: 'Review to write',
        detail: 'Yearly review with Max Oduya',
        dueUtc: '2024-03-15T13:59:59.999Z',
      },
    ])
  })
})
