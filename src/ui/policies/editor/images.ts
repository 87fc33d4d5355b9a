import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { imagesIn } from '../../../domain/policies/content/imagesIn.ts'
import type { Image, PolicyContent, PolicyImage } from '../../../domain/policies/content/nouns.ts'
import { nodes } from './schema.ts'

type ImageAttrs = Image['attrs']

/** The images that this text has had since it was opened: no other can stand in it without being uploaded. */
export type KnownImages = Map<string, PolicyImage>

export const knownIn = (content: PolicyContent): KnownImages =>
  new Map(imagesIn(content).map((image) => [image.id, image]))

/**
 * Of what is pasted, the images of this very text stay. All others go, and their number is told: their addresses are never
 * asked for.
 */
export const withOwnImages = (body: HTMLElement, known: KnownImages): number => {
  let left = 0
  for (const image of body.querySelectorAll('img')) {
    const own = known.get(image.getAttribute('data-image') ?? '')
    if (own === undefined) {
      image.remove()
      left += 1
      continue
    }
    image.setAttribute('data-sha256', own.sha256)
    image.setAttribute('data-width', String(own.width))
    image.setAttribute('data-height', String(own.height))
  }
  for (const other of body.querySelectorAll('picture, svg, video, canvas')) other.remove()
  return left
}

/** The page is asked for one (`view.ts`). */
export const imageAsked = 'image.asked'

export const askImage: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  dispatch?.(state.tr.setMeta(imageAsked, true))
  return true
}

/** In the place of an empty paragraph, else behind what is written; the last one is selected. */
export const withImages = (state: EditorState, images: ReadonlyArray<PolicyImage>): Transaction => {
  const { tr } = state
  const put = images.map(({ id, sha256, width, height }) => nodes.image.create({ id, sha256, width, height }))
  const { $from } = tr.selection
  const isBlank = tr.selection.empty && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0
  const before = isInTable(state) ? $from.after(1) : isBlank ? $from.before() : endOf(state)
  const [from, to] = isBlank && !isInTable(state) ? [before, $from.after()] : [before, before]
  tr.replaceWith(from, to, put)
  const last = from + put.reduce((size, node) => size + node.nodeSize, 0)
  // Something to write in below it.
  if (last === tr.doc.content.size) tr.insert(last, nodes.paragraph.create())
  return tr.setSelection(NodeSelection.create(tr.doc, last - 1)).scrollIntoView()
}

/** Behind the block that one stands in. */
const endOf = ({ selection }: EditorState): number =>
  selection instanceof NodeSelection || selection.$to.depth === 0 ? selection.to : selection.$to.after()

/** The image that is selected; the same object as long as nothing of it has changed. */
export const imageAt = ({ selection }: EditorState): ImageAttrs | null =>
  selection instanceof NodeSelection && selection.node.type === nodes.image
    ? (selection.node.attrs as ImageAttrs)
    : null

/** Says another thing of the image that is selected, which stays selected. */
export const imageChanged =
  (change: Partial<Pick<ImageAttrs, 'alt' | 'size'>>): Command =>
  (state, dispatch) => {
    if (imageAt(state) === null) return false
    const { tr, selection } = state
    for (const [name, value] of Object.entries(change)) tr.setNodeAttribute(selection.from, name, value)
    dispatch?.(tr)
    return true
  }

/** The cursor goes to where it stood. */
export const imageDeleted: Command = (state, dispatch) => {
  if (imageAt(state) === null) return false
  const tr = state.tr.deleteSelection()
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(state.selection.from, tr.doc.content.size)))))
  return true
}
