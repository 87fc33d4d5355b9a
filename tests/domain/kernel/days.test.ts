import { describe, expect, test } from 'vitest'
import { dayIn, instantAt } from '../../../src/domain/kernel/days.ts'
import { at } from '../../fixtures/time.ts'

describe('the day it is in the tenant’s zone (ours)', () => {
  test.each([
    ['UTC', '2024-02-29T23:59:59.999Z', '2024-02-29'],
    ['UTC', '2024-03-01T00:00Z', '2024-03-01'],
    ['Australia/Brisbane', '2024-02-29T13:59:59.999Z', '2024-02-29'],
    ['Australia/Brisbane', '2024-02-29T14:00Z', '2024-03-01'],
    ['America/New_York', '2024-03-01T04:59Z', '2024-02-29'],
    ['Pacific/Kiritimati', '2023-12-31T10:00Z', '2024-01-01'],
    ['Australia/Lord_Howe', '2024-04-06T13:00Z', '2024-04-07'],
  ])('%s at %s', (zone, instant, day) => expect(dayIn(zone, at(instant))).toBe(day))
})

describe('A day and a time by the clocks of a zone', () => {
  test.each([
    ['Australia/Brisbane', '2024-03-05', '09:30', '2024-03-04T23:30:00.000Z'],
    ['Australia/Sydney', '2024-10-06', '01:59', '2024-10-05T15:59:00.000Z'],
    // Clocks go from 02:00 to 03:00: as much later.
    ['Australia/Sydney', '2024-10-06', '02:30', '2024-10-05T16:30:00.000Z'],
    ['Australia/Sydney', '2024-10-06', '03:00', '2024-10-05T16:00:00.000Z'],
    // Clocks go back from 03:00 to 02:00: the first of the two.
    ['Australia/Sydney', '2024-04-07', '02:30', '2024-04-06T15:30:00.000Z'],
    ['Australia/Sydney', '2024-04-07', '03:00', '2024-04-06T17:00:00.000Z'],
    ['America/New_York', '2024-03-10', '02:30', '2024-03-10T07:30:00.000Z'],
    ['America/Santiago', '2024-09-08', '00:00', '2024-09-08T04:00:00.000Z'],
  ])('%s %s %s', (zone, day, time, instant) => {
    expect(new Date(instantAt(zone, day, time)).toISOString()).toBe(instant)
  })
})
