import { type DOMOutputSpec, type Node, Schema, type TagParseRule } from 'prosemirror-model'
import { IMAGE_ALT_MAX, imageSizes } from '../../../domain/policies/content/images.ts'
import { isLink } from '../../../domain/policies/content/links.ts'
import type { Part, PolicyContent } from '../../../domain/policies/content/nouns.ts'

/**
 * The text of a policy as ProseMirror knows it: exactly what `domain/policies/content/nouns.ts` lets pass, and nothing else,
 * so that everything typed or pasted can be saved. A heading stands under the page's own, so its first level is the
 * second.
 */
const here = 'data-level'

const ownHeading = (level: number): TagParseRule => ({
  tag: `h${level + 1}[${here}]`,
  attrs: { level },
  priority: 60,
})
/** Deeper headings than there are become the deepest there is. */
const foreignHeading = (level: number): TagParseRule => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })

/** What a table of ours says of itself, in the text and in what is copied of it. */
const headed = { row: 'data-header-row', column: 'data-header-column' } as const

/** The library asks each cell how far it reaches and how wide it is: here always one, and as its words ask. */
const oneEach = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }

/** Of an image that was copied here: what it is, and how it stood in the text. */
const imageAttrs = (image: HTMLElement) => {
  const said = (name: string) => image.getAttribute(`data-${name}`) ?? ''
  return {
    id: said('image'),
    sha256: said('sha256'),
    width: Number(said('width')),
    height: Number(said('height')),
    size: imageSizes.find((size) => size === said('size')) ?? 'full',
    alt:
      image
        .getAttribute('alt')
        ?.replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, IMAGE_ALT_MAX) ?? null,
  }
}

const shown = (...spec: ReadonlyArray<unknown>) => spec as unknown as DOMOutputSpec

export const schema = new Schema({
  nodes: {
    doc: { content: '(block | table)+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => shown('p', 0) },
    heading: {
      attrs: { level: { default: 1, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [...[1, 2, 3].map(ownHeading), ...[1, 2, 3, 4, 5, 6].map(foreignHeading)],
      toDOM: ({ attrs }) => shown(`h${attrs.level + 1}`, { [here]: String(attrs.level) }, 0),
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => shown('blockquote', 0),
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => shown('hr') },
    image: {
      attrs: {
        id: { validate: 'string' },
        sha256: { validate: 'string' },
        width: { validate: 'number' },
        height: { validate: 'number' },
        size: { default: 'full', validate: 'string' },
        alt: { default: null, validate: 'string|null' },
      },
      group: 'block',
      atom: true,
      draggable: true,
      // Only of what is known here: `images.ts` writes the hash of each that is.
      parseDOM: [{ tag: 'img[data-sha256]', getAttrs: imageAttrs }],
      toDOM: ({ attrs: { id, size, alt } }) =>
        shown('img', {
          'data-image': String(id),
          'data-size': String(size),
          ...(alt === null ? {} : { alt: String(alt) }),
        }),
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => shown('ul', 0) },
    ordered_list: {
      attrs: { order: { default: 1, validate: 'number' } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: orderOf(list.getAttribute('start')) }) }],
      toDOM: ({ attrs }) => shown('ol', attrs.order === 1 ? {} : { start: String(attrs.order) }, 0),
    },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => shown('li', 0) },
    table: {
      attrs: {
        headerRow: { default: false, validate: 'boolean' },
        headerColumn: { default: false, validate: 'boolean' },
      },
      content: 'table_row+',
      tableRole: 'table',
      isolating: true,
      parseDOM: [
        {
          tag: 'table',
          getAttrs: (table) => ({
            headerRow: table.hasAttribute(headed.row),
            headerColumn: table.hasAttribute(headed.column),
          }),
        },
      ],
      toDOM: ({ attrs }) => {
        const heads = {
          ...(attrs.headerRow ? { [headed.row]: '' } : {}),
          ...(attrs.headerColumn ? { [headed.column]: '' } : {}),
        }
        return shown('div', { 'data-table': '' }, ['table', heads, ['tbody', 0]])
      },
    },
    table_row: {
      content: 'table_cell+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => shown('tr', 0),
    },
    table_cell: {
      attrs: oneEach,
      content: '(paragraph | bullet_list | ordered_list)+',
      tableRole: 'cell',
      isolating: true,
      parseDOM: [{ tag: 'td' }, { tag: 'th' }],
      toDOM: () => shown('td', 0),
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => shown('br'),
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (anchor) => {
            const href = anchor.getAttribute('href') ?? ''
            return isLink(href) ? { href } : false
          },
        },
      ],
      toDOM: ({ attrs }) => shown('a', { href: String(attrs.href), rel: 'noreferrer' }, 0),
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => shown('strong', 0) },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => shown('em', 0) },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => shown('u', 0) },
  },
})

export const nodes = schema.nodes
export const marks = schema.marks

const orderOf = (start: string | null): number => {
  const order = Number(start ?? 1)
  return Number.isInteger(order) && order >= 1 && order <= 9_999 ? order : 1
}

export const nodeOf = (content: PolicyContent): Node => schema.nodeFromJSON(content)

/** What the domain calls a text: neither empty lists of marks nor characters that no text may hold. */
export const contentOf = (document: Node): PolicyContent => {
  const { type, content } = document.toJSON() as PolicyContent
  const [first, ...rest] = content.map(withoutReach) as [Part, ...ReadonlyArray<Part>]
  return { type, content: [first, ...rest] }
}

/** A cell as the domain knows it says neither how far it reaches nor how wide it is. */
const withoutReach = (part: Part): Part =>
  part.type === 'table'
    ? ({
        ...part,
        content: part.content.map((row) => ({
          ...row,
          content: row.content.map(({ type, content }) => ({ type, content })),
        })),
      } as unknown as Part)
    : part
