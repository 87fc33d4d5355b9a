import type { Point } from '../../../machines/kit/cropping.ts'

/** What the fingers did, in the stage's own units, counted from its middle. */
export type Movement = { readonly by: Point; readonly times: number; readonly at: Point }

/** One wheel notch of 100 zooms by about a fifth. */
const WHEEL = 0.002

/**
 * One finger or the mouse drags, two fingers pinch and drag, the wheel zooms. `width` is the stage's own, however large
 * it is shown. Answers how to stop.
 */
export const gestures = (stage: HTMLElement, width: number, moved: (movement: Movement) => void): (() => void) => {
  const fingers = new Map<number, Point>()

  const inStage = ({ clientX, clientY }: MouseEvent): Point => {
    const shown = stage.getBoundingClientRect()
    const unit = width / shown.width
    return { x: (clientX - shown.left - shown.width / 2) * unit, y: (clientY - shown.top - shown.height / 2) * unit }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    // A picture would be dragged away by the browser itself.
    event.preventDefault()
    stage.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, inStage(event))
  }
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    const before = grip(fingers)
    fingers.set(event.pointerId, inStage(event))
    const after = grip(fingers)
    moved({
      by: { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y },
      times: before.span > 0 ? after.span / before.span : 1,
      at: before.middle,
    })
  }
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    moved({ by: { x: 0, y: 0 }, times: Math.exp(-event.deltaY * WHEEL), at: inStage(event) })
  }

  const listening = new AbortController()
  const { signal } = listening
  stage.addEventListener('pointerdown', down, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', up, { signal })
  stage.addEventListener('pointercancel', up, { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  return () => listening.abort()
}

/** The middle of the fingers, and how far apart they are; 0 for one alone. */
const grip = (fingers: ReadonlyMap<number, Point>): { readonly middle: Point; readonly span: number } => {
  const [one = { x: 0, y: 0 }, other = one] = fingers.values()
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    span: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
