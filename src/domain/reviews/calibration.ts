/**
 * Whether reviewers, or departments, are rated alike (all ours): what each has, beside what the whole has, and who stands out.
 * It takes scores as `scores.ts` says them.
 *
 * Quantiles are those between which a line is drawn: type 7 of Hyndman & Fan, “Sample Quantiles in Statistical Packages”, The
 * American Statistician 50 (1996), as spreadsheets have them. A review stands out beyond Tukey’s fences, 1.5 times the middle
 * half’s width outside it (“Exploratory Data Analysis”, 1977): of its group, or of the whole where the group is too small. A
 * group stands out where the notches of its box and of the whole’s do not meet, the median ± 1.57 × the middle half’s width ÷
 * √count (McGill, Tukey & Larsen, “Variations of Box Plots”, The American Statistician 32, 1978).
 *
 * Ours besides: a group of fewer than five is not judged; and where all are nearly alike, less than a tenth of the scale from
 * the median is no matter.
 */
import * as Arr from 'effect/Array'
import type { DepartmentId, ReviewId } from '../kernel/ids.ts'

export const groupings = ['reviewer', 'department'] as const
export type Grouping = (typeof groupings)[number]

export const GROUP_LEAST = 5
const LEAST_FAR = 0.1
/** Sums of fractions are not exact. */
const TOLERANCE = 1e-9

export type Side = 'above' | 'below'

interface Named<Id extends string = string> {
  readonly id: Id | null
  readonly name: string | null
}

/** A review with a score, from 0 to 1. */
export interface Scored {
  readonly id: ReviewId
  readonly reviewer: Named
  readonly department: Named<DepartmentId>
  readonly score: number
}

export interface Spread {
  readonly count: number
  readonly least: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  readonly most: number
  readonly mean: number
}

interface Group extends Spread, Named {
  /** On which side of the whole it stands out. */
  readonly standsOut: Side | null
}

interface Outlier {
  readonly id: ReviewId
  readonly side: Side
  /** How far from the median of what it was held against. */
  readonly far: number
}

export interface Calibration {
  /** Null where nothing has a score. */
  readonly whole: Spread | null
  /** The highest median first. */
  readonly groups: ReadonlyArray<Group>
  /** The farthest first. */
  readonly outliers: ReadonlyArray<Outlier>
}

/** Who rates, or is rated, unlike the whole, and which reviews are unlike the others of their group. */
export const calibrated = (reviews: ReadonlyArray<Scored>, by: Grouping): Calibration => {
  const whole = spreadOf(reviews)
  if (whole === null) return { whole, groups: [], outliers: [] }
  const found = Object.values(Arr.groupBy(reviews, (review) => review[by].id ?? '')).flatMap((members) => {
    const [first] = members
    const spread = spreadOf(members)
    if (first === undefined || spread === null) return []
    const { id, name } = first[by]
    const against = isJudged(spread) ? spread : whole
    return [
      { group: { id, name, ...spread, standsOut: sideOfGroup(spread, whole) }, outliers: outliersIn(members, against) },
    ]
  })
  return {
    whole,
    groups: found
      .map(({ group }) => group)
      .toSorted((one, other) => other.median - one.median || nameOrder(one, other)),
    outliers: found
      .flatMap(({ outliers }) => outliers)
      .toSorted((one, other) => other.far - one.far || (one.id < other.id ? -1 : 1)),
  }
}

/** Whether there are enough to say anything of it. */
export const isJudged = ({ count }: Pick<Spread, 'count'>): boolean => count >= GROUP_LEAST

const nameOrder = (one: Named, other: Named): number => ((one.name ?? '') < (other.name ?? '') ? -1 : 1)

const spreadOf = (reviews: ReadonlyArray<Pick<Scored, 'score'>>): Spread | null => {
  const scores = reviews.map(({ score }) => score).toSorted((one, other) => one - other)
  const count = scores.length
  if (count === 0) return null
  return {
    count,
    least: quantileOf(scores, 0),
    lowerQuartile: quantileOf(scores, 0.25),
    median: quantileOf(scores, 0.5),
    upperQuartile: quantileOf(scores, 0.75),
    most: quantileOf(scores, 1),
    mean: scores.reduce((sum, score) => sum + score, 0) / count,
  }
}

/** Of numbers in order, at least one. */
const quantileOf = (sorted: ReadonlyArray<number>, share: number): number => {
  const place = (sorted.length - 1) * share
  const lower = sorted[Math.floor(place)] ?? 0
  const upper = sorted[Math.ceil(place)] ?? lower
  return lower + (upper - lower) * (place - Math.floor(place))
}

const widthOf = ({ lowerQuartile, upperQuartile }: Spread): number => upperQuartile - lowerQuartile
const notchOf = (spread: Spread): number => (1.57 * widthOf(spread)) / Math.sqrt(spread.count)

/** Beyond `bound`, and far enough to matter. */
const isFar = (distance: number, bound: number): boolean =>
  distance > bound + TOLERANCE && distance > LEAST_FAR - TOLERANCE

const sideOfGroup = (group: Spread, whole: Spread): Side | null => {
  const distance = group.median - whole.median
  if (!isJudged(group) || !isFar(Math.abs(distance), notchOf(group) + notchOf(whole))) return null
  return distance > 0 ? 'above' : 'below'
}

const outliersIn = (reviews: ReadonlyArray<Scored>, against: Spread): ReadonlyArray<Outlier> => {
  if (!isJudged(against)) return []
  const { lowerQuartile, median, upperQuartile } = against
  const reach = 1.5 * widthOf(against)
  return reviews.flatMap(({ id, score }): ReadonlyArray<Outlier> => {
    const far = Math.abs(score - median)
    if (score > median) return isFar(far, upperQuartile + reach - median) ? [{ id, side: 'above', far }] : []
    return isFar(far, median - lowerQuartile + reach) ? [{ id, side: 'below', far }] : []
  })
}
