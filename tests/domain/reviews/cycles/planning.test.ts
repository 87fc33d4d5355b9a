import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { daysAfter, daysBetween } from '../../../../src/domain/kernel/days.ts'
import type { NewCycle } from '../../../../src/domain/reviews/cycles/nouns.ts'
import {
  type CyclePerson,
  daysAfterPause,
  isInCycle,
  keptBecause,
  nextOccasion,
  planOf,
} from '../../../../src/domain/reviews/cycles/planning.ts'
import { ava, eve, max, noor, office, yard, yuri } from '../../../fixtures/people.ts'
import { aNewCycle, aPerson, theAva, theMax, theYuri } from '../../../fixtures/reviewCycles.ts'

const today = '2024-02-20'
const people = [theAva, aPerson(), theMax, theYuri]
const planned = (over: Partial<NewCycle> = {}, of: ReadonlyArray<CyclePerson> = people) =>
  planOf(aNewCycle(over), of, today)
/** Of Eve alone, beside those above her. */
const ofEve = (over: Partial<NewCycle> = {}, person: Partial<CyclePerson> = {}) =>
  planned({ who: 'people', employeeIds: [eve], ...over }, [aPerson(person), theMax, theAva])[0]

describe('Who is in a cycle', () => {
  test.each<[string, Partial<NewCycle>, ReadonlyArray<string>]>([
    ['everybody', {}, [ava, eve, max, yuri]],
    ['departments', { who: 'departments', departmentIds: [yard.id] }, [eve, yuri]],
    ['another', { who: 'departments', departmentIds: [office.id] }, [max]],
    ['those of one manager', { who: 'manager', managerId: ava }, [max]],
    ['of none', { who: 'manager', managerId: null }, []],
    ['those who were chosen', { who: 'people', employeeIds: [eve] }, [eve]],
  ])('%s', (_, over, expected) => {
    expect(people.filter((person) => isInCycle(aNewCycle(over), person)).map(({ id }) => id)).toEqual(expected)
  })

  it('leavers are told of only where they were chosen', () => {
    const left = [aPerson({ isActive: false }), theMax, theAva]
    expect(planned({}, left).map(({ employee }) => employee.id)).toEqual([max, ava])
    expect(planned({ who: 'people', employeeIds: [eve] }, left)).toMatchObject([{ because: 'left', occasion: null }])
  })
})

describe('Who reviews, and who is left out and why', () => {
  it.each<[string, Partial<NewCycle>, Partial<CyclePerson>, object]>([
    [
      'their manager',
      {},
      {},
      { reviewer: { id: max }, because: null, scheduledDay: '2024-03-01', dueDay: '2024-03-15' },
    ],
    ['nobody above them', {}, { managerId: null }, { reviewer: null, because: 'noManager' }],
    ['one for all', { reviewerId: ava }, { managerId: null }, { reviewer: { id: ava }, because: null }],
    ['themself', { reviewerId: eve }, {}, { because: 'ownReviewer' }],
    ['somebody who is gone', { reviewerId: noor }, {}, { because: 'reviewerLeft' }],
    ['planned already', {}, { occasions: [0] }, { because: 'inIt' }],
    ['past its due day', { from: '2024-02-01', dueDay: '2024-02-19' }, {}, { because: 'over' }],
    ['on its due day still', { from: '2024-02-01', dueDay: today }, {}, { because: null, scheduledDay: today }],
    [
      'no start date',
      { kind: 'byStart', months: 6, dueDays: 14, dueDay: null },
      { startDay: null },
      { because: 'noStartDay' },
    ],
  ])('%s', (_, over, person, expected) => {
    expect(ofEve(over, person)).toMatchObject(expected)
  })

  it('the nearest above who works here', () => {
    const left = { ...theMax, isActive: false }
    const [row] = planned({ who: 'people', employeeIds: [eve] }, [aPerson(), left, theAva])
    expect(row?.reviewer?.id).toBe(ava)
    const [none] = planned({ who: 'people', employeeIds: [eve] }, [aPerson(), { ...left, managerId: eve }])
    expect(none?.because).toBe('noManager')
  })
})

describe('By the day each person started', () => {
  const byStart = { kind: 'byStart', from: '2024-01-01', months: 6, dueDays: 14, dueDay: null } as const
  it.each<[string, string, object]>([
    ['today', '2023-08-20', { scheduledDay: '2024-02-20', dueDay: '2024-03-05', occasion: 2024, because: null }],
    ['in 14 days', '2023-09-05', { scheduledDay: '2024-03-05', because: null }],
    ['in 15 days', '2023-09-06', { scheduledDay: '2024-03-06', because: 'later', occasion: null }],
    ['yesterday, so in a year', '2023-08-19', { scheduledDay: '2025-02-19', because: 'later' }],
    ['years ago', '2015-08-25', { scheduledDay: '2024-02-25', occasion: 2024, because: null }],
    ['on a day that not every year has', '2023-08-31', { scheduledDay: '2024-02-29', because: null }],
    ['not yet', '2025-08-25', { scheduledDay: '2026-02-25', because: 'later' }],
  ])('half a year after %s', (_, startDay, expected) => {
    expect(ofEve(byStart, { startDay })).toMatchObject(expected)
  })

  it('at most once in a calendar year, though the start date is corrected', () => {
    expect(ofEve(byStart, { startDay: '2023-08-25', occasions: [2024] })?.because).toBe('inIt')
    expect(ofEve(byStart, { startDay: '2023-08-25', occasions: [2023] })?.because).toBeNull()
  })
})

