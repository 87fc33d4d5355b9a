import type { Box, Point } from '../../draw/geometry.ts'

/** The part of a chart that is seen: what of it stands in the frame's top left corner, and how large. */
export interface Viewport extends Point {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const smallest = 0.05
export const largest = 4
/** Smaller than this nobody reads a label. */
const readable = 0.85
const margin = 16

const bounded = (scale: number) => Math.min(largest, Math.max(smallest, scale))

/** All of it, in the middle, and never larger than it was drawn. */
export const fitted = (chart: Size, frame: Size): Viewport => {
  const scale = bounded(
    Math.min(1, (frame.width - 2 * margin) / chart.width, (frame.height - 2 * margin) / chart.height),
  )
  return centred({ x: chart.width / 2, y: chart.height / 2 }, scale, frame)
}

/** What one sees first: all of it where that can be read, and otherwise its beginning. */
export const begun = (chart: Size, frame: Size): Viewport => {
  const all = fitted(chart, frame)
  if (all.scale >= readable) return all
  const fitsAcross = chart.width * readable <= frame.width
  return {
    scale: readable,
    x: fitsAcross ? (chart.width - frame.width / readable) / 2 : -margin,
    y: -margin / readable,
  }
}

const centred = ({ x, y }: Point, scale: number, frame: Size): Viewport => ({
  scale,
  x: x - frame.width / scale / 2,
  y: y - frame.height / scale / 2,
})

/** Larger or smaller around a point of the frame, which stays where it is. */
export const zoomed = (view: Viewport, factor: number, { x, y }: Point): Viewport => {
  const scale = bounded(view.scale * factor)
  return { scale, x: view.x + x / view.scale - x / scale, y: view.y + y / view.scale - y / scale }
}

/** Moved by so many pixels of the screen. */
export const panned = ({ x, y, scale }: Viewport, by: Point): Viewport => ({
  scale,
  x: x - by.x / scale,
  y: y - by.y / scale,
})

/** With a box in sight, large enough to be read: where it is so already nothing moves, else it comes into the middle. */
export const showing = (view: Viewport, box: Box, frame: Size): Viewport => {
  if (view.scale >= readable && isInSight(view, box, frame)) return view
  return centred(
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    bounded(
      Math.min(
        Math.max(view.scale, readable),
        (frame.width - margin) / box.width,
        (frame.height - margin) / box.height,
      ),
    ),
    frame,
  )
}

const isInSight = ({ x, y, scale }: Viewport, box: Box, { width, height }: Size): boolean =>
  box.x >= x && box.y >= y && box.x + box.width <= x + width / scale && box.y + box.height <= y + height / scale

export const viewBoxOf = ({ x, y, scale }: Viewport, { width, height }: Size): string =>
  [x, y, width / scale, height / scale].map((value) => Math.round(value * 100) / 100).join(' ')
