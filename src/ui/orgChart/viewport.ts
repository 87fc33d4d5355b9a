import type { Box } from '../kit/tree/layout.ts'

/** How the chart lies behind its window: a point of the chart times `k`, moved by `x` and `y`. Pure. */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const ZOOM_MAX = 2
/** A large chart is zoomed out until all of it fits, a small one no further than this. */
const ZOOM_MIN = 0.1
const MARGIN = 32
/** Cards are still read at this zoom. */
const LEGIBLE = 0.85

/** 0 where a drawing can be read as a whole; else how many columns of this width can, in a window so wide. */
export const stacksFor = ({ width }: Box, column: number, window: number): number => {
  const room = window - 2 * MARGIN
  return window === 0 || room / width >= LEGIBLE ? 0 : Math.max(1, Math.floor(room / column))
}

export const clampedZoom = (k: number, fit: number): number => Math.max(Math.min(ZOOM_MIN, fit), Math.min(ZOOM_MAX, k))

/** The point under the pointer stays where it is. */
export const zoomed = (view: View, point: Point, k: number): View => {
  const ratio = k / view.k
  return { k, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
}

/** The zoom at which all of the chart can be seen; never larger than life. */
export const fitZoom = (bounds: Box, size: Size, margin = MARGIN): number =>
  Math.min(
    1,
    (size.width - 2 * margin) / Math.max(1, bounds.width),
    (size.height - 2 * margin) / Math.max(1, bounds.height),
  )

export const fitted = (bounds: Box, size: Size): View => {
  const k = Math.max(1e-4, fitZoom(bounds, size))
  return {
    k,
    x: size.width / 2 - (bounds.x + bounds.width / 2) * k,
    y: Math.max(MARGIN, (size.height - bounds.height * k) / 2) - bounds.y * k,
  }
}

/** As it is seen first: large enough to be read, from the top; what is wider than the window has its top in the middle. */
export const started = (bounds: Box, top: Box | undefined, size: Size): View => {
  const fit = fitted(bounds, size)
  // What is opened next has its room below.
  if (fit.k >= LEGIBLE || top === undefined) return { ...fit, y: MARGIN - bounds.y * fit.k }
  const inWidth = fitted({ ...bounds, height: 0 }, size)
  const k = inWidth.k >= LEGIBLE ? inWidth.k : 1
  const middle = inWidth.k >= LEGIBLE ? bounds : top
  return { k, x: size.width / 2 - (middle.x + middle.width / 2) * k, y: MARGIN - bounds.y * k }
}

export const windowOf = ({ x, y, k }: View, size: Size): Box => ({
  x: -x / k,
  y: -y / k,
  width: size.width / k,
  height: size.height / k,
})

export const centred = (view: View, box: Box, size: Size): View => ({
  k: view.k,
  x: size.width / 2 - (box.x + box.width / 2) * view.k,
  y: size.height / 2 - (box.y + box.height / 2) * view.k,
})

/** A point of the chart in the middle of its window. */
export const lookingAt = (view: View, { x, y }: Point, size: Size): View =>
  centred(view, { x, y, width: 0, height: 0 }, size)

/** Moved no further than the box needs to be seen whole. */
export const bringing = (view: View, box: Box, size: Size): View => ({
  k: view.k,
  x: view.x + shortfall(box.x * view.k + view.x, box.width * view.k, size.width),
  y: view.y + shortfall(box.y * view.k + view.y, box.height * view.k, size.height),
})

const shortfall = (start: number, length: number, room: number): number => {
  const margin = Math.min(MARGIN, Math.max(0, (room - length) / 2))
  if (start < margin) return margin - start
  return start + length > room - margin ? room - margin - start - length : 0
}

/** Some of the chart stays in its window, however far it is pushed. */
export const kept = (view: View, bounds: Box, size: Size): View => {
  const inside = (at: number, start: number, length: number, room: number) => {
    const visible = Math.min(120, room / 2)
    return Math.min(room - visible - start * view.k, Math.max(visible - (start + length) * view.k, at))
  }
  return {
    k: view.k,
    x: inside(view.x, bounds.x, bounds.width, size.width),
    y: inside(view.y, bounds.y, bounds.height, size.height),
  }
}
