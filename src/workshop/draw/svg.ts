import type { Chart } from '../model/chart.ts'
import type { DrawnArrow, DrawnState, Geometry, Line, Point } from './geometry.ts'

/**
 * A laid-out chart as SVG. Everything has a class and says which state or transitions it is (`data-state`,
 * `data-transition`), so that a page lights it by changing a class and never draws anew.
 */
export const svgOf = (chart: Chart, { width, height, states, dots, arrows }: Geometry): string => {
  const kinds = new Map(chart.states.map(({ id, kind }) => [id, kind]))
  const head = `arrow-${safe(chart.id)}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" class="chart" aria-hidden="true">`,
    `<defs><marker id="${head}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" class="chart-head"/></marker></defs>`,
    ...states.map((state) => stateSvg(state, kinds.get(state.id) ?? 'atomic')),
    ...dots.map(({ x, y }) => `<circle class="chart-dot" cx="${x}" cy="${y}" r="5"/>`),
    ...arrows.map((arrow) => arrowSvg(arrow, head)),
    '</svg>',
  ].join('\n')
}

const stateSvg = ({ id, x, y, width, height, depth, lines }: DrawnState, kind: string): string =>
  [
    `<g class="chart-state chart-${kind}" data-state="${escaped(id)}" data-depth="${depth % 4}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    ...(kind === 'final'
      ? [`<rect class="chart-inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="6"/>`]
      : []),
    ...textSvg(lines, x + 12, y + 22, 16),
    '</g>',
  ].join('')

const arrowSvg = ({ transitions, points, label }: DrawnArrow, head: string): string =>
  [
    `<g class="chart-arrow" data-transitions="${escaped(transitions.join('\n'))}">`,
    `<path d="${pathOf(points)}" marker-end="url(#${head})"/>`,
    ...(label ? textSvg(label.lines, label.x + 3, label.y + 10, 13) : []),
    '</g>',
  ].join('')

const textSvg = (lines: ReadonlyArray<Line>, x: number, y: number, step: number): ReadonlyArray<string> =>
  lines.map(({ text, transition, kind }, index) => {
    const of = transition === null ? '' : ` data-transition="${escaped(transition)}"`
    return `<text class="chart-${kind}"${of} x="${x}" y="${Math.round((y + index * step) * 10) / 10}">${escaped(text)}</text>`
  })

const pathOf = (points: ReadonlyArray<Point>): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const safe = (id: string) => id.replace(/[^\w-]/g, '-')

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
