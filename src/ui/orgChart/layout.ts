import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'
import { CARD_WIDTH, cardHeight } from './card.ts'
import { type Block, placed } from './tidyTree.ts'

/**
 * Where each card stands, and the lines between them. People without reports stand under each other below their manager,
 * those with a team beside each other, so that an organisation is no wider than it must be. Pure: the same tree with the
 * same teams open is the same chart.
 */
const GAP = 24
const ROW_GAP = 12
/** From a card down to the line that joins its reports, and from there down to them. */
const DROP = 20
/** How far cards under each other stand in from the line that they hang on. */
const INDENT = 16
/** A column is no higher; a manager of many has several of them. */
const COLUMN_MAX = 10

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The cards of one team and the line above them. */
export interface Team {
  /** Of the manager's card, its middle and its lower edge. */
  readonly stemX: number
  readonly top: number
  readonly busY: number
  /** Cards beside each other: the middle of each, which the line reaches from above. */
  readonly drops: ReadonlyArray<number>
  /** Cards under each other: the line they hang on, and the middle of each. */
  readonly rails: ReadonlyArray<{ readonly x: number; readonly ys: ReadonlyArray<number> }>
  readonly bounds: Box
}

export interface ChartLayout {
  readonly tree: OrgTree
  readonly nodes: ReadonlyArray<OrgNode>
  readonly boxes: ReadonlyArray<Box>
  readonly teams: ReadonlyArray<Team>
  readonly bounds: Box
  /** The cards from left to right: the spatial index. */
  readonly byX: Uint32Array
}

/** A card and its team, or the columns of those without a team, which the tree need not know inside. */
interface ChartBlock extends Block {
  readonly node: OrgNode | null
  readonly columns: ReadonlyArray<ReadonlyArray<OrgNode>>
  readonly children: Array<ChartBlock>
}

export function laidOut(tree: OrgTree, expanded: ReadonlySet<EmployeeId>): ChartLayout {
  const blocks = blocksOf(tree, expanded)
  placed(blocks)
  const nodes: Array<OrgNode> = []
  const boxes: Array<Box> = []
  const teams: Array<Team> = []
  const stand = (node: OrgNode, x: number, y: number): Box => {
    const box = { x, y, width: CARD_WIDTH, height: cardHeight(node.person) }
    nodes.push(node)
    boxes.push(box)
    return box
  }

  for (const { node, x, y, children } of blocks) {
    if (node === null) continue
    const box = stand(node, x - CARD_WIDTH / 2, y)
    if (children.length === 0) continue
    const drops: Array<number> = []
    const rails: Array<Team['rails'][number]> = []
    for (const child of children) {
      if (child.node) drops.push(child.x)
      else rails.push(...columnsAt(child, stand))
    }
    teams.push(teamOf(box, box.y + box.height + DROP, drops, rails))
  }
  return { tree, nodes, boxes, teams, ...indexed(boxes) }
}

/** Managers before their teams, below one that nobody sees. */
const blocksOf = (tree: OrgTree, expanded: ReadonlySet<EmployeeId>): ReadonlyArray<ChartBlock> => {
  const top: ChartBlock = {
    node: null,
    columns: [],
    width: 0,
    height: 0,
    children: tree.roots.map(blockOf),
    x: 0,
    y: 0,
  }
  const blocks = [top, ...top.children]
  // Grows while it is gone through.
  for (const { node, children } of blocks) {
    if (node === null || node.reports.length === 0 || !expanded.has(node.person.id)) continue
    const rest: Array<OrgNode> = []
    for (const report of node.reports) {
      if (report.reports.length > 0) children.push(blockOf(report))
      else rest.push(report)
    }
    if (rest.length > 0) children.push(blockOfColumns(rest))
    for (const child of children) blocks.push(child)
  }
  return blocks
}

const blockOf = (node: OrgNode): ChartBlock => ({
  node,
  columns: [],
  width: CARD_WIDTH + GAP,
  height: cardHeight(node.person) + 2 * DROP,
  children: [],
  x: 0,
  y: 0,
})

