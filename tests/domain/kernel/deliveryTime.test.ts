import { describe, expect, it } from 'vitest'
import { dayIn, timeIn } from '../../../src/domain/kernel/days.ts'
import { isAfterMorning, nextMorning } from '../../../src/domain/kernel/deliveryTime.ts'

const told = (zone: string, instant: number) => `${dayIn(zone, instant)} ${timeIn(zone, instant)}`

describe('scheduled messages leave from eight in the morning where the tenant is', () => {
  it.each([
    ['Australia/Brisbane', '2026-03-10T21:59:59.999Z', false],
    ['Australia/Brisbane', '2026-03-10T22:00:00.000Z', true],
    ['Australia/Brisbane', '2026-03-10T13:59:59.999Z', true],
    ['Australia/Brisbane', '2026-03-10T14:00:00.000Z', false],
    ['UTC', '2026-03-10T08:00:00.000Z', true],
  ])('%s at %s: %s', (zone, now, isAfter) => {
    expect(isAfterMorning(zone, Date.parse(now))).toBe(isAfter)
  })
})

describe('the next morning', () => {
  it.each([
    ['Australia/Brisbane', '2026-03-10T21:59:59.999Z', '2026-03-10T22:00:00.000Z'],
    ['Australia/Brisbane', '2026-03-10T22:00:00.000Z', '2026-03-11T22:00:00.000Z'],
    // Clocks go forward in Melbourne on 4 October 2026 at 02:00: the morning after comes 23 hours later.
    ['Australia/Melbourne', '2026-10-02T22:00:00.000Z', '2026-10-03T21:00:00.000Z'],
    ['Australia/Melbourne', '2026-10-03T15:30:00.000Z', '2026-10-03T21:00:00.000Z'],
    // Clocks go back on 5 April 2026 at 03:00: 25 hours later; of 02:30, which comes twice, either is before it.
    ['Australia/Melbourne', '2026-04-03T21:00:00.000Z', '2026-04-04T22:00:00.000Z'],
    ['Australia/Melbourne', '2026-04-04T15:30:00.000Z', '2026-04-04T22:00:00.000Z'],
    ['Australia/Melbourne', '2026-04-04T16:30:00.000Z', '2026-04-04T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23T12:00:00.000Z', '2026-04-24T05:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-10T18:00:00.000Z', '2026-03-11T18:00:00.000Z'],
    ['America/St_Johns', '2026-03-08T03:00:00.000Z', '2026-03-08T10:30:00.000Z'],
  ])('%s after %s is %s', (zone, now, expected) => {
    expect(new Date(nextMorning(zone, Date.parse(now))).toISOString()).toBe(expected)
  })

  it.each(['Australia/Melbourne', 'Africa/Cairo', 'America/New_York', 'Australia/Lord_Howe', 'Europe/London'])(
    'comes once a day all year in %s, and at eight there',
    (zone) => {
      let at = Date.parse('2026-01-01T00:00:00.000Z')
      const days: string[] = []
      while (days.length < 366) {
        const next = nextMorning(zone, at)
        expect(next).toBeGreaterThan(at)
        expect(told(zone, next)).toMatch(/ 08:00$/)
        expect(isAfterMorning(zone, next - 1)).toBe(false)
        days.push(dayIn(zone, next))
        at = next
      }
      expect(new Set(days).size).toBe(366)
      expect(days.toSorted()).toEqual(days)
    },
  )
})
