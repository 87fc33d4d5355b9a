/**
 * § 4 Updating to the latest template, without losing one's own changes (ours): three texts are laid side by side, block by
 * block, as the template was, as we made it, and as the template is now. What only one of the two changed is taken over;
 * what both changed alike, once. Where both changed the same block differently, a list or a quotation is looked at item
 * by item; else theirs stands and ours is named, so that somebody decides.
 */
import { type Matching, stretchesOf, type Three } from '../kernel/threeTexts.ts'
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

type Node = Block | ListItem

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

const merged = (texts: Texts, matching: Matching): Outcome =>
  joined(stretchesOf(texts, canonical, matching).map((stretch) => settled(stretch, matching)))

const joined = (outcomes: ReadonlyArray<Outcome>): Outcome => ({
  nodes: outcomes.flatMap(({ nodes }) => nodes),
  conflicts: outcomes.flatMap(({ conflicts }) => conflicts),
})

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
