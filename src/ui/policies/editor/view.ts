import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { type CommandName, commands, linkAt, linked, type TextState, textStateOf, unlinked } from './commands.ts'
import { type PageKeys, plugins } from './keys.ts'
import { bodyOf, plainText, sliceOf } from './pasted.ts'
import { contentOf, nodeOf } from './schema.ts'

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
  readonly close: () => void
}

export interface TextOptions extends PageKeys {
  readonly content: PolicyContent
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: () => void
}

const betweenTellingMs = 250

export const openText = (place: HTMLElement, options: TextOptions): TextView => {
  const listeners = new Set<() => void>()
  let shown: TextState = new Set()

  const follow = (state: EditorState) => {
    const next = textStateOf(state)
    if (next.size === shown.size && [...next].every((name) => shown.has(name))) return
    shown = next
    for (const tell of listeners) tell()
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
      paste: (_, event) => takesHtml(view, event, event.clipboardData),
      // What is dragged within the text is ProseMirror's own to move.
      drop: (_, event) => view.dragging === null && dropsHtml(view, event),
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
const takesHtml = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? ''
  if (html === '' || data === null) return false
  event.preventDefault()
  const body = isPlainWanted(view) ? null : bodyOf(html)
  const slice = body && sliceOf(body, view.state.selection.$from)
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('uiEvent', 'paste'))
  else view.pasteText(data.getData('text/plain'))
  return true
}

/** Ctrl, Shift and V. ProseMirror knows which keys are down. */
const isPlainWanted = (view: EditorView): boolean =>
  (view as unknown as { readonly input: { readonly shiftKey: boolean } }).input.shiftKey

const dropsHtml = (view: EditorView, event: DragEvent): boolean => {
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (html === '' || at === null) return false
  event.preventDefault()
  const body = bodyOf(html)
  const slice = body && sliceOf(body, view.state.doc.resolve(at.pos))
  if (slice) view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, slice).setMeta('uiEvent', 'drop'))
  else view.dispatch(view.state.tr.insertText(plainText(event.dataTransfer?.getData('text/plain') ?? ''), at.pos))
  view.focus()
  return true
}
