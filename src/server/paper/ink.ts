/**
 * Puts lines on a sheet. Most words are ordinary embedded text. Where one glyph is not one letter (Arabic joins, Hebrew
 * and Vietnamese stack marks, an emoji of four code points is one face) a PDF reader cannot tell the letters from the
 * glyphs, and what is searched or copied comes out wrong. Such words are drawn as shapes, and the letters stand in the
 * same place as text that has no shape, as a scanned page has them.
 */
import type { Font, Path } from 'fontkit'
import { blankFont, embedded, type Face, thicknessOf } from './fonts.ts'
import type { Line, Piece, Span } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** Of the size of the letters, in every font: what stands above the line all letters stand on, and a line's height. */
const ascent = 1.069
export const lineHeight = 1.4

export interface Ink {
  readonly draw: (line: Line, x: number, top: number, size: number, colour?: string) => void
}

const black = '#1c1c1c'

export const inkOn = (sheet: Sheet): Ink => {
  const drawGlyph = glyphsOn(sheet)
  const writeLetters = lettersOn(sheet)

  const write = ({ pieces, face, x, baseline, size }: Run) => {
    sheet.font(embedded[face]).fontSize(size)
    sheet.text(pieces.map(({ text }) => text).join(''), x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  const trace = ({ pieces, x, baseline, size, width }: Run) => {
    let left = x
    for (const { shape } of pieces) {
      for (const glyph of shape.glyphs)
        drawGlyph(shape.font, glyph.id, left + glyph.x * size, baseline - glyph.y * size, size)
      left += shape.width * size
    }
    writeLetters(pieces, x, baseline, size, width)
  }

  const draw = (line: Line, x: number, top: number, size: number, colour = black) => {
    // What is drawn thin is filled and has a line round it.
    sheet.fillColor(colour).strokeColor(colour)
    const baseline = top + ascent * size + ((lineHeight - 1.362) / 2) * size
    const { x: left, y } = sheet
    for (const run of runsOf(line, x, baseline, size)) {
      if (run.isPlain) write(run)
      else trace(run)
      decorate(sheet, run)
    }
    // Where a text was written is where the drawing library would go on.
    sheet.x = left
    sheet.y = y
  }
  return { draw }
}

interface Run {
  readonly pieces: ReadonlyArray<Piece>
  readonly isPlain: boolean
  readonly span: Span
  readonly face: Face
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly width: number
}

/** What can be written in one go; in the order it is read, so that it is copied in that order. */
const runsOf = ({ pieces }: Line, left: number, baseline: number, size: number): ReadonlyArray<Run> => {
  const runs: Array<Omit<Run, 'pieces' | 'width'> & { readonly pieces: Array<Piece>; width: number }> = []
  let x = left
  for (const piece of pieces) {
    const width = piece.shape.width * size
    const last = runs.at(-1)
    const isPlain = piece.shape.isPlain
    if (last?.isPlain === isPlain && last.span === piece.span && last.pieces.at(-1)?.level === piece.level) {
      last.pieces.push(piece)
      last.width += width
    } else runs.push({ pieces: [piece], isPlain, span: piece.span, face: piece.span.face, x, baseline, size, width })
    x += width
  }
  return runs.toSorted((one, other) => firstOf(one.pieces) - firstOf(other.pieces))
}

const firstOf = (pieces: ReadonlyArray<Piece>): number => Math.min(...pieces.map(({ at }) => at))

const decorate = (sheet: Sheet, { span, x, baseline, size, width }: Run): void => {
  if (span.isUnderlined || span.link !== undefined)
    sheet
      .save()
      .moveTo(x, baseline + size * 0.14)
      .lineTo(x + width, baseline + size * 0.14)
      .lineWidth(size * 0.05)
      .stroke()
      .restore()
  if (span.link !== undefined) sheet.link(x, baseline - ascent * size, width, size * lineHeight, span.link)
}

/** Each shape stands once in the document, however often it is drawn. */
const glyphsOn = (sheet: Sheet) => {
  const forms = new Map<Font, Map<number, { readonly name: string; readonly form: PDFKit.PDFKitReference }>>()
  let count = 0
  const formOf = (font: Font, id: number) => {
    const ofFont = forms.get(font) ?? new Map()
    forms.set(font, ofFont)
    const known = ofFont.get(id)
    if (known !== undefined) return known
    const { path } = font.getGlyph(id)
    const { minX, minY, maxX, maxY } = path.bbox
    const form = sheet.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [minX, minY, maxX, maxY].map((edge) => (Number.isFinite(edge) ? edge : 0)),
    })
    form.end(Buffer.from(outline(path, thicknessOf(font))))
    count += 1
    const made = { name: `G${count}`, form }
    ofFont.set(id, made)
    return made
  }
  return (font: Font, id: number, x: number, y: number, size: number) => {
    const { name, form } = formOf(font, id)
    const scale = size / font.unitsPerEm
    sheet.page.xobjects[name] = form
    sheet.addContent(`q ${[scale, 0, 0, -scale, x, y].map(short).join(' ')} cm /${name} Do Q`)
  }
}

