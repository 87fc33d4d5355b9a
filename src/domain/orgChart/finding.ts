/** Looking for somebody in the chart: by name or title, without regard to case and accents. Ours. */
import { foldedForSearch } from '../kernel/searchText.ts'
import type { OrgNode, OrgTree } from './tree.ts'

/** Names that begin so stand first, then names that hold it, then titles. */
export function found(
  { byId }: OrgTree,
  typed: string,
  mayBe: (node: OrgNode) => boolean = () => true,
  atMost = 8,
): ReadonlyArray<OrgNode> {
  const wanted = foldedForSearch(typed.trim())
  const byRank: ReadonlyArray<Array<OrgNode>> = [[], [], []]
  for (const node of byId.values()) {
    const rank = rankOf(node, wanted)
    const list = rank === null ? undefined : byRank[rank]
    if (list && list.length < atMost && mayBe(node)) list.push(node)
    if (byRank[0]?.length === atMost) break
  }
  return byRank.flat().slice(0, atMost)
}

const folds = new WeakMap<object, { readonly name: string; readonly title: string }>()

function rankOf({ person }: OrgNode, wanted: string): 0 | 1 | 2 | null {
  const known = folds.get(person)
  const folded = known ?? { name: foldedForSearch(person.fullName), title: foldedForSearch(person.positionTitle ?? '') }
  if (known === undefined) folds.set(person, folded)
  if (folded.name.startsWith(wanted)) return 0
  if (folded.name.includes(wanted)) return 1
  return folded.title.includes(wanted) ? 2 : null
}
