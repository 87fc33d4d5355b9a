import * as Schema from 'effect/Schema'
import { JSDOM } from 'jsdom'
import { DOMSerializer } from 'prosemirror-model'
import { type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, it, test } from 'vitest'
import type { Part } from '../../../src/domain/policies/content/nouns.ts'
import { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import {
  askImage,
  imageAsked,
  imageAt,
  imageChanged,
  knownIn,
  withImages,
} from '../../../src/ui/policies/editor/images.ts'
import { sliceOf, withinCell } from '../../../src/ui/policies/editor/pasted.ts'
import { type Lost, lostWords } from '../../../src/ui/policies/editor/pasteWords.ts'
import { contentOf, nodeOf, schema } from '../../../src/ui/policies/editor/schema.ts'
import { slashOf } from '../../../src/ui/policies/editor/slash.ts'
import { anImage, imageOf } from '../../fixtures/policyImages.ts'
import { aTable } from '../../fixtures/policyTables.ts'
import { at, blank, doc, done, open, say } from './editing.ts'

const put = (state: EditorState, ...numbers: ReadonlyArray<number>) =>
  state.apply(withImages(state, numbers.map(anImage)))
const inCell = () => {
  const state = open(doc(aTable([['a', 'b']]), say('End')))
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, 4)))
}
const list = (...content: ReadonlyArray<Part>) =>
  ({ type: 'bullet_list', content: [{ type: 'list_item', content }] }) as unknown as Part

describe('An image passes both ways', () => {
  it('described, decorative, and before anybody has said what it shows', () => {
    const content = doc(
      imageOf(1, { alt: 'A ladder', size: 'small' }),
      imageOf(2, { alt: '' }),
      list(blank, imageOf(3)),
    )
    expect(contentOf(nodeOf(content))).toEqual(content)
    expect(Schema.is(PolicyContent)(contentOf(nodeOf(content)))).toBe(true)
  })
})

describe('Images that have arrived are put into the text', () => {
  test.each<[string, EditorState, ReadonlyArray<Part>]>([
    ['in the place of an empty paragraph', open(doc(blank)), [imageOf(1), imageOf(2), blank]],
    [
      'behind what is written',
      at(open(doc(say('One'), say('Two'))), 'One'),
      [say('One'), imageOf(1), imageOf(2), say('Two')],
    ],
    [
      'within the item of a list',
      at(open(doc(list(say('One')), say('Two'))), 'One'),
      [list(say('One'), imageOf(1), imageOf(2)), say('Two')],
    ],
    ['behind a table, never in it', inCell(), [aTable([['a', 'b']]), imageOf(1), imageOf(2), say('End')]],
  ])('%s', (_, before, after) => {
    const state = put(before, 1, 2)
    expect(contentOf(state.doc)).toEqual(doc(...after))
    expect(Schema.is(PolicyContent)(contentOf(state.doc))).toBe(true)
    // The last of them asks what it shows.
    expect(imageAt(state)?.id).toBe(anImage(2).id)
  })

  it('it stays selected while its words are typed, and one step takes it back', () => {
    let state = put(open(doc(say('One'))), 1)
    for (const alt of ['A', 'A ladder'])
      imageChanged({ alt })(state, (change) => {
        state = state.apply(change)
      })
    expect([imageAt(state)?.alt, state.selection instanceof NodeSelection]).toEqual(['A ladder', true])
    expect(contentOf(done(state, 'deleteImage').doc)).toEqual(doc(say('One'), blank))
  })

  it('is asked for anywhere but in a table', () => {
    let asked: unknown
    askImage(open(doc(blank)), (change) => {
      asked = change.getMeta(imageAsked)
    })
    expect([asked, askImage(inCell())]).toEqual([true, false])
    const typed = open(doc(blank))
    const slash = typed.apply(typed.tr.insertText('/'))
    expect(slashOf(slash.apply(slash.tr.insertText('im')))?.offered.map(({ name }) => name)).toEqual(['image'])
  })
})

describe('Of what is pasted', () => {
  const content = doc(imageOf(1, { alt: 'A ladder', size: 'small' }), say('One'))
  const pasted = (html: string, lost: Array<Lost> = []) => {
    const { body } = new JSDOM(html).window.document
    const slice = sliceOf(body, nodeOf(doc(blank)).resolve(1), (note) => lost.push(note), knownIn(content))
    return slice === null ? null : slice.content.toJSON()
  }

  it('the images of this text come as they were', () => {
    const { document } = new JSDOM('').window
    const holder = document.createElement('div')
    holder.append(DOMSerializer.fromSchema(schema).serializeFragment(nodeOf(content).content, { document }))
    const lost: Array<Lost> = []
    expect(pasted(holder.innerHTML, lost)).toEqual(content.content)
    expect(lost).toEqual([])
  })

  it('what they are is not believed of what is pasted', () => {
    const { id } = anImage(1)
    expect(pasted(`<img data-image="${id}" data-sha256="f" data-width="9" data-size="huge" alt="">`)).toEqual([
      imageOf(1, { alt: '' }),
    ])
  })

  it('all others are left out, and counted', () => {
    const lost: Array<Lost> = []
    const other = anImage(2)
    const html = `<p>One<img src="https://evil.example/x.png"></p><img src="data:image/png;base64,AA"><p>Two</p><img data-image="${other.id}" data-sha256="${other.sha256}">`
    expect(pasted(html, lost)).toEqual([say('One'), say('Two')])
    expect(lost.map(lostWords)).toEqual([expect.stringMatching(/^3 images were left out/)])
  })

  it('none comes into a cell', () => {
    const slice = sliceOf(
      new JSDOM(`<p>One</p><img data-image="${anImage(1).id}">`).window.document.body,
      nodeOf(doc(blank)).resolve(1),
      () => undefined,
      knownIn(content),
    )
    expect(slice && withinCell(slice).content.toJSON()).toEqual([say('One')])
  })
})
