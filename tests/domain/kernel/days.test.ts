import { describe, expect, test } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
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
