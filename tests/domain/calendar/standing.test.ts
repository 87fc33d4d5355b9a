import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calendarKinds, calendarNeeds } from '../../../src/domain/calendar/kinds.ts'
import { daysShown, feedSpan, monthAfter, monthOf, weeksOf } from '../../../src/domain/calendar/months.ts'
import { pathToCalendar, readCalendarQuestion } from '../../../src/domain/calendar/question.ts'
import { type Matters, type PlannedCheckIn, type Reader, standsIn } from '../../../src/domain/calendar/standing.ts'
import { detailOf, saidOf, summaryOf } from '../../../src/domain/calendar/wording.ts'
import type { HeldType } from '../../../src/domain/certifications/duties.ts'
import { toDoNeeds } from '../../../src/domain/home/toDo.ts'
import { daysAfter } from '../../../src/domain/kernel/days.ts'

import { eve } from '../../fixtures/people.ts'

const reader: Reader = {
  employeeId: eve,
  underlings: [],
  privileges: { features: [], roles: [] },
  modules: ['assetRegister', 'checkIns', 'compliance', 'goals', 'performanceReviews'],
  flags: ['certifications', 'assetRegister'],
  timeZone: 'Australia/Sydney',
}
const now = Date.parse('2024-03-01T00:00:00Z')
const nothing: Matters = { policies: [], held: [], checkIns: [], goals: [], services: [], reviews: [], feedback: [] }
const ever = { from: '2000-01-01', until: '2199-12-31' }

const checkIn = (over: Partial<PlannedCheckIn> = {}): PlannedCheckIn => ({
  id: '00000000-0000-4000-8000-0000000000c1' as PlannedCheckIn['id'],
  name: 'Fortnightly 1:1',
  other: 'Max Oduya',
  startsUtc: '2024-03-05T22:30:00.000Z',
  minutes: 30,
  place: null,
  status: 'Scheduled',
  dueDateUtc: '2024-03-06T12:59:59.999Z',
  ...over,
})
const held = (over: Partial<HeldType> = {}): HeldType => ({
  typeId: 't' as HeldType['typeId'],
  typeName: 'First Aid',
  status: 'current',
  certificationId: 'c' as HeldType['certificationId'],
  expiryDate: '2024-06-30T13:59:59.999Z',
  addedUtc: null,
  isDeclined: false,
  ...over,
})
const goal = (dueDate: string | null, state = 'Active') => ({
  id: `goal-${dueDate}` as never,
  title: 'Fewer defects',
  state: state as never,
  dueDate,
  startedDay: '2024-01-01',
  progress: { kind: 'yesNo', isDone: false } as never,
})
const days = (matters: Partial<Matters>, by: Reader = reader, at = now) =>
  standsIn({ ...nothing, ...matters }, by, at, ever).map(({ day, isOverdue }) => `${day}${isOverdue ? '!' : ''}`)

describe('18 what stands in a calendar (ours)', () => {
  it.each([
    ['one that is to come', {}, now, ['2024-03-06']],
    ['one whose hour has gone', {}, Date.parse('2024-03-05T22:30:00.001Z'), ['2024-03-06']],
    ['one whose due moment has gone', {}, Date.parse('2024-03-06T13:00:00.000Z'), ['2024-03-06!']],
    ['one at this very moment', {}, Date.parse('2024-03-06T12:59:59.999Z'), ['2024-03-06']],
    ['one that was held in time', { status: 'Held' }, Date.parse('2024-03-06T00:00:00Z'), ['2024-03-06']],
    ['one that was held and never completed', { status: 'Held' }, Date.parse('2024-03-07T00:00:00Z'), ['2024-03-06!']],
    ['one that is complete', { status: 'Complete' }, Date.parse('2024-03-07T00:00:00Z'), ['2024-03-06']],
    ['one that was skipped', { status: 'Skipped' }, now, []],
    ['the last minute of a day', { startsUtc: '2024-03-05T12:59:00.000Z' }, now, ['2024-03-05']],
    ['midnight', { startsUtc: '2024-03-05T13:00:00.000Z' }, now, ['2024-03-06']],
    ['after the clocks have gone back', { startsUtc: '2024-04-07T14:00:00.000Z' }, now, ['2024-04-08']],
    ['before', { startsUtc: '2024-04-07T13:59:00.000Z' }, now, ['2024-04-07']],
  ] as const)('a check-in: %s', (_, over, at, expected) => {
    expect(days({ checkIns: [checkIn(over)] }, reader, at)).toEqual(expected)
  })

  it.each([
    ['that holds', {}, ['2024-06-30']],
    ['that has expired', { status: 'expired', expiryDate: '2024-02-01T12:59:59.999Z' }, ['2024-02-01!']],
    ['that never expires', { expiryDate: null }, []],
    ['that waits to be verified', { status: 'submitted' }, []],
    ['of which there is none', { status: 'missing', certificationId: null }, []],
  ] as const)('a certification %s', (_, over, expected) => {
    expect(days({ held: [held(over)] })).toEqual(expected)
  })

  it.each([
    ['in work', goal('2024-03-01'), ['2024-03-01']],
    ['that is late', goal('2024-02-29'), ['2024-02-29!']],
    ['without a day', goal(null), []],
    ['that is a draft', goal('2024-03-01', 'Draft'), []],
    ['that is done', goal('2024-03-01', 'Done'), []],
  ] as const)('a goal %s', (_, one, expected) => {
    expect(days({ goals: [one] })).toEqual(expected)
  })

  it('asks of the tenant for each kind what the to-do list asks', () => {
    expect(calendarNeeds).toEqual({
      policy: toDoNeeds.hrDocumentAgreement,
      certification: toDoNeeds.certificationExpired,
      checkIn: toDoNeeds.checkInToComplete,
      goal: toDoNeeds.goalDue,
      service: toDoNeeds.assetToAccept,
      review: toDoNeeds.reviewToWrite,
    })
  })

  it('shows nothing of what plan or flags have taken away', () => {
    const matters = { checkIns: [checkIn()], held: [held()], goals: [goal('2024-03-01')] }
    expect(days(matters, { ...reader, modules: ['goals'] })).toEqual(['2024-03-01'])
    expect(days(matters, { ...reader, flags: [] })).toEqual(['2024-03-01', '2024-03-06'])
    expect(days(matters, { ...reader, modules: [] })).toEqual([])
  })

  it('says outside the product what stands on the page', () => {
    const [entry] = standsIn({ ...nothing, checkIns: [checkIn()] }, reader, now, ever)
    expect(entry).toMatchObject({ title: 'Fortnightly 1:1 with Max Oduya', path: `/checkIn/${checkIn().id}` })
    expect(entry === undefined ? '' : summaryOf(entry)).toBe('Check-in: Fortnightly 1:1 with Max Oduya')
  })
})

