/** The images of a text, and those of which nobody has said yet what they show (`images.ts` says the rule). */
import type { Image, Node, PolicyContent } from './nouns.ts'

/** In the order in which they are read; one that stands in two places twice. */
export const imagesIn = ({ content }: PolicyContent): ReadonlyArray<Image['attrs']> => content.flatMap(within)

const within = (node: Node): ReadonlyArray<Image['attrs']> => {
  if (node.type === 'image') return [node.attrs]
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'horizontal_rule') return []
  return (node.content as ReadonlyArray<Node>).flatMap(within)
}

/** Which of them, counted from one as they are read, say neither what they show nor that they only decorate. */
export const undescribed = (content: PolicyContent): ReadonlyArray<number> =>
  imagesIn(content).flatMap(({ alt }, at) => (alt === null ? [at + 1] : []))

/** What an image is where there are only words: nothing of one that decorates. */
export const imageWords = ({ alt }: Pick<Image['attrs'], 'alt'>): string =>
  alt === '' ? '' : `[${alt === null ? 'Image' : `Image: ${alt}`}]`
