import { describe, expect, test } from 'vitest'
import {
  CONTENT_BLOCKS_MAX,
  CONTENT_CHARACTERS_MAX,
  CONTENT_DEPTH_MAX,
  isReadable,
  withinBounds,
} from '../../../../src/domain/policies/content/bounds.ts'

const text = (length: number) => ({ type: 'text', text: 'x'.repeat(length) })
const doc = (...content: ReadonlyArray<object>) => ({ type: 'doc', content })
const paragraph = (...content: ReadonlyArray<object>) => ({ type: 'paragraph', content })
/** The innermost block lies so deep; its text counts as the one after. */
const deep = (depth: number): object =>
  Array.from({ length: depth - 1 }).reduce<object>((inner) => ({ type: 'blockquote', content: [inner] }), {
    type: 'paragraph',
  })

describe('the bounds of a text (ours)', () => {
  test.each([
    ['nothing', doc(), 'yes'],
    ['as many characters as may be', doc(paragraph(text(CONTENT_CHARACTERS_MAX))), 'yes'],
    ['one more, in two runs', doc(paragraph(text(CONTENT_CHARACTERS_MAX), text(1))), 'textTooLong'],
    // The document itself is one.
    ['as many blocks as may be', doc(...Array.from({ length: CONTENT_BLOCKS_MAX - 1 }, () => paragraph())), 'yes'],
    ['one more', doc(...Array.from({ length: CONTENT_BLOCKS_MAX }, () => paragraph())), 'tooManyBlocks'],
    ['as deep as may be', doc(deep(CONTENT_DEPTH_MAX)), 'yes'],
    ['one deeper', doc(deep(CONTENT_DEPTH_MAX + 1)), 'tooDeep'],
    ['deeper than a program could follow', doc(deep(200_000)), 'tooDeep'],
    ['no text at all', null, 'yes'],
  ])('%s', (_, content, expected) => {
    const decision = withinBounds(content)
    expect(decision.allowed ? 'yes' : decision.because).toBe(expected)
  })

  test.each([
    ['what is within the bounds', doc(deep(CONTENT_DEPTH_MAX)), true],
    ['what is refused with a sentence', doc(deep(CONTENT_DEPTH_MAX + 50)), true],
    ['what has no bottom', doc(deep(200_000)), false],
  ])('%s is read: %s', (_, content, is) => expect(isReadable(content)).toBe(is))
})
