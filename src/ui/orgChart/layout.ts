import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'
import { CARD_WIDTH, cardHeight } from './card.ts'
import { type Block, placed } from './tidyTree.ts'

/**
 * Where people stand. Those without reports stand under each other below their manager, those with a team beside each
 * other, so that an organisation is no wider than it must be. Pure: the same tree with the same teams open is the same
 * chart. Of a large one a window shows little: single cards and lines are made when they come into view (`inView.ts`).
 */
const GAP = 24
const ROW_GAP = 12
/** From a card down to the line that joins its reports, and from there down to them. */
const DROP = 20
/** How far cards under each other stand in from the line that they hang on. */
const INDENT = 16
const COLUMN_WIDTH = INDENT + CARD_WIDTH + GAP
/** A column is no higher; a manager of many has several of them. */
const COLUMN_MAX = 10

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A card where it stands. */
export interface PlacedCard {
  readonly node: OrgNode
  readonly box: Box
}

/** A line downwards that the cards under each other hang on, and the middle of each. */
interface Rail {
  readonly x: number
  readonly ys: ReadonlyArray<number>
}

/** The lines between a manager's card and the team. */
export interface Team {
  /** Of the manager's card, its middle and its lower edge. */
  readonly stemX: number
  readonly top: number
  /** The line above the team, and how far it goes. */
  readonly busY: number
  readonly left: number
  readonly right: number
  /** Cards beside each other: the middle of each, which the line reaches from above. */
  readonly drops: ReadonlyArray<number>
  readonly rails: ReadonlyArray<Rail>
}

/** A manager's card, or the columns of those below without a team, which the tree need not know inside. */
export interface ChartBlock extends Block {
  readonly node: OrgNode | null
  /** Who stands in the columns, and how many at most in each. */
  readonly people: ReadonlyArray<OrgNode>
  readonly columnLength: number
  readonly children: Array<ChartBlock>
  /** Kept from when they were first looked at. */
  cards: ReadonlyArray<PlacedCard> | null
  team: Team | null
}

export interface ChartLayout {
  readonly tree: OrgTree
  readonly blocks: ReadonlyArray<ChartBlock>
  readonly bounds: Box
}

export function laidOut(tree: OrgTree, expanded: ReadonlySet<EmployeeId>): ChartLayout {
  const blocks = blocksOf(tree, expanded)
  // Several may stand at the top, below one that nobody sees.
  const above = blockOf(0, 0, null)
  for (const block of blocks.slice(0, tree.roots.length)) above.children.push(block)
  placed(above)
  return { tree, blocks, bounds: boundsOf(blocks) }
}

/** Level by level. */
const blocksOf = (tree: OrgTree, expanded: ReadonlySet<EmployeeId>): ReadonlyArray<ChartBlock> => {
  const blocks = tree.roots.map(blockOfCard)
  // Grows while it is gone through.
  for (const { node, children } of blocks) {
    if (node === null || node.reports.length === 0 || !expanded.has(node.person.id)) continue
    for (const report of node.reports) if (report.reports.length > 0) children.push(blockOfCard(report))
    const rest = children.length === 0 ? node.reports : node.reports.filter(({ reports }) => reports.length === 0)
    if (rest.length > 0) children.push(blockOfColumns(rest))
    for (const child of children) blocks.push(child)
  }
  return blocks
}

const blockOf = (
  width: number,
  height: number,
  node: OrgNode | null,
  people: ReadonlyArray<OrgNode> = [],
  columnLength = 0,
): ChartBlock => ({
  width,
  height,
  node,
  people,
  columnLength,
  children: [],
  cards: null,
  team: null,
  x: 0,
  y: 0,
})

const blockOfCard = (node: OrgNode): ChartBlock => blockOf(CARD_WIDTH + GAP, cardHeight(node.person) + 2 * DROP, node)

const blockOfColumns = (people: ReadonlyArray<OrgNode>): ChartBlock => {
  const columnLength = Math.ceil(people.length / Math.ceil(people.length / COLUMN_MAX))
  let tallest = 0
  let height = 0
  people.forEach(({ person }, at) => {
    if (at % columnLength === 0) height = -ROW_GAP
    height += cardHeight(person) + ROW_GAP
    tallest = Math.max(tallest, height)
  })
  const count = Math.ceil(people.length / columnLength)
  return blockOf(count * COLUMN_WIDTH, tallest + DROP, null, people, columnLength)
}

/** Of the cards alone: the room around them is no part of the chart. */
const boundsOf = (blocks: ReadonlyArray<ChartBlock>): Box => {
  if (blocks.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { node, x, y, width, height } of blocks) {
    left = Math.min(left, x - (width - GAP) / 2 + (node === null ? INDENT : 0))
    top = Math.min(top, y)
    right = Math.max(right, x + (width - GAP) / 2)
    bottom = Math.max(bottom, y + height - (node === null ? DROP : 2 * DROP))
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const cardsOf = (block: ChartBlock): ReadonlyArray<PlacedCard> => {
  block.cards ??=
    block.node === null ? cardsInColumns(block) : [placedAt(block.node, block.x - CARD_WIDTH / 2, block.y)]
  return block.cards
}

const placedAt = (node: OrgNode, x: number, y: number): PlacedCard => ({
  node,
  box: { x, y, width: CARD_WIDTH, height: cardHeight(node.person) },
})

const cardsInColumns = (block: ChartBlock): ReadonlyArray<PlacedCard> => {
  let y = block.y
  return block.people.map((node, at) => {
    if (at % block.columnLength === 0) y = block.y
    const card = placedAt(node, railX(block, at) + INDENT, y)
    y += card.box.height + ROW_GAP
    return card
  })
}

const railX = ({ x, width, columnLength }: ChartBlock, at: number): number =>
  x - (width - GAP) / 2 + Math.floor(at / columnLength) * COLUMN_WIDTH

/** Only of a block with children. */
export const teamOf = (block: ChartBlock): Team => {
  block.team ??= linesBelow(block)
  return block.team
}

const linesBelow = ({ x: stemX, y, height, children }: ChartBlock): Team => {
  const drops = children.filter(({ node }) => node !== null).map(({ x }) => x)
  const rails = children.filter(({ node }) => node === null).flatMap(railsOf)
  // From left to right, as they stand.
  const left = Math.min(stemX, drops[0] ?? stemX, rails[0]?.x ?? stemX)
  const right = Math.max(stemX, drops.at(-1) ?? stemX, rails.at(-1)?.x ?? stemX)
  return { stemX, top: y + height - 2 * DROP, busY: y + height - DROP, left, right, drops, rails }
}

const railsOf = (block: ChartBlock): ReadonlyArray<Rail> => {
  const cards = cardsOf(block)
  const rails: Array<Rail> = []
  for (let from = 0; from < cards.length; from += block.columnLength) {
    const column = cards.slice(from, from + block.columnLength)
    rails.push({ x: railX(block, from), ys: column.map(({ box }) => box.y + box.height / 2) })
  }
  return rails
}
