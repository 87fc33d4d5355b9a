/**
 * The text of a policy as a row of blocks, for comparing two of them (§ 7 HRDocumentsDiff). Ours: an item of a list is a
 * block, with how deep it lies, and so is a row of a table, with what stands in each of its cells; what is bold or
 * underlined makes no difference, where a link leads does. An image is one of its own: itself, its size and what it shows.
 */
import type { DiffBlock } from '../nouns.ts'
import { imageWords } from './imagesIn.ts'
import type { Block, Cell, Image, Inline, ListItem, Part, PolicyContent, Table } from './nouns.ts'

export interface Line extends Pick<DiffBlock, 'kind' | 'level'> {
  readonly text: string
  /** Of a row alone. */
  readonly cells?: ReadonlyArray<string>
  /** Of an image alone, whose text is what it shows. */
  readonly image?: Image['attrs']
}

export const linesOf = ({ content }: PolicyContent): ReadonlyArray<Line> => content.flatMap(linesOfPart)

const linesOfPart = (part: Part): ReadonlyArray<Line> =>
  part.type === 'table' ? linesOfTable(part) : linesIn(part, { kind: 'paragraph', level: 0 })

/** What a paragraph is called here, and how deep the list is that it stands in. */
interface Around extends Pick<Line, 'kind' | 'level'> {}

const linesIn = (block: Block, around: Around): ReadonlyArray<Line> => {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'heading', level: block.attrs.level, text: said(block.content) }]
    case 'paragraph':
      return [{ ...around, text: said(block.content) }]
    case 'horizontal_rule':
      return [{ kind: 'rule', level: 0, text: '' }]
    case 'image':
      return [{ kind: 'image', level: around.level, text: block.attrs.alt ?? '', image: block.attrs }]
    case 'blockquote':
      return block.content.flatMap((inner) => linesIn(inner, { kind: 'quote', level: 0 }))
    case 'bullet_list':
    case 'ordered_list':
      return block.content.flatMap((item) => linesOfItem(item, around.kind === 'listItem' ? around.level + 1 : 1))
  }
}

const linesOfItem = ({ content }: ListItem, level: number): ReadonlyArray<Line> =>
  content.flatMap((block) => linesIn(block, { kind: 'listItem', level }))

const linesOfTable = ({ attrs, content }: Table): ReadonlyArray<Line> =>
  content.map(({ content: row }, at) => {
    const cells = row.map(saidIn)
    return { kind: 'tableRow', level: attrs.headerRow && at === 0 ? 1 : 0, text: cells.join(BETWEEN_CELLS), cells }
  })

/** Stands in no text, so that two rows are the same only when all their cells are. */
const BETWEEN_CELLS = '\u001f'

const saidIn = ({ content }: Cell): string =>
  content
    .flatMap((block) => linesIn(block, { kind: 'paragraph', level: 0 }))
    .map(({ kind, text, image }) => (image ? imageWords(image) : kind === 'listItem' ? `• ${text}` : text))
    .join('\n')

const said = (runs: ReadonlyArray<Inline> = []): string => runs.map(saidBy).join('')

const saidBy = (run: Inline): string => {
  if (run.type === 'hard_break') return '\n'
  const link = run.marks?.find((mark) => mark.type === 'link')
  return link === undefined ? run.text : `${run.text} (${link.attrs.href})`
}
