import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { above, type OrgNode, type OrgTree } from '../../domain/orgChart/tree.ts'
import { treeStep as stepIn, type TreeStep } from '../kit/tree/treeKeys.ts'

interface Open {
  readonly tree: OrgTree
  readonly expanded: ReadonlySet<EmployeeId>
}

export const treeStep = (key: string, node: OrgNode, open: Open): TreeStep<OrgNode> =>
  stepIn(key, node, {
    roots: open.tree.roots,
    above: ({ manager }) => manager,
    below: ({ reports }) => reports,
    isOpen: (one) => isExpanded(one, open),
    place: ({ place }) => place,
  })

/** Whom the keys begin with: who is selected, or who is drawn in their place while somebody above them is closed. */
export const keysBeginAt = (selected: EmployeeId | null, { tree, expanded }: Open): OrgNode | undefined => {
  const node = selected === null ? undefined : tree.byId.get(selected)
  if (node === undefined) return tree.roots[0]
  return above(node).findLast((one) => !isExpanded(one, { expanded })) ?? node
}

export const isExpanded = ({ person, reports }: OrgNode, { expanded }: Pick<Open, 'expanded'>): boolean =>
  reports.length > 0 && expanded.has(person.id)
