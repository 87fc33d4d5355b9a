import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Stage } from './stage.ts'
import type { Point } from './viewport.ts'

/** What dragging somebody means is not for the fingers to know. */
export interface Lifting {
  readonly mayLift: (id: EmployeeId) => boolean
  readonly lifted: (id: EmployeeId, point: Point) => void
  readonly moved: (point: Point) => void
  readonly dropped: () => void
  readonly cancelled: () => void
  /** A press on a person who is drawn and no element, or beside everybody. */
  readonly pressed: (id: EmployeeId | null) => void
}

const FAR_ENOUGH = 6
/** A finger moves the chart, unless it has rested on a card first. */
const HOLD_MS = 400
/** So near the edge, the chart moves along while somebody is carried. */
const EDGE = 36

type Press = { readonly start: Point; readonly id: EmployeeId | null; readonly isTouch: boolean }

/** Mouse, pen and fingers: moving the chart, zooming it, carrying somebody to another manager. Answers how to stop. */
export const gesturesOn = (frame: HTMLElement, stage: Stage, lifting: Lifting): (() => void) => {
  const fingers = new Map<number, Point>()
  let press: Press | null = null
  let mode: 'idle' | 'pressing' | 'panning' | 'pinching' | 'carrying' = 'idle'
  let holding: ReturnType<typeof setTimeout> | undefined
  let edge = 0
  let wasMoved = false

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const lift = (pointer: number, point: Point) => {
    if (!press?.id) return
    mode = 'carrying'
    wasMoved = true
    frame.setPointerCapture(pointer)
    lifting.lifted(press.id, point)
  }

  const rest = () => {
    clearTimeout(holding)
    cancelAnimationFrame(edge)
    edge = 0
    mode = 'idle'
    press = null
  }

  const followEdge = (point: Point) => {
    cancelAnimationFrame(edge)
    const toward = (at: number, room: number) => (at < EDGE ? EDGE - at : at > room - EDGE ? room - EDGE - at : 0) / 3
    const [x, y] = [toward(point.x, frame.clientWidth), toward(point.y, frame.clientHeight)]
    if (x === 0 && y === 0) return
    edge = requestAnimationFrame(() => {
      stage.pan(x, y)
      lifting.moved(point)
      followEdge(point)
    })
  }

  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.button !== 0) return
    // What lies over the chart is no part of it.
    if ((event.target as HTMLElement).closest('[data-over-chart]')) return
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    wasMoved = false
    if (fingers.size === 2 && mode !== 'carrying') {
      clearTimeout(holding)
      mode = 'pinching'
      return
    }
    if (fingers.size > 1) return
    const target = event.target as HTMLElement
    const onControl = target.closest('button') !== null
    const id = onControl ? null : (stage.personAt(point)?.person.id ?? null)
    press = { start: point, id, isTouch: event.pointerType === 'touch' }
    mode = 'pressing'
    if (press.isTouch && id !== null && lifting.mayLift(id)) {
      holding = setTimeout(() => mode === 'pressing' && lift(event.pointerId, point), HOLD_MS)
    }
  }

  const pinch = (id: number, point: Point) => {
    const [other] = [...fingers].filter(([pointer]) => pointer !== id).map(([, at]) => at)
    const before = fingers.get(id)
    if (!other || !before) return
    const distance = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y)
    stage.zoom(distance(point) / Math.max(1, distance(before)), {
      x: (point.x + other.x) / 2,
      y: (point.y + other.y) / 2,
    })
    stage.pan((point.x - before.x) / 2, (point.y - before.y) / 2)
  }

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const point = pointOf(event)
    if (mode === 'pinching') pinch(event.pointerId, point)
    fingers.set(event.pointerId, point)
    if (mode === 'pressing' && press && Math.hypot(point.x - press.start.x, point.y - press.start.y) > FAR_ENOUGH) {
      clearTimeout(holding)
      if (!press.isTouch && press.id !== null && lifting.mayLift(press.id)) lift(event.pointerId, point)
      else {
        mode = 'panning'
        wasMoved = true
        frame.setPointerCapture(event.pointerId)
        stage.pan(point.x - press.start.x, point.y - press.start.y)
        return
      }
    }
    if (mode === 'panning') stage.pan(point.x - before.x, point.y - before.y)
    if (mode === 'carrying') {
      lifting.moved(point)
      followEdge(point)
    }
  }

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (mode === 'carrying') lifting.dropped()
    else if (mode === 'pressing' && (event.target as HTMLElement).closest('[data-person]') === null) {
      lifting.pressed(press?.id ?? null)
    }
    if (fingers.size === 0 || mode === 'carrying') rest()
    else mode = 'panning'
  }

  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (mode === 'carrying') lifting.cancelled()
    rest()
  }

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || mode !== 'carrying') return
    event.stopPropagation()
    lifting.cancelled()
    rest()
  }

  /** What ends a movement is no click on the card below. */
  const click = (event: MouseEvent) => {
    if (!wasMoved) return
    event.preventDefault()
    event.stopPropagation()
    wasMoved = false
  }

  const wheel = (event: WheelEvent) => {
    if ((event.target as HTMLElement).closest('[data-over-chart]')) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    if (event.ctrlKey || event.metaKey) stage.zoom(Math.exp(-event.deltaY * unit * 0.005), pointOf(event))
    else if (event.shiftKey && event.deltaX === 0) stage.pan(-event.deltaY * unit, 0)
    else stage.pan(-event.deltaX * unit, -event.deltaY * unit)
  }

  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', cancel, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  window.addEventListener('keydown', key, { signal, capture: true })
  return () => {
    rest()
    listening.abort()
  }
}
