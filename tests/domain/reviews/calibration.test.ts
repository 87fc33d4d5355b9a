import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReviewId } from '../../../src/domain/kernel/ids.ts'
import { calibrated, GROUP_LEAST, groupings, type Scored } from '../../../src/domain/reviews/calibration.ts'

const none = { id: null, name: null }

/** Of each reviewer the scores they gave, in hundredths. */
const by = (given: Readonly<Record<string, ReadonlyArray<number>>>): ReadonlyArray<Scored> =>
  Object.entries(given).flatMap(([name, scores]) =>
    scores.map((score, at) => ({
      id: `${name}${at}` as ReviewId,
      reviewer: { id: name, name },
      department: none,
      score: score / 100,
    })),
  )
const ofReviewers = (given: Readonly<Record<string, ReadonlyArray<number>>>) => calibrated(by(given), 'reviewer')
const sides = (given: Readonly<Record<string, ReadonlyArray<number>>>) =>
  Object.fromEntries(ofReviewers(given).groups.map(({ name, standsOut }) => [name, standsOut]))
const outliers = (given: Readonly<Record<string, ReadonlyArray<number>>>) =>
  ofReviewers(given).outliers.map(({ id, side }) => [id, side])

describe('What a group has', () => {
  it.each([
    ['one', [40], [40, 40, 40, 40, 40]],
    ['two: a line between them', [20, 60], [20, 30, 40, 50, 60]],
    ['four, as a spreadsheet says it', [10, 20, 30, 40], [10, 17.5, 25, 32.5, 40]],
    ['in whatever order', [50, 10, 40, 20, 30], [10, 20, 30, 40, 50]],
  ])('%s', (_, scores, [least, lower, median, upper, most]) => {
    const { whole } = ofReviewers({ Max: scores })
    const found = [whole?.least, whole?.lowerQuartile, whole?.median, whole?.upperQuartile, whole?.most]
    expect(found.map((one) => Math.round((one ?? 0) * 1000) / 10)).toEqual([least, lower, median, upper, most])
    expect(whole?.mean).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / scores.length / 100)
  })

  it('without a review there is none, and nothing stands out', () => {
    expect(calibrated([], 'reviewer')).toEqual({ whole: null, groups: [], outliers: [] })
  })

  it('people without a department are one group', () => {
    expect(calibrated(by({ Max: [10, 20], Ava: [30] }), 'department').groups).toMatchObject([{ id: null, count: 3 }])
  })
})

describe('A reviewer stands out', () => {
  const alike = { Ava: [50, 52, 54, 56, 58], Yuri: [50, 51, 55, 57, 60] }

  it('where the notches of their box and of the whole do not meet', () => {
    expect(sides({ ...alike, Max: [90, 91, 92, 93, 94] })).toEqual({ Max: 'above', Ava: null, Yuri: null })
    expect(sides({ ...alike, Max: [10, 11, 12, 13, 14] })).toEqual({ Max: 'below', Ava: null, Yuri: null })
  })
  it('not where their own scores lie too far apart to say so', () => {
    expect(sides({ ...alike, Max: [20, 40, 80, 90, 100] }).Max).toBeNull()
  })
  it('not with fewer than five', () => {
    expect(sides({ ...alike, Max: [90, 91, 92, 93] }).Max).toBeNull()
    expect(GROUP_LEAST).toBe(5)
  })
  it('not by less than a tenth of the scale, however alike all are', () => {
    const same = (score: number) => Array.from({ length: 5 }, () => score)
    expect(sides({ Ava: same(50), Yuri: same(50), Max: same(59) }).Max).toBeNull()
    expect(sides({ Ava: same(50), Yuri: same(50), Max: same(60) }).Max).toBe('above')
  })
})

describe('A review stands out', () => {
  it('beyond one and a half times the middle half of the same reviewer’s', () => {
    // The middle half is from 50 to 60; the fence stands at 75.
    expect(outliers({ Max: [50, 50, 55, 60, 75] })).toEqual([])
    expect(outliers({ Max: [50, 50, 55, 60, 76] })).toEqual([['Max4', 'above']])
    expect(outliers({ Max: [34, 50, 55, 60, 60] })).toEqual([['Max0', 'below']])
  })
  it('beside those of its reviewer, whatever the others gave', () => {
    expect(outliers({ Max: [20, 21, 22, 23, 90], Ava: [88, 89, 90, 91, 92] })).toEqual([['Max4', 'above']])
  })
  it('beside the whole where the reviewer has too few, and nowhere where that is too small', () => {
    expect(outliers({ Max: [5], Ava: [50, 52, 54, 56, 58] })).toEqual([['Max0', 'below']])
    expect(outliers({ Max: [5], Ava: [50, 52, 54] })).toEqual([])
  })
  it('not by less than a tenth of the scale', () => {
    expect(outliers({ Max: [50, 50, 50, 50, 59] })).toEqual([])
    expect(outliers({ Max: [50, 50, 50, 50, 60] })).toEqual([['Max4', 'above']])
  })
  it('the farthest first', () => {
    expect(outliers({ Max: [0, 50, 50, 50, 50, 50, 90] }).map(([id]) => id)).toEqual(['Max0', 'Max6'])
  })
})

const anyReviews = fc.array(
  fc.record({
    id: fc.uuid().map((id) => id as ReviewId),
    reviewer: fc.constantFrom('Max', 'Ava', 'Yuri').map((name) => ({ id: name, name })),
    department: fc.constantFrom(none),
    score: fc.integer({ min: 0, max: 20 }).map((step) => step / 20),
  }),
  { minLength: 1, maxLength: 40 },
)

describe('Of any reviews', () => {
  it('each is in one group, and the numbers of each stand in their order', () => {
    fc.assert(
      fc.property(anyReviews, fc.constantFrom(...groupings), (reviews, grouping) => {
        const { whole, groups } = calibrated(reviews, grouping)
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length)
        for (const one of [...groups, ...(whole === null ? [] : [whole])]) {
          const inOrder = [one.least, one.lowerQuartile, one.median, one.upperQuartile, one.most]
          expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
          expect(one.mean).toBeGreaterThanOrEqual(one.least - 1e-9)
          expect(one.mean).toBeLessThanOrEqual(one.most + 1e-9)
        }
      }),
    )
  })

  it('nothing depends on the order in which they come', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const one = calibrated(reviews, 'reviewer')
        const other = calibrated(reviews.toReversed(), 'reviewer')
        expect(other.groups.map(({ name, median, standsOut }) => [name, median, standsOut])).toEqual(
          one.groups.map(({ name, median, standsOut }) => [name, median, standsOut]),
        )
        expect(other.outliers).toEqual(one.outliers)
      }),
    )
  })

  it('turned over, what stood out above stands out below', () => {
    const turned = { above: 'below', below: 'above' } as const
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const one = calibrated(reviews, 'reviewer')
        const other = calibrated(
          reviews.map((review) => ({ ...review, score: 1 - review.score })),
          'reviewer',
        )
        const named = ({ groups, outliers }: typeof one) => ({
          groups: new Map(groups.map(({ id, standsOut }) => [id, standsOut])),
          outliers: new Map(outliers.map(({ id, side }) => [id, side])),
        })
        expect(named(other).groups).toEqual(
          new Map([...named(one).groups].map(([id, side]) => [id, side && turned[side]])),
        )
        expect(named(other).outliers).toEqual(new Map([...named(one).outliers].map(([id, side]) => [id, turned[side]])))
      }),
    )
  })
})
