import type { Slice } from 'prosemirror-model'
import { EditorState, Selection, type Transaction } from 'prosemirror-state'
import { cellAround, isInTable } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import type { Image, PolicyContent, PolicyImage } from '../../../domain/policies/content/nouns.ts'
import { type CommandName, commands, linkAt, linked, type TextState, textStateOf, unlinked } from './commands.ts'
import { imageAsked, imageAt, imageChanged, type KnownImages, knownIn, withImages } from './images.ts'
import { type ImageAddress, imageView } from './imageView.ts'
import { type PageKeys, plugins } from './keys.ts'
import { bodyOf, plainText, sliceOf, withinCell } from './pasted.ts'
import type { Lost } from './pasteWords.ts'
import { contentOf, nodeOf, nodes } from './schema.ts'
import { type Slash, slashOf, takeSlash } from './slash.ts'
import type { Tool } from './tools.ts'

type ImageAttrs = Image['attrs']

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
  /** The image that is selected; the same object as long as nothing of it has changed. */
  readonly image: () => ImageAttrs | null
  readonly changeImage: (change: Partial<Pick<ImageAttrs, 'alt' | 'size'>>) => void
  readonly insertImages: (images: ReadonlyArray<PolicyImage>) => void
  readonly close: () => void
}

interface PlacedSlash extends Slash {
  readonly place: { readonly left: number; readonly maxHeight: number } & (
    | { readonly top: number }
    | { readonly bottom: number }
  )
}

export interface TextOptions extends PageKeys {
  readonly content: PolicyContent
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: () => void
  /** Something of what was pasted could not come as it was. */
  readonly onLost: (lost: Lost) => void
  /** An image is wanted, or several, whose files were pasted or dropped. */
  readonly onImages: (files: ReadonlyArray<File>) => void
  readonly addressOf: ImageAddress
}

const betweenTellingMs = 250

/** As wide as its style lets it be (`writing.offers`). */
const widestOffer = 240
/** All that can be offered. */
const tallestOffer = 340
const gap = 4

const isSameSlash = (one: Slash | null, other: Slash | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.from === other.from && one.at === other.at && one.typed === other.typed)

