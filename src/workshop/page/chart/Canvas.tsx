import { Maximize, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/kit/Button.tsx'
import { drawingOf } from '../../draw/drawing.ts'
import { shownAs } from '../../draw/foldings.ts'
import type { Geometry } from '../../draw/geometry.ts'
import type { Chart } from '../../model/chart.ts'
import type { Drawing } from '../../model/exhibit.ts'
import type { HeatMap } from '../../model/heat.ts'
import { attend } from './gestures.ts'
import { idAt, type Marks, mark } from './marks.ts'
import { mounted } from './mount.ts'
import { begun, fitted, type Size, showing, type Viewport, viewBoxOf, zoomed } from './viewport.ts'

interface CanvasProps {
  readonly chart: Chart
  readonly drawing: Drawing
  readonly label: string
  readonly marks: Marks
  /** How often each arrow was taken; null to draw them all alike. */
  readonly heat?: HeatMap | null
  /** A state's id: it is brought into view whenever it changes. */
  readonly sought?: string | null
  /** The id of the state or transition that was clicked. */
  readonly onPick?: (id: string) => void
}

const nothing: Marks = {}

/** A drawn chart that can be moved, enlarged and clicked. The drawing is made once; what is lit are classes on it. */
export const Canvas = ({ chart, drawing, label, marks = nothing, heat = null, sought = null, onPick }: CanvasProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const view = useRef<Viewport | null>(null)
  const shown = useRef<Geometry | null>(null)
  const picked = useRef(onPick)
  const { geometry } = drawing

  useEffect(() => {
    picked.current = onPick
  }, [onPick])

  const show = useCallback((next: (before: Viewport, size: Size) => Viewport) => {
    const svg = paper.current?.firstElementChild
    const size = frame.current && { width: frame.current.clientWidth, height: frame.current.clientHeight }
    if (!svg || !size || size.width === 0 || view.current === null) return
    view.current = next(view.current, size)
    svg.setAttribute('viewBox', viewBoxOf(view.current, size))
    svg.setAttribute('width', `${size.width}`)
    svg.setAttribute('height', `${size.height}`)
  }, [])

  const fit = useCallback(() => show((_, size) => fitted(geometry, size)), [show, geometry])
  const zoom = (factor: number) =>
    show((before, { width, height }) => zoomed(before, factor, { x: width / 2, y: height / 2 }))

  useLayoutEffect(() => {
    paper.current?.replaceChildren(mounted(drawingOf(chart, geometry, heat)))
    const isAnother = shown.current !== geometry
    shown.current = geometry
    if (isAnother) view.current = { x: 0, y: 0, scale: 1 }
    show((before, size) => (isAnother ? begun(geometry, size) : before))
  }, [chart, geometry, heat, show])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = attend({
      frame: element,
      change: (next) => show(next),
      showAll: fit,
      pick: (target) => {
        const id = idAt(target)
        if (id !== null) picked.current?.(id)
      },
    })
    const resized = new ResizeObserver(() => show((before) => before))
    resized.observe(element)
    return () => {
      stop()
      resized.disconnect()
    }
  }, [show, fit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing that is made anew has no marks yet
  useEffect(() => {
    if (paper.current) mark(paper.current, folded(chart, drawing, marks))
  }, [chart, drawing, marks, heat])

  useEffect(() => {
    if (sought === null) return
    const id = shownAs(chart, drawing.folded, sought)
    const box = geometry.states.find((state) => state.id === id)
    if (box) show((before, size) => showing(before, box, size))
  }, [sought, chart, drawing, geometry, show])

  return (
    <div className="canvas">
      <section
        ref={frame}
        className="canvas-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the chart need a place to be pressed
        tabIndex={0}
        aria-label={`${label}. Arrow keys move it, plus and minus zoom, 0 shows all of it. Table and outline say the same in words.`}
      >
        <div ref={paper} className="canvas-paper" />
      </section>
      <div className="canvas-tools">
        <IconButton label="Zoom in" size="sm" icon={<Plus />} onClick={() => zoom(1.25)} />
        <IconButton label="Zoom out" size="sm" icon={<Minus />} onClick={() => zoom(0.8)} />
        <IconButton label="Fit" size="sm" icon={<Maximize />} onClick={fit} />
      </div>
    </div>
  )
}

/** What is hidden in a closed state lights that one. */
const folded = (chart: Chart, { folded: closed }: Drawing, { states = {}, transitions = {} }: Marks): Marks => ({
  states: Object.fromEntries(Object.entries(states).map(([id, how]) => [shownAs(chart, closed, id), how])),
  transitions,
})
