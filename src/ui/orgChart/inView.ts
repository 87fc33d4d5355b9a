import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { type Box, cardsOf, type Team, teamOf } from '../kit/tree/layout.ts'
import type { ChartBlock, ChartLayout, PlacedCard } from './layout.ts'

/**
 * What of the chart can be seen through a window. Blocks are few beside people, so that a look at each of them is no
 * dearer than an index would be to make.
 */
export const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y

export function cardsWithin({ blocks }: Pick<ChartLayout, 'blocks'>, window: Box): ReadonlyArray<PlacedCard> {
  const found: Array<PlacedCard> = []
  for (const block of blocks) {
    const { x, y, width, height } = block
    if (!spans(window, x - width / 2, x + width / 2, y, y + height)) continue
    for (const card of cardsOf(block)) if (meets(card.box, window)) found.push(card)
  }
  return found
}

export function teamsWithin({ blocks }: Pick<ChartLayout, 'blocks'>, window: Box): ReadonlyArray<Team> {
  const found: Array<Team> = []
  for (const block of blocks) {
    const first = block.children[0]
    const last = block.children.at(-1)
    if (first === undefined || last === undefined) continue
    const left = Math.min(block.x, first.x - first.width / 2)
    const right = Math.max(block.x, last.x + last.width / 2)
    // Columns stand last, and their lines go down beside them.
    const bottom = last.node === null ? last.y + last.height : last.y
    if (spans(window, left, right, block.y, bottom)) found.push(teamOf(block))
  }
  return found
}

/** Numbers, not a box: this is asked of every block in every frame. */
const spans = (window: Box, left: number, right: number, top: number, bottom: number): boolean =>
  left < window.x + window.width && right > window.x && top < window.y + window.height && bottom > window.y

/** Whose card stands where; undefined while a team above is closed. */
export const cardOf = ({ tree, blocks }: Pick<ChartLayout, 'tree' | 'blocks'>, id: EmployeeId) => {
  const node = tree.byId.get(id)
  const block = node && blocks.find((candidate) => holds(candidate, node))
  return block && cardsOf(block).find((card) => card.node === node)
}

const holds = ({ node, column }: ChartBlock, wanted: OrgNode): boolean =>
  node === null ? column[0]?.manager === wanted.manager && column.includes(wanted) : node === wanted

export const at = (layout: ChartLayout, x: number, y: number): OrgNode | undefined =>
  cardsWithin(layout, { x, y, width: 0.01, height: 0.01 })[0]?.node
