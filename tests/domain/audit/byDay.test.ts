import { expect, it } from 'vitest'
import { byDay } from '../../../src/domain/audit/byDay.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { anEntry } from '../../fixtures/audit.ts'

const now = Date.parse('2026-11-21T03:00:00Z')
const titlesIn = (timeZone: string, ...times: ReadonlyArray<string>) =>
  byDay(
    standardLocale,
    times.map((atUtc, id) => anEntry({ id, atUtc })),
    timeZone,
    now,
  ).map(({ title, entries }) => [title, entries.length])

it('(ours) changes stand under their day, the client’s', () => {
  const times = [
    '2026-11-21T02:00:00.000Z',
    '2026-11-20T14:30:00.000Z',
    '2026-11-20T13:30:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ]
  expect(titlesIn('Australia/Brisbane', ...times)).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['1st Mar 2026', 1],
  ])
  expect(titlesIn('UTC', ...times)).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['1st Mar 2026', 1],
  ])
})

it('yesterday is the day before also where a day has 23 hours', () => {
  const after = Date.parse('2026-10-04T16:00:00Z')
  expect(
    byDay(standardLocale, [anEntry({ atUtc: '2026-10-03T14:30:00.000Z' })], 'Australia/Sydney', after)[0]?.title,
  ).toBe('Yesterday')
})