test('the feed holds what the pages of its months hold, each once and in the same order (ours)', () => {
  const day = fc.integer({ min: -200, max: 700 }).map((count) => daysAfter('2024-03-01', count))
  const matters = fc.record({
    days: fc.array(day, { maxLength: 30 }),
    instants: fc.array(fc.date({ min: new Date('2023-10-01'), max: new Date('2025-12-01'), noInvalidDate: true }), {
      maxLength: 20,
    }),
    timeZone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'),
    firstWeekday: fc.constantFrom(0 as const, 1 as const, 6 as const),
  })
  fc.assert(
    fc.property(matters, ({ days: dues, instants, timeZone, firstWeekday }) => {
      const by = { ...reader, timeZone }
      const all = {
        ...nothing,
        goals: dues.map((due, at) => ({ ...goal(due), id: `goal-${at}` as never })),
        checkIns: instants.map((at, index) => checkIn({ startsUtc: at.toISOString(), id: `${index}` as never })),
      }
      const span = feedSpan('2024-03-01')
      const pages = []
      for (let month: string | null = monthOf(span.from); month !== null && month <= monthOf(span.until); ) {
        const shown = month
        pages.push(
          ...standsIn(all, by, now, daysShown(shown, firstWeekday)).filter((one) => monthOf(one.day) === shown),
        )
        month = monthAfter(month, 1)
      }
      const inSpan = pages.filter(({ day: on }) => span.from <= on && on <= span.until)
      expect(inSpan).toEqual(standsIn(all, by, now, span))
      expect(new Set(inSpan.map(({ kind }) => kind)).size).toBeLessThanOrEqual(calendarKinds.length)
    }),
  )
})

describe('18 the weeks of a month (ours)', () => {
  it.each([
    ['2024-03', 1, '2024-02-26', '2024-03-31', 5],
    ['2024-03', 0, '2024-02-25', '2024-04-06', 6],
    ['2024-03', 6, '2024-02-24', '2024-04-05', 6],
    ['2021-02', 1, '2021-02-01', '2021-02-28', 4],
    ['2024-02', 1, '2024-01-29', '2024-03-03', 5],
    ['2026-11', 1, '2026-10-26', '2026-12-06', 6],
  ] as const)('%s in weeks from day %i: %s to %s', (month, firstWeekday, from, until, count) => {
    expect(daysShown(month, firstWeekday)).toEqual({ from, until })
    expect(weeksOf(month, firstWeekday)).toHaveLength(count)
  })

  it('goes from month to month, as far as there are any', () => {
    expect([
      monthAfter('2024-12', 1),
      monthAfter('2024-01', -1),
      monthAfter('2000-01', -1),
      monthAfter('2199-12', 1),
    ]).toEqual(['2025-01', '2023-12', null, null])
  })
})

describe('18 what the address of the page says (ours)', () => {
  it.each([
    ['', { without: [] }, '/calendar'],
    ['?month=2026-11', { month: '2026-11', without: [] }, '/calendar?month=2026-11'],
    ['?month=2026-99', { without: [] }, '/calendar'],
    ['?month=1999-12&month=2026-11', { without: [] }, '/calendar'],
    ['?without=review goal x goal', { without: ['goal', 'review'] }, '/calendar?without=goal+review'],
    ['?without=x', { without: [] }, '/calendar'],
  ] as const)('%s', (search, question, path) => {
    expect(readCalendarQuestion(search)).toEqual(question)
    expect(pathToCalendar(readCalendarQuestion(search))).toBe(path)
  })
})

it('says in words what picture and colour show', () => {
  const late = { kind: 'goal', isOverdue: true, place: null } as const
  expect([saidOf(late), detailOf(late)]).toEqual(['Goal overdue', 'Goal overdue'])
  const meeting = { kind: 'checkIn', isOverdue: false, place: 'Site office' } as const
  expect([saidOf(meeting), detailOf(meeting)]).toEqual(['Check-in', 'Check-in · Site office'])
})
