/**
 * What is shown of a comparison to someone who has read the older version: what changed, the heading it stands under
 * (of a row of a table also the row that heads it), and how much between was left out. Ours.
 */
import type { DiffBlock } from './nouns.ts'

export interface ShownChange {
  /** How many unchanged blocks are left out before it. */
  readonly left: number
  /** Null at the end, where only what is left out is told. */
  readonly block: DiffBlock | null
}

export const shownChanges = (blocks: ReadonlyArray<DiffBlock>): ReadonlyArray<ShownChange> => {
  const wanted = new Set<number>()
  let heading: number | null = null
  let tableHead: number | null = null
  blocks.forEach(({ kind, level, change }, index) => {
    if (kind === 'heading') heading = index
    if (kind !== 'tableRow') tableHead = null
    else if (level === 1) tableHead = index
    if (change === 'same') return
    wanted.add(index)
    if (heading !== null) wanted.add(heading)
    if (tableHead !== null) wanted.add(tableHead)
  })
  const shown: Array<ShownChange> = []
  let left = 0
  blocks.forEach((block, index) => {
    if (!wanted.has(index)) {
      left += 1
      return
    }
    shown.push({ left, block })
    left = 0
  })
  return left === 0 ? shown : [...shown, { left, block: null }]
}
