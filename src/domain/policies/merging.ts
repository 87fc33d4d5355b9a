/**
 * § 4 Updating to the latest template, without losing one's own changes (ours): three texts are laid side by side, block by
 * block, as the template was, as we made it, and as the template is now. What only one of the two changed is taken over;
 * what both changed alike, once. Where both changed the same block differently, a list or a quotation is looked at item
 * by item, and a table row by row and cell by cell; else theirs stands and ours is named, so that somebody decides. So
 * does a table that would come out with rows of different lengths, as when only one of the two added a column.
 */
import { type Matching, stretchesOf, type Three } from '../kernel/threeTexts.ts'
import { canonical } from './content/canonical.ts'
import type { Node, Part, PolicyContent, Row, Table } from './content/nouns.ts'
import { isRegular } from './content/tables.ts'
import { textOf } from './content/words.ts'

interface Conflict {
  readonly ours: string
  readonly theirs: string
}

export interface Merged {
  readonly content: PolicyContent
  readonly conflicts: ReadonlyArray<Conflict>
}

type Texts = Three<ReadonlyArray<Node>>

interface Outcome {
  readonly nodes: ReadonlyArray<Node>
  readonly conflicts: ReadonlyArray<Conflict>
}

export const mergedTexts = ({ base, ours, theirs }: Three<PolicyContent>, matching: Matching): Merged => {
  const { nodes, conflicts } = merged({ base: base.content, ours: ours.content, theirs: theirs.content }, matching)
  const [first = { type: 'paragraph' as const }, ...rest] = nodes as ReadonlyArray<Part>
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
  return theirsOver(ours, theirs)
}

const onePlaceEach = ({ base, ours, theirs }: Texts): ReadonlyArray<Texts> =>
  base.map((_, at) => ({
    base: base.slice(at, at + 1),
    ours: ours.slice(at, at + 1),
    theirs: theirs.slice(at, at + 1),
  }))

/** How to go on inside, when all three are one block of a kind that holds others; what is around them is theirs, but for a table. */
function insideOf({ base: [base], ours: [ours], theirs: [theirs] }: Texts) {
  if (!holdsNodes(base) || !holdsNodes(ours) || !holdsNodes(theirs)) return undefined
  if (base.type !== ours.type || base.type !== theirs.type) return undefined
  if (base.type === 'table' && ours.type === 'table' && theirs.type === 'table')
    return insideTables({ base, ours, theirs })
  if (base.type === 'table_row' && ours.type === 'table_row' && theirs.type === 'table_row')
    return insideRows({ base, ours, theirs })
  return (matching: Matching): Outcome => {
    const { nodes, conflicts } = merged({ base: base.content, ours: ours.content, theirs: theirs.content }, matching)
    // Each took out what the other left: a list of nothing is no list, and a cell of nothing is an empty one.
    if (nodes.length === 0) return { nodes: theirs.type === 'table_cell' ? [emptyCell] : [], conflicts }
    return { nodes: [{ ...theirs, content: nodes } as Node], conflicts }
  }
}

const emptyCell: Node = { type: 'table_cell', content: [{ type: 'paragraph' }] }

const insideTables =
  ({ base, ours, theirs }: Three<Table>) =>
  (matching: Matching): Outcome => {
    const { nodes, conflicts } = merged({ base: base.content, ours: ours.content, theirs: theirs.content }, matching)
    if (nodes.length === 0) return { nodes: [], conflicts }
    const pick = (name: keyof Table['attrs']) =>
      theirs.attrs[name] === base.attrs[name] ? ours.attrs[name] : theirs.attrs[name]
    const attrs = { headerRow: pick('headerRow'), headerColumn: pick('headerColumn') }
    const table = { type: 'table', attrs, content: nodes } as unknown as Table
    return isRegular(table) ? { nodes: [table], conflicts } : theirsOver([ours], [theirs])
  }

/** The cells of a row are known by their places: undefined where one of the three has more of them. */
const insideRows = ({ base, ours, theirs }: Three<Row>) => {
  const count = base.content.length
  if (ours.content.length !== count || theirs.content.length !== count) return undefined
  const cells = onePlaceEach({ base: base.content, ours: ours.content, theirs: theirs.content })
  return (matching: Matching): Outcome => {
    const { nodes, conflicts } = joined(cells.map((cell) => settled(cell, matching)))
    return { nodes: [{ ...theirs, content: nodes } as unknown as Row], conflicts }
  }
}

const theirsOver = (ours: ReadonlyArray<Node>, theirs: ReadonlyArray<Node>): Outcome => ({
  nodes: theirs,
  conflicts: [{ ours: wordsOf(ours), theirs: wordsOf(theirs) }],
})

type Holder = Extract<Node, { readonly content: ReadonlyArray<Node> }>

const holders: ReadonlyArray<string> = [
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'table',
  'table_row',
  'table_cell',
]

const holdsNodes = (node: Node | undefined): node is Holder => node !== undefined && holders.includes(node.type)

const isSame = (one: ReadonlyArray<Node>, other: ReadonlyArray<Node>): boolean =>
  one.length === other.length && one.every((node, at) => canonical(node) === canonical(other[at]))

const wordsOf = (nodes: ReadonlyArray<Node>): string => nodes.map(textOf).join('\n')
