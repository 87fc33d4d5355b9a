import PDFDocument from 'pdfkit'
import { type FontName, fonts } from './fonts.ts'
import type { Paper, Part, Run } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { drawLine, drawTable } from './tables.ts'

const ink = '#1c1c1c'
const faint = '#5b5b5b'
const margin = 50
const indent = 16
const lineGap = 2
const sizes = { title: 20, 1: 16, 2: 13, 3: 11, text: 10, foot: 8 } as const

/** A4, selectable text, embedded letters; nothing is loaded from anywhere but the fonts. */
export const drawn = (paper: Paper): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const sheet = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + 14 },
      bufferPages: true,
      font: fonts.regular,
      lang: 'en-AU',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: paper.title, Producer: 'Tenure', Creator: 'Tenure', CreationDate: new Date(paper.madeUtc) },
    })
    const pieces: Array<Uint8Array> = []
    sheet.on('data', (piece: Uint8Array) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
    for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, file)
    const written = writing(sheet)
    sheet.font('strong').fontSize(sizes.title).fillColor(ink).text(written(paper.title))
    sheet.font('regular').fontSize(sizes.text).fillColor(faint).text(written(paper.subtitle)).fillColor(ink)
    sheet.moveDown(1)
    for (const part of paper.parts) draw(sheet, part, written)
    drawFeet(sheet, written(paper.foot))
    sheet.end()
  })

type Written = (text: string) => string

const draw = (sheet: Sheet, part: Part, written: Written): void => {
  switch (part.kind) {
    case 'heading':
      // A heading with nothing below it on its page belongs on the next.
      if (sheet.y > sheet.page.maxY() - 70) sheet.addPage()
      sheet.moveDown(0.6).fontSize(sizes[part.level])
      drawRuns(sheet, part.runs, written, sheet.page.margins.left, 'strong')
      sheet.fontSize(sizes.text).moveDown(0.3)
      return
    case 'text':
      drawText(sheet, part, written)
      return
    case 'rule':
      sheet.moveDown(0.5)
      drawLine(sheet, faint, 0.5)
      sheet.moveDown(0.5)
      return
    case 'facts':
      drawTable(
        sheet,
        unnamed,
        part.rows.map((row) => row.map(written)),
      )
      return
    case 'table':
      drawTable(
        sheet,
        part.columns,
        part.rows.map((row) => row.map(written)),
      )
  }
}

/** What is said of each fact stands beside its name. */
const unnamed = [
  ['', 1],
  ['', 3],
] as const

const drawText = (sheet: Sheet, { runs, depth, mark }: Extract<Part, { kind: 'text' }>, written: Written): void => {
  const left = sheet.page.margins.left + depth * indent
  if (mark !== undefined) {
    sheet.font('regular').fontSize(sizes.text)
    // Else the mark would stay behind when its text goes on to the next page.
    if (sheet.y + sheet.currentLineHeight(true) > sheet.page.maxY()) sheet.addPage()
    const top = sheet.y
    sheet.text(mark, left - indent + 2, top, { lineBreak: false })
    sheet.y = top
  }
  drawRuns(sheet, runs, written, left, 'regular')
  sheet.moveDown(mark === undefined && depth === 0 ? 0.5 : 0.25)
}

const drawRuns = (sheet: Sheet, runs: ReadonlyArray<Run>, written: Written, left: number, usual: FontName): void => {
  for (const line of linesOf(runs)) drawLineOf(sheet, line, written, left, usual)
}

/** Where a line ends by what was written, and not for want of room: the drawing library loses that between two runs. */
const linesOf = (runs: ReadonlyArray<Run>): ReadonlyArray<ReadonlyArray<Run>> => {
  const lines: Array<Array<Run>> = [[]]
  for (const run of runs) {
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    })
  }
  return lines
}

const drawLineOf = (sheet: Sheet, runs: ReadonlyArray<Run>, written: Written, left: number, usual: FontName): void => {
  const width = sheet.page.width - sheet.page.margins.right - left
  if (runs.length === 0) sheet.text(' ', left, sheet.y, { width, lineGap })
  runs.forEach((run, at) => {
    const options = {
      width,
      lineGap,
      continued: at < runs.length - 1,
      underline: run.isUnderlined === true || run.link !== undefined,
      link: run.link ?? null,
    }
    sheet.font(usual === 'strong' ? 'strong' : fontOf(run))
    if (at === 0) sheet.text(written(run.text), left, sheet.y, options)
    else sheet.text(written(run.text), options)
  })
}

const fontOf = ({ isStrong, isEmphasised }: Run): FontName =>
  isStrong === true ? (isEmphasised === true ? 'both' : 'strong') : isEmphasised === true ? 'emphasised' : 'regular'

const drawFeet = (sheet: Sheet, foot: string): void => {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    // Below the margin a text would begin another page.
    sheet.page.margins.bottom = 0
    const top = sheet.page.height - margin
    const width = sheet.page.width - 2 * margin
    sheet.font('regular').fontSize(sizes.foot).fillColor(faint)
    sheet.text(foot, margin, top, { width: width - 60, height: 10, ellipsis: true, lineBreak: false })
    sheet.text(`${page - start + 1} of ${count}`, margin, top, { width, align: 'right', lineBreak: false })
  }
}

interface Glyphs {
  readonly hasGlyphForCodePoint?: (code: number) => boolean
}

/**
 * A text with the letters there are: one with marks that has no letter of its own is taken apart, and what is then still
 * without one becomes a box, so that nobody takes a gap for a name.
 */
const writing = (sheet: Sheet): Written => {
  const { font } = (sheet as unknown as { readonly _font: { readonly font: Glyphs } })._font
  const isThere = (letter: string) => font.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) !== false
  const known = new Map<string, string>()
  const letterFor = (letter: string): string => {
    if (isThere(letter) || letter === '\n') return letter
    const apart = [...letter.normalize('NFD')].filter(isThere).join('')
    return apart === '' ? '\u25A1' : apart
  }
  return (text) =>
    text.replace(/[^\x20-\x7e\n]/gu, (letter) => {
      const found = known.get(letter) ?? letterFor(letter)
      known.set(letter, found)
      return found
    })
}