const short = (number: number): string => String(Math.round(number * 1e5) / 1e5)

/** A PDF knows curves with two points alone; those of most fonts have one. */
const outline = ({ commands }: Path, thickness: number): string => {
  const words: Array<string> = []
  let [x, y] = [0, 0]
  for (const { command, args } of commands) {
    const points = args.map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = points
    if (command === 'closePath') words.push('h')
    else if (command === 'quadraticCurveTo')
      words.push(
        `${[x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d].map(short).join(' ')} c`,
      )
    else words.push(`${points.map(short).join(' ')} ${operators[command]}`)
    if (points.length > 1) [x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0]
  }
  return thickness === 0 ? `${words.join('\n')}\nf` : `1 j ${thickness} w\n${words.join('\n')}\nB`
}

const operators = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c' } as const

/** What the drawing library keeps of a font it embeds. */
interface EmbeddedFont {
  readonly widths: Array<number>
  readonly unicode: Array<ReadonlyArray<number>>
  readonly subset: { readonly glyphs: Array<number> }
  encode: (text: string) => readonly [codes: ReadonlyArray<string>, positions: ReadonlyArray<object>]
  widthOfString: (text: string, size: number) => number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters that can be read and are not seen: each is a space, and is told as the letter it stands for. */
const lettersOn = (sheet: Sheet) => {
  const codes = new Map<string, string>()
  sheet.font(blankFont)
  const font = (sheet as unknown as { readonly _font: EmbeddedFont & { readonly font: Font; readonly scale: number } })
    ._font
  const space = font.font.glyphForCodePoint(0x20)
  const advance = space.advanceWidth * font.scale
  const codeOf = (letters: string): string => {
    const known = codes.get(letters)
    if (known !== undefined) return known
    const code = font.subset.glyphs.length
    font.subset.glyphs.push(space.id)
    font.widths[code] = advance
    font.unicode[code] = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
    const written = code.toString(16).padStart(4, '0')
    codes.set(letters, written)
    return written
  }
  let wanted: ReadonlyArray<string> = []
  font.encode = () => [
    wanted.map(codeOf),
    wanted.map(() => ({ xAdvance: advance, xOffset: 0, yOffset: 0, advanceWidth: advance })),
  ]
  font.widthOfString = (_, size) => (wanted.length * advance * size) / 1000
  return (pieces: ReadonlyArray<Piece>, x: number, baseline: number, size: number, width: number) => {
    wanted = lettersIn(pieces)
    if (wanted.length === 0 || width === 0) return
    sheet.font(blankFont).fontSize(size)
    const horizontalScaling = (100_000 * width) / (wanted.length * advance * size)
    // The text drawn is what `encode` answers, not this one.
    const options: PDFKit.Mixins.TextOptions & { readonly horizontalScaling: number } = {
      lineBreak: false,
      baseline: 'alphabetic',
      horizontalScaling,
    }
    sheet.text('-', x, baseline, options)
  }
}

/** As they stand from left to right: a PDF reader turns letters that run from right to left round again. */
const lettersIn = (pieces: ReadonlyArray<Piece>): ReadonlyArray<string> => {
  const isRightToLeft = (pieces[0]?.level ?? 0) % 2 === 1
  const text = (isRightToLeft ? pieces.toReversed() : pieces).map((piece) => piece.text).join('')
  return isRightToLeft ? [...text].reverse() : Array.from(graphemes.segment(text), ({ segment }) => segment)
}
