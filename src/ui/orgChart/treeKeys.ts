import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'
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

export const isExpanded = ({ person, reports }: OrgNode, { expanded }: Pick<Open, 'expanded'>): boolean =>
  reports.length > 0 && expanded.has(person.id)
