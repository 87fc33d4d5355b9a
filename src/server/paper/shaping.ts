import type { Font } from 'fontkit'
import { drawable, type Face, fontFor, isEmbedded } from './fonts.ts'

interface DrawnGlyph {
  readonly id: number
  /** In parts of the size of the letters, from the beginning of the shape. */
  readonly x: number
  readonly y: number
}

/** Letters of one font that run one way. */
export interface Shape {
  readonly font: Font
  readonly glyphs: ReadonlyArray<DrawnGlyph>
  /** In parts of the size of the letters. */
  readonly width: number
  /** Each glyph says its own letters and stands where the one before it ends: it can be written as text. */
  readonly isPlain: boolean
}

export interface Shaping {
  readonly fontFor: (cluster: string, face: Face) => Font | undefined
  readonly shape: (text: string, font: Font, isRightToLeft: boolean) => Shape
}

/** One for each document: shaping costs more than all the rest, and the same words come again and again. */
export const shaping = (): Shaping => {
  const fonts = new Map<string, Font | undefined>()
  const shapes = new Map<Font, Map<string, Shape>>()
  // A document says of each glyph once which letters it is.
  const said = new Map<Font, Map<number, string>>()

  const isSaid = (font: Font, id: number, letters: string): boolean => {
    const ofFont = said.get(font) ?? new Map<number, string>()
    said.set(font, ofFont)
    const known = ofFont.get(id)
    if (known === undefined) ofFont.set(id, letters)
    return known === undefined || known === letters
  }

  const shaped = (text: string, font: Font, isRightToLeft: boolean): Shape => {
    const run = font.layout(
      inOrder(drawable(font, text)),
      undefined,
      undefined,
      undefined,
      isRightToLeft ? 'rtl' : 'ltr',
    )
    let x = 0
    let isPlain = !isRightToLeft && isEmbedded(font)
    let letters = ''
    const glyphs = run.glyphs.map(({ id, codePoints }, at): DrawnGlyph => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {}
      const glyph = { id, x: (x + xOffset) / font.unitsPerEm, y: yOffset / font.unitsPerEm }
      x += xAdvance
      const own = String.fromCodePoint(...codePoints)
      letters += own
      isPlain &&= own !== '' && xOffset === 0 && yOffset === 0 && isSaid(font, id, own)
      return glyph
    })
    return { font, glyphs, width: x / font.unitsPerEm, isPlain: isPlain && letters === text }
  }

  return {
    fontFor: (cluster, face) => {
      const key = `${face} ${cluster}`
      if (!fonts.has(key)) fonts.set(key, fontFor(cluster, face))
      return fonts.get(key)
    },
    shape: (text, font, isRightToLeft) => {
      const ofFont = shapes.get(font) ?? new Map<string, Shape>()
      shapes.set(font, ofFont)
      const key = `${isRightToLeft ? '<' : '>'}${text}`
      const known = ofFont.get(key) ?? shaped(text, font, isRightToLeft)
      ofFont.set(key, known)
      return known
    },
  }
}

/** In Thai the ring of “am” stands below the mark of the tone, which is typed before it. */
const inOrder = (text: string): string => text.replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')
