import { flextree } from 'd3-flextree'

/** A rectangle in a tree of rectangles of different sizes. */
export interface Block {
  readonly width: number
  readonly height: number
  readonly children: ReadonlyArray<Block>
  /** The middle of its upper edge; placed here. */
  x: number
  y: number
}

/**
 * The library goes down a tree by calling itself, and a line of thousands below each other would exhaust the stack. So
 * what hangs this many levels deep is placed by itself, and stands in the tree above as one rectangle: nothing is left
 * out, only what is below such a level leaves a little more room beside it.
 */
const LEVELS_MAX = 400

/** What the library is handed: it asks for size and children, and tells x and y. */
interface Node {
  readonly block: Block
  /** Below the root of its part. */
  readonly level: number
  readonly children: Array<Node>
  /** Of all that hangs on it, where it stands for that. */
  size: [number, number]
  part: Part | null
  x: number
  y: number
}

/** As much of the tree as is placed at once. */
interface Part {
  readonly root: Node
  readonly nodes: ReadonlyArray<Node>
}

/**
 * As narrow as can be: each team moves to the left until it would touch what stands there already, at any height, and a
 * manager stands in the middle above the team. Each block below `top`, and itself, is told where it stands.
 */
export function placed(top: Block): void {
  const whole = partFrom(nodeOf(top, 0))
  const parts = [whole]
  // Grows while it is gone through.
  for (const { nodes } of parts) {
    for (const node of nodes) {
      if (node.level < LEVELS_MAX || node.block.children.length === 0) continue
      node.part = partFrom(nodeOf(node.block, 0))
      parts.push(node.part)
    }
  }
  for (const part of parts.toReversed()) place(part)
  settle(whole)
}

const nodeOf = (block: Block, level: number): Node => ({
  block,
  level,
  children: [],
  size: [block.width, block.height],
  part: null,
  x: 0,
  y: 0,
})

const partFrom = (root: Node): Part => {
  const nodes = [root]
  // Grows while it is gone through.
  for (const { block, level, children } of nodes) {
    if (level === LEVELS_MAX) continue
    for (const child of block.children) {
      const node = nodeOf(child, level + 1)
      children.push(node)
      nodes.push(node)
    }
  }
  return { root, nodes }
}

const tidy = flextree<Block>({ nodeSize: (node) => (node as unknown as Node).size })

/** The parts below have been placed, and are as large as they are. */
const place = ({ root, nodes }: Part): void => {
  for (const node of nodes) if (node.part) node.size = extentOf(node.part)
  // A hierarchy of d3's own would only be one more copy.
  tidy(root as never)
}

/** With the root in the middle. */
const extentOf = ({ nodes }: Part): [number, number] => {
  let reach = 0
  let bottom = 0
  for (const { x, y, size } of nodes) {
    reach = Math.max(reach, Math.abs(x) + size[0] / 2)
    bottom = Math.max(bottom, y + size[1])
  }
  return [2 * reach, bottom]
}

const settle = (whole: Part): void => {
  const waiting = [{ part: whole, left: 0, top: 0 }]
  for (const { part, left, top } of waiting) {
    for (const { block, part: own, x, y } of part.nodes) {
      if (own) waiting.push({ part: own, left: left + x, top: top + y })
      else {
        // Whole numbers only: sharp edges, and cheaper to keep.
        block.x = Math.round(left + x)
        block.y = top + y
      }
    }
  }
}
