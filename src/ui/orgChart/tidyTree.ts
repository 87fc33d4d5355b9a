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
 * As narrow as can be: each team moves to the left until it would touch what stands there already, at any height, and a
 * manager stands in the middle above the team. The first of `blocks` stands above all. Each block is told where it stands.
 */
export function placed(blocks: ReadonlyArray<Block>): void {
  const [top] = blocks
  if (top === undefined) return
  const place = flextree<Block>({
    children: ({ children }) => children as Array<Block>,
    nodeSize: ({ data: { width, height } }) => [width, height],
  })
  // Whole numbers only: sharp edges, and cheaper to keep.
  place(place.hierarchy(top)).each(({ data, x, y }) => Object.assign(data, { x: Math.round(x), y }))
}
