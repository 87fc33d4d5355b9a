import { shareOf } from '../../../domain/policies/content/images.ts'
import { imageWords } from '../../../domain/policies/content/imagesIn.ts'
import type { Block, Cell, Image, ListItem, PolicyContent, Table } from '../../../domain/policies/content/nouns.ts'
import type { Part, Run, TextPart } from '../../paper/paper.ts'

/** A policy's text, as it is printed. */
export const contentParts = ({ content }: PolicyContent): ReadonlyArray<Part> =>
  content.flatMap((block) => (block.type === 'table' ? [gridOf(block)] : parts(block, 0)))

const gridOf = ({ attrs, content }: Table): Part => ({
  kind: 'grid',
  hasHeaderRow: attrs.headerRow,
  hasHeaderColumn: attrs.headerColumn,
  rows: content.map((row) => row.content.map(textsIn)),
})

const textsIn = ({ content }: Cell): ReadonlyArray<TextPart> =>
  content.flatMap((block) => parts(block, 0)).flatMap(asText)

/** In a list in a cell there may be a heading: there it is bold. */
const asText = (part: Part): ReadonlyArray<TextPart> => {
  if (part.kind === 'text') return [part]
  if (part.kind === 'picture')
    return part.words === '' ? [] : [{ kind: 'text', runs: [{ text: part.words }], depth: 1 }]
  if (part.kind !== 'heading') return []
  return [{ kind: 'text', runs: part.runs.map((run) => ({ ...run, isStrong: true })), depth: 1 }]
}

const parts = (block: Block, depth: number, mark?: string): ReadonlyArray<Part> => {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', level: block.attrs.level, runs: runsOf(block.content) }]
    case 'paragraph':
      return [{ kind: 'text', runs: runsOf(block.content), depth, ...(mark === undefined ? {} : { mark }) }]
    case 'horizontal_rule':
      return [{ kind: 'rule' }]
    case 'image':
      return [
        ...(mark === undefined ? [] : [{ kind: 'text' as const, runs: [{ text: '' }], depth, mark }]),
        pictureOf(block.attrs, depth),
      ]
    case 'blockquote':
      return block.content.flatMap((inner) => parts(inner, depth + 1))
    case 'bullet_list':
      return block.content.flatMap((item) => itemParts(item, depth + 1, '•'))
    case 'ordered_list':
      return block.content.flatMap((item, at) => itemParts(item, depth + 1, `${block.attrs.order + at}.`))
  }
}

const pictureOf = (image: Image['attrs'], depth: number): Part => ({
  kind: 'picture',
  id: image.id,
  words: imageWords(image),
  share: shareOf[image.size],
  depth,
})

/** The mark stands before the first line of the item alone. */
const itemParts = ({ content }: ListItem, depth: number, mark: string): ReadonlyArray<Part> =>
  content.flatMap((block, at) => parts(block, depth, at === 0 ? mark : undefined))

type Inline = NonNullable<Extract<Block, { readonly type: 'paragraph' }>['content']>[number]

const runsOf = (content: ReadonlyArray<Inline> = []): ReadonlyArray<Run> => content.map(runOf)

const runOf = (inline: Inline): Run => {
  if (inline.type === 'hard_break') return { text: '\n' }
  const marks = inline.marks ?? []
  const link = marks.flatMap((mark) =>
    mark.type === 'link' && !mark.attrs.href.startsWith('/') ? [mark.attrs.href] : [],
  )[0]
  return {
    text: inline.text,
    isStrong: marks.some(({ type }) => type === 'strong'),
    isEmphasised: marks.some(({ type }) => type === 'em'),
    isUnderlined: marks.some(({ type }) => type === 'underline'),
    ...(link === undefined ? {} : { link }),
  }
}
