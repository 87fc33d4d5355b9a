import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { OrgNode, OrgTree } from '../../domain/orgChart/tree.ts'
import type * as tree from '../kit/tree/layout.ts'
import { treeLaidOut } from '../kit/tree/layout.ts'
import { CARD_WIDTH, cardHeight } from './card.ts'

/** Where people stand: the tree of them with the teams of `expanded` open (`kit/tree/layout.ts`). */
export type ChartBlock = tree.TreeBlock<OrgNode>
export type PlacedCard = tree.PlacedCard<OrgNode>

export interface ChartLayout extends tree.TreeLayout<OrgNode> {
  readonly tree: OrgTree
}

/** Where they could not be read beside each other, teams that are folded stand in `stacks` columns. */
export const laidOut = (tree: OrgTree, expanded: ReadonlySet<EmployeeId>, stacks = 0): ChartLayout => ({
  tree,
  ...treeLaidOut(tree.roots, {
    width: CARD_WIDTH,
    heightOf: ({ person }) => cardHeight(person),
    below: ({ reports }) => reports,
    isOpen: ({ person }) => expanded.has(person.id),
    stacks,
  }),
})
