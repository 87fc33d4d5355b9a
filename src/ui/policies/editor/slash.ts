import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type CommandName, commands } from './commands.ts'
import { nodes } from './schema.ts'
import { type Tool, tools } from './tools.ts'

/**
 * A slash at the beginning of an empty paragraph offers what may stand there instead; what is typed behind it narrows the offer.
 * The cursor stays in the text: arrows choose, Enter or Tab takes, Escape leaves the slash as it was typed.
 */
export interface Slash {
  /** Where the slash stands. */
  readonly from: number
  readonly typed: string
  readonly offered: ReadonlyArray<Tool>
  readonly at: number
}

const names: ReadonlyArray<Tool['name']> = [
  'heading1',
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'quote',
  'rule',
  'table',
  'image',
]
const offers = tools.flat().filter(({ name }) => names.includes(name))

interface Open {
  readonly from: number
  readonly at: number
}

type Said = { readonly to: 'closed' } | { readonly to: 'at'; readonly at: number }

const key = new PluginKey<Open | null>('slash')

interface Typed {
  readonly from: number
  readonly typed: string
}

/** What stands behind a slash that is all there is before the cursor, in a paragraph with nothing behind it. */
const typedAt = ({ selection }: EditorState): Typed | null => {
  if (!(selection instanceof TextSelection) || !selection.empty) return null
  const { $from } = selection
  if ($from.parent.type !== nodes.paragraph || $from.parentOffset !== $from.parent.content.size) return null
  const typed = /^\/([\p{L}\p{N} ]{0,20})$/u.exec($from.parent.textContent)?.[1]
  return typed === undefined ? null : { from: $from.start(), typed }
}

/** What the place lets stand in it, and any of its words begins with what was typed. */
const offeredAt = (state: EditorState, typed: string): ReadonlyArray<Tool> => {
  const sought = typed.trim().toLowerCase()
  return offers.filter(({ name, label }) => {
    const words = label.toLowerCase()
    return (words.startsWith(sought) || words.includes(` ${sought}`)) && commands[name as CommandName](state)
  })
}

export const slashOf = (state: EditorState): Slash | null => {
  const open = key.getState(state)
  const found = open ? typedAt(state) : null
  if (!open || found === null || found.from !== open.from) return null
  const offered = offeredAt(state, found.typed)
  return offered.length === 0 ? null : { ...found, offered, at: Math.min(open.at, offered.length - 1) }
}

export const takeSlash = (view: EditorView, name: Tool['name']): void => {
  const slash = slashOf(view.state)
  if (slash === null) return
  const { from } = slash
  view.dispatch(view.state.tr.delete(from, view.state.selection.from))
  commands[name as CommandName](view.state, view.dispatch, view)
  view.focus()
}

const say = (view: EditorView, said: Said) => view.dispatch(view.state.tr.setMeta(key, said))

const pressed = (view: EditorView, { key: name, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  const slash = slashOf(view.state)
  if (slash === null || ctrlKey || metaKey || altKey) return false
  const { at, offered } = slash
  const count = offered.length
  if (name === 'Escape') say(view, { to: 'closed' })
  else if (name === 'ArrowDown') say(view, { to: 'at', at: (at + 1) % count })
  else if (name === 'ArrowUp') say(view, { to: 'at', at: (at - 1 + count) % count })
  else if ((name === 'Enter' || name === 'Tab') && !shiftKey) takeSlash(view, (offered[at] as Tool).name)
  else return false
  return true
}

/** Of each that is offered. */
export const offerId = (listId: string, at: number): string => `${listId}-${at}`

export const slashing = (listId: string): Plugin<Open | null> =>
  new Plugin<Open | null>({
    key,
    state: {
      init: () => null,
      apply: (tr, open, _, state) => {
        const said = tr.getMeta(key) as Said | undefined
        if (said?.to === 'closed') return null
        const found = typedAt(state)
        if (found === null) return null
        if (said?.to === 'at') return open && { ...open, at: said.at }
        if (!tr.docChanged) return open
        // Opened by the slash itself, and not by what was there before.
        if (open === null && found.typed !== '') return null
        return { from: found.from, at: 0 }
      },
    },
    props: {
      handleKeyDown: pressed,
      handleDOMEvents: {
        blur: (view) => {
          if (slashOf(view.state) !== null) say(view, { to: 'closed' })
        },
      },
      attributes: (state): Record<string, string> => {
        const slash = slashOf(state)
        if (slash === null) return {}
        return {
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': listId,
          'aria-activedescendant': offerId(listId, slash.at),
        }
      },
    },
  })
