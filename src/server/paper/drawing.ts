import { documentBytes } from './document.ts'
import { drawGrid } from './grids.ts'
import { lineHeight } from './ink.ts'
import { printedLogo } from './logo.ts'
import { drawHeadsAndFeet } from './margins.ts'
import type { Paper, Part, Run, TextPart } from './paper.ts'
import { drawPicture, type Pictures, printablePictures } from './pictures.ts'
import { paragraphsOf } from './runs.ts'
import type { Sheet } from './sheet.ts'
import { drawLine, drawTable } from './tables.ts'
import { type Writing, writingOn } from './writing.ts'

const faint = '#5b5b5b'
const margin = 50
const indent = 16
const sizes = { title: 19, 1: 15, 2: 12.5, 3: 10.5, text: 9.5, small: 8 } as const

export const drawn = async (paper: Paper): Promise<Uint8Array> => {
  const logo = paper.logo === undefined ? undefined : await printedLogo(paper.logo)
  const pictures = await printablePictures(paper)
  const layout = paper.isWide ? 'landscape' : 'portrait'
  const margins = { top: margin + 34, left: margin, right: margin, bottom: margin + 14 }
  return documentBytes({ title: paper.title, madeUtc: paper.madeUtc, layout, margins }, (sheet) => {
    const writing = writingOn(sheet)
    const page: Page = { sheet, writing, pictures }
    drawRuns(page, [{ text: paper.title, isStrong: true }], sizes.title, 0)
    drawRuns(page, [{ text: paper.subtitle }], sizes.text, 0, faint)
    sheet.y += 12
    for (const part of paper.parts) draw(page, part)
    drawHeadsAndFeet(sheet, writing, paper, logo, margin)
  })
}

interface Page {
  readonly sheet: Sheet
  readonly writing: Writing
  readonly pictures: Pictures
}

const draw = (page: Page, part: Part): void => {
  const { sheet, writing } = page
  switch (part.kind) {
    case 'heading':
      // A heading with nothing below it on its page belongs on the next.
      if (sheet.y > sheet.page.maxY() - 70) sheet.addPage()
      sheet.y += sizes[part.level] * 0.8
      drawRuns(
        page,
        part.runs.map((run) => ({ ...run, isStrong: true })),
        sizes[part.level],
        0,
      )
      sheet.y += 3
      return
    case 'text':
      drawText(page, part)
      return
    case 'rule':
      sheet.y += 6
      drawLine(sheet, faint, 0.5)
      sheet.y += 6
      return
    case 'picture': {
      const picture = page.pictures.get(part.id)
      if (picture !== undefined) drawPicture(sheet, part, picture, part.depth * indent)
      else if (part.words !== '') drawText(page, { kind: 'text', runs: [{ text: part.words }], depth: part.depth })
      return
    }
    case 'facts':
      drawTable(sheet, writing, unnamed, part.rows)
      return
    case 'signatures':
      drawSignatures(page, part.of)
      return
    case 'table':
      drawTable(sheet, writing, part.columns, part.rows)
      return
    case 'grid':
      drawGrid(sheet, writing, part)
  }
}

/** What is said of each fact stands beside its name. */
const unnamed = [
  ['', 1],
  ['', 3],
] as const

/** A line for each to sign on, side by side, and what belongs below it. */
const drawSignatures = ({ sheet, writing }: Page, of: ReadonlyArray<string>): void => {
  const { left, right } = sheet.page.margins
  const gap = 24
  const width = (sheet.page.width - left - right - gap * (of.length - 1)) / of.length
  const laid = of.map((text) => writing.layText(text, 'regular', sizes.small, width))
  const height = 46 + Math.max(...laid.map(writing.heightOf))
  if (sheet.y + height > sheet.page.maxY()) sheet.addPage()
  const top = sheet.y + 42
  laid.forEach((block, at) => {
    const x = left + at * (width + gap)
    sheet
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.5)
      .stroke(faint)
    writing.draw(block, x, top + 3, { colour: faint })
  })
  sheet.y += height
}

const drawText = (page: Page, { runs, depth, mark }: TextPart): void => {
  const { sheet, writing } = page
  const left = depth * indent
  if (mark !== undefined) {
    // Else the mark would stay behind when its text goes on to the next page.
    if (sheet.y + sizes.text * lineHeight > sheet.page.maxY()) sheet.addPage()
    const block = writing.layText(mark, 'regular', sizes.text, indent * 2)
    writing.draw(block, sheet.page.margins.left + left - indent + 2, sheet.y)
  }
  drawRuns(page, runs, sizes.text, left)
  sheet.y += mark === undefined && depth === 0 ? 6 : 3
}

/** Line by line, from page to page. A paragraph that reads from right to left stands at the right. */
const drawRuns = (
  { sheet, writing }: Page,
  runs: ReadonlyArray<Run>,
  size: number,
  indented: number,
  colour?: string,
): void => {
  const { left, right } = sheet.page.margins
  const width = sheet.page.width - left - right - indented
  for (const paragraph of paragraphsOf(runs)) {
    for (const line of writing.lay(paragraph, size, width).lines) {
      if (sheet.y + size * lineHeight > sheet.page.maxY()) sheet.addPage()
      const x = left + indented + (line.isRightToLeft ? width - line.width : 0)
      writing.drawLine(line, x, sheet.y, size, colour)
      sheet.y += size * lineHeight
    }
  }
  sheet.x = left
}
