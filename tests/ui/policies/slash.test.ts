import { type EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { slashOf } from '../../../src/ui/policies/editor/slash.ts'
import { aTable } from '../../fixtures/policyTables.ts'
import { at, blank, doc, open, say } from './editing.ts'

describe('A slash on an empty line', () => {
  const typing = (state: EditorState, text: string) =>
    [...text].reduce((now, letter) => now.apply(now.tr.insertText(letter)), state)
  const labels = (state: EditorState) => slashOf(state)?.offered.map(({ label }) => label) ?? null

  it('offers what may stand there, and less the more is typed', () => {
    const open_ = typing(open(doc(blank)), '/')
    expect(labels(open_)).toEqual([
      'Heading 1',
      'Heading 2',
      'Heading 3',
      'Bulleted list',
      'Numbered list',
      'Quote',
      'Divider',
      'Table',
      'Image',
    ])
    expect(labels(typing(open_, 'list'))).toEqual(['Bulleted list', 'Numbered list'])
    expect(labels(typing(open_, 'TAB'))).toEqual(['Table'])
    expect(labels(typing(open_, 'nothing'))).toBeNull()
  })

  it('offers nothing within words, and nothing for a slash that was there before', () => {
    expect(labels(typing(at(open(doc(say('and'))), 'and'), '/'))).toBeNull()
    expect(labels(at(open(doc(say('/'))), '/'))).toBeNull()
  })

  it('in a cell offers only what fits in one', () => {
    const state = open(doc(aTable([['', 'b']])))
    const inCell = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 4)))
    expect(labels(typing(inCell, '/'))).toEqual(['Bulleted list', 'Numbered list'])
  })
})
