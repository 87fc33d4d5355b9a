import type { Chart } from '../model/chart.ts'
import type { Heat, HeatMap } from '../model/heat.ts'
import type { DrawnArrow, DrawnState, Geometry, Line, Point } from './geometry.ts'

/** An element of the picture; written out (`svg.ts`) or put into a page (`page/mount.ts`), it is the same picture. */
export interface Shape {
  readonly tag: 'svg' | 'g' | 'path' | 'rect' | 'circle' | 'text'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly inside: ReadonlyArray<Shape | string>
}

/**
 * A laid-out chart as a picture. Everything has a class and says which state or transitions it is (`data-state`,
 * `data-transition`), so that a page lights it by changing a class and never draws anew. With a heat map each arrow shows
 * how often it was taken: by colour, by width and by number.
 */
export const drawingOf = (
  chart: Chart,
  { width, height, states, dots, arrows }: Geometry,
  heat: HeatMap | null = null,
): Shape => {
  const byId = new Map(chart.states.map((state) => [state.id, state]))
  const holdsMore = new Set(chart.states.map(({ parent }) => parent))
  const isOpen = new Set(states.map(({ id }) => byId.get(id)?.parent))
  const heatOf = (id: string | null) => (id === null ? undefined : heat?.transitions.get(id))
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      class: 'chart',
      'aria-hidden': 'true',
    },
    ...states.map((state) => {
      const { kind = 'atomic' } = byId.get(state.id) ?? {}
      const isClosed = holdsMore.has(state.id) && !isOpen.has(state.id)
      return stateShape(state, isClosed ? `${kind} chart-closed` : kind)
    }),
    ...dots.map(({ x, y }) => shape('circle', { class: 'chart-dot', cx: x, cy: y, r: 5 })),
    ...arrows.map((arrow) => arrowShape(arrow, heatOf)),
    // Over the lines, which may pass behind a word.
    ...states.map((state) => wordsShape(state, heatOf)),
  )
}

const shape = (
  tag: Shape['tag'],
  attributes: Shape['attributes'],
  ...inside: ReadonlyArray<Shape | string>
): Shape => ({ tag, attributes, inside })

const stateShape = ({ id, x, y, width, height, depth }: DrawnState, kind: string): Shape =>
  shape(
    'g',
    { class: `chart-state chart-${kind}`, 'data-state': id, 'data-depth': depth % 4 },
    shape('rect', { x, y, width, height, rx: 8 }),
    ...(kind === 'final'
      ? [shape('rect', { class: 'chart-inner', x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 6 })]
      : []),
  )

type HeatOf = (transition: string | null) => Heat | undefined

const wordsShape = ({ id, x, y, depth, lines }: DrawnState, heatOf: HeatOf): Shape =>
  shape(
    'g',
    { class: 'chart-words', 'data-state': id, 'data-depth': depth % 4 },
    ...textShapes(lines, x + 12, y + 22, 16, heatOf),
  )

const arrowShape = ({ transitions, source, points, label }: DrawnArrow, heatOf: HeatOf): Shape => {
  const hottest = hottestOf(transitions.flatMap((id) => heatOf(id) ?? []))
  const head = headFor(hottest?.width ?? 1)
  return shape(
    'g',
    {
      class: hottest === undefined ? 'chart-arrow' : `chart-arrow heat-${hottest.level}`,
      'data-transitions': transitions.join('\n'),
      'data-source': source,
    },
    shape('path', {
      class: 'chart-line',
      d: pathOf(shortened(points, head)),
      ...(hottest === undefined ? {} : { 'stroke-width': hottest.width }),
    }),
    // Drawn and no marker: a marker keeps its own colour when its line is lit.
    shape('path', { class: 'chart-head', d: headOf(points, head) }),
    // Wider than what is seen: a line of a pixel is hard to hit.
    ...(transitions.length > 0 ? [shape('path', { class: 'chart-reach', d: pathOf(points) })] : []),
    ...(label ? textShapes(label.lines, label.x + 3, label.y + 10, 13, heatOf) : []),
  )
}

/** Several transitions share a line: something wrong with one of them shows first, then the one most often taken. */
const hottestOf = (heats: ReadonlyArray<Heat>): Heat | undefined => {
  const [most] = heats.toSorted((one, other) => other.count - one.count)
  const failed = heats.find(({ level }) => level === 'failed')
  return most && failed ? { ...most, level: 'failed' } : most
}

const textShapes = (
  lines: ReadonlyArray<Line>,
  x: number,
  y: number,
  step: number,
  heatOf: HeatOf,
): ReadonlyArray<Shape> =>
  lines.map(({ text, transition, kind }, index) => {
    const heat = heatOf(transition)
    const isFirst = lines.findIndex((line) => line.transition === transition) === index
    return shape(
      'text',
      {
        class: heat === undefined ? `chart-${kind}` : `chart-${kind} heat-${heat.level}`,
        ...(transition === null ? {} : { 'data-transition': transition }),
        x: tenth(x),
        y: tenth(y + index * step),
      },
      heat === undefined || !isFirst ? text : `${text} ×${short(heat.count)}`,
    )
  })

/** In four letters: there is no room for more. */
const short = (count: number): string => (count < 1000 ? `${count}` : `${Math.round(count / 1000)}k`)

const tenth = (value: number) => Math.round(value * 10) / 10

const pathOf = (points: ReadonlyArray<Point>): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

interface Head {
  readonly length: number
  /** Of its half. */
  readonly breadth: number
}

/** Broader than its line. */
const headFor = (width: number): Head => ({ length: 8 + width / 2, breadth: 3.5 + width / 2 })

/** The direction a line ends in, of length 1. */
const endOf = (points: ReadonlyArray<Point>) => {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return null
  const length = Math.hypot(tip.x - before.x, tip.y - before.y)
  return length === 0 ? null : { tip, length, x: (tip.x - before.x) / length, y: (tip.y - before.y) / length }
}

/** As far as its head, so that a wide line does not stand out beside the tip. */
const shortened = (points: ReadonlyArray<Point>, { length }: Head): ReadonlyArray<Point> => {
  const end = endOf(points)
  if (end === null) return points
  const by = Math.min(length - 1, end.length)
  return [...points.slice(0, -1), { x: tenth(end.tip.x - by * end.x), y: tenth(end.tip.y - by * end.y) }]
}

const headOf = (points: ReadonlyArray<Point>, { length, breadth }: Head): string => {
  const end = endOf(points)
  if (end === null) return ''
  const { tip, x, y } = end
  const foot = (side: 1 | -1): Point => ({
    x: tenth(tip.x - length * x - side * breadth * y),
    y: tenth(tip.y - length * y + side * breadth * x),
  })
  return `${pathOf([tip, foot(1), foot(-1)])}z`
}
