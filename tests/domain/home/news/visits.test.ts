import { expect, it } from 'vitest'
import { type Visits, visitsAt } from '../../../../src/domain/home/news/visits.ts'

const at = (time: string) => Date.parse(`2026-11-${time}Z`)
const visits = (before: string | null, last: string): Visits => ({
  before: before === null ? null : at(before),
  last: at(last),
})

it.each<readonly [what: string, known: Visits | null, now: string, after: Visits]>([
  ['the first time', null, '26T14:05', visits(null, '26T14:05')],
  ['again in the first visit', visits(null, '26T14:05'), '26T15:00', visits(null, '26T15:00')],
  ['one minute short of four hours later', visits(null, '26T14:05'), '26T18:04', visits(null, '26T18:04')],
  ['four hours later', visits(null, '26T14:05'), '26T18:05', visits('26T14:05', '26T18:05')],
  ['on the next morning', visits('25T09:00', '26T14:05'), '27T08:00', visits('26T14:05', '27T08:00')],
  ['again on that morning', visits('26T14:05', '27T08:00'), '27T10:00', visits('26T14:05', '27T10:00')],
  ['by a clock that was put back', visits('26T14:05', '27T08:00'), '27T07:00', visits('26T14:05', '27T08:00')],
])('%s', (_, known, now, after) => expect(visitsAt(known, at(now))).toEqual(after))

it('in any order of looks, the visit before lies four hours before a look and never moves back', () => {
  let seed = 4
  const chance = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296
  }
  let known: Visits | null = null
  let now = at('01T00:00')
  for (let look = 0; look < 2_000; look++) {
    now += Math.floor(chance() * 6 * 3_600_000)
    const next = visitsAt(known, now)
    if (next.before !== null) {
      expect(next.before).toBeLessThan(now)
      expect(next.before).toBeGreaterThanOrEqual(known?.before ?? 0)
      if (next.before !== (known?.before ?? null)) expect(now - next.before).toBeGreaterThanOrEqual(4 * 3_600_000)
    }
    known = next
  }
})
