import { type Block, placed } from './tidyTree.ts'

/**
 * Where the cards of a tree stand. Those with nothing below them stand under each other below theirs, those with something
 * beside each other, so that the tree is no wider than it must be. Pure: the same tree with the same branches open is the same
 * drawing. Of a large one a window shows little: single cards and lines are made when they come into view.
 */
const GAP = 24
const ROW_GAP = 12
/** More below one that says how many are folded below it. */
const FOLDED_GAP = 16
/** From a card down to the line that joins what is below it, and from there down to them. */
const DROP = 20
/** How far cards under each other stand in from the line that they hang on. */
const INDENT = 16
/** A column is no higher; where there are many below one there are several of them. */
const COLUMN_MAX = 10

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A tree as it is to be drawn: what its cards measure, and what is open below each. */
export interface Sizes<Node> {
  readonly width: number
  readonly heightOf: (node: Node) => number
  readonly below: (node: Node) => ReadonlyArray<Node>
  readonly isOpen: (node: Node) => boolean
  /**
   * Where there is room for so many columns only, and not for all beside each other: what has something below it stands
   * with those that have nothing, too, until it is opened. 0 where there is room.
   */
  readonly stacks?: number
}

const standsBeside = <Node>({ below, isOpen, stacks = 0 }: Sizes<Node>, node: Node): boolean =>
  below(node).length > 0 && (stacks === 0 || isOpen(node))

/** No column of people without reports is very long; those that were stacked take the columns there are. */
const columnsFor = <Node>({ below, stacks = 0 }: Sizes<Node>, nodes: ReadonlyArray<Node>): number => {
  const needed = Math.ceil(nodes.length / COLUMN_MAX)
  return nodes.some((node) => below(node).length > 0) ? Math.max(needed, Math.min(stacks, nodes.length)) : needed
}

/** What a card of a column takes of its height. */
const rowHeight = <Node>({ heightOf, below }: Sizes<Node>, node: Node): number =>
  heightOf(node) + ROW_GAP + (below(node).length > 0 ? FOLDED_GAP : 0)

/** A card where it stands. */
export interface PlacedCard<Node> {
  readonly node: Node
  readonly box: Box
}

/** A line downwards that the cards under each other hang on, and the middle of each. */
interface Rail {
  readonly x: number
  readonly ys: ReadonlyArray<number>
}

/** The lines between a card and what is below it. */
export interface Team {
  /** Of the upper card, its middle and its lower edge. */
  readonly stemX: number
  readonly top: number
  /** The line above those below, and how far it goes. */
  readonly busY: number
  readonly left: number
  readonly right: number
  /** Cards beside each other: the middle of each, which the line reaches from above. */
  readonly drops: ReadonlyArray<number>
  readonly rails: ReadonlyArray<Rail>
}

/** A card with something below it, or the columns of those without, which the tree need not know inside. */
export interface TreeBlock<Node> extends Block {
  readonly sizes: Sizes<Node>
  readonly node: Node | null
  /** Who stands in the columns, and how many at most in each. */
  readonly column: ReadonlyArray<Node>
  readonly columnLength: number
  readonly children: Array<TreeBlock<Node>>
  /** Kept from when they were first looked at. */
  cards: ReadonlyArray<PlacedCard<Node>> | null
  team: Team | null
}

export interface TreeLayout<Node> {
  readonly blocks: ReadonlyArray<TreeBlock<Node>>
  readonly bounds: Box
}

export function treeLaidOut<Node>(roots: ReadonlyArray<Node>, sizes: Sizes<Node>): TreeLayout<Node> {
  const blocks = blocksOf(roots, sizes)
  // Several may stand at the top, below one that nobody sees.
  const above = blockOf(sizes, 0, 0, null)
  for (const block of blocks.slice(0, roots.length)) above.children.push(block)
  placed(above)
  return { blocks, bounds: boundsOf(blocks) }
}

