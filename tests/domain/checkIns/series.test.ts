import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayChangeSeries,
  newSeries,
  type Occurrence,
  occurrence,
  occurrencesKept,
  occurrencesUntil,
  type Series,
  type SeriesAct,
  seriesAfter,
} from '../../../src/domain/checkIns/series.ts'
import { daysAfter } from '../../../src/domain/kernel/days.ts'
import { type Rhythm, rhythmWords, weekdayOf } from '../../../src/domain/kernel/rhythm.ts'

const weekly: Rhythm = { every: 1, unit: 'week', weekday: 2, week: 1 }
const fortnightly: Rhythm = { ...weekly, every: 2 }
const secondTuesday: Rhythm = { every: 1, unit: 'month', weekday: 2, week: 2 }
const lastFriday: Rhythm = { every: 3, unit: 'month', weekday: 5, week: 5 }

const daysOf = (series: Series, until: string) =>
  occurrencesUntil(series, until)
    .filter(({ isSkipped }) => !isSkipped)
    .map(({ day }) => day)
const free = (today: string, held: ReadonlyArray<number> = []) => ({ today, held: new Set(held) })

describe('1.6 Series: weekly, fortnightly, monthly, every so many weeks or months on a weekday', () => {
  it.each<[string, Rhythm, string, string, ReadonlyArray<string>]>([
    ['Every week on Tuesday', weekly, '2024-03-05', '2024-03-19', ['2024-03-05', '2024-03-12', '2024-03-19']],
    ['Every two weeks on Tuesday', fortnightly, '2024-03-06', '2024-04-01', ['2024-03-12', '2024-03-26']],
    [
      'Every month on the second Tuesday',
      secondTuesday,
      '2024-01-10',
      '2024-04-30',
      ['2024-02-13', '2024-03-12', '2024-04-09'],
    ],
    [
      'Every 3 months on the last Friday',
      lastFriday,
      '2023-11-30',
      '2024-07-01',
      ['2023-12-29', '2024-03-29', '2024-06-28'],
    ],
  ])('%s', (words, rhythm, from, until, days) => {
    expect(rhythmWords(rhythm)).toBe(words)
    expect(daysOf(newSeries(rhythm, from, '09:00'), until)).toEqual(days)
  })
})

