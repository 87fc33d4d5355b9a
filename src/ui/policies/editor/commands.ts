import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Attrs, MarkType, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { askImage, imageDeleted } from './images.ts'
import { marks, nodes } from './schema.ts'
import { type TableCommand, type TableState, tableCommands, tableStateOf } from './tableCommands.ts'

/** What a button of the toolbar or a key does to the text. */
export type CommandName =
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'paragraph'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'rule'
  | 'image'
  | 'deleteImage'
  | 'undo'
  | 'redo'
  | TableCommand

/** What holds where the cursor stands, and what can be taken back. */
export type TextState = ReadonlySet<CommandName | 'link' | 'canUndo' | 'canRedo' | TableState>

const around = ({ $from }: EditorState['selection'], type: NodeType): boolean => innermost($from, [type]) !== null

const innermost = ($from: ResolvedPos, types: ReadonlyArray<NodeType>): NodeType | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (types.includes(type)) return type
  }
  return null
}

const lists = [nodes.bullet_list, nodes.ordered_list]

const holds = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = selection
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
}

export const textStateOf = (state: EditorState): TextState => {
  const { selection } = state
  const { parent } = selection.$from
  const list = innermost(selection.$from, lists)
  const isHeading = parent.type === nodes.heading
  const found: ReadonlyArray<readonly [CommandName | 'link' | 'canUndo' | 'canRedo', boolean]> = [
    ['heading1', isHeading && parent.attrs.level === 1],
    ['heading2', isHeading && parent.attrs.level === 2],
    ['heading3', isHeading && parent.attrs.level === 3],
    ['bold', holds(state, marks.strong)],
    ['italic', holds(state, marks.em)],
    ['underline', holds(state, marks.underline)],
    ['link', holds(state, marks.link)],
    ['bulletList', list === nodes.bullet_list],
    ['orderedList', list === nodes.ordered_list],
    ['quote', around(selection, nodes.blockquote)],
    ['canUndo', undoDepth(state) > 0],
    ['canRedo', redoDepth(state) > 0],
  ]
  return new Set([...found.filter(([, is]) => is).map(([name]) => name), ...tableStateOf(state)])
}

/** Pressed again, a heading is a paragraph. */
const heading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from
    const isThat = parent.type === nodes.heading && parent.attrs.level === level
    return isThat
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)
  }

/** A list of the one kind becomes one of the other; pressed again, its items are paragraphs. */
const list =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const current = innermost($from, lists)
    if (current === null) return wrapInList(type)(state, dispatch)
    if (current === type) return liftListItem(nodes.list_item)(state, dispatch)
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== current) continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type).scrollIntoView())
      return true
    }
    return false
  }

const quote: Command = (state, dispatch) =>
  // Where none may stand, the wrapping would put a list around it.
  !isInTable(state) &&
  (around(state.selection, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch))

const rule: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

export const commands: Readonly<Record<CommandName, Command>> = {
  heading1: heading(1),
  heading2: heading(2),
  heading3: heading(3),
  paragraph: setBlockType(nodes.paragraph),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  bulletList: list(nodes.bullet_list),
  orderedList: list(nodes.ordered_list),
  quote,
  rule,
  image: askImage,
  deleteImage: imageDeleted,
  undo,
  redo,
  ...tableCommands,
}

interface LinkRun {
  readonly href: string
  readonly from: number
  to: number
}

/** Where the link at the cursor leads, and as far as it reaches. */
export const linkAt = ({ selection: { $from, from } }: EditorState): Readonly<LinkRun> | null => {
  const runs: Array<LinkRun> = []
  $from.parent.forEach((child, offset) => {
    const href = marks.link.isInSet(child.marks)?.attrs.href as string | undefined
    if (href === undefined) return
    const begin = $from.start() + offset
    const last = runs.at(-1)
    // A link of which one word is bold is still one link.
    if (last?.to === begin && last.href === href) last.to = begin + child.nodeSize
    else runs.push({ href, from: begin, to: begin + child.nodeSize })
  })
  return runs.find((run) => run.from <= from && from <= run.to) ?? null
}

/** A link over what is selected; where nothing is, over the link that is there; else its address is its text. */
export const linked =
  (href: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    const old = linkAt(state)
    const attrs: Attrs = { href }
    if (!selection.empty || old !== null) {
      const { from, to } = selection.empty && old !== null ? old : selection
      dispatch?.(tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create(attrs)).scrollIntoView())
      return true
    }
    const text = state.schema.text(href.replace(/^(?:mailto|tel):/, ''), [marks.link.create(attrs)])
    dispatch?.(tr.replaceSelectionWith(text, false).scrollIntoView())
    return true
  }

export const unlinked: Command = (state, dispatch) => {
  const { from, to } = linkAt(state) ?? state.selection
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return true
}
