import { lineHeight } from './ink.ts'
import type { Sheet } from './sheet.ts'
import type { Block, Writing } from './writing.ts'

/** A heading of nothing for columns that need none. */
type Columns = ReadonlyArray<readonly [heading: string, share: number]>
type Row = ReadonlyArray<string>

const size = 8.5
const padding = 3
const line = '#c9c9c9'

interface Column {
  readonly heading: string
  readonly left: number
  readonly width: number
}

/** Rows of any number: the headings stand again on every page, and no row is cut in two unless it fills a page. */
export const drawTable = (sheet: Sheet, writing: Writing, columns: Columns, rows: ReadonlyArray<Row>): void => {
  const places = placesOf(sheet, columns)
  const laid = (row: Row, face: 'regular' | 'strong'): ReadonlyArray<Block> =>
    places.map((column, at) => writing.layText(row[at] ?? '', face, size, column.width - 2 * padding))
  const headings = columns.some(([heading]) => heading !== '')
    ? laid(
        places.map(({ heading }) => heading),
        'strong',
      )
    : []
  const drawHeadings = () => {
    if (headings.length > 0) drawRow(sheet, writing, places, headings)
  }
  drawHeadings()
  for (const row of rows) {
    const cells = laid(row, 'regular')
    if (sheet.y + heightOf(writing, cells) > sheet.page.maxY()) {
      sheet.addPage()
      drawHeadings()
    }
    drawRow(sheet, writing, places, cells)
  }
  sheet.x = sheet.page.margins.left
  sheet.y += size * lineHeight
}

const placesOf = (sheet: Sheet, columns: Columns): ReadonlyArray<Column> => {
  const { left, right } = sheet.page.margins
  const whole = columns.reduce((sum, [, share]) => sum + share, 0)
  const unit = (sheet.page.width - left - right) / whole
  let at = left
  return columns.map(([heading, share]) => {
    const column = { heading, left: at, width: share * unit }
    at += column.width
    return column
  })
}

const heightOf = (writing: Writing, cells: ReadonlyArray<Block>): number =>
  Math.max(...cells.map(writing.heightOf)) + 2 * padding

/** What does not fit on a page goes on on the next one, line by line in every cell. */
const drawRow = (sheet: Sheet, writing: Writing, places: ReadonlyArray<Column>, cells: ReadonlyArray<Block>): void => {
  const step = size * lineHeight
  const most = Math.max(...cells.map(({ lines }) => lines.length))
  sheet.y += padding
  for (let at = 0; at < most; at++) {
    if (sheet.y + step > sheet.page.maxY() + padding) sheet.addPage()
    const top = sheet.y
    cells.forEach(({ lines }, column) => {
      const found = lines[at]
      const place = places[column]
      if (found !== undefined && place !== undefined) writing.drawLine(found, place.left + padding, top, size)
    })
    sheet.y = top + step
  }
  sheet.y += padding
  drawLine(sheet, line, 0.3)
}

export const drawLine = (sheet: Sheet, colour: string, width: number): void => {
  const { left, right } = sheet.page.margins
  sheet
    .moveTo(left, sheet.y)
    .lineTo(sheet.page.width - right, sheet.y)
    .lineWidth(width)
    .stroke(colour)
}
