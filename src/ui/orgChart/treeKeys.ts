import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'

/** The keys of a tree (WAI-ARIA): up and down through what is open, right to open and to go in, left to close and out. */
export type TreeStep = { readonly go: OrgNode } | { readonly toggle: OrgNode } | null

interface Open {
  readonly tree: OrgTree
  readonly expanded: ReadonlySet<EmployeeId>
}

export function treeStep(key: string, node: OrgNode, open: Open): TreeStep {
  const isOpen = isExpanded(node, open)
  switch (key) {
    case 'ArrowDown':
      return going(after(node, open))
    case 'ArrowUp':
      return going(before(node, open))
    case 'ArrowRight':
      return isOpen ? going(node.reports[0]) : node.reports.length > 0 ? { toggle: node } : null
    case 'ArrowLeft':
      return isOpen ? { toggle: node } : going(node.manager ?? undefined)
    case 'Home':
      return going(open.tree.roots[0])
    case 'End':
      return going(lastIn(open.tree.roots.at(-1), open))
    default:
      return null
  }
}

export const isExpanded = ({ person, reports }: OrgNode, { expanded }: Pick<Open, 'expanded'>): boolean =>
  reports.length > 0 && expanded.has(person.id)

const going = (node: OrgNode | undefined): TreeStep => (node === undefined ? null : { go: node })

const siblingsOf = (node: OrgNode, { tree }: Open) => node.manager?.reports ?? tree.roots

const after = (node: OrgNode, open: Open): OrgNode | undefined => {
  if (isExpanded(node, open)) return node.reports[0]
  for (let at: OrgNode | null = node; at !== null; at = at.manager) {
    const next = siblingsOf(at, open)[at.place]
    if (next !== undefined) return next
  }
  return undefined
}

const before = (node: OrgNode, open: Open): OrgNode | undefined =>
  node.place > 1 ? lastIn(siblingsOf(node, open)[node.place - 2], open) : (node.manager ?? undefined)

/** The lowest that is to be seen of somebody's team. */
const lastIn = (node: OrgNode | undefined, open: Open): OrgNode | undefined => {
  let last = node
  while (last !== undefined && isExpanded(last, open)) last = last.reports.at(-1)
  return last
}
