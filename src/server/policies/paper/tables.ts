import type { Sheet } from './sheet.ts'

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
export const drawTable = (sheet: Sheet, columns: Columns, rows: ReadonlyArray<Row>): void => {
  const places = placesOf(sheet, columns)
  const hasHeadings = columns.some(([heading]) => heading !== '')
  const headings = () => {
    if (!hasHeadings) return
    sheet.font('strong').fontSize(size)
    drawRow(
      sheet,
      places,
      places.map(({ heading }) => heading),
    )
    sheet.font('regular')
  }
  headings()
  sheet.font('regular').fontSize(size)
  for (const row of rows) {
    if (sheet.y + heightOf(sheet, places, row) > sheet.page.maxY()) {
      sheet.addPage()
      headings()
      sheet.font('regular').fontSize(size)
    }
    drawRow(sheet, places, row)
  }
  sheet.x = sheet.page.margins.left
  sheet.moveDown(1)
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

const inner = ({ width }: Column) => width - 2 * padding

const heightOf = (sheet: Sheet, places: ReadonlyArray<Column>, row: Row): number =>
  Math.max(...places.map((column, at) => cellHeight(sheet, column, row[at] ?? ''))) + 2 * padding

/** Laying a text out costs a hundred times what measuring its length does, and most cells are one line. */
const cellHeight = (sheet: Sheet, column: Column, text: string): number => {
  if (text === '') return sheet.currentLineHeight()
  const isOneLine = !text.includes('\n') && sheet.widthOfString(text) <= inner(column)
  return isOneLine ? sheet.currentLineHeight() : sheet.heightOfString(text, { width: inner(column) })
}

const drawRow = (sheet: Sheet, places: ReadonlyArray<Column>, row: Row): void => {
  const top = sheet.y
  const height = heightOf(sheet, places, row)
  places.forEach((column, at) => {
    const text = row[at] ?? ''
    if (text === '') return
    const isOneLine = !text.includes('\n') && sheet.widthOfString(text) <= inner(column)
    sheet.text(text, column.left + padding, top + padding, isOneLine ? { lineBreak: false } : { width: inner(column) })
  })
  const bottom = Math.min(top + height, sheet.page.maxY())
  sheet.y = bottom
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
