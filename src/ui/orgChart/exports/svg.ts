import { initials } from '../../../domain/kernel/person.ts'
import { cardsOf, type Team, teamOf } from '../../kit/tree/layout.ts'
import { palette } from '../../theme/palette.ts'
import { linesOn } from '../card.ts'
import type { ChartLayout, PlacedCard } from '../layout.ts'

/** The chart as it is open, as a drawing of its own: light colours, no pictures, text that can be searched. Pure. */
const MARGIN = 24

const light = (name: keyof typeof palette): string => palette[name][0]
const ink = {
  line: light('border.strong'),
  edge: light('border'),
  fg: light('fg'),
  muted: light('fg.muted'),
  warning: light('warning'),
}

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export function drawing(layout: ChartLayout): Drawing {
  const { x, y, width: inner, height: high } = layout.bounds
  const [width, height] = [Math.ceil(inner + 2 * MARGIN), Math.ceil(high + 2 * MARGIN)]
  const lines = layout.blocks
    .filter(({ children }) => children.length > 0)
    .map((block) => pathOf(teamOf(block)))
    .join('')
  const cards = layout.blocks.flatMap(cardsOf).map(cardOf).join('\n')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x - MARGIN} ${y - MARGIN} ${width} ${height}" font-family="Inter, system-ui, sans-serif" font-size="12">
<title>Org chart</title>
<rect x="${x - MARGIN}" y="${y - MARGIN}" width="${width}" height="${height}" fill="#fff"/>
<path d="${lines}" fill="none" stroke="${ink.line}"/>
${cards}
</svg>`
  return { svg, width, height }
}

const pathOf = ({ stemX, top, busY, left, right, drops, rails }: Team): string => {
  const bus = right > left ? `M${left} ${busY}H${right}` : ''
  const down = drops.map((drop) => `M${drop} ${busY}v20`).join('')
  const columns = rails
    .map(({ x, ys }) => `M${x} ${busY}V${ys.at(-1) ?? busY}${ys.map((tick) => `M${x} ${tick}h16`).join('')}`)
    .join('')
  return `M${stemX} ${top}V${busY}${bus}${down}${columns}`
}

/** A drawing inside the drawing cuts off what is too long. */
const cardOf = ({ node: { person, vacancy }, box: { x, y, width, height } }: PlacedCard): string => {
  const words = linesOn(person).map(
    ({ kind, text }, at) =>
      `<text x="64" y="${42 + at * 16}" fill="${kind === 'flags' ? ink.warning : kind === 'title' ? ink.fg : ink.muted}">${escaped(text)}</text>`,
  )
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#fff" stroke="${ink.edge}"${vacancy ? ' stroke-dasharray="4"' : ''}/><circle cx="32" cy="30" r="20" fill="${ink.edge}"/><text x="32" y="35" text-anchor="middle" font-size="14" fill="${ink.fg}">${escaped(initials(person.fullName))}</text><svg width="${width - 12}" height="${height}"><text x="64" y="25" font-size="14" font-weight="500" fill="${ink.fg}">${escaped(person.fullName)}</text>${words.join('')}</svg></svg>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold at all falls away. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
