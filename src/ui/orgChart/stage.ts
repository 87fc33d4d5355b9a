import { flushSync } from 'react-dom'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { type Box, cardsOf } from '../kit/tree/layout.ts'
import { at, cardOf, cardsWithin } from './inView.ts'
import type { ChartLayout, PlacedCard } from './layout.ts'
import type { Minimap } from './minimap.ts'
import { type Ink, paint } from './paint.ts'
import {
  bringing,
  centred,
  clampedZoom,
  fitted,
  fitZoom,
  kept,
  lookingAt,
  type Point,
  type Size,
  started,
  type View,
  windowOf,
  zoomed,
} from './viewport.ts'

/** The cards that are elements now. */
export interface Seen {
  readonly layout: ChartLayout
  readonly cards: ReadonlyArray<PlacedCard>
}

export interface Stage {
  /** Draws at once. The person of `anchor` stays where they are, so that opening a team moves nothing under the pointer. */
  readonly show: (layout: ChartLayout, anchor: EmployeeId | null) => void
  readonly mark: (id: EmployeeId | null) => void
  readonly pan: (x: number, y: number) => void
  /** About a point of the frame, or its middle. */
  readonly zoom: (factor: number, point?: Point) => void
  readonly fit: () => void
  readonly centre: (id: EmployeeId) => void
  readonly bring: (id: EmployeeId) => void
  readonly personAt: (point: Point) => OrgNode | undefined
  readonly dispose: () => void
}

interface Parts {
  readonly frame: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly layer: HTMLElement
  readonly map: HTMLCanvasElement
  readonly onSeen: (seen: Seen) => void
  readonly onMeasured: (size: Size) => void
}

/** Cards are elements from this zoom on, and as long as they are not more than a page can bear at sixty frames a second. */
const CARDS_FROM = 0.6
const CARDS_MAX = 64

/**
 * The chart in its window: what moves with every frame, so nothing of it is React's but the cards that have come into
 * view.
 */
export const createStage = ({ frame, canvas, layer, map, onSeen, onMeasured }: Parts): Stage => {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  let size: Size = { width: frame.clientWidth, height: frame.clientHeight }
  let ratio = 1
  let view: View = { x: 0, y: 0, k: 1 }
  let layout: ChartLayout | null = null
  let seen: Seen | null = null
  let marked: EmployeeId | null = null
  let ink = inkOf(canvas)
  let frameAsked = 0

  const draw = (isOwnFrame: boolean) => {
    if (layout === null) return
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`
    const visible = cardsWithin(layout, windowOf(view, size))
    const asElements = view.k >= CARDS_FROM && visible.length <= CARDS_MAX
    const cards = asElements ? visible : []
    layer.toggleAttribute('data-drawn', !asElements)
    if (seen?.layout !== layout || !same(seen.cards, cards)) {
      seen = { layout, cards }
      const told = seen
      if (isOwnFrame) flushSync(() => onSeen(told))
      else onSeen(told)
    }
    const markedCard = asElements || marked === null ? undefined : cardOf(layout, marked)
    paint(context, { layout, view, size, ratio, ink, cards: asElements ? [] : visible, marked: markedCard })
    minimap?.draw({ layout, view, size, ink })
  }

  const later = () => {
    frameAsked ||= requestAnimationFrame(() => {
      frameAsked = 0
      draw(true)
    })
  }

  const look = (next: View) => {
    if (layout === null) return
    view = kept(next, layout.bounds, size)
    later()
  }

  let minimap: Minimap | null = null
  let isOver = false
  const withMinimap = async () => {
    const { createMinimap } = await import('./minimap.ts')
    if (isOver) return
    minimap = createMinimap(map, (point) => look(lookingAt(view, point, size)))
    later()
  }
  // The chart does not wait for it, and is all there without it.
  withMinimap().catch(() => {})

  const measure = () => {
    size = { width: frame.clientWidth, height: frame.clientHeight }
    ratio = Math.min(2, devicePixelRatio || 1)
    canvas.width = Math.round(size.width * ratio)
    canvas.height = Math.round(size.height * ratio)
    onMeasured(size)
  }
  measure()

  const boxOf = (id: EmployeeId | null): Box | undefined =>
    id === null || layout === null ? undefined : cardOf(layout, id)?.box
  const middle = (): Point => ({ x: size.width / 2, y: size.height / 2 })
  /** Above what can be done with the selected person, which on a phone covers a third of the chart. */
  const uncovered = (): Size => ({
    width: size.width,
    height: frame.querySelector<HTMLElement>('[data-over-chart]')?.offsetTop ?? size.height,
  })

  const resized = new ResizeObserver(() => {
    if (frame.clientWidth === size.width && frame.clientHeight === size.height) return
    measure()
    draw(true)
  })
  resized.observe(frame)
  // There stands the theme, whether it was chosen or is the system's.
  const recoloured = () => {
    ink = inkOf(canvas)
    later()
  }
  const themed = new MutationObserver(recoloured)
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  return {
    show: (next, anchor) => {
      const before = boxOf(anchor)
      const isFirst = layout === null
      layout = next
      const now = boxOf(anchor)
      if (isFirst) view = started(next.bounds, topOf(next), size)
      else if (before && now) {
        view = { k: view.k, x: view.x + (before.x - now.x) * view.k, y: view.y + (before.y - now.y) * view.k }
      } else view = kept(view, next.bounds, size)
      draw(false)
    },
    mark: (id) => {
      marked = id
      later()
    },
    pan: (x, y) => look({ k: view.k, x: view.x + x, y: view.y + y }),
    zoom: (factor, point = middle()) => {
      if (layout) look(zoomed(view, point, clampedZoom(view.k * factor, fitZoom(layout.bounds, size))))
    },
    fit: () => {
      if (layout) look(fitted(layout.bounds, size))
    },
    centre: (id) => {
      const box = boxOf(id)
      if (box) look(centred({ ...view, k: Math.max(view.k, CARDS_FROM) }, box, uncovered()))
    },
    bring: (id) => {
      const box = boxOf(id)
      if (box) look(bringing(view, box, uncovered()))
    },
    personAt: ({ x, y }) => (layout ? at(layout, (x - view.x) / view.k, (y - view.y) / view.k) : undefined),
    dispose: () => {
      cancelAnimationFrame(frameAsked)
      resized.disconnect()
      themed.disconnect()
      isOver = true
      minimap?.dispose()
    },
  }
}

/** Who stands first, in the upper row. */
const topOf = ({ blocks: [first] }: ChartLayout): Box | undefined => first && cardsOf(first)[0]?.box

const same = (one: ReadonlyArray<PlacedCard>, other: ReadonlyArray<PlacedCard>): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place])

/** A canvas cannot read the theme's variables, but an element can: at once, and not on the way from one to the next. */
const inkOf = (canvas: HTMLCanvasElement): Ink => {
  canvas.style.transitionProperty = 'none'
  const colour = (name: string): string => {
    canvas.style.color = `var(--colors-${name})`
    return getComputedStyle(canvas).color
  }
  const ink = {
    line: colour('border-strong'),
    surface: colour('surface'),
    text: colour('fg'),
    muted: colour('fg-muted'),
    accent: colour('accent'),
    font: getComputedStyle(canvas).fontFamily,
  }
  canvas.style.color = ''
  return ink
}
