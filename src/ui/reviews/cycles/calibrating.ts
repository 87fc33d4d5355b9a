import { type Grouping, groupings, isJudged } from '../../../domain/reviews/calibration.ts'
import type { CycleCalibration } from '../../../domain/reviews/cycles/nouns.ts'
import { noDepartmentName } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { noDepartment } from './listing.ts'

export type Calibration = CycleCalibration
export type Group = CycleCalibration['reviewer']['groups'][number]
export type Dot = CycleCalibration['reviews'][number]

export const byIn = (search: string): Grouping => {
  const said = new URLSearchParams(search).get('by')
  return groupings.find((by) => by === said) ?? 'reviewer'
}

export const byHref = (id: string, by: Grouping): string => {
  const path = pathTo('prCycleCalibration', { id })
  return by === 'reviewer' ? path : `${path}?by=${by}`
}

export const nameOf = ({ name }: Pick<Group, 'name'>): string => name ?? noDepartmentName

/** The reviews of one reviewer, or of one department, on the page of the cycle. */
export const groupHref = (cycleId: string, by: Grouping, { id }: Pick<Group, 'id'>): string =>
  `${pathTo('prCycle', { id: cycleId })}?${new URLSearchParams({ [`f.${by}`]: id ?? noDepartment }).toString()}`

/** Those that stand out, with what each was held against. */
export const outliersOf = ({ reviews, whole, ...found }: Calibration, by: Grouping) => {
  const reviewOf = new Map(reviews.map((review) => [review.id, review]))
  const groupOf = new Map(found[by].groups.map((group) => [group.id, group]))
  return found[by].outliers.flatMap(({ id, side }) => {
    const review = reviewOf.get(id)
    const group = review && groupOf.get(review[by].id)
    if (review === undefined || group === undefined || whole === null) return []
    return [{ review, side, others: isJudged(group) ? { ...group, name: nameOf(group) } : { ...whole, name: null } }]
  })
}

export const dotsIn = ({ reviews }: Pick<Calibration, 'reviews'>, by: Grouping): ReadonlyMap<string | null, Dot[]> => {
  const found = new Map<string | null, Dot[]>()
  for (const review of reviews.toSorted((one, other) => one.score - other.score)) {
    const { id } = review[by]
    const dots = found.get(id)
    if (dots === undefined) found.set(id, [review])
    else dots.push(review)
  }
  return found
}

const COLUMNS = 40
const APART = 10
const REACH = 60

export interface Placed {
  readonly dot: Dot
  /** How far below the line it stands, in pixels; above it where less than 0. */
  readonly y: number
}

/** Dots of nearly one score stand above and below each other, closer where they are many. */
export const placed = (dots: ReadonlyArray<Dot>): { readonly dots: ReadonlyArray<Placed>; readonly reach: number } => {
  const heights = new Map<number, number>()
  const lanes = dots.map((dot) => {
    const column = Math.round(dot.score * COLUMNS)
    const before = heights.get(column) ?? 0
    heights.set(column, before + 1)
    // 0, 1, -1, 2, -2 …
    return { dot, lane: before % 2 === 0 ? -before / 2 : (before + 1) / 2 }
  })
  const most = Math.max(0, ...lanes.map(({ lane }) => Math.abs(lane)))
  const apart = most === 0 ? 0 : Math.min(APART, REACH / most)
  return { dots: lanes.map(({ dot, lane }) => ({ dot, y: lane * apart })), reach: most * apart }
}
