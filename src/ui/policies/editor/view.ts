import type { Slice } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { cellAround, isInTable } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { type CommandName, commands, linkAt, linked, type TextState, textStateOf, unlinked } from './commands.ts'
import { type PageKeys, plugins } from './keys.ts'
import { bodyOf, plainText, sliceOf, withinCell } from './pasted.ts'
import type { PasteNote } from './pastedTables.ts'
import { contentOf, nodeOf } from './schema.ts'
import { type Slash, slashOf, takeSlash } from './slash.ts'
import type { Tool } from './tools.ts'

/** The editor as the page uses it: React draws what is around the text, ProseMirror the text. */
export interface TextView {
  readonly read: () => PolicyContent
  readonly run: (command: CommandName) => void
  readonly link: (href: string) => void
  readonly unlink: () => void
  /** Of the link at the cursor; empty where there is none. */
  readonly linkHere: () => string
  readonly focus: () => void
  readonly subscribe: (changed: () => void) => () => void
  /** The same object as long as nothing the toolbar shows has changed. */
  readonly textState: () => TextState
  /** What a slash at the cursor offers, and where, in the element the text was put into. */
  readonly slash: () => PlacedSlash | null
  readonly take: (name: Tool['name']) => void
  readonly close: () => void
}

interface PlacedSlash extends Slash {
  readonly place: { readonly left: number; readonly top: number }
}

export interface TextOptions extends PageKeys {
  readonly content: PolicyContent
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: () => void
  /** Something of what was pasted could not come as it was. */
  readonly onLost: (lost: PasteNote) => void
}

const betweenTellingMs = 250

/** As wide as its style lets it be (`writing.offers`). */
const widestOffer = 240

const isSameSlash = (one: Slash | null, other: Slash | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.from === other.from && one.at === other.at && one.typed === other.typed)

export const openText = (place: HTMLElement, options: TextOptions): TextView => {
  const listeners = new Set<() => void>()
  let shown: TextState = new Set()

  let slash: PlacedSlash | null = null

  const follow = (state: EditorState) => {
    const next = textStateOf(state)
    const offer = slashOf(state)
    const isSame = next.size === shown.size && [...next].every((name) => shown.has(name))
    if (isSame && isSameSlash(slash, offer)) return
    if (!isSame) shown = next
    slash = offer && { ...offer, place: below(offer.from) }
    for (const tell of listeners) tell()
  }

  const below = (at: number) => {
    const { left, bottom } = view.coordsAtPos(at)
    const frame = place.getBoundingClientRect()
    return { left: Math.max(0, Math.min(left - frame.left, frame.width - widestOffer)), top: bottom - frame.top + 4 }
  }

  // Between two keys and not within one, and of steady typing now and then: what a key does is to be seen first.
  let untold: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0
  const tellChange = () => {
    if (untold === undefined) return
    clearTimeout(untold)
    untold = undefined
    toldAt = performance.now()
    options.onChange()
  }
  const tellSoon = () => {
    untold ??= setTimeout(tellChange, performance.now() - toldAt < betweenTellingMs ? betweenTellingMs : 0)
  }
  const onSave = () => {
    tellChange()
    options.onSave()
  }

  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: nodeOf(options.content), plugins: [...plugins({ ...options, onSave })] }),
    attributes: options.attributes,
    dispatchTransaction: (transaction: Transaction) => {
      view.updateState(view.state.apply(transaction))
      follow(view.state)
      if (transaction.docChanged) tellSoon()
    },
    transformPastedText: plainText,
    handleDOMEvents: {
      keydown: (_, event) => followsCaret(view, event),
      // Someone who leaves the text may be on the way to publish it.
      blur: tellChange,
      paste: (_, event) => takesHtml(view, event, options.onLost),
      // What is dragged within the text is ProseMirror's own to move.
      drop: (_, event) => view.dragging === null && dropsHtml(view, event, options.onLost),
    },
  })
  follow(view.state)

  const act = (command: (typeof commands)[CommandName]) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return {
    read: () => contentOf(view.state.doc),
    run: (name) => act(commands[name]),
    link: (href) => act(linked(href)),
    unlink: () => act(unlinked),
    linkHere: () => linkAt(view.state)?.href ?? '',
    focus: () => view.focus(),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    textState: () => shown,
    slash: () => slash,
    take: (name) => takeSlash(view, name),
    close: () => {
      tellChange()
      view.destroy()
    },
  }
}

/**
 * A key acts where the caret is. The browser tells of a moved caret only afterwards, and on a busy machine the next key comes
 * first: Enter after Ctrl and End would then split the line that was clicked before.
 */
const followsCaret = (view: EditorView, event: KeyboardEvent): boolean => {
  const { domObserver } = view as unknown as { readonly domObserver: { readonly flush: () => void } }
  if (!event.isComposing && !view.composing) domObserver.flush()
  return false
}

/** True when it has been taken: ProseMirror then leaves it alone. Plain text is always left to it. */
const takesHtml = (view: EditorView, event: ClipboardEvent, onLost: TextOptions['onLost']): boolean => {
  const data = event.clipboardData
  const html = data?.getData('text/html') ?? ''
  if (html === '' || data === null) return false
  event.preventDefault()
  const body = isPlainWanted(view) ? null : bodyOf(html)
  const slice = body && sliceOf(body, view.state.selection.$from, onLost)
  if (slice) putIn(view, slice, event)
  else view.pasteText(data.getData('text/plain'))
  return true
}

/** Cells go over the cells of the table one stands in; anything else comes into its cell as it fits there. */
const putIn = (view: EditorView, slice: Slice, event: ClipboardEvent) => {
  const content = isInTable(view.state) && !isTable(slice) ? withinCell(slice) : slice
  if (view.someProp('handlePaste', (handle) => handle(view, event, content))) return
  view.dispatch(view.state.tr.replaceSelection(content).scrollIntoView().setMeta('uiEvent', 'paste'))
}

const isTable = ({ content }: Slice): boolean =>
  content.childCount === 1 && content.firstChild?.type.spec.tableRole === 'table'

/** Ctrl, Shift and V. ProseMirror knows which keys are down. */
const isPlainWanted = (view: EditorView): boolean =>
  (view as unknown as { readonly input: { readonly shiftKey: boolean } }).input.shiftKey

const dropsHtml = (view: EditorView, event: DragEvent, onLost: TextOptions['onLost']): boolean => {
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (html === '' || at === null) return false
  event.preventDefault()
  const body = bodyOf(html)
  const $at = view.state.doc.resolve(at.pos)
  const slice = body && sliceOf(body, $at, onLost)
  const content = slice && cellAround($at) !== null ? withinCell(slice) : slice
  if (content) view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, content).setMeta('uiEvent', 'drop'))
  else view.dispatch(view.state.tr.insertText(plainText(event.dataTransfer?.getData('text/plain') ?? ''), at.pos))
  view.focus()
  return true
}
