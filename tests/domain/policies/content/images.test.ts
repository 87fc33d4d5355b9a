import * as Schema from 'effect/Schema'
import { describe, expect, it, test } from 'vitest'
import { longestMatching } from '../../../../src/domain/kernel/threeTexts.ts'
import { withinBounds } from '../../../../src/domain/policies/content/bounds.ts'
import { differences } from '../../../../src/domain/policies/content/differences.ts'
import { IMAGE_ALT_MAX, IMAGES_MAX } from '../../../../src/domain/policies/content/images.ts'
import { imagesIn, undescribed } from '../../../../src/domain/policies/content/imagesIn.ts'
import { type Part, PolicyContent } from '../../../../src/domain/policies/content/nouns.ts'
import { textOf } from '../../../../src/domain/policies/content/words.ts'
import { mergedTexts } from '../../../../src/domain/policies/merging.ts'
import { readingMinutes } from '../../../../src/domain/policies/readingTime.ts'
import { imageOf } from '../../../fixtures/policyImages.ts'

const say = (text: string): Part => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: readonly [Part, ...ReadonlyArray<Part>]): PolicyContent => ({ type: 'doc', content })
const inList = (image: Part): Part => ({
  type: 'bullet_list',
  content: [{ type: 'list_item', content: [say('Lift it') as never, image as never] }],
})
const passes = (part: unknown) => Schema.is(PolicyContent)({ type: 'doc', content: [part] })

describe('An image in a policy (ours)', () => {
  test.each<[string, unknown]>([
    ['as it is put there', imageOf()],
    ['described', imageOf(1, { alt: 'A ladder', size: 'small' })],
    ['decorative', imageOf(1, { alt: '' })],
    ['in a list', inList(imageOf())],
    ['in a quotation', { type: 'blockquote', content: [imageOf()] }],
  ])('%s may stand in a text', (_, part) => expect(passes(part)).toBe(true))

  const { attrs } = imageOf()
  test.each<[string, unknown]>([
    ['with an address instead of an id', { type: 'image', attrs: { ...attrs, id: 'https://evil.example/x.png' } }],
    ['with its bytes', { type: 'image', attrs: { ...attrs, id: 'data:image/png;base64,AA' } }],
    ['without a hash', { type: 'image', attrs: { ...attrs, sha256: '' } }],
    ['of no size', { type: 'image', attrs: { ...attrs, width: 0 } }],
    ['in another width', { type: 'image', attrs: { ...attrs, size: 'huge' } }],
    ['described by nothing but a space', { type: 'image', attrs: { ...attrs, alt: ' ' } }],
    ['described at too great length', { type: 'image', attrs: { ...attrs, alt: 'x'.repeat(IMAGE_ALT_MAX + 1) } }],
    ['described with what no text may hold', { type: 'image', attrs: { ...attrs, alt: 'a\u0007' } }],
    ['within a line', { type: 'paragraph', content: [imageOf()] }],
    [
      'in a cell',
      {
        type: 'table',
        attrs: { headerRow: false, headerColumn: false },
        content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [imageOf()] }] }],
      },
    ],
  ])('%s may not', (_, part) => expect(passes(part)).toBe(false))

  it('only so many may', () => {
    const many = (count: number) => withinBounds(doc(say('x'), ...Array.from({ length: count }, () => imageOf())))
    expect(many(IMAGES_MAX).allowed).toBe(true)
    expect(many(IMAGES_MAX + 1)).toEqual({ allowed: false, because: 'tooManyImages' })
  })

  it('is counted wherever it stands, and it is told which say nothing', () => {
    const content = doc(imageOf(1, { alt: 'A ladder' }), inList(imageOf(2)), imageOf(3, { alt: '' }), imageOf(4))
    expect(imagesIn(content).map(({ sha256 }) => sha256[0])).toEqual(['1', '2', '3', '4'])
    expect(undescribed(content)).toEqual([2, 4])
  })

  it('among words is what it shows, and takes no time to read', () => {
    expect([imageOf(1, { alt: 'A ladder' }), imageOf(1, { alt: '' }), imageOf()].map(textOf)).toEqual([
      '[Image: A ladder]',
      '',
      '[Image]',
    ])
    expect(readingMinutes(doc(imageOf(1, { alt: 'word '.repeat(60).trim() })))).toBe(1)
  })
})

describe('§ 7 HRDocumentsDiff of images', () => {
  const ladder = imageOf(1, { alt: 'A ladder' })
  const changes = (before: Part, after: Part) =>
    differences(doc(say('First'), before, say('Last')), doc(say('First'), after, say('Last')))
      .filter(({ image }) => image !== undefined)
      .map(({ change, image, parts }) => [change, image?.sha256[0], parts.map((part) => part.text).join('')])

  it('the same is the same', () => expect(changes(ladder, ladder)).toEqual([['same', '1', 'A ladder']]))

  it('another is new, and the one before it gone', () =>
    expect(changes(ladder, imageOf(2, { alt: 'A ladder' }))).toEqual([
      ['added', '2', 'A ladder'],
      ['removed', '1', 'A ladder'],
    ]))

  it('said to show something else, or of another size, it is changed', () => {
    expect(changes(ladder, imageOf(1, { alt: 'A step' }))).toEqual([['changed', '1', 'A ladderstep']])
    expect(changes(ladder, imageOf(1, { alt: 'A ladder', size: 'small' }))).toEqual([['changed', '1', 'A ladder']])
  })
})

describe('§ 4 Merging with a template takes an image as a block', () => {
  it('one of our own stays beside what the template changed', () => {
    const base = doc(say('One'), say('Two'))
    const ours = doc(say('One'), imageOf(1, { alt: 'A ladder' }), say('Two'))
    const theirs = doc(say('One'), say('Two, and more'))
    const { content, conflicts } = mergedTexts({ base, ours, theirs }, longestMatching)
    expect([content.content.map(textOf), conflicts]).toEqual([['One', '[Image: A ladder]', 'Two, and more'], []])
  })

  it('where the two differ, the words say that there was one', () => {
    const { conflicts } = mergedTexts(
      { base: doc(say('One')), ours: doc(imageOf(1, { alt: 'A ladder' })), theirs: doc(say('Two')) },
      longestMatching,
    )
    expect(conflicts).toEqual([{ ours: '[Image: A ladder]', theirs: 'Two' }])
  })
})
