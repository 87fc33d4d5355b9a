/**
 * How near a picture stands behind the frame it is cut by, and what of it is cut out (§ 2.5, § 2.6). Moving it is the
 * library's work (`src/ui/kit/Cropper.tsx`).
 */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of a picture in its own pixels; it may reach beyond the picture's edges. */
export interface Area extends Point, Size {}

/** § 9 Cropper default viewport 480x280 in a 600x600 boundary. */
export const defaultFrame: Size = { width: 480, height: 280 }
export const defaultBoundary: Size = { width: 600, height: 600 }

interface Setting {
  readonly picture: Size
  readonly frame: Size
  readonly boundary: Size
}

const CLOSEST = 4
const FINEST = 2

/** A zoom of 1 shows the picture as large as it fits into the boundary. Ours: a tall logo may be seen whole in the frame. */
export const zoomsOf = ({ picture, frame, boundary }: Setting) => {
  const shown = Math.min(boundary.width / picture.width, boundary.height / picture.height)
  const ratios = [frame.width / (picture.width * shown), frame.height / (picture.height * shown)] as const
  const filling = Math.max(...ratios)
  return { whole: Math.min(...ratios), filling, closest: CLOSEST * filling }
}

/** The zoom as a dial from 0 to 1: equal steps of it are equal factors. */
export const dialOf = (setting: Setting, zoom: number): number => {
  const { whole, closest } = zoomsOf(setting)
  return Math.log(zoom / whole) / Math.log(closest / whole)
}

export const zoomAt = (setting: Setting, dial: number): number => {
  const { whole, closest } = zoomsOf(setting)
  return whole * (closest / whole) ** dial
}

/** Nothing of the frame stays empty. */
export const isCovered = (picture: Size, { x, y, width, height }: Area): boolean =>
  x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height

/** A picture that is smaller than the frame can be drawn out of it. */
export const isOutside = (picture: Size, { x, y, width, height }: Area): boolean =>
  x >= picture.width || y >= picture.height || x + width <= 0 || y + height <= 0

/** Twice the frame for sharp screens, unless the picture has fewer pixels than that. */
export const cutSize = (frame: Size, area: Area): Size => {
  const finer = Math.min(FINEST, Math.max(1, area.width / frame.width))
  return { width: Math.round(frame.width * finer), height: Math.round(frame.height * finer) }
}