describe('Again and again', () => {
  const again = { kind: 'continuous', from: '2024-01-01', months: 3, dueDays: 7, dueDay: null } as const
  it.each<[string, string | null, object]>([
    ['nobody had one: today', null, { scheduledDay: today, dueDay: '2024-02-27', occasion: 1, because: null }],
    ['three months after the last', '2023-12-05', { scheduledDay: '2024-03-05', because: null }],
    ['a day later than is looked ahead', '2023-12-06', { scheduledDay: '2024-03-06', because: 'later' }],
    ['long overdue: today', '2022-12-05', { scheduledDay: today, because: null }],
  ])('%s', (_, lastDay, expected) => {
    expect(ofEve(again, { lastDay })).toMatchObject(expected)
  })

  it('each is the next of theirs', () => {
    expect(nextOccasion(aNewCycle(again), { startDay: null, lastDay: null, occasions: [1, 3] }, today)).toMatchObject({
      number: 4,
    })
  })
})

describe('What was planned is taken back', () => {
  it.each([
    [{ stage: 'Scheduled', version: 1, files: 0 }, null],
    [{ stage: 'Scheduled', version: 2, files: 0 }, 'changed'],
    [{ stage: 'Scheduled', version: 1, files: 1 }, 'changed'],
    [{ stage: 'Writing', version: 1, files: 0 }, 'begun'],
  ])('%j: %s', (review, expected) => {
    expect(keptBecause(review)).toBe(expected)
  })
})

test('After a pause of ten days it is due ten days later; what would have begun before it begins when it did', () => {
  const pause = { from: '2024-03-05', days: 10 }
  expect(daysAfterPause({ scheduledDay: '2024-03-04', dueDay: '2024-03-18' }, pause)).toEqual({
    scheduledDay: '2024-03-04',
    dueDay: '2024-03-28',
  })
  expect(daysAfterPause({ scheduledDay: '2024-03-05', dueDay: '2024-03-05' }, pause)).toEqual({
    scheduledDay: '2024-03-15',
    dueDay: '2024-03-15',
  })
})

describe('However often, and whenever, the morning’s work runs', () => {
  /** Days on which it runs, some of them several times; on some, the start date or the manager is another. */
  const history = fc.array(
    fc.record({
      skip: fc.integer({ min: 0, max: 40 }),
      runs: fc.integer({ min: 1, max: 3 }),
      startDay: fc.option(fc.constantFrom('2020-02-29', '2021-07-05', '2022-12-31', '2023-01-01'), { nil: undefined }),
      hasManager: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  const cycle = fc.record({
    kind: fc.constantFrom('byDates' as const, 'byStart' as const, 'continuous' as const),
    months: fc.integer({ min: 1, max: 14 }),
    dueDays: fc.integer({ min: 0, max: 30 }),
  })
  const from = '2024-01-10'
  const dueDay = '2024-05-01'

  /** What is planned for Eve, by the rules and by what is remembered. */
  const lived = (rules: NewCycle, days: typeof history extends fc.Arbitrary<infer Days> ? Days : never) => {
    let [day, eveNow] = ['2024-01-01', aPerson()]
    const made: Array<{ occasion: number; day: string; on: string }> = []
    for (const { skip, runs, startDay, hasManager } of days) {
      day = daysAfter(day, skip)
      eveNow = { ...eveNow, ...(startDay !== undefined && { startDay }), managerId: hasManager ? max : null }
      for (let run = 0; run < runs; run++) {
        const row = planOf(rules, [eveNow, theMax, theAva], day).find(({ employee }) => employee.id === eve)
        if (row === undefined || row.occasion === null || row.scheduledDay === null) continue
        made.push({ occasion: row.occasion, day: row.scheduledDay, on: day })
        eveNow = { ...eveNow, occasions: [...eveNow.occasions, row.occasion], lastDay: row.scheduledDay }
      }
    }
    return made
  }

  it('nobody is planned twice, nothing before its day and nothing late', () => {
    fc.assert(
      fc.property(cycle, history, (rules, days) => {
        const made = lived(aNewCycle({ ...rules, from, dueDay }), days)
        expect(new Set(made.map(({ occasion }) => occasion)).size).toBe(made.length)
        for (const { day, on } of made) {
          expect(day >= on && day >= from).toBe(true)
          if (rules.kind !== 'byDates') expect(daysBetween(on, day)).toBeLessThanOrEqual(14)
          else expect(on <= dueDay).toBe(true)
        }
        if (rules.kind === 'continuous')
          made.slice(1).forEach(({ day }, at) => {
            expect(daysBetween(made[at]?.day ?? day, day)).toBeGreaterThanOrEqual(28)
          })
      }),
    )
  })
})
