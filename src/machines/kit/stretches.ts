import type { Window, WindowPlace } from '../../domain/kernel/windows.ts'

/**
 * What is known of a long list: some stretches of it, each a window as it came, in the order of the list. Where two touch,
 * the second was asked for at the end of the first, so that nothing is missing between them.
 */
interface Stretch<Row> extends Window<Row> {
  /** How many rows stand before it. */
  readonly at: number
}

export type Stretches<Row> = ReadonlyArray<Stretch<Row>>

export interface Range {
  readonly from: number
  readonly until: number
}

export interface Wanted {
  readonly place: WindowPlace
  /** Where the window is expected to stand; its end, when it is asked for backwards. */
  readonly at: number
}

/** Rows of a window, as they are asked for. */
export const WINDOW = 100
/** Windows that are kept; those farthest from where somebody is are forgotten. */
const KEPT = 40
/** Rows that may still come where nobody knows how many there are. */
const MORE = 20

const endOf = <Row>({ at, rows }: Stretch<Row>): number => at + rows.length

/** How long the list is, as far as anybody knows. */
export const lengthOf = (stretches: Stretches<unknown>, count: number | null): number => {
  const last = stretches.at(-1)
  if (last === undefined) return count ?? 0
  return last.after === null ? endOf(last) : Math.max(count ?? endOf(last) + MORE, endOf(last) + 1)
}

/** The rows in their places, with holes where nothing is known yet. */
export const rowsIn = <Row>(stretches: Stretches<Row>, length: number): ReadonlyArray<Row | undefined> => {
  const rows = new Array<Row | undefined>(length)
  for (const { at, rows: known } of stretches) {
    known.forEach((row, index) => {
      rows[at + index] = row
    })
  }
  return rows
}

/** What to ask for next, so that all of the range is known; null when it is. */
export const wanted = (stretches: Stretches<unknown>, range: Range, length: number): Wanted | null => {
  const until = Math.min(range.until, length)
  let missing = Math.max(0, range.from)
  for (const stretch of stretches) if (stretch.at <= missing && missing < endOf(stretch)) missing = endOf(stretch)
  if (missing >= until) return null
  const previous = stretches.find((stretch) => endOf(stretch) === missing)
  const next = stretches.find(({ at }) => at > missing)
  // One row more than is missing: it shows whether the next stretch is where it was.
  const limit = Math.min(WINDOW, next === undefined ? WINDOW : next.at - missing + 1)
  if (previous?.after) return { place: { after: previous.after, limit }, at: missing }
  if (next?.before && next.at - missing < WINDOW) {
    const gap = next.at - Math.max(0, ...stretches.filter((one) => one.at < next.at).map(endOf))
    return { place: { before: next.before, limit: Math.min(WINDOW, gap) }, at: next.at }
  }
  return { place: { from: missing, limit }, at: missing }
}

/** A window in its place. What it contradicts is older than it, and goes. */
export const placed = <Row>(
  stretches: Stretches<Row>,
  { place, at }: Wanted,
  window: Window<Row>,
  idOf: (row: Row) => string,
): Stretches<Row> => {
  if (window.rows.length === 0) return ended(stretches, place)
  const begins = place.before === undefined ? at : at - window.rows.length
  const isFirst = window.before === null
  if (isFirst !== (begins === 0)) return [{ ...window, at: isFirst ? 0 : Math.max(1, begins) }]
  const ids = new Set(window.rows.map(idOf))
  const end = begins + window.rows.length
  const agrees = ({ at: start, rows }: Stretch<Row>): boolean =>
    rows.every((row, index) => {
      const here = window.rows[start + index - begins]
      return here === undefined ? !ids.has(idOf(row)) : idOf(here) === idOf(row)
    }) &&
    (window.after !== null || start < end)
  const kept = stretches.filter(agrees)
  const next = kept.find((stretch) => stretch.at >= begins && stretch.at < end)
  const own: Stretch<Row> =
    next === undefined
      ? { ...window, at: begins }
      : { ...window, at: begins, rows: window.rows.slice(0, next.at - begins), after: next.before }
  return nearest(own.rows.length === 0 ? kept : [...kept, own].toSorted((one, other) => one.at - other.at), begins)
}

/** Nothing came: the list ends, or begins, where it was asked to go on. */
const ended = <Row>(stretches: Stretches<Row>, { after, before }: WindowPlace): Stretches<Row> =>
  stretches.map((stretch) => ({
    ...stretch,
    after: after !== undefined && stretch.after === after ? null : stretch.after,
    before: before !== undefined && stretch.before === before ? null : stretch.before,
  }))

const nearest = <Row>(stretches: Stretches<Row>, at: number): Stretches<Row> =>
  stretches.length <= KEPT
    ? stretches
    : stretches
        .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
        .slice(0, KEPT)
        .toSorted((one, other) => one.at - other.at)

/** The row as it is now, where it stood. */
export const withRow = <Row>(stretches: Stretches<Row>, row: Row, idOf: (row: Row) => string): Stretches<Row> =>
  stretches.map((stretch) =>
    stretch.rows.some((one) => idOf(one) === idOf(row))
      ? { ...stretch, rows: stretch.rows.map((one) => (idOf(one) === idOf(row) ? row : one)) }
      : stretch,
  )

/** Without it; those behind it move up. */
export const withoutRow = <Row>(stretches: Stretches<Row>, id: string, idOf: (row: Row) => string): Stretches<Row> => {
  const holder = stretches.find(({ rows }) => rows.some((row) => idOf(row) === id))
  if (holder === undefined) return stretches
  return stretches
    .map((stretch) =>
      stretch === holder
        ? { ...stretch, rows: stretch.rows.filter((row) => idOf(row) !== id) }
        : stretch.at > holder.at
          ? { ...stretch, at: stretch.at - 1 }
          : stretch,
    )
    .filter(({ rows }, _, all) => rows.length > 0 || all.length === 1)
}
