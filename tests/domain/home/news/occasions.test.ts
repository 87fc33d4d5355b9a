import { describe, expect, it } from 'vitest'
import { AHEAD_DAYS, markedDays, NEW_DAYS, occasionsOf } from '../../../../src/domain/home/news/occasions.ts'
import { dayIn, daysAfter, monthsAfter } from '../../../../src/domain/kernel/days.ts'

const told = (dates: Partial<Parameters<typeof occasionsOf>[0]>, today: string) =>
  occasionsOf({ born: null, began: null, ...dates }, today).map(
    ({ kind, day, years }) => `${kind} ${day}${years === null ? '' : ` ${years}`}`,
  )

describe('a birthday', () => {
  it.each<readonly [what: string, born: string, today: string, expected: ReadonlyArray<string>]>([
    ['today', '1990-11-28', '2026-11-28', ['birthday 2026-11-28']],
    ['yesterday', '1990-11-27', '2026-11-28', []],
    ['in fourteen days', '1990-12-12', '2026-11-28', ['birthday 2026-12-12']],
    ['in fifteen days', '1990-12-13', '2026-11-28', []],
    ['over the end of the year', '1990-01-03', '2026-12-28', ['birthday 2027-01-03']],
    ['of the last day of the year', '1990-12-31', '2026-12-28', ['birthday 2026-12-31']],
    ['of 29 February, in a leap year', '1992-02-29', '2028-02-20', ['birthday 2028-02-29']],
    ['of 29 February, in another year', '1992-02-29', '2027-02-20', ['birthday 2027-02-28']],
    ['of 29 February, on 1 March of another year', '1992-02-29', '2027-03-01', []],
    ['of 28 February, in a leap year', '1992-02-28', '2028-02-28', ['birthday 2028-02-28']],
    ['of 29 February, a century that is no leap year', '1992-02-29', '2100-02-25', ['birthday 2100-02-28']],
  ])('%s', (_, born, today, expected) => expect(told({ born }, today)).toEqual(expected))

  it('never says how old somebody is', () => {
    expect(JSON.stringify(occasionsOf({ born: '1990-11-28', began: null }, '2026-11-28'))).not.toContain('1990')
    expect(occasionsOf({ born: '1990-11-28', began: null }, '2026-11-28')).toEqual([
      { kind: 'birthday', day: '2026-11-28', years: null },
    ])
  })
})

describe('a first day and its anniversaries', () => {
  it.each<readonly [what: string, began: string, today: string, expected: ReadonlyArray<string>]>([
    ['today', '2026-11-28', '2026-11-28', ['joined 2026-11-28']],
    ['30 days ago', '2026-10-29', '2026-11-28', ['joined 2026-10-29']],
    ['31 days ago', '2026-10-28', '2026-11-28', []],
    ['tomorrow', '2026-11-29', '2026-11-28', ['starting 2026-11-29']],
    ['in fourteen days', '2026-12-12', '2026-11-28', ['starting 2026-12-12']],
    ['in fifteen days', '2026-12-13', '2026-11-28', []],
    ['a year ago', '2025-11-28', '2026-11-28', ['anniversary 2026-11-28 1']],
    ['a year ago, less a week', '2025-12-05', '2026-11-28', ['anniversary 2026-12-05 1']],
    ['ten years ago over the end of the year', '2017-01-02', '2026-12-28', ['anniversary 2027-01-02 10']],
    ['on 29 February', '2024-02-29', '2027-02-20', ['anniversary 2027-02-28 3']],
    ['on 29 February, four years on', '2024-02-29', '2028-02-20', ['anniversary 2028-02-29 4']],
  ])('%s', (_, began, today, expected) => expect(told({ began }, today)).toEqual(expected))
})

/** A seed of its own, so that what fails can be told again. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

describe('of any two days', () => {
  const chance = seeded(47)
  const anyDay = (from: string, days: number) => daysAfter(from, Math.floor(chance() * days))
  const pairs = Array.from(
    { length: 4_000 },
    () => [anyDay('1940-01-01', 30_000), anyDay('2024-01-01', 5_000)] as const,
  )

  it('a birthday is told on 15 days of a year, always of the day of the birth', () => {
    for (const [born, year] of pairs.slice(0, 60)) {
      const days = Array.from({ length: 365 }, (_, at) => daysAfter(`${year.slice(0, 4)}-06-15`, at))
      const said = days.flatMap((today) => told({ born }, today))
      expect(said).toHaveLength(AHEAD_DAYS + 1)
      const of = born.slice(5) === '02-29' ? /02-2[89]$/ : new RegExp(`${born.slice(5)}$`)
      for (const one of said) expect(one).toMatch(of)
    }
  })

  it('an anniversary falls where so many years are added to the first day', () => {
    for (const [began, today] of pairs)
      for (const { kind, day, years } of occasionsOf({ born: null, began }, today)) {
        if (kind === 'anniversary') expect(day).toBe(monthsAfter(began, 12 * (years ?? 0)))
        expect(day >= daysAfter(today, -NEW_DAYS) && day <= daysAfter(today, AHEAD_DAYS)).toBe(true)
      }
  })

  it('each day of a window is there once by its own name, in order', () => {
    for (const [, today] of pairs.slice(0, 400)) {
      const days = markedDays(today, daysAfter(today, AHEAD_DAYS))
      const own = days.filter(({ day, monthDay }) => Number(day.slice(5).replace('-', '')) === monthDay)
      expect(own.map(({ day }) => day)).toEqual(Array.from({ length: AHEAD_DAYS + 1 }, (_, at) => daysAfter(today, at)))
      expect(days.length - own.length).toBeLessThanOrEqual(1)
    }
  })
})

it('what is today is so where the client is', () => {
  const instant = Date.parse('2026-11-27T13:30:00.000Z')
  const born = '1990-11-28'
  expect(told({ born }, dayIn('Australia/Sydney', instant))).toEqual(['birthday 2026-11-28'])
  expect(dayIn('Australia/Sydney', instant)).toBe('2026-11-28')
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-27')
  // There it is still ahead, on the same day.
  expect(told({ born }, dayIn('America/Los_Angeles', instant))).toEqual(['birthday 2026-11-28'])
})
