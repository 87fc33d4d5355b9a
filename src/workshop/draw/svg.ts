import type { Chart } from '../model/chart.ts'
import type { HeatMap } from '../model/heat.ts'
import { drawingOf, type Shape } from './drawing.ts'
import type { Geometry } from './geometry.ts'

/** A laid-out chart as SVG; `style` makes it a picture that stands alone. */
export const svgOf = (chart: Chart, geometry: Geometry, style = '', heat: HeatMap | null = null): string => {
  const { tag, attributes, inside } = drawingOf(chart, geometry, heat)
  return [
    `<${tag}${written(attributes)}>`,
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    ...inside.map(text),
    `</${tag}>`,
  ].join('\n')
}

const text = (shape: Shape | string): string => {
  if (typeof shape === 'string') return escaped(shape)
  const { tag, attributes, inside } = shape
  return inside.length === 0
    ? `<${tag}${written(attributes)}/>`
    : `<${tag}${written(attributes)}>${inside.map(text).join('')}</${tag}>`
}

const written = (attributes: Shape['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