describe('1.6 Skip, move, end; a change of rhythm from a day on', () => {
  const series = newSeries(weekly, '2024-03-05', '09:00')

  it('a skipped one keeps its number, and the others their days', () => {
    const after = seriesAfter(series, { kind: 'skip', number: 1 }, free('2024-03-01'))
    expect(daysOf(after, '2024-03-26')).toEqual(['2024-03-05', '2024-03-19', '2024-03-26'])
    expect(daysOf(seriesAfter(after, { kind: 'restore', number: 1 }, free('2024-03-01')), '2024-03-12')).toHaveLength(2)
  })

  it.each([
    ['2024-03-11', undefined],
    ['2024-03-05', 'outOfOrder'],
    ['2024-03-19', 'outOfOrder'],
    ['2024-03-18', undefined],
  ])('one moves only between its neighbours: %s', (day, because) => {
    const decision = mayChangeSeries(series, { kind: 'move', number: 1, day, time: '10:00' }, free('2024-03-01'))
    expect('because' in decision ? decision.because : undefined).toBe(because)
  })

  it('one that was moved goes back only where no other has been put meanwhile', () => {
    const act = (series: Series, act: SeriesAct) => seriesAfter(series, act, free('2024-03-01'))
    const moved = act(series, { kind: 'move', number: 2, day: '2024-03-20', time: '10:00' })
    expect(mayChangeSeries(moved, { kind: 'restore', number: 2 }, free('2024-03-01'))).toEqual({ allowed: true })
    const followed = act(moved, { kind: 'move', number: 1, day: '2024-03-19', time: '10:00' })
    expect(mayChangeSeries(followed, { kind: 'restore', number: 2 }, free('2024-03-01'))).toEqual({
      allowed: false,
      because: 'outOfOrder',
    })
  })

  it('from weekly to fortnightly in the middle of a week there is neither one more nor one less', () => {
    const after = seriesAfter(
      series,
      { kind: 'rhythm', from: '2024-03-13', time: '09:00', rhythm: { ...fortnightly, weekday: 4 } },
      free('2024-03-13', [0, 1]),
    )
    expect(daysOf(after, '2024-04-12')).toEqual(['2024-03-05', '2024-03-12', '2024-03-14', '2024-03-28', '2024-04-11'])
  })

  it('one that was held today stays, and the new rhythm begins behind it', () => {
    const after = seriesAfter(
      series,
      { kind: 'rhythm', from: '2024-03-12', time: '09:00', rhythm: weekly },
      free('2024-03-12', [0, 1]),
    )
    expect(daysOf(after, '2024-03-20')).toEqual(['2024-03-05', '2024-03-12', '2024-03-19'])
  })

  it.each<[SeriesAct, string]>([
    [{ kind: 'skip', number: 0 }, 'heldAlready'],
    [{ kind: 'move', number: 0, day: '2024-03-06', time: '09:00' }, 'heldAlready'],
    [{ kind: 'rhythm', from: '2024-03-06', time: '09:00', rhythm: weekly }, 'dayPast'],
    [{ kind: 'end', day: '2024-03-01' }, 'dayPast'],
    [{ kind: 'skip', number: -1 }, 'noSuchOccurrence'],
  ])('%o is refused: %s', (act, because) => {
    expect(mayChangeSeries(series, act, free('2024-03-07', [0]))).toEqual({ allowed: false, because })
  })

  it('after its end there is none, and no other rhythm', () => {
    const ended = seriesAfter(series, { kind: 'end', day: '2024-03-12' }, free('2024-03-07', [0]))
    expect(daysOf(ended, '2025-01-01')).toEqual(['2024-03-05', '2024-03-12'])
    expect(occurrence(ended, 2)).toBeNull()
    const act = { kind: 'rhythm', from: '2024-04-01', time: '09:00', rhythm: weekly } as const
    expect(mayChangeSeries(ended, act, free('2024-03-07'))).toEqual({ allowed: false, because: 'seriesEnded' })
  })

  it('the next one is kept however far it is', () => {
    const seldom = newSeries({ ...lastFriday, every: 12 }, '2024-04-01', '09:00')
    expect(occurrencesKept(seldom, '2024-03-01').map(({ day }) => day)).toEqual(['2024-04-26'])
    expect(occurrencesKept(seldom, '2024-04-27').map(({ day }) => day)).toEqual(['2024-04-26', '2025-04-25'])
  })
})

