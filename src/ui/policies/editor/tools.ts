import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '../../../domain/policies/content/tables.ts'
import { controlKey } from '../../app/pressedKey.ts'
import type { CommandName, TextState } from './commands.ts'
import type { TableCommand } from './tableCommands.ts'

export interface Tool {
  readonly name: CommandName | 'link'
  readonly label: string
  readonly icon: LucideIcon
  /** As it is pressed: `Mod+B`. */
  readonly keys?: string
  /** It holds or does not, and shows which. */
  readonly isToggle: boolean
  /** Why it cannot be pressed. */
  readonly denied?: (state: TextState) => string | undefined
}

const toggle = { isToggle: true } as const
const notInTable = (state: TextState) => (state.has('inTable') ? 'Not within a table.' : undefined)
const outside = { denied: notInTable } as const
const action = { isToggle: false } as const

/** Its name stands on it. */
export interface TableTool extends Omit<Tool, 'name' | 'icon' | 'keys'> {
  readonly name: TableCommand
}

/** In groups, as they stand in the toolbar. */
export const tools: ReadonlyArray<ReadonlyArray<Tool>> = [
  [
    { name: 'heading1', label: 'Heading 1', icon: Heading1, keys: 'Mod+Alt+1', ...toggle, ...outside },
    { name: 'heading2', label: 'Heading 2', icon: Heading2, keys: 'Mod+Alt+2', ...toggle, ...outside },
    { name: 'heading3', label: 'Heading 3', icon: Heading3, keys: 'Mod+Alt+3', ...toggle, ...outside },
  ],
  [
    { name: 'bold', label: 'Bold', icon: Bold, keys: 'Mod+B', ...toggle },
    { name: 'italic', label: 'Italic', icon: Italic, keys: 'Mod+I', ...toggle },
    { name: 'underline', label: 'Underline', icon: Underline, keys: 'Mod+U', ...toggle },
    { name: 'link', label: 'Link', icon: Link, keys: 'Mod+K', ...toggle },
  ],
  [
    { name: 'bulletList', label: 'Bulleted list', icon: List, keys: 'Mod+Shift+8', ...toggle },
    { name: 'orderedList', label: 'Numbered list', icon: ListOrdered, keys: 'Mod+Shift+7', ...toggle },
    { name: 'quote', label: 'Quote', icon: Quote, keys: 'Mod+Shift+9', ...toggle, ...outside },
    { name: 'rule', label: 'Divider', icon: Minus, ...action, ...outside },
    { name: 'table', label: 'Table', icon: Table, ...action, ...outside },
    { name: 'image', label: 'Image', icon: Image, ...action, ...outside },
  ],
  [
    {
      name: 'undo',
      label: 'Undo',
      icon: Undo2,
      keys: 'Mod+Z',
      ...action,
      denied: (state) => (state.has('canUndo') ? undefined : 'Nothing to undo.'),
    },
    {
      name: 'redo',
      label: 'Redo',
      icon: Redo2,
      keys: 'Mod+Shift+Z',
      ...action,
      denied: (state) => (state.has('canRedo') ? undefined : 'Nothing to redo.'),
    },
  ],
]

const full = `A table has at most ${TABLE_ROWS_MAX} rows.`
const wide = `A table has at most ${TABLE_COLUMNS_MAX} columns.`

/** What can be done with the table one stands in. */
export const tableTools: ReadonlyArray<ReadonlyArray<TableTool>> = [
  [
    {
      name: 'rowAbove',
      label: 'Row above',
      ...action,
      denied: (state) =>
        state.has('inHeaderRow') ? 'The header row stays first.' : state.has('canAddRow') ? undefined : full,
    },
    {
      name: 'rowBelow',
      label: 'Row below',
      ...action,
      denied: (state) => (state.has('canAddRow') ? undefined : full),
    },
    {
      name: 'columnBefore',
      label: 'Column before',
      ...action,
      denied: (state) =>
        state.has('inHeaderColumn') ? 'The header column stays first.' : state.has('canAddColumn') ? undefined : wide,
    },
    {
      name: 'columnAfter',
      label: 'Column after',
      ...action,
      denied: (state) => (state.has('canAddColumn') ? undefined : wide),
    },
  ],
  [
    { name: 'headerRow', label: 'Header row', ...toggle },
    { name: 'headerColumn', label: 'Header column', ...toggle },
  ],
  [
    { name: 'deleteRow', label: 'Delete row', ...action },
    { name: 'deleteColumn', label: 'Delete column', ...action },
    { name: 'deleteTable', label: 'Delete table', ...action },
  ],
]

/** `Bold (Ctrl B)`: what it does, and how it is done without it. */
export const namedWithKeys = ({ label, keys }: Tool): string =>
  keys === undefined ? label : `${label} (${keys.replace('Mod', controlKey).replaceAll('+', ' ')})`

export const keyShortcuts = ({ keys }: Tool): string | undefined =>
  keys?.replace('Mod', controlKey === '⌘' ? 'Meta' : 'Control')
