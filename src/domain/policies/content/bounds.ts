/**
 * How long and how deep the text of a policy may be (ours): some eighty pages, lists within lists as far as somebody can
 * still follow, and tables that a page of paper can hold (`tables.ts`). Without a Schema, for the editor too.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { IMAGES_MAX } from './images.ts'
import { fitsInTable } from './tables.ts'

export const CONTENT_CHARACTERS_MAX = 200_000
export const CONTENT_BLOCKS_MAX = 5_000
/** Blocks within blocks: a paragraph of an item in a list in another list is of depth five. */
export const CONTENT_DEPTH_MAX = 12

/** Far beyond what is allowed, and far within what a program can read. */
const READABLE_DEPTH = 100

export type ContentProblem = 'textTooLong' | 'tooManyBlocks' | 'tooDeep' | 'tableTooLarge' | 'tooManyImages'

/** Any tree of nodes: it is judged before anything else is known of it. */
interface Node {
  readonly type?: unknown
  readonly text?: unknown
  readonly content?: unknown
}

/** By a list of what is still to be looked at: what is too deep for us must not be too deep for the language. */
export const withinBounds = (root: unknown): Decision<ContentProblem> => {
  const waiting: Array<readonly [node: Node, depth: number]> = isNode(root) ? [[root, 0]] : []
  let characters = 0
  let blocks = 0
  let images = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > CONTENT_DEPTH_MAX) return denied('tooDeep')
    if (typeof node.text === 'string') characters += node.text.length
    else blocks += 1
    if (node.type === 'image') images += 1
    if (characters > CONTENT_CHARACTERS_MAX) return denied('textTooLong')
    if (blocks > CONTENT_BLOCKS_MAX) return denied('tooManyBlocks')
    if (images > IMAGES_MAX) return denied('tooManyImages')
    if (!Array.isArray(node.content)) continue
    if (node.type === 'table' && !fits(node.content)) return denied('tableTooLarge')
    for (const inner of node.content) if (isNode(inner)) waiting.push([inner, depth + 1])
  }
  return allowed
}

/** Whether it may be read at all. */
export const isReadable = (root: unknown): boolean => {
  let level: ReadonlyArray<unknown> = [root]
  for (let depth = 0; depth <= READABLE_DEPTH; depth += 1) {
    level = level.flatMap((node) => (isNode(node) && Array.isArray(node.content) ? node.content : []))
    if (level.length === 0) return true
  }
  return false
}

const fits = (rows: ReadonlyArray<unknown>): boolean => fitsInTable(rows.length, Math.max(0, ...rows.map(cellsIn)))

const cellsIn = (row: unknown): number => (isNode(row) && Array.isArray(row.content) ? row.content.length : 0)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
