import { EditorState, TextSelection } from 'prosemirror-state'
import type { Part, PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { type CommandName, commands } from '../../../src/ui/policies/editor/commands.ts'
import { plugins } from '../../../src/ui/policies/editor/keys.ts'
import { contentOf, nodeOf } from '../../../src/ui/policies/editor/schema.ts'
import { wordsIn } from '../../fixtures/policyTables.ts'

export const doc = (...content: ReadonlyArray<Part>) => ({ type: 'doc', content }) as unknown as PolicyContent
export const say = (text: string): Part => ({ type: 'paragraph', content: [{ type: 'text', text }] })
export const blank: Part = { type: 'paragraph' }

/** How often something was refused. */
export const refused = { count: 0 }
export const open = (content: PolicyContent): EditorState => {
  const nothing = () => undefined
  const page = {
    onLink: nothing,
    onSave: nothing,
    onToolbar: nothing,
    listId: 'l',
    onTooLarge: () => (refused.count += 1),
  }
  return EditorState.create({ doc: nodeOf(content), plugins: [...plugins(page)] })
}

/** The cursor at the end of the words. */
export const at = (state: EditorState, words: string): EditorState => {
  let place = -1
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text === words) place = pos + words.length
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)))
}

export const done = (state: EditorState, name: CommandName): EditorState => {
  let next = state
  commands[name](state, (change) => {
    next = next.apply(change)
  })
  return next
}

export const rowsOf = (state: EditorState, part = 0) => wordsIn(contentOf(state.doc).content[part])
