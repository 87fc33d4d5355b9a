/** A tree as its keys walk through it: only what is below an open one can be seen. */
export interface Branches<Node> {
  readonly roots: ReadonlyArray<Node>
  readonly above: (node: Node) => Node | null
  readonly below: (node: Node) => ReadonlyArray<Node>
  readonly isOpen: (node: Node) => boolean
  /** From 1, among those below the same. */
  readonly place: (node: Node) => number
}

/** The keys of a tree (WAI-ARIA): up and down through what is open, right to open and to go in, left to close and out. */
export type TreeStep<Node> = { readonly go: Node } | { readonly toggle: Node } | null

export function treeStep<Node>(key: string, node: Node, branches: Branches<Node>): TreeStep<Node> {
  const { roots, above, below, isOpen } = branches
  switch (key) {
    case 'ArrowDown':
      return going(after(node, branches))
    case 'ArrowUp':
      return going(before(node, branches))
    case 'ArrowRight':
      return isOpen(node) ? going(below(node)[0]) : below(node).length > 0 ? { toggle: node } : null
    case 'ArrowLeft':
      return isOpen(node) ? { toggle: node } : going(above(node) ?? undefined)
    case 'Home':
      return going(roots[0])
    case 'End':
      return going(lastIn(roots.at(-1), branches))
    default:
      return null
  }
}

const going = <Node>(node: Node | undefined): TreeStep<Node> => (node === undefined ? null : { go: node })

const siblingsOf = <Node>(node: Node, { roots, above, below }: Branches<Node>) => {
  const upper = above(node)
  return upper === null ? roots : below(upper)
}

const after = <Node>(node: Node, branches: Branches<Node>): Node | undefined => {
  if (branches.isOpen(node)) return branches.below(node)[0]
  for (let at: Node | null = node; at !== null; at = branches.above(at)) {
    const next = siblingsOf(at, branches)[branches.place(at)]
    if (next !== undefined) return next
  }
  return undefined
}

const before = <Node>(node: Node, branches: Branches<Node>): Node | undefined =>
  branches.place(node) > 1
    ? lastIn(siblingsOf(node, branches)[branches.place(node) - 2], branches)
    : (branches.above(node) ?? undefined)

/** The lowest that is to be seen of a branch. */
const lastIn = <Node>(node: Node | undefined, { below, isOpen }: Branches<Node>): Node | undefined => {
  let last = node
  while (last !== undefined && isOpen(last)) last = below(last).at(-1)
  return last
}