/** Level by level. */
const blocksOf = <Node>(roots: ReadonlyArray<Node>, sizes: Sizes<Node>): ReadonlyArray<TreeBlock<Node>> => {
  const { below, isOpen } = sizes
  const blocks = roots.map((node) => blockOfCard(sizes, node))
  // Grows while it is gone through.
  for (const { node, children } of blocks) {
    if (node === null || below(node).length === 0 || !isOpen(node)) continue
    for (const child of below(node)) if (standsBeside(sizes, child)) children.push(blockOfCard(sizes, child))
    const rest = children.length === 0 ? below(node) : below(node).filter((child) => !standsBeside(sizes, child))
    if (rest.length > 0) children.push(blockOfColumns(sizes, rest))
    for (const child of children) blocks.push(child)
  }
  return blocks
}

const blockOf = <Node>(
  sizes: Sizes<Node>,
  width: number,
  height: number,
  node: Node | null,
  column: ReadonlyArray<Node> = [],
  columnLength = 0,
): TreeBlock<Node> => ({
  sizes,
  width,
  height,
  node,
  column,
  columnLength,
  children: [],
  cards: null,
  team: null,
  x: 0,
  y: 0,
})

const blockOfCard = <Node>(sizes: Sizes<Node>, node: Node) =>
  blockOf(sizes, sizes.width + GAP, sizes.heightOf(node) + 2 * DROP, node)

/** Of a column of cards with its line. */
export const columnWidth = ({ width }: { readonly width: number }): number => INDENT + width + GAP

const blockOfColumns = <Node>(sizes: Sizes<Node>, nodes: ReadonlyArray<Node>) => {
  const columnLength = Math.ceil(nodes.length / columnsFor(sizes, nodes))
  let tallest = 0
  let height = 0
  nodes.forEach((node, at) => {
    if (at % columnLength === 0) height = -ROW_GAP
    height += rowHeight(sizes, node)
    tallest = Math.max(tallest, height)
  })
  const count = Math.ceil(nodes.length / columnLength)
  return blockOf(sizes, count * columnWidth(sizes), tallest + DROP, null, nodes, columnLength)
}

/** Of the cards alone: the room around them is no part of the drawing. */
const boundsOf = <Node>(blocks: ReadonlyArray<TreeBlock<Node>>): Box => {
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

export const cardsOf = <Node>(block: TreeBlock<Node>): ReadonlyArray<PlacedCard<Node>> => {
  block.cards ??=
    block.node === null
      ? cardsInColumns(block)
      : [placedAt(block.sizes, block.node, block.x - block.sizes.width / 2, block.y)]
  return block.cards
}

const placedAt = <Node>({ width, heightOf }: Sizes<Node>, node: Node, x: number, y: number): PlacedCard<Node> => ({
  node,
  box: { x, y, width, height: heightOf(node) },
})

const cardsInColumns = <Node>(block: TreeBlock<Node>): ReadonlyArray<PlacedCard<Node>> => {
  let y = block.y
  return block.column.map((node, at) => {
    if (at % block.columnLength === 0) y = block.y
    const card = placedAt(block.sizes, node, railX(block, at) + INDENT, y)
    y += rowHeight(block.sizes, node)
    return card
  })
}

const railX = <Node>({ sizes, x, width, columnLength }: TreeBlock<Node>, at: number): number =>
  x - (width - GAP) / 2 + Math.floor(at / columnLength) * columnWidth(sizes)

/** Only of a block with children. */
export const teamOf = <Node>(block: TreeBlock<Node>): Team => {
  block.team ??= linesBelow(block)
  return block.team
}

const linesBelow = <Node>({ x: stemX, y, height, children }: TreeBlock<Node>): Team => {
  const drops = children.filter(({ node }) => node !== null).map(({ x }) => x)
  const rails = children.filter(({ node }) => node === null).flatMap(railsOf)
  // From left to right, as they stand.
  const left = Math.min(stemX, drops[0] ?? stemX, rails[0]?.x ?? stemX)
  const right = Math.max(stemX, drops.at(-1) ?? stemX, rails.at(-1)?.x ?? stemX)
  return { stemX, top: y + height - 2 * DROP, busY: y + height - DROP, left, right, drops, rails }
}

const railsOf = <Node>(block: TreeBlock<Node>): ReadonlyArray<Rail> => {
  const cards = cardsOf(block)
  const rails: Array<Rail> = []
  for (let from = 0; from < cards.length; from += block.columnLength) {
    const column = cards.slice(from, from + block.columnLength)
    rails.push({ x: railX(block, from), ys: column.map(({ box }) => box.y + box.height / 2) })
  }
  return rails
}