const blockOfColumns = (people: ReadonlyArray<OrgNode>): ChartBlock => {
  const count = Math.ceil(people.length / COLUMN_MAX)
  const length = Math.ceil(people.length / count)
  const columns = Array.from({ length: count }, (_, at) => people.slice(at * length, (at + 1) * length))
  const heights = columns.map((column) =>
    column.reduce((sum, { person }) => sum + cardHeight(person) + ROW_GAP, -ROW_GAP),
  )
  return {
    node: null,
    columns,
    width: count * (INDENT + CARD_WIDTH + GAP),
    height: Math.max(...heights) + DROP,
    children: [],
    x: 0,
    y: 0,
  }
}

const columnsAt = (
  { width, columns, x, y }: ChartBlock,
  stand: (node: OrgNode, x: number, y: number) => Box,
): ReadonlyArray<Team['rails'][number]> =>
  columns.map((column, at) => {
    const railX = x - width / 2 + GAP / 2 + at * (INDENT + CARD_WIDTH + GAP)
    let nextY = y
    const ys = column.map((node) => {
      const box = stand(node, railX + INDENT, nextY)
      nextY += box.height + ROW_GAP
      return box.y + box.height / 2
    })
    return { x: railX, ys }
  })

const teamOf = (
  { x, y, width, height }: Box,
  busY: number,
  drops: ReadonlyArray<number>,
  rails: Team['rails'],
): Team => {
  const stemX = x + width / 2
  // From left to right, as they stand.
  const left = Math.min(stemX, drops[0] ?? stemX, rails[0]?.x ?? stemX)
  const right = Math.max(stemX, drops.at(-1) ?? stemX, (rails.at(-1)?.x ?? stemX) + INDENT)
  let bottom = busY + DROP
  for (const { ys } of rails) bottom = Math.max(bottom, ys.at(-1) ?? 0)
  const top = y + height
  // A line has no area of its own.
  const bounds = { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 }
  return { stemX, top, busY, drops, rails, bounds }
}

const indexed = (boxes: ReadonlyArray<Box>): Pick<ChartLayout, 'byX' | 'bounds'> => {
  let [left, top, right, bottom] = boxes.length === 0 ? [0, 0, 0, 0] : [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  // Place and index in one number: numbers are sorted ten times as fast as by a function that compares.
  const keys = Float64Array.from(boxes, ({ x }, index) => (x - left) * boxes.length + index).sort()
  const byX = Uint32Array.from(keys, (key) => key % boxes.length)
  return { byX, bounds: { x: left, y: top, width: right - left, height: bottom - top } }
}

/** Which card is somebody's. Looked for among all: seldom asked, and a map would be dearer to make than all the asking. */
export const indexIn = ({ tree, nodes }: Pick<ChartLayout, 'tree' | 'nodes'>, id: EmployeeId): number | undefined => {
  const node = tree.byId.get(id)
  const index = node === undefined ? -1 : nodes.indexOf(node)
  return index < 0 ? undefined : index
}

const leftOf = (boxes: ReadonlyArray<Box>, index: number): number => (boxes[index] as Box).x

export const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y

/** The cards that can be seen through a window onto the chart: looked for among those that stand in its columns only. */
export function within({ boxes, byX }: Pick<ChartLayout, 'boxes' | 'byX'>, window: Box): ReadonlyArray<number> {
  const found: Array<number> = []
  for (let at = firstFrom(boxes, byX, window.x - CARD_WIDTH); at < byX.length; at += 1) {
    const index = byX[at] as number
    const box = boxes[index] as Box
    if (box.x >= window.x + window.width) break
    if (meets(box, window)) found.push(index)
  }
  return found
}

const firstFrom = (boxes: ReadonlyArray<Box>, byX: Uint32Array, x: number): number => {
  let [low, high] = [0, byX.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (leftOf(boxes, byX[middle] as number) < x) low = middle + 1
    else high = middle
  }
  return low
}

export const at = (layout: ChartLayout, x: number, y: number): OrgNode | undefined => {
  const [index] = within(layout, { x, y, width: 0.01, height: 0.01 })
  return index === undefined ? undefined : layout.nodes[index]
}