describe('1.6 Changing the rhythm never duplicates or loses an occurrence', () => {
  // A comparison by `expect` costs more than the rules do.
  const holds = (isSo: boolean) => {
    if (!isSo) throw new Error('It does not hold')
  }
  const same = (one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other)
  }
  const weekdays = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Rhythm['weekday']>
  const rhythms: fc.Arbitrary<Rhythm> = fc.record({
    every: fc.integer({ min: 1, max: 4 }),
    unit: fc.constantFrom('week', 'month'),
    weekday: weekdays,
    week: fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<Rhythm['week']>,
  })
  const step = fc.record({
    kind: fc.constantFrom('skip', 'restore', 'move', 'rhythm', 'rhythm', 'end', 'pass', 'pass', 'hold'),
    number: fc.integer({ min: 0, max: 14 }),
    days: fc.integer({ min: -12, max: 40 }),
    rhythm: rhythms,
    isSeldom: fc.integer({ min: 0, max: 5 }),
  })
  const until = '2025-06-01'
  const shown = ({ number, day, time, isSkipped }: Occurrence) => `${number} ${day} ${time} ${isSkipped}`
  const takingPlace = (all: ReadonlyArray<Occurrence>) => all.filter(({ isSkipped }) => !isSkipped).map(shown)

  const checked = (series: Series) => {
    const all = occurrencesUntil(series, until)
    const taking = all.filter(({ isSkipped }) => !isSkipped)
    // No number twice, no day twice, and of the numbers up to the last each is there, as a meeting or as one skipped.
    same(new Set(all.map(({ number }) => number)).size, all.length)
    for (const [at, one] of taking.entries()) if (at > 0) holds(one.day > (taking[at - 1]?.day ?? ''))
    for (let number = 0; number <= (taking.at(-1)?.number ?? -1); number++) holds(occurrence(series, number) !== null)
    // Two readings of half the time are one of all of it.
    const half = occurrencesUntil(series, '2024-07-01').filter(({ isSkipped }) => !isSkipped)
    same(taking.slice(0, half.length).map(shown), half.map(shown))
    return all
  }

  it('in 10,000 random histories', () => {
    let changes = 0
    fc.assert(
      fc.property(rhythms, fc.array(step, { maxLength: 12 }), (rhythm, steps) => {
        let today = '2024-03-05'
        let series = newSeries(rhythm, today, '09:00')
        const held = new Set<number>()
        for (const { kind, number, days, rhythm: next, isSeldom } of steps) {
          if (kind === 'pass') {
            today = daysAfter(today, Math.abs(days))
            continue
          }
          if (kind === 'hold') {
            const one = occurrence(series, number)
            if (one !== null && !one.isSkipped && one.day <= today) held.add(number)
            continue
          }
          const fixed = { held, today }
          const act: SeriesAct =
            kind === 'move'
              ? { kind, number, day: daysAfter(occurrence(series, number)?.day ?? today, days), time: '10:00' }
              : kind === 'rhythm'
                ? { kind, from: daysAfter(today, days), time: '11:00', rhythm: next }
                : kind === 'end'
                  ? { kind, day: daysAfter(today, isSeldom === 0 ? days : 400) }
                  : { kind, number }
          if (!mayChangeSeries(series, act, fixed).allowed) continue
          const before = checked(series)
          series = seriesAfter(series, act, fixed)
          const after = checked(series)
          changes++
          // What was held stays as it was.
          for (const at of held)
            same(
              shown(occurrence(series, at) as Occurrence),
              shown(before.find((one) => one.number === at) as Occurrence),
            )
          if (act.kind === 'rhythm') {
            // What takes place before the day stays; from there the new rhythm goes on without a gap.
            const kept = before.filter(({ day, isSkipped }) => day < act.from && !isSkipped).map(shown)
            same(takingPlace(after).slice(0, kept.length), kept)
            const begun = series.stretches.at(-1)
            const news = after.filter((one) => one.number >= (begun?.from ?? 0))
            same(
              news.map((one) => one.number),
              news.map((_, at) => (begun?.from ?? 0) + at),
            )
            for (const [at, one] of news.entries()) {
              same(weekdayOf(one.day), next.weekday)
              const gap = at === 0 ? 0 : (Date.parse(one.day) - Date.parse(news[at - 1]?.day ?? '')) / 86_400_000
              holds(gap <= (next.unit === 'week' ? 7 * next.every : 31 * next.every + 7))
            }
          } else if (act.kind === 'end') {
            const kept = before.filter(({ day, isSkipped }) => day <= act.day && !isSkipped).map(shown)
            same(takingPlace(after).slice(0, kept.length), kept)
            holds(occurrencesUntil(series, '2030-01-01').every(({ number }) => number < (series.end ?? 0)))
          } else {
            // Of the others none changes.
            const others = (all: ReadonlyArray<Occurrence>) =>
              all.filter((one) => one.number !== act.number && one.day < '2025-05-01').map(shown)
            same(others(after), others(before))
          }
        }
      }),
      { numRuns: 10_000 },
    )
    expect(changes).toBeGreaterThan(10_000)
  }, 120_000)
})
