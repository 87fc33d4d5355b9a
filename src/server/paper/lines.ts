/** How a text is laid out in lines: which font has which letter, which way it runs, and where a line ends. */
import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import LineBreaker from 'linebreak'
import type { Face } from './fonts.ts'
import type { Shape, Shaping } from './shaping.ts'

export interface Span {
  readonly text: string
  readonly face: Face
  readonly isUnderlined: boolean
  readonly link: string | undefined
}

/** What is drawn in one go: letters of one span, one font and one direction. */
export interface Piece {
  readonly text: string
  readonly span: Span
  readonly font: Font
  /** Odd: from right to left. */
  readonly level: number
  readonly shape: Shape
  /** Where it stands in the text as it is read. */
  readonly at: number
}

export interface Line {
  /** From left to right. */
  readonly pieces: ReadonlyArray<Piece>
  /** In points. */
  readonly width: number
  readonly isRightToLeft: boolean
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One paragraph of any length; one without a letter is a line all the same. */
export const laidOut = (
  spans: ReadonlyArray<Span>,
  size: number,
  width: number,
  shaping: Shaping,
): ReadonlyArray<Line> => {
  const legible = spans.map((span) => ({ ...span, text: legibleText(span, shaping) }))
  const text = legible.map((span) => span.text).join('')
  const levels = bidi.getEmbeddingLevels(text, 'auto')
  const isRightToLeft = (levels.paragraphs[0]?.level ?? 0) % 2 === 1
  const lines: Array<Line> = []
  let line: Array<Piece> = []
  let used = 0
  const end = () => {
    lines.push(lineOf(line, size, isRightToLeft))
    line = []
    used = 0
  }
  const add = (pieces: ReadonlyArray<Piece>) => {
    if (line.length > 0 && used + widthOf(seen(pieces), size) > width) end()
    line.push(...pieces)
    used += widthOf(pieces, size)
  }
  for (const word of wordsOf(legible, text, levels.levels, shaping)) {
    if (widthOf(seen(word), size) <= width) add(word)
    else for (const piece of word.flatMap((piece) => lettersOf(piece, shaping))) add([piece])
  }
  end()
  return lines
}

/** A letter that no font here has is told by its number, so that nobody takes a gap for a name. */
const legibleText = ({ text, face }: Span, shaping: Shaping): string => {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  let legible = ''
  for (const { segment } of graphemes.segment(text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))) {
    legible += shaping.fontFor(segment, face) === undefined ? numbersOf(segment) : segment
  }
  return legible
}

const numbersOf = (cluster: string): string =>
  [...cluster]
    .map((letter) => `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('')

/** What may not be parted, with the space after it. */
const wordsOf = (
  spans: ReadonlyArray<Span>,
  text: string,
  levels: Uint8Array,
  shaping: Shaping,
): ReadonlyArray<ReadonlyArray<Piece>> => {
  const words: Array<Array<Piece>> = [[]]
  let begun: { text: string; span: Span; font: Font; level: number; isSpace: boolean; at: number } | undefined
  const finish = () => {
    if (begun !== undefined) words.at(-1)?.push(pieceOf(begun, shaping))
    begun = undefined
  }
  const breaks = breaksOf(text)
  let at = 0
  for (const span of spans) {
    for (const { segment } of graphemes.segment(span.text)) {
      if (steering.test(segment)) {
        at += segment.length
        continue
      }
      const font = shaping.fontFor(segment, span.face)
      const level = levels[at] ?? 0
      const isSpace = segment.trim() === ''
      const isBreak = breaks.has(at) && at > 0
      if (
        isBreak ||
        begun?.font !== font ||
        begun?.level !== level ||
        begun?.span !== span ||
        begun?.isSpace !== isSpace
      )
        finish()
      if (isBreak) words.push([])
      if (begun !== undefined) begun.text += segment
      else if (font !== undefined) begun = { text: segment, span, font, level, isSpace, at }
      at += segment.length
    }
  }
  finish()
  return words.filter((word) => word.length > 0)
}

/** Says where a direction begins and ends; the levels know it by now. */
const steering = /^\p{Bidi_Control}+$/u

const breaksOf = (text: string): ReadonlySet<number> => {
  const breaker = new LineBreaker(text)
  const breaks = new Set<number>()
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) breaks.add(found.position)
  return breaks
}

const pieceOf = ({ text, span, font, level, at }: Omit<Piece, 'shape'>, shaping: Shaping): Piece => {
  const isRightToLeft = level % 2 === 1
  return {
    text,
    span,
    font,
    level,
    at,
    shape: shaping.shape(isRightToLeft ? mirrored(text) : text, font, isRightToLeft),
  }
}

/** In a text from right to left an opening bracket looks like a closing one. */
const mirrored = (text: string): string =>
  [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('')

/** What is wider than a line is parted between any two letters. */
const lettersOf = (piece: Piece, shaping: Shaping): ReadonlyArray<Piece> =>
  Array.from(graphemes.segment(piece.text), ({ segment, index }) =>
    pieceOf({ ...piece, text: segment, at: piece.at + index }, shaping),
  )

const isSpace = ({ text }: Piece): boolean => text.trim() === ''

/** Without the space at its end, which needs no room. */
const seen = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  const last = pieces.findLastIndex((piece) => !isSpace(piece))
  return pieces.slice(0, last + 1)
}

const widthOf = (pieces: ReadonlyArray<Piece>, size: number): number =>
  pieces.reduce((sum, { shape }) => sum + shape.width * size, 0)

const lineOf = (read: ReadonlyArray<Piece>, size: number, isRightToLeft: boolean): Line => {
  const shown = seen(read)
  return { pieces: fromLeft(shown), width: widthOf(shown, size), isRightToLeft }
}

/** Rule L2 of the Unicode bidirectional algorithm: from the deepest level on, what lies at it or deeper is turned round. */
const fromLeft = (pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> => {
  let order = [...pieces]
  const deepest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = deepest; level > 0; level--) {
    const turned: Array<Piece> = []
    let run: Array<Piece> = []
    for (const piece of order) {
      if (piece.level >= level) run.unshift(piece)
      else {
        turned.push(...run, piece)
        run = []
      }
    }
    order = [...turned, ...run]
  }
  return order
}
