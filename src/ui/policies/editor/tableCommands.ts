import type { Node, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables'
import { fitsInTable } from '../../../domain/policies/content/tables.ts'
import { nodes } from './schema.ts'

export type TableCommand =
  | 'table'
  | 'rowAbove'
  | 'rowBelow'
  | 'columnBefore'
  | 'columnAfter'
  | 'deleteRow'
  | 'deleteColumn'
  | 'headerRow'
  | 'headerColumn'
  | 'deleteTable'

/** What holds of the table the cursor stands in. */
export type TableState =
  | 'inTable'
  | 'headerRow'
  | 'headerColumn'
  | 'canAddRow'
  | 'canAddColumn'
  /** The cursor stands in what heads the others, which stays first. */
  | 'inHeaderRow'
  | 'inHeaderColumn'

const newRows = 3
const newColumns = 3

export const tableStateOf = (state: EditorState): ReadonlyArray<TableState> => {
  if (!isInTable(state)) return []
  const { table, map, top, left } = selectedRect(state)
  const { headerRow, headerColumn } = table.attrs
  const found: ReadonlyArray<readonly [TableState, boolean]> = [
    ['inTable', true],
    ['headerRow', headerRow],
    ['headerColumn', headerColumn],
    ['canAddRow', fitsInTable(map.height + 1, map.width)],
    ['canAddColumn', fitsInTable(map.height, map.width + 1)],
    ['inHeaderRow', headerRow && top === 0],
    ['inHeaderColumn', headerColumn && left === 0],
  ]
  return found.filter(([, is]) => is).map(([name]) => name)
}

/** Where an empty paragraph stands, else behind the block; and never last, so that one can go on writing below it. */
const insert: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const { $from, to } = state.selection
  const isEmpty = $from.depth === 1 && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0
  const at = isEmpty ? $from.before(1) : $from.depth === 0 ? to : $from.after(1)
  const end = isEmpty ? $from.after(1) : at
  const table = emptyTable(newRows, newColumns)
  const tr = state.tr.replaceWith(at, end, end === state.doc.content.size ? [table, nodes.paragraph.create()] : [table])
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

const emptyTable = (rows: number, columns: number): Node => {
  const cell = () => nodes.table_cell.create(null, nodes.paragraph.create())
  const row = () => nodes.table_row.create(null, Array.from({ length: columns }, cell))
  return nodes.table.create({ headerRow: true }, Array.from({ length: rows }, row))
}

const having =
  (name: TableState, command: Command): Command =>
  (state, dispatch, view) =>
    tableStateOf(state).includes(name) && command(state, dispatch, view)

const lacking =
  (name: TableState, command: Command): Command =>
  (state, dispatch, view) =>
    !tableStateOf(state).includes(name) && command(state, dispatch, view)

const toggled =
  (name: 'headerRow' | 'headerColumn'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { table, tableStart } = selectedRect(state)
    dispatch?.(state.tr.setNodeMarkup(tableStart - 1, null, { ...table.attrs, [name]: !table.attrs[name] }))
    return true
  }

/** With what heads the others goes its being a header, and with the last of them the table. */
const removed =
  (command: Command, head: 'inHeaderRow' | 'inHeaderColumn', name: 'headerRow' | 'headerColumn'): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false
    const { tableStart } = selectedRect(state)
    const takesHead = tableStateOf(state).includes(head)
    const tellHead = (tr: Transaction) => {
      const attrs = { ...tr.doc.nodeAt(tableStart - 1)?.attrs, [name]: false }
      dispatch?.(takesHead ? tr.setNodeMarkup(tableStart - 1, null, attrs) : tr)
    }
    return command(state, dispatch && tellHead, view) || deleteTable(state, dispatch)
  }

export const tableCommands: Readonly<Record<TableCommand, Command>> = {
  table: insert,
  rowAbove: having('canAddRow', lacking('inHeaderRow', addRowBefore)),
  rowBelow: having('canAddRow', addRowAfter),
  columnBefore: having('canAddColumn', lacking('inHeaderColumn', addColumnBefore)),
  columnAfter: having('canAddColumn', addColumnAfter),
  deleteRow: removed(deleteRow, 'inHeaderRow', 'headerRow'),
  deleteColumn: removed(deleteColumn, 'inHeaderColumn', 'headerColumn'),
  headerRow: toggled('headerRow'),
  headerColumn: toggled('headerColumn'),
  deleteTable,
}

/** Tab leads from cell to cell, and from the last into a new row; at the first cell and at the bound it stays. */
export const toNextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  const added = dispatch && view && tableCommands.rowBelow(state, dispatch, view)
  if (added) goToNextCell(1)(view.state, dispatch)
  return true
}

export const toPreviousCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  goToNextCell(-1)(state, dispatch)
  return true
}

/** Where a text begins or ends with a table, an arrow leads out of it, into a new paragraph. */
export const outOfTable =
  (side: 'up' | 'down'): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state) || !(state.selection instanceof TextSelection) || view?.endOfTextblock(side) !== true)
      return false
    if (!isAtEdge(state.selection.$from, side)) return false
    const at = side === 'up' ? 0 : state.doc.content.size
    const tr = state.tr.insert(at, nodes.paragraph.create())
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
    return true
  }

/** First, or last, of all it stands in, but for the row: there any cell will do. */
const isAtEdge = ($from: ResolvedPos, side: 'up' | 'down'): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => depth)
    .filter((depth) => $from.node(depth).type !== nodes.table_row)
    .every((depth) =>
      side === 'up' ? $from.index(depth) === 0 : $from.indexAfter(depth) === $from.node(depth).childCount,
    )

/** What would make a table larger than it may be does not happen, and says so. */
export const boundedTables = (onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction: (tr, { doc }) => {
      if (!tr.docChanged || fits(tr.doc) || !fits(doc)) return true
      onRefused()
      return false
    },
  })

const fits = (doc: Node): boolean =>
  doc.content.content.every(
    (child) => child.type !== nodes.table || fitsInTable(child.childCount, child.firstChild?.childCount ?? 0),
  )
