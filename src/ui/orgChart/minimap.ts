import type { Box } from '../kit/tree/layout.ts'
import { cardsWithin } from './inView.ts'
import type { ChartLayout } from './layout.ts'
import type { Ink } from './paint.ts'
import { fitZoom, type Point, type Size, type View, windowOf } from './viewport.ts'

/** Around the chart in the map, in pixels. */
const MARGIN = 6

export interface Minimap {
  /** Once a frame: all of the chart small, and what of it the window shows. Not there while the window shows all of it. */
  readonly draw: (shown: { readonly layout: ChartLayout; readonly view: View; readonly size: Size; ink: Ink }) => void
  readonly dispose: () => void
}

/** The whole chart in the corner of its window: a press or a pull on it leads there. The keys of the chart do the same. */
export const createMinimap = (canvas: HTMLCanvasElement, lookAt: (point: Point) => void): Minimap => {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const picture = document.createElement('canvas')
  let drawn: { readonly layout: ChartLayout; readonly ink: Ink; readonly ratio: number } | null = null
  let place: View | null = null

  const pictured = (layout: ChartLayout, ink: Ink, ratio: number, small: View) => {
    if (drawn?.layout === layout && drawn.ink === ink && drawn.ratio === ratio) return
    drawn = { layout, ink, ratio }
    picture.width = canvas.width
    picture.height = canvas.height
    const pen = picture.getContext('2d') as CanvasRenderingContext2D
    pen.scale(ratio, ratio)
    pen.fillStyle = ink.line
    for (const { box } of cardsWithin(layout, layout.bounds)) {
      const { x, y, width, height } = onMap(box, small)
      pen.fillRect(x, y, Math.max(1, width), Math.max(1, height))
    }
  }

  const go = (event: PointerEvent) => {
    // The chart behind would take it for a pull of its own.
    event.stopPropagation()
    if (place === null || (event.type === 'pointermove' && event.buttons === 0)) return
    const { left, top } = canvas.getBoundingClientRect()
    lookAt({ x: (event.clientX - left - place.x) / place.k, y: (event.clientY - top - place.y) / place.k })
  }
  const pressed = (event: PointerEvent) => {
    if (event.isPrimary) canvas.setPointerCapture(event.pointerId)
    go(event)
  }
  canvas.addEventListener('pointerdown', pressed)
  canvas.addEventListener('pointermove', go)

  return {
    draw: ({ layout, view, size, ink }) => {
      const seen = windowOf(view, size)
      canvas.hidden = holds(seen, layout.bounds)
      const room = { width: canvas.clientWidth, height: canvas.clientHeight }
      // Not on a phone, and not while all of the chart is in the window.
      if (room.width === 0) return
      const ratio = Math.min(2, devicePixelRatio || 1)
      const [width, height] = [Math.round(room.width * ratio), Math.round(room.height * ratio)]
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
        drawn = null
      }
      const small = mapped(layout.bounds, room)
      place = small
      pictured(layout, ink, ratio, small)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, width, height)
      context.drawImage(picture, 0, 0)
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      const box = within(onMap(seen, small), room)
      context.strokeStyle = ink.accent
      context.lineWidth = 1.5
      context.strokeRect(box.x, box.y, box.width, box.height)
    },
    dispose: () => {
      canvas.removeEventListener('pointerdown', pressed)
      canvas.removeEventListener('pointermove', go)
    },
  }
}

/** How the chart lies in its map, all of it in the middle. */
export const mapped = (bounds: Box, room: Size): View => {
  const k = fitZoom(bounds, room, MARGIN)
  return {
    k,
    x: room.width / 2 - (bounds.x + bounds.width / 2) * k,
    y: room.height / 2 - (bounds.y + bounds.height / 2) * k,
  }
}

const onMap = ({ x, y, width, height }: Box, view: View): Box => ({
  x: x * view.k + view.x,
  y: y * view.k + view.y,
  width: width * view.k,
  height: height * view.k,
})

const holds = (one: Box, other: Box): boolean =>
  one.x <= other.x &&
  one.y <= other.y &&
  one.x + one.width >= other.x + other.width &&
  one.y + one.height >= other.y + other.height

/** The frame of what is seen stays within the map, however far the chart was pushed. */
const within = ({ x, y, width, height }: Box, room: Size): Box => {
  const [left, top] = [Math.max(1, x), Math.max(1, y)]
  return {
    x: left,
    y: top,
    width: Math.max(2, Math.min(x + width, room.width - 1) - left),
    height: Math.max(2, Math.min(y + height, room.height - 1) - top),
  }
}
