import type { Chart } from '../model/chart.ts'
import type { DrawnArrow, DrawnState, Geometry, Line, Point } from './geometry.ts'

/** An element of the picture; written out (`svg.ts`) or put into a page (`page/mount.ts`), it is the same picture. */
export interface Shape {
  readonly tag: 'svg' | 'defs' | 'marker' | 'g' | 'path' | 'rect' | 'circle' | 'text'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly inside: ReadonlyArray<Shape | string>
}

/**
 * A laid-out chart as a picture. Everything has a class and says which state or transitions it is (`data-state`,
 * `data-transition`), so that a page lights it by changing a class and never draws anew.
 */
export const drawingOf = (chart: Chart, { width, height, states, dots, arrows }: Geometry): Shape => {
  const byId = new Map(chart.states.map((state) => [state.id, state]))
  const drawn = new Set(states.map(({ id }) => id))
  const holdsMore = new Set(chart.states.flatMap(({ parent }) => (parent === null ? [] : [parent])))
  const head = `arrow-${safe(chart.id)}`
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
    shape(
      'defs',
      {},
      shape(
        'marker',
        { id: head, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' },
        shape('path', { d: 'M0 0L8 4L0 8z', class: 'chart-head' }),
      ),
    ),
    ...states.map((state) => {
      const { kind = 'atomic' } = byId.get(state.id) ?? {}
      const isClosed =
        holdsMore.has(state.id) && !chart.states.some((one) => one.parent === state.id && drawn.has(one.id))
      return stateShape(state, isClosed ? `${kind} chart-closed` : kind)
    }),
    ...dots.map(({ x, y }) => shape('circle', { class: 'chart-dot', cx: x, cy: y, r: 5 })),
    ...arrows.map((arrow) => arrowShape(arrow, head)),
    // Over the lines, which may pass behind a word.
    ...states.map(wordsShape),
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

const wordsShape = ({ id, x, y, depth, lines }: DrawnState): Shape =>
  shape(
    'g',
    { class: 'chart-words', 'data-state': id, 'data-depth': depth % 4 },
    ...textShapes(lines, x + 12, y + 22, 16),
  )

const arrowShape = ({ transitions, source, points, label }: DrawnArrow, head: string): Shape =>
  shape(
    'g',
    { class: 'chart-arrow', 'data-transitions': transitions.join('\n'), 'data-source': source },
    shape('path', { class: 'chart-line', d: pathOf(points), 'marker-end': `url(#${head})` }),
    // Wider than what is seen: a line of a pixel is hard to hit.
    ...(transitions.length > 0 ? [shape('path', { class: 'chart-reach', d: pathOf(points) })] : []),
    ...(label ? textShapes(label.lines, label.x + 3, label.y + 10, 13) : []),
  )

const textShapes = (lines: ReadonlyArray<Line>, x: number, y: number, step: number): ReadonlyArray<Shape> =>
  lines.map(({ text, transition, kind }, index) =>
    shape(
      'text',
      {
        class: `chart-${kind}`,
        ...(transition === null ? {} : { 'data-transition': transition }),
        x: tenth(x),
        y: tenth(y + index * step),
      },
      text,
    ),
  )

const tenth = (value: number) => Math.round(value * 10) / 10

const pathOf = (points: ReadonlyArray<Point>): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const safe = (id: string) => id.replace(/[^\w-]/g, '-')
