import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import type { Image } from '../../../domain/policies/content/nouns.ts'
import { imageWords } from './imageWords.ts'

type ImageAttrs = Image['attrs']

/** The address of an image; null when it cannot be had. */
export type ImageAddress = (id: ImageAttrs['id']) => Promise<string | null>

/** An image as it stands in the text while it is written: as readers have it, and below it what it is said to show. */
export const imageView =
  (addressOf: ImageAddress): NodeViewConstructor =>
  (first): NodeView => {
    const dom = document.createElement('figure')
    const place = document.createElement('img')
    const caption = document.createElement('figcaption')
    dom.append(place, caption)
    let shown = first.attrs as ImageAttrs
    let hasFailed = false

    const draw = () => {
      const { alt, size, width, height } = shown
      dom.dataset.image = size
      place.width = width
      place.height = height
      place.alt = alt ?? imageWords.undescribed
      caption.textContent = hasFailed
        ? imageWords.notLoaded
        : alt === null
          ? imageWords.undescribed
          : alt === ''
            ? imageWords.decorative
            : imageWords.alt(alt)
      caption.toggleAttribute('data-undescribed', alt === null || hasFailed)
    }
    draw()
    addressOf(shown.id).then((address) => {
      hasFailed = address === null
      if (address !== null) place.src = address
      draw()
    })
    return {
      dom,
      update: (node: Node) => {
        if (node.type !== first.type || node.attrs.id !== shown.id) return false
        shown = node.attrs as ImageAttrs
        draw()
        return true
      },
      ignoreMutation: () => true,
    }
  }
