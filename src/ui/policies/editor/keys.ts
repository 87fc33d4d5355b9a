import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { InputRule, inputRules, smartQuotes, textblockTypeInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Attrs, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { cellAround, tableEditing } from 'prosemirror-tables'
import { findWrapping } from 'prosemirror-transform'
import { commands } from './commands.ts'
import { nodes } from './schema.ts'
import { slashing } from './slash.ts'
import { boundedTables, outOfTable, toNextCell, toPreviousCell } from './tableCommands.ts'

/** What the page does when a key is pressed that the text itself does not need. */
export interface PageKeys {
  readonly onLink: () => void
  readonly onSave: () => void
  /** To the toolbar, as in every other editor: Alt F10. */
  readonly onToolbar: () => void
  /** A table may not become as large as that. */
  readonly onTooLarge: () => void
  /** Of the list that a slash opens. */
  readonly listId: string
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const asking =
  (ask: () => void): Command =>
  () => {
    ask()
    return true
  }

const ownKeys = ({ onLink, onSave, onToolbar }: PageKeys): Readonly<Record<string, Command>> => ({
  'Mod-b': commands.bold,
  'Mod-i': commands.italic,
  'Mod-u': commands.underline,
  'Mod-Alt-0': commands.paragraph,
  'Mod-Alt-1': commands.heading1,
  'Mod-Alt-2': commands.heading2,
  'Mod-Alt-3': commands.heading3,
  'Mod-Shift-7': commands.orderedList,
  'Mod-Shift-8': commands.bulletList,
  'Mod-Shift-9': commands.quote,
  'Mod-z': commands.undo,
  'Mod-Shift-z': commands.redo,
  'Mod-y': commands.redo,
  'Mod-k': asking(onLink),
  'Mod-s': asking(onSave),
  'Alt-F10': asking(onToolbar),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  ArrowUp: outOfTable('up'),
  ArrowDown: outOfTable('down'),
})

const isInList = ($from: ResolvedPos): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(({ type }) => type === nodes.list_item)

/**
 * Tab leads from cell to cell of a table; it makes an item of a list lie deeper, Shift and Tab less deep. Anywhere else it
 * leads out of the text, as on every other field; and after Escape from there too, so that nobody who works by keyboard is
 * caught in one.
 */
const tabbing = (): Plugin => {
  let isLeaving = false
  const deeper = sinkListItem(nodes.list_item)
  const higher = liftListItem(nodes.list_item)
  return new Plugin({
    props: {
      handleKeyDown: (view, { key, shiftKey, ctrlKey, metaKey, altKey }) => {
        if (key === 'Escape') {
          isLeaving = true
          return false
        }
        if (key === 'Shift') return false
        const wasLeaving = isLeaving
        isLeaving = false
        if (key !== 'Tab' || ctrlKey || metaKey || altKey || wasLeaving) return false
        const { state, dispatch } = view
        if ((shiftKey ? toPreviousCell : toNextCell)(state, dispatch, view)) return true
        if (!isInList(state.selection.$from))
          return false
          // At the edge of what is possible nothing happens, and the focus stays.
        ;(shiftKey ? higher : deeper)(state, dispatch)
        return true
      },
    },
  })
}

/** Typing the sign of what one stands in already does nothing more: in a list, Tab makes an item lie deeper. */
const wrappingRule = (
  pattern: RegExp,
  type: NodeType,
  isDenied: ($from: ResolvedPos) => boolean,
  attrsOf: (match: RegExpMatchArray) => Attrs = () => ({}),
): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    if (isDenied(state.doc.resolve(start))) return null
    const change = state.tr.delete(start, end)
    const range = change.doc.resolve(start).blockRange()
    const wrapping = range && findWrapping(range, type, attrsOf(match))
    return range && wrapping ? change.wrap(range, wrapping) : null
  })

const isInCell = ($from: ResolvedPos): boolean => cellAround($from) !== null

/** What is typed at the beginning of a line, and what it becomes. */
const rules = inputRules({
  rules: [
    ...smartQuotes,
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs]) => ({ level: signs?.length ?? 1 })),
    wrappingRule(/^\s*[-*]\s$/, nodes.bullet_list, isInList),
    wrappingRule(/^(\d{1,4})\.\s$/, nodes.ordered_list, isInList, ([, number]) => ({
      order: Math.max(1, Number(number)),
    })),
    wrappingRule(/^\s*>\s$/, nodes.blockquote, isInCell),
    new InputRule(/^---$/, (state, _match, start, end) => {
      const $start = state.doc.resolve(start)
      const isAlone = $start.parent.type === nodes.paragraph && $start.parent.content.size === end - start
      const mayStand = $start.node(-1).canReplaceWith($start.index(-1), $start.index(-1), nodes.horizontal_rule)
      return isAlone && mayStand
        ? state.tr.delete(start, end).insert($start.before(), nodes.horizontal_rule.create())
        : null
    }),
  ],
})

export const plugins = (page: PageKeys): ReadonlyArray<Plugin> => [
  // Before all others: while it offers something, its keys are its own.
  slashing(page.listId),
  rules,
  tabbing(),
  keymap(ownKeys(page)),
  keymap(baseKeymap),
  history(),
  boundedTables(page.onTooLarge),
  // Last, as it takes keys and the pointer that anything before it may want.
  tableEditing(),
]
