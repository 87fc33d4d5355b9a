import type { Point } from '../../draw/geometry.ts'
import { panned, type Viewport, zoomed } from './viewport.ts'

interface Moved {
  readonly frame: HTMLElement
  readonly change: (next: (view: Viewport) => Viewport) => void
  readonly showAll: () => void
  /** Pressed and let go at one place. */
  readonly pick: (target: EventTarget | null) => void
}

/** Pixels a hand may tremble within a click. */
const trembling = 4
const keyStep = 60
const keyZoom = 1.25

/** An arrow shows what lies that way. */
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}
const factors: Readonly<Record<string, number>> = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom }

/** Wheel, pinch, drag and keys move a chart. Answers how to stop. */
export const attend = ({ frame, change, showAll, pick }: Moved): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const fingers = new Map<number, Point>()
  let begun: (Point & { readonly target: EventTarget | null }) | null = null
  let isMoving = false

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    // A line or a page is a wheel's step, a pixel a touchpad's; a pinch on one comes with ctrl.
    const step = event.deltaY * (event.deltaMode === 0 ? 1 : 24)
    if (event.shiftKey) return change((view) => panned(view, { x: -step - event.deltaX, y: 0 }))
    change((view) => zoomed(view, Math.exp(-step * (event.ctrlKey ? 0.01 : 0.002)), at(event)))
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    fingers.set(event.pointerId, at(event))
    begun = fingers.size === 1 ? { ...at(event), target: event.target } : null
    isMoving = fingers.size > 1
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = at(event)
    if (!isMoving && begun !== null && distance(begun, now) < trembling) return
    if (!isMoving) frame.setPointerCapture(event.pointerId)
    isMoving = true
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    fingers.set(event.pointerId, now)
    if (other === undefined) return change((view) => panned(view, { x: now.x - before.x, y: now.y - before.y }))
    const factor = distance(other, now) / Math.max(1, distance(other, before))
    change((view) => zoomed(view, factor, { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 }))
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (!isMoving && begun !== null && event.type === 'pointerup') pick(begun.target)
    if (fingers.size === 0) isMoving = false
    begun = null
  }
  const zoomBy = (factor: number) => change((view) => zoomed(view, factor, middle()))
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ways[event.key]
    const factor = factors[event.key]
    if (way === undefined && factor === undefined && event.key !== '0') return
    event.preventDefault()
    if (way !== undefined) change((view) => panned(view, way))
    else if (factor !== undefined) zoomBy(factor)
    else showAll()
  }

  frame.addEventListener('wheel', wheel, { signal, passive: false })
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('keydown', key, { signal })
  return () => listening.abort()
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
