import { afterEach, describe, expect, it, vi } from 'vitest'
import { suggestedExpiry } from '../../../src/domain/certifications/expiry.ts'
import { dayIn, daysBetween, lastMomentOf, timeIn } from '../../../src/domain/kernel/days.ts'
import { standardLocale, writtenDay, writtenMoment } from '../../../src/domain/kernel/locale.ts'
import { sameTime } from '../../../src/domain/kernel/zones.ts'
import {
  aheadByIntl,
  clockChanges,
  dateTimeByIntl,
  dayByIntl,
  lastMomentByIntl,
  monthsLaterByHand,
  timeByIntl,
} from '../../fixtures/clocks.ts'
import { at, DAY, HOUR } from '../../fixtures/time.ts'

/** What each is here for. */
const zones = {
  'Africa/Cairo': 'goes forward at midnight, and left off for years',
  'Africa/Casablanca': 'changes around Ramadan, four times in some years',
  'America/Asuncion': 'goes back at midnight into the day before',
  'America/Havana': 'goes back at 01:00, so that midnight comes twice',
  'America/New_York': 'changed its rules in 2007',
  'America/Santiago': 'goes forward at midnight: a day that begins at 01:00',
  'America/Sao_Paulo': 'went back at midnight until 2019',
  'America/St_Johns': 'changed a minute past midnight until 2011',
  'Antarctica/Troll': 'changes by two hours',
  'Asia/Beirut': 'goes forward and back at midnight',
  'Asia/Kathmandu': 'a quarter of an hour, and no changes',
  'Asia/Pyongyang': 'moved by half an hour, twice',
  'Asia/Tehran': 'half an hour, and changed at midnight until 2022',
  'Australia/Brisbane': 'no changes',
  'Australia/Lord_Howe': 'changes by half an hour',
  'Australia/Sydney': 'the usual changes of the south',
  'Europe/London': 'UTC in winter',
  'Pacific/Apia': 'left out 30 December 2011',
  'Pacific/Auckland': 'the usual changes of the south, close to the date line',
  'Pacific/Chatham': 'three quarters of an hour, with changes',
  'Pacific/Honolulu': 'far behind UTC, and no changes',
  'Pacific/Kiritimati': 'fourteen hours ahead, as far as any',
}

const [from, to] = [at('1996-01-01T00:00Z'), at('2027-01-01T00:00Z')]

const told = (zone: string, instant: number) => [
  dayIn(zone, instant),
  timeIn(zone, instant),
  writtenMoment(standardLocale, zone, instant),
]
const toldByIntl = (zone: string, instant: number) => [
  dayByIntl(zone, instant),
  timeByIntl(zone, instant),
  dateTimeByIntl(zone, instant),
]

const isLittleBehind = (zone: string, instant: number): boolean => {
  const ahead = aheadByIntl(zone, instant)
  return ahead < 0 && ahead > -HOUR
}

const zonesLittleBehind = (instant: number) =>
  Intl.supportedValuesOf('timeZone').filter((zone) => isLittleBehind(zone, instant))

const dayAt = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

afterEach(() => vi.unstubAllEnvs())

describe('(ours) days and times are those of Intl.DateTimeFormat at every change of clocks from 1996 to 2026', () => {
  const changesSeen = new Set<string>()

  it.each(Object.entries(zones))('%s, which %s', (zone) => {
    const changes = clockChanges(zone, from, to)
    for (const change of changes) changesSeen.add(`${zone} ${change}`)
    const instants = [...changes, at('2024-02-29T12:00Z'), at('2023-12-31T23:59:59.999Z')].flatMap((change) =>
      [-DAY, -HOUR, -1, 0, 1, HOUR, DAY].map((beside) => change + beside),
    )
    expect(instants.filter((instant) => sameTime(zone, 'Europe/London', instant))).toEqual(
      instants.filter((instant) => dateTimeByIntl(zone, instant) === dateTimeByIntl('Europe/London', instant)),
    )
    expect(instants.map((instant) => told(zone, instant))).toEqual(instants.map((instant) => toldByIntl(zone, instant)))
    const days = [
      ...new Set(changes.flatMap((change) => [change - HOUR, change + HOUR].map((i) => dayByIntl(zone, i)))),
    ]
    expect(days.map((day) => [day, lastMomentOf(zone, day)])).toEqual(
      days.map((day) => [day, lastMomentByIntl(zone, day)]),
    )
  })

  it('with hundreds of changes among them', () => expect(changesSeen.size).toBeGreaterThan(800))

  it.each(['1900-01-01T00:00Z', '1955-07-01T12:00Z', '2100-02-28T23:59:59.999Z', '2200-12-31T23:59:59.999Z'])(
    'and at %s, as far as an expiry may lie',
    (instant) => {
      for (const zone of Object.keys(zones).filter((name) => !isLittleBehind(name, at(instant)))) {
        expect([zone, ...told(zone, at(instant))]).toEqual([zone, ...toldByIntl(zone, at(instant))])
      }
    },
  )

  // What is known to be wrong in @date-fns/tz 1.5.0: it takes 30 minutes behind UTC for 30 minutes ahead of it.
  it('but not where a zone is less than an hour behind UTC, as none has been since 1972', () => {
    const then = at('1900-01-01T00:00Z')
    expect(zonesLittleBehind(then)).toContain('Africa/Casablanca')
    expect(told('Africa/Casablanca', then)).not.toEqual(toldByIntl('Africa/Casablanca', then))
    for (let year = 1973; year <= 2030; year += 19) {
      expect(zonesLittleBehind(Date.UTC(year, 0, 1))).toEqual([])
      expect(zonesLittleBehind(Date.UTC(year, 6, 1))).toEqual([])
    }
  })
})

describe('(ours) the calendar has no zone, whatever the clock of the machine', () => {
  it.each(['UTC', 'America/New_York', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'in %s',
    (machine) => {
      vi.stubEnv('TZ', machine)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine)
      const days = Array.from({ length: (to - from) / DAY }, (_, index) => dayAt(from + index * DAY))
      expect(days.filter((day, index) => daysBetween(day, days[index + 1] ?? dayAt(to)) !== 1)).toEqual([])
      expect(days.map((day) => writtenDay(standardLocale, day).replace(/(st|nd|rd|th) /, ' '))).toEqual(
        days.map((day) => dateTimeByIntl('UTC', Date.parse(day)).slice(0, -' 00:00'.length)),
      )
      // The last days of a month, where months differ.
      const ends = days.filter((day) => Number(day.slice(8)) > 27)
      for (const months of [1, 12]) {
        expect(ends.map((day) => suggestedExpiry(day, months))).toEqual(
          ends.map((day) => monthsLaterByHand(day, months)),
        )
      }
      for (const zone of ['Pacific/Apia', 'America/Havana', 'Australia/Lord_Howe']) {
        for (const change of clockChanges(zone, at('2010-01-01T00:00Z'), at('2013-01-01T00:00Z'))) {
          const day = dayByIntl(zone, change)
          expect(told(zone, change)).toEqual(toldByIntl(zone, change))
          expect(lastMomentOf(zone, day)).toBe(lastMomentByIntl(zone, day))
        }
      }
    },
  )
})
