import { lineHeight } from './ink.ts'
import type { Line } from './lines.ts'
import type { Part, Run, TextPart } from './paper.ts'
import { paragraphsOf } from './runs.ts'
import type { Sheet } from './sheet.ts'
import { drawLine } from './tables.ts'
import type { Writing } from './writing.ts'

type Grid = Extract<Part, { readonly kind: 'grid' }>
type Cell = ReadonlyArray<TextPart>

const size = 8.5
const padding = 3
const indent = 10
const line = '#c9c9c9'
const headLine = '#5b5b5b'

/** A column of one letter is still one that a word fits in, and a long one leaves the others room. */
const fewestLetters = 6
const mostLetters = 40

interface Column {
  readonly left: number
  readonly width: number
}

/** What stands on one line of a cell: its words, and the point or the number before them. */
interface Printed {
  readonly line: Line
  readonly indented: number
  readonly mark?: Line | undefined
}

/** The row that heads it stands again on every page, and no row is cut in two unless it fills a page. */
export const drawGrid = (sheet: Sheet, writing: Writing, { rows, hasHeaderRow, hasHeaderColumn }: Grid): void => {
  const columns = columnsOf(sheet, rows)
  const laid = (row: ReadonlyArray<Cell>, isHead: boolean) =>
    row.map((cell, at) => cellOf(writing, cell, columns[at]?.width ?? 0, isHead || (hasHeaderColumn && at === 0)))
  const head = hasHeaderRow && rows[0] !== undefined ? laid(rows[0], true) : undefined
  const drawHead = () => {
    if (head !== undefined) drawRow(sheet, writing, columns, head, headLine)
  }
  const begin = head === undefined ? 0 : heightOf(head)
  const first = rows[head === undefined ? 0 : 1]
  // A head without a row below it belongs on the next page.
  if (first !== undefined && sheet.y + begin + heightOf(laid(first, false)) > sheet.page.maxY()) sheet.addPage()
  drawLine(sheet, line, 0.3)
  drawHead()
  for (const row of head === undefined ? rows : rows.slice(1)) {
    const cells = laid(row, false)
    if (sheet.y + heightOf(cells) > sheet.page.maxY()) {
      sheet.addPage()
      drawHead()
    }
    drawRow(sheet, writing, columns, cells, line)
  }
  sheet.x = sheet.page.margins.left
  sheet.y += size
}

const columnsOf = (sheet: Sheet, rows: Grid['rows']): ReadonlyArray<Column> => {
  const { left, right } = sheet.page.margins
  const letters = (rows[0] ?? []).map((_, at) =>
    Math.min(mostLetters, Math.max(fewestLetters, ...rows.map((row) => lettersIn(row[at] ?? [])))),
  )
  const unit = (sheet.page.width - left - right) / letters.reduce((sum, count) => sum + count, 0)
  let at = left
  return letters.map((count) => {
    const column = { left: at, width: count * unit }
    at += column.width
    return column
  })
}

const lettersIn = (cell: Cell): number =>
  Math.max(0, ...cell.map(({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0)))

const cellOf = (writing: Writing, cell: Cell, width: number, isStrong: boolean): ReadonlyArray<Printed> =>
  cell.flatMap(({ runs, depth, mark }) => {
    const indented = depth * indent
    const words: ReadonlyArray<Run> = isStrong ? runs.map((run) => ({ ...run, isStrong })) : runs
    const lines = paragraphsOf(words).flatMap(
      (paragraph) => writing.lay(paragraph, size, Math.max(indent, width - 2 * padding - indented)).lines,
    )
    return lines.map((laid, at) => ({
      line: laid,
      indented,
      mark: at === 0 && mark !== undefined ? writing.layText(mark, 'regular', size, 2 * indent).lines[0] : undefined,
    }))
  })

const heightOf = (cells: ReadonlyArray<ReadonlyArray<Printed>>): number =>
  Math.max(1, ...cells.map(({ length }) => length)) * size * lineHeight + 2 * padding

/** What does not fit on a page goes on on the next one, line by line in every cell. */
const drawRow = (
  sheet: Sheet,
  writing: Writing,
  columns: ReadonlyArray<Column>,
  cells: ReadonlyArray<ReadonlyArray<Printed>>,
  colour: string,
): void => {
  const step = size * lineHeight
  const most = Math.max(1, ...cells.map(({ length }) => length))
  sheet.y += padding
  for (let at = 0; at < most; at++) {
    if (sheet.y + step > sheet.page.maxY() + padding) sheet.addPage()
    const top = sheet.y
    cells.forEach((printed, column) => {
      const found = printed[at]
      const left = (columns[column]?.left ?? 0) + padding
      if (found === undefined) return
      if (found.mark !== undefined) writing.drawLine(found.mark, left + found.indented - indent + 1, top, size)
      const room = (columns[column]?.width ?? 0) - 2 * padding
      const x = found.line.isRightToLeft ? left + room - found.line.width : left + found.indented
      writing.drawLine(found.line, x, top, size)
    })
    sheet.y = top + step
  }
  sheet.y += padding
  drawLine(sheet, colour, 0.3)
}
