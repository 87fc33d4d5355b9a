/**
 * § 4 Updating to the latest template, without losing one's own changes (ours): three texts are laid side by side, block by
 * block, as the template was, as we made it, and as the template is now. What only one of the two changed is taken over;
 * what both changed alike, once. Where both changed the same block differently, a list or a quotation is looked at item
 * by item; else theirs stands and ours is named, so that somebody decides.
 */
import { canonical } from './content/canonical.ts'
import type { Block, ListItem, PolicyContent } from './content/nouns.ts'
import { textOf } from './content/words.ts'

interface Conflict {
  readonly ours: string
  readonly theirs: string
}

export interface Merged {
  readonly content: PolicyContent
  readonly conflicts: ReadonlyArray<Conflict>
}

/** Where two lists of texts have the same: pairs of places, both ascending. A longest such list is wanted. */
export type Matching = (
  one: ReadonlyArray<string>,
  other: ReadonlyArray<string>,
) => ReadonlyArray<readonly [one: number, other: number]>

type Node = Block | ListItem

interface Three<A> {
  readonly base: A
  readonly ours: A
  readonly theirs: A
}

type Texts = Three<ReadonlyArray<Node>>

interface Outcome {
  readonly nodes: ReadonlyArray<Node>
  readonly conflicts: ReadonlyArray<Conflict>
}

export const mergedTexts = ({ base, ours, theirs }: Three<PolicyContent>, matching: Matching): Merged => {
  const { nodes, conflicts } = merged({ base: base.content, ours: ours.content, theirs: theirs.content }, matching)
  const [first = { type: 'paragraph' as const }, ...rest] = nodes as ReadonlyArray<Block>
  return { content: { type: 'doc', content: [first, ...rest] }, conflicts }
}

function merged({ base, ours, theirs }: Texts, matching: Matching): Outcome {
  const edits = [...editsOf('ours', base, ours, matching), ...editsOf('theirs', base, theirs, matching)]
  const outcomes: Array<Outcome> = []
  let at = 0
  for (const region of regionsOf(edits)) {
    outcomes.push({ nodes: base.slice(at, region.from), conflicts: [] })
    const said = {
      base: base.slice(region.from, region.to),
      ours: edited(base, region, 'ours'),
      theirs: edited(base, region, 'theirs'),
    }
    outcomes.push(settled(said, matching))
    at = region.to
  }
  return joined([...outcomes, { nodes: base.slice(at), conflicts: [] }])
}

const joined = (outcomes: ReadonlyArray<Outcome>): Outcome => ({
  nodes: outcomes.flatMap(({ nodes }) => nodes),
  conflicts: outcomes.flatMap(({ conflicts }) => conflicts),
})

/** From here to there the template’s blocks gave way to these; where it is nowhere, they came in between. */
interface Edit {
  readonly by: 'ours' | 'theirs'
  readonly from: number
  readonly to: number
  readonly nodes: ReadonlyArray<Node>
}

function editsOf(
  by: Edit['by'],
  base: ReadonlyArray<Node>,
  other: ReadonlyArray<Node>,
  matching: Matching,
): ReadonlyArray<Edit> {
  const pairs = [...matching(base.map(canonical), other.map(canonical)), [base.length, other.length] as const]
  let [from, otherFrom] = [0, 0]
  return pairs.flatMap(([to, otherTo]) => {
    const edit: Edit = { by, from, to, nodes: other.slice(otherFrom, otherTo) }
    ;[from, otherFrom] = [to + 1, otherTo + 1]
    return edit.to > edit.from || edit.nodes.length > 0 ? [edit] : []
  })
}

interface Region {
  readonly from: number
  readonly to: number
  readonly edits: ReadonlyArray<Edit>
}

/** Edits that concern the same blocks, or the same place between two, belong together; neighbours do not. */
function regionsOf(edits: ReadonlyArray<Edit>): ReadonlyArray<Region> {
  const regions: Array<Region> = []
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = regions.at(-1)
    const isSamePlace = last !== undefined && last.from === edit.from && last.to === edit.to
    if (last === undefined || (edit.from >= last.to && !isSamePlace)) regions.push({ ...edit, edits: [edit] })
    else regions.splice(-1, 1, { from: last.from, to: Math.max(last.to, edit.to), edits: [...last.edits, edit] })
  }
  return regions
}

/** What one of the two has in a region. */
function edited(base: ReadonlyArray<Node>, { from, to, edits }: Region, by: Edit['by']): ReadonlyArray<Node> {
  const nodes: Array<Node> = []
  let at = from
  for (const edit of edits.filter((one) => one.by === by)) {
    nodes.push(...base.slice(at, edit.from), ...edit.nodes)
    at = edit.to
  }
  return [...nodes, ...base.slice(at, to)]
}

function settled(stretch: Texts, matching: Matching): Outcome {
  const { base, ours, theirs } = stretch
  if (isSame(ours, base) || isSame(ours, theirs)) return { nodes: theirs, conflicts: [] }
  if (isSame(theirs, base)) return { nodes: ours, conflicts: [] }
  // As many blocks in each: they were rewritten and not moved, so each is a question of its own.
  if (base.length === ours.length && base.length === theirs.length) {
    if (base.length > 1) return joined(onePlaceEach(stretch).map((place) => settled(place, matching)))
    const inner = insideOf(stretch)
    if (inner !== undefined) return inner(matching)
  }
  return { nodes: theirs, conflicts: [{ ours: wordsOf(ours), theirs: wordsOf(theirs) }] }
}

const onePlaceEach = ({ base, ours, theirs }: Texts): ReadonlyArray<Texts> =>
  base.map((_, at) => ({
    base: base.slice(at, at + 1),
    ours: ours.slice(at, at + 1),
    theirs: theirs.slice(at, at + 1),
  }))

/** How to go on inside, when all three are one block of a kind that holds others; what is around them is theirs. */
function insideOf({ base: [base], ours: [ours], theirs: [theirs] }: Texts) {
  if (!holdsNodes(base) || !holdsNodes(ours) || !holdsNodes(theirs)) return undefined
  if (base.type !== ours.type || base.type !== theirs.type) return undefined
  return (matching: Matching): Outcome => {
    const { nodes, conflicts } = merged({ base: base.content, ours: ours.content, theirs: theirs.content }, matching)
    // Each took out what the other left: a list of nothing is no list.
    return { nodes: nodes.length === 0 ? [] : [{ ...theirs, content: nodes } as Node], conflicts }
  }
}

type Holder = Extract<Node, { readonly content: ReadonlyArray<Node> }>

const holders: ReadonlyArray<string> = ['blockquote', 'bullet_list', 'ordered_list', 'list_item']

const holdsNodes = (node: Node | undefined): node is Holder => node !== undefined && holders.includes(node.type)

const isSame = (one: ReadonlyArray<Node>, other: ReadonlyArray<Node>): boolean =>
  one.length === other.length && one.every((node, at) => canonical(node) === canonical(other[at]))

const wordsOf = (nodes: ReadonlyArray<Node>): string => nodes.map(textOf).join('\n')
