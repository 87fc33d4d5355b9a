import { DOMParser, Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import { type KnownImages, withOwnImages } from './images.ts'
import { withOwnTables } from './pastedTables.ts'
import type { Lost } from './pasteWords.ts'
import { nodes, schema } from './schema.ts'
import { withoutWordLists } from './wordLists.ts'

/**
 * What comes from elsewhere: Word, Google Docs, a web page. It is read into a document that no page shows, with the browser's own
 * sanitiser, as the page's policy lets no text become HTML in another way; then only what our schema knows is left of it.
 * A browser without the sanitiser gets the plain text.
 */
const styles = 'data-style'

/**
 * Attributes that say how something looks, or what it does, are read as text and never put into force: the browser would refuse
 * them, and tell of it.
 */
const disarmed = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)(style|on\w+)(\s*=)/gi, '$1data-$2$3'))

interface Sanitising {
  readonly setHTML?: (html: string, options: { readonly sanitizer: object }) => void
}

export const bodyOf = (html: string): HTMLElement | null => {
  const { body } = document.implementation.createHTMLDocument()
  const { setHTML } = body as Sanitising
  if (setHTML === undefined) return null
  setHTML.call(body, disarmed(html), {
    sanitizer: {
      attributes: ['href', 'start', 'class', 'id', 'colspan', 'rowspan', 'alt'],
      dataAttributes: true,
      comments: false,
    },
  })
  return body
}

/** The slice that stands for it; null when it says nothing. What is lost on the way is told. */
export const sliceOf = (
  body: HTMLElement,
  $context: ResolvedPos,
  tell: (lost: Lost) => void = () => undefined,
  known: KnownImages = new Map(),
): Slice | null => {
  const left = withOwnImages(body, known)
  if (left > 0) tell({ images: left })
  const copied = /^(\d+) (\d+)/.exec(body.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice') ?? '')
  if (copied === null) tidied(body, tell)
  const slice = DOMParser.fromSchema(schema).parseSlice(body, {
    preserveWhitespace: copied !== null,
    context: $context,
  })
  const content = plainly(slice.content)
  const clean = new Slice(
    content,
    Math.min(slice.openStart, opened(content.firstChild, 'firstChild')),
    Math.min(slice.openEnd, opened(content.lastChild, 'lastChild')),
  )
  if (clean.content.size === 0) return null
  if (copied === null) return clean
  const [, start, end] = copied.map(Number) as [number, number, number]
  return new Slice(clean.content, Math.min(start, clean.openStart), Math.min(end, clean.openEnd))
}

/** How deep one may reach into it from its side: never into a table, which comes whole. */
const opened = (node: Node | null, side: 'firstChild' | 'lastChild'): number =>
  node === null || node.isText || node.type.spec.isolating === true ? 0 : 1 + opened(node[side], side)

/** As it fits into a cell of a table: words and lists, without headings, quotations, lines and tables. */
export const withinCell = ({ content }: Slice): Slice => {
  const fitting = Fragment.fromArray(fittingOf(content))
  return new Slice(fitting, opened(fitting.firstChild, 'firstChild'), opened(fitting.lastChild, 'lastChild'))
}

const fittingOf = (content: Fragment): Array<Node> =>
  content.content.flatMap((node) => {
    if (node.type === nodes.heading) return [nodes.paragraph.create(null, node.content)]
    if (node.type === nodes.horizontal_rule || node.type === nodes.image) return []
    const isHolder = node.type === nodes.blockquote || node.type.spec.tableRole !== undefined
    return isHolder ? fittingOf(node.content) : [node]
  })

/** Looks become meaning; what only holds others together goes. */
const tidied = (body: HTMLElement, tell: (lost: Lost) => void): void => {
  for (const gone of body.querySelectorAll('style, title, meta, script, head, template')) gone.remove()
  withoutWordLists(body)
  for (const lost of withOwnTables(body)) tell(lost)
  // Google Docs wraps everything in a bold that is none.
  for (const bold of body.querySelectorAll(`b[${styles}]`))
    if (/(?:^|[;\s])font-weight:\s*normal/i.test(bold.getAttribute(styles) ?? '')) bold.replaceWith(...bold.childNodes)
  for (const span of body.querySelectorAll(`[${styles}]`)) meant(span)
}

const meanings = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*underline/i, 'u'],
] as const

/** Only of running text: a heading is bold anyway. */
const meant = (element: Element): void => {
  if (element.localName !== 'span') return
  const look = element.getAttribute(styles) ?? ''
  for (const [pattern, name] of meanings) {
    if (!pattern.test(look) || (name === 'u' && element.closest('a') !== null)) continue
    if (name === 'strong' && element.closest('h1, h2, h3, h4, h5, h6') !== null) continue
    const mark = element.ownerDocument.createElement(name)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

/** Characters that no text of ours may hold, and empty paragraphs by which others make room. */
const plainly = (fragment: Fragment, isWithinTable = false): Fragment => {
  const kept: Array<Node> = []
  fragment.forEach((node) => {
    if (node.isText) {
      const text = plainText(node.text ?? '')
      if (text !== '') kept.push(schema.text(text, node.marks))
    } else kept.push(withContent(node, isWithinTable || node.type.spec.isolating === true))
  })
  return Fragment.fromArray(kept)
}

/** The parser leaves the last of all open, with nothing in it: a table that comes whole has something in every cell. */
const withContent = (node: Node, isWithinTable: boolean): Node => {
  const content = plainly(node.content, isWithinTable)
  const filled = isWithinTable && !node.isLeaf ? node.type.createAndFill(node.attrs, content) : null
  return filled ?? node.copy(content)
}

export const plainText = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '').replaceAll('\u00a0', ' ')
