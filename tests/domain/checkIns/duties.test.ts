import { describe, expect, it } from 'vitest'
import { checkInDuties, type OpenAction, type Waiting } from '../../../src/domain/checkIns/duties.ts'
import type { CheckInId } from '../../../src/domain/kernel/ids.ts'
import { eve } from '../../fixtures/people.ts'

const id = '00000000-0000-4000-8000-0000000000c1' as CheckInId
const on = { today: '2024-03-05', now: Date.parse('2024-03-05T00:30:00Z'), timeZone: 'Australia/Perth' }
const waiting = (over: Partial<Waiting>): Waiting => ({
  id,
  name: 'Fortnightly 1:1',
  other: 'Max Oduya',
  side: 'employee',
  employeeId: eve,
  day: '2024-03-05',
  scheduledDateUTC: '2024-03-05T01:30:00.000Z',
  dueDateUtc: '2024-03-05T15:59:59.999Z',
  status: 'Scheduled',
  preparedBy: { employee: false, reviewer: false },
  ...over,
})
const coming = (day: string) => ({ day, scheduledDateUTC: `${day}T01:30:00.000Z` })
const past = { day: '2024-03-04', scheduledDateUTC: '2024-03-04T01:30:00.000Z' }
const prepared = { employee: true, reviewer: false }
const titles = (one: Waiting) => checkInDuties([one], [], on).map(({ title }) => title)

describe('1.6 what check-ins ask of somebody', () => {
  it.each([
    ['today', coming('2024-03-05'), 'employee', ['Check-in to prepare']],
    ['in three days', coming('2024-03-08'), 'reviewer', ['Check-in to prepare']],
    ['in four days', coming('2024-03-09'), 'employee', []],
    ['today, prepared', { ...coming('2024-03-05'), preparedBy: prepared, status: 'PreparedByOne' }, 'employee', []],
    [
      'today, prepared by the other',
      { preparedBy: prepared, status: 'PreparedByOne' },
      'reviewer',
      ['Check-in to prepare'],
    ],
    ['yesterday', past, 'reviewer', ['Did this check-in take place?']],
    ['yesterday', past, 'employee', []],
    ['held', { status: 'Held' }, 'reviewer', ['Check-in to complete']],
    ['held', { status: 'Held' }, 'employee', []],
  ] as const)('one that is %s, %o, asks the %s: %j', (_, over, side, expected) => {
    expect(titles(waiting({ ...over, side }))).toEqual(expected)
  })

  it('says with whom, and until when', () => {
    expect(checkInDuties([waiting({})], [], on)).toEqual([
      {
        type: 'checkInToPrepare',
        id,
        title: 'Check-in to prepare',
        detail: 'Fortnightly 1:1 with Max Oduya',
        dueUtc: '2024-03-05T01:30:00.000Z',
        employeeId: eve,
      },
    ])
  })
})

describe('1.6 what was agreed in a check-in', () => {
  const action = (text: string, dueDay: string | null): OpenAction => ({ checkInId: id, employeeId: eve, text, dueDay })
  it.each([
    ['2024-03-01', 1],
    ['2024-03-12', 1],
    ['2024-03-13', 0],
    [null, 0],
  ])('due on %s is spoken of on the 5th: %i', (dueDay, count) => {
    expect(checkInDuties([], [action('Call them', dueDay)], on)).toHaveLength(count)
  })

  it('of one check-in is one line, by what is due first', () => {
    const all = [action('Later', '2024-03-09'), action('First', '2024-03-06'), action('Next month', '2024-04-09')]
    expect(checkInDuties([], all, on)).toMatchObject([
      { type: 'checkInAction', id, detail: 'First, and 1 more', dueUtc: '2024-03-06T15:59:59.999Z' },
    ])
  })
})
