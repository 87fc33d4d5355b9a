import { Schema, SchemaTransformation } from 'effect'
import { PolicyImageId } from '../../kernel/ids.ts'
import { isReadable } from './bounds.ts'
import { IMAGE_ALT_MAX, IMAGE_SIDE_MAX, imageSizes } from './images.ts'
import { LINK_MAX, linkPattern } from './links.ts'
import { isRegular } from './tables.ts'

const href = Schema.String.check(Schema.isMaxLength(LINK_MAX), Schema.isPattern(linkPattern))

const Mark = Schema.Union([
  Schema.Struct({ type: Schema.Literals(['strong', 'em', 'underline']) }),
  Schema.Struct({ type: Schema.Literal('link'), attrs: Schema.Struct({ href }) }),
])

const TextRun = Schema.Struct({
  type: Schema.Literal('text'),
  text: Schema.String.check(Schema.isNonEmpty(), Schema.isPattern(/^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u)),
  marks: Schema.optional(Schema.Array(Mark)),
})

const pixels = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: IMAGE_SIDE_MAX }))

/** An image as the server keeps it (`images.ts`): a text names it by its id and its hash, so that an agreement is to it too. */
export const PolicyImage = Schema.Struct({
  id: PolicyImageId,
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/)),
  /** In pixels, so that its place is kept until it is there. */
  width: pixels,
  height: pixels,
})
export type PolicyImage = typeof PolicyImage.Type

export const Image = Schema.Struct({
  type: Schema.Literal('image'),
  attrs: Schema.Struct({
    ...PolicyImage.fields,
    /** Of the width of the text. */
    size: Schema.Literals(imageSizes),
    /** What it shows, for whoever does not see it. Empty for one that only decorates; null until somebody has said it. */
    alt: Schema.NullOr(
      Schema.String.check(Schema.isMaxLength(IMAGE_ALT_MAX), Schema.isPattern(/^(?!\s+$)[^\p{Cc}\p{Cs}]*$/u)),
    ),
  }),
})
export type Image = typeof Image.Type

const Inline = Schema.Union([TextRun, Schema.Struct({ type: Schema.Literal('hard_break') })])
export type Inline = typeof Inline.Type

const Heading = Schema.Struct({
  type: Schema.Literal('heading'),
  attrs: Schema.Struct({ level: Schema.Literals([1, 2, 3]) }),
  content: Schema.optional(Schema.Array(Inline)),
})
const Paragraph = Schema.Struct({ type: Schema.Literal('paragraph'), content: Schema.optional(Schema.Array(Inline)) })
const Rule = Schema.Struct({ type: Schema.Literal('horizontal_rule') })

type List =
  | { readonly type: 'bullet_list'; readonly content: ReadonlyArray<ListItem> }
  | {
      readonly type: 'ordered_list'
      readonly attrs: { readonly order: number }
      readonly content: ReadonlyArray<ListItem>
    }

export type Block =
  | typeof Heading.Type
  | typeof Paragraph.Type
  | typeof Rule.Type
  | Image
  | { readonly type: 'blockquote'; readonly content: ReadonlyArray<Block> }
  | List

export interface ListItem {
  readonly type: 'list_item'
  readonly content: ReadonlyArray<Block>
}

const blocks = Schema.NonEmptyArray(Schema.suspend((): Schema.Codec<Block, unknown> => Block))
const ListItem: Schema.Codec<ListItem, unknown> = Schema.Struct({ type: Schema.Literal('list_item'), content: blocks })
const items = Schema.NonEmptyArray(ListItem)

const BulletList = Schema.Struct({ type: Schema.Literal('bullet_list'), content: items })
const OrderedList = Schema.Struct({
  type: Schema.Literal('ordered_list'),
  attrs: Schema.Struct({ order: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9_999 })) }),
  content: items,
})

const Block: Schema.Codec<Block, unknown> = Schema.Union([
  Heading,
  Paragraph,
  Rule,
  Image,
  Schema.Struct({ type: Schema.Literal('blockquote'), content: blocks }),
  BulletList,
  OrderedList,
])

/** What a cell holds is read at a glance: neither headings nor quotations, and no table within a table. */
const Cell = Schema.Struct({
  type: Schema.Literal('table_cell'),
  content: Schema.NonEmptyArray(Schema.Union([Paragraph, BulletList, OrderedList])),
})
export type Cell = typeof Cell.Type

const Row = Schema.Struct({ type: Schema.Literal('table_row'), content: Schema.NonEmptyArray(Cell) })
export type Row = typeof Row.Type

/** It stands in no list and no quotation. Its size is bounded (`content/bounds.ts`). */
const Table = Schema.Struct({
  type: Schema.Literal('table'),
  attrs: Schema.Struct({ headerRow: Schema.Boolean, headerColumn: Schema.Boolean }),
  content: Schema.NonEmptyArray(Row),
}).check(Schema.makeFilter((table) => isRegular(table) || 'rows of as many cells as the first'))
export type Table = typeof Table.Type

/** What a text is made of. */
export type Part = Block | Table

/** Anything within it that holds others, or words. */
export type Node = Part | ListItem | Row | Cell

/**
 * The text of a policy as the editor keeps it: ProseMirror's JSON of a schema of our own. There is no HTML in it, and what
 * is not named here does not pass. Its depth and length are bounded (`content/bounds.ts`).
 */
const Doc = Schema.Struct({
  type: Schema.Literal('doc'),
  content: Schema.NonEmptyArray(Schema.Union([Block, Table])),
})

/** Reading what lies in each other needs a stack of its own depth: what has no bottom is refused before. */
export const PolicyContent = Schema.Struct({ type: Schema.Literal('doc'), content: Schema.Array(Schema.Unknown) })
  .check(Schema.makeFilter((content) => isReadable(content) || 'blocks that lie less deep within each other'))
  .pipe(Schema.decodeTo(Doc, SchemaTransformation.passthrough({ strict: false })))
export type PolicyContent = typeof PolicyContent.Type