export const openText = (place: HTMLElement, options: TextOptions): TextView => {
  const listeners = new Set<() => void>()
  let shown: TextState = new Set()

  let slash: PlacedSlash | null = null
  let image: ImageAttrs | null = null
  const known = knownIn(options.content)

  const follow = (state: EditorState) => {
    const next = textStateOf(state)
    const offer = slashOf(state)
    const isSame = next.size === shown.size && [...next].every((name) => shown.has(name))
    const selected = imageAt(state)
    if (isSame && isSameSlash(slash, offer) && selected === image) return
    image = selected
    if (!isSame) shown = next
    slash = offer && { ...offer, place: beside(offer.from) }
    for (const tell of listeners) tell()
  }

  /** Below the slash, or above it where there is more room: a phone's keyboard leaves little. */
  const beside = (at: number): PlacedSlash['place'] => {
    const { left, top, bottom } = view.coordsAtPos(at)
    const frame = place.getBoundingClientRect()
    const below = (window.visualViewport?.height ?? window.innerHeight) - bottom
    const isAbove = below < tallestOffer && top > below
    return {
      left: Math.max(0, Math.min(left - frame.left, frame.width - widestOffer)),
      maxHeight: Math.min(tallestOffer, (isAbove ? top : below) - 2 * gap),
      ...(isAbove ? { bottom: frame.bottom - top + gap } : { top: bottom - frame.top + gap }),
    }
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
    nodeViews: { image: imageView(options.addressOf) },
    dispatchTransaction: (transaction: Transaction) => {
      view.updateState(view.state.apply(transaction))
      follow(view.state)
      if (transaction.docChanged) tellSoon()
      if (transaction.getMeta(imageAsked)) options.onImages([])
    },
    transformPastedText: plainText,
    handleDOMEvents: {
      keydown: (_, event) => followsCaret(view, event),
      // Someone who leaves the text may be on the way to publish it.
      blur: tellChange,
      paste: (_, event) =>
        takesFiles(event.clipboardData, event, options) || takesHtml(view, event, known, options.onLost),
      // What is dragged within the text is ProseMirror's own to move.
      drop: (_, event) =>
        view.dragging === null && (dropsFiles(view, event, options) || dropsHtml(view, event, known, options.onLost)),
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
    image: () => image,
    changeImage: (change) => {
      imageChanged(change)(view.state, view.dispatch)
    },
    insertImages: (images) => {
      for (const one of images) known.set(one.id, one)
      view.dispatch(withImages(view.state, images))
    },
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
const takesHtml = (
  view: EditorView,
  event: ClipboardEvent,
  known: KnownImages,
  onLost: TextOptions['onLost'],
): boolean => {
  const data = event.clipboardData
  const html = data?.getData('text/html') ?? ''
  if (html === '' || data === null) return false
  event.preventDefault()
  const body = isPlainWanted(view) ? null : bodyOf(html)
  const slice = body && sliceOf(body, view.state.selection.$from, onLost, known)
  if (slice) putIn(view, slice, event, onLost)
  else view.pasteText(data.getData('text/plain'))
  return true
}

/** Cells go over the cells of the table one stands in; anything else comes into its cell as it fits there. */
const putIn = (view: EditorView, slice: Slice, event: ClipboardEvent, onLost: TextOptions['onLost']) => {
  const content = isInTable(view.state) && !isTable(slice) ? intoCell(slice, onLost) : slice
  if (view.someProp('handlePaste', (handle) => handle(view, event, content))) return
  view.dispatch(view.state.tr.replaceSelection(content).scrollIntoView().setMeta('uiEvent', 'paste'))
}

const intoCell = (slice: Slice, onLost: TextOptions['onLost']): Slice => {
  slice.content.descendants((node) => {
    if (node.type === nodes.image) onLost('imageInTable')
  })
  return withinCell(slice)
}

/** A picture that was copied, on its own: words that come with pictures of themselves come as words. */
const takesFiles = (data: DataTransfer | null, event: Event, { onImages }: TextOptions): boolean => {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  const html = data?.getData('text/html') ?? ''
  if (files.length === 0 || (html !== '' && hasWords(bodyOf(html)))) return false
  event.preventDefault()
  onImages(files)
  return true
}

const hasWords = (body: HTMLElement | null): boolean => (body?.textContent ?? '').trim() !== ''

/** The cursor goes to where they were dropped. What is no picture is refused, and said: the browser would open it. */
const dropsFiles = (view: EditorView, event: DragEvent, { onImages }: TextOptions): boolean => {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (at !== null) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
  onImages(files)
  return true
}

const isTable = ({ content }: Slice): boolean =>
  content.childCount === 1 && content.firstChild?.type.spec.tableRole === 'table'

/** Ctrl, Shift and V. ProseMirror knows which keys are down. */
const isPlainWanted = (view: EditorView): boolean =>
  (view as unknown as { readonly input: { readonly shiftKey: boolean } }).input.shiftKey

const dropsHtml = (view: EditorView, event: DragEvent, known: KnownImages, onLost: TextOptions['onLost']): boolean => {
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (html === '' || at === null) return false
  event.preventDefault()
  const body = bodyOf(html)
  const $at = view.state.doc.resolve(at.pos)
  const slice = body && sliceOf(body, $at, onLost, known)
  const content = slice && cellAround($at) !== null ? intoCell(slice, onLost) : slice
  if (content) view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, content).setMeta('uiEvent', 'drop'))
  else view.dispatch(view.state.tr.insertText(plainText(event.dataTransfer?.getData('text/plain') ?? ''), at.pos))
  view.focus()
  return true
}
