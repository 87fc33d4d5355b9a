import { fitsInTable } from '../../../domain/policies/content/tables.ts'

/**
 * Tables from elsewhere become tables as ours are: rows of as many cells, none of which reaches over another's place, with at
 * most a header row and a header column, and nothing in a cell but paragraphs and lists. What is lost by it is told.
 */
export type PasteNote = 'mergedApart' | 'tooLarge'

type Cell = HTMLTableCellElement

export const withOwnTables = (body: HTMLElement): ReadonlySet<PasteNote> => {
  const notes = new Set<PasteNote>()
  for (const table of body.querySelectorAll('table')) if (isOutermost(table)) own(table, notes)
  return notes
}

const isOutermost = (table: Element): boolean => table.parentElement?.closest('table') == null

const own = (table: HTMLTableElement, notes: Set<PasteNote>): void => {
  for (const inner of table.querySelectorAll('table')) inner.replaceWith(...paragraphsOf(inner))
  const place = placeOf(table)
  const caption = table.caption?.textContent?.trim() ?? ''
  const before = caption === '' ? [] : [paragraph(table.ownerDocument, caption)]
  place.after(...before, ...meantBy(table, notes))
  table.remove()
}

const meantBy = (table: HTMLTableElement, notes: Set<PasteNote>): ReadonlyArray<Node> => {
  const { ownerDocument: document } = table
  const { grid, isMerged } = gridOf(table)
  const [first] = grid
  if (first === undefined) return []
  // A single cell is a way to copy its words, or to put a frame around a page.
  if (grid.length === 1 && first.length === 1) return [...(first[0]?.childNodes ?? [])]
  if (!fitsInTable(grid.length, first.length)) {
    notes.add('tooLarge')
    return grid.map((row) => paragraph(document, row.map(wordsOf).filter(Boolean).join(' · ')))
  }
  if (isMerged) notes.add('mergedApart')
  const made = document.createElement('table')
  if (isHead(first, table)) made.setAttribute('data-header-row', '')
  if (grid.length > 1 && grid.slice(1).every(([cell]) => cell?.localName === 'th'))
    made.setAttribute('data-header-column', '')
  for (const row of grid) {
    const line = document.createElement('tr')
    line.append(...row.map((cell) => plainCell(document, cell)))
    made.append(line)
  }
  return [made]
}

/** A table stands in no list and no quotation: it comes behind them. */
const placeOf = (table: Element): Element => {
  let place: Element = table
  for (let up = table.parentElement; up !== null; up = up.parentElement)
    if (/^(?:ul|ol|dl|blockquote)$/.test(up.localName)) place = up
  return place
}

const isHead = (row: ReadonlyArray<Cell | null>, { tHead }: HTMLTableElement): boolean =>
  row.every((cell) => cell?.localName === 'th') || row[0]?.parentElement?.parentElement === tHead

/** A cell that reaches over others stands in the first of its places, and the others are empty. */
const gridOf = (table: HTMLTableElement) => {
  const rows = [...table.rows].filter(({ cells }) => cells.length > 0)
  const grid: Array<Array<Cell | null>> = rows.map(() => [])
  let isMerged = false
  rows.forEach((row, top) => {
    let left = 0
    for (const cell of row.cells) {
      while (grid[top]?.[left] !== undefined) left += 1
      const across = reach(cell.colSpan)
      const down = Math.min(reach(cell.rowSpan), rows.length - top)
      isMerged ||= across > 1 || down > 1
      for (let below = 0; below < down; below += 1)
        for (let beside = 0; beside < across; beside += 1)
          (grid[top + below] as Array<Cell | null>)[left + beside] = below === 0 && beside === 0 ? cell : null
      left += across
    }
  })
  const widest = Math.max(0, ...grid.map(({ length }) => length))
  return {
    grid: grid.map((row) => Array.from({ length: widest }, (_, at) => row[at] ?? null)),
    isMerged,
  }
}

/** As far as a table could, and no further than the program can count in a moment. */
const reach = (span: number): number => Math.min(Math.max(1, span), 1_000)

const plainCell = (document: Document, cell: Cell | null): Element => {
  const made = document.createElement('td')
  if (cell === null) return made
  for (const heading of cell.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const strong = document.createElement('strong')
    strong.append(...heading.childNodes)
    const line = document.createElement('p')
    line.append(strong)
    heading.replaceWith(line)
  }
  for (const gone of cell.querySelectorAll('hr')) gone.remove()
  for (const holder of cell.querySelectorAll('blockquote')) holder.replaceWith(...holder.childNodes)
  made.append(...cell.childNodes)
  return made
}

const paragraphsOf = (table: HTMLTableElement): ReadonlyArray<Element> =>
  [...table.rows].flatMap(({ cells }) => [...cells]).map((cell) => paragraph(table.ownerDocument, wordsOf(cell)))

const paragraph = (document: Document, words: string): Element => {
  const made = document.createElement('p')
  made.textContent = words
  return made
}

const wordsOf = (cell: Cell | null): string => (cell?.textContent ?? '').replace(/\s+/g, ' ').trim()
