import { describe, expect, test } from 'vitest'
import { differences } from '../../../../src/domain/policies/content/differences.ts'
import type { Block, PolicyContent } from '../../../../src/domain/policies/content/nouns.ts'
import type { DiffBlock } from '../../../../src/domain/policies/nouns.ts'

const say = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...texts: ReadonlyArray<string>): PolicyContent => ({
  type: 'doc',
  content: texts.map(say) as unknown as PolicyContent['content'],
})

/** `[-old-]{+new+}` for what was taken out and put in; a sign before each block says what became of it. */
const shown = (blocks: ReadonlyArray<DiffBlock>) =>
  blocks.map(
    ({ change, parts }) =>
      `${{ same: ' ', added: '+', removed: '-', changed: '~' }[change]}${parts
        .map((part) => ({ same: part.text, added: `{+${part.text}+}`, removed: `[-${part.text}-]` })[part.change])
        .join('')}`,
  )

describe('7 HRDocumentsDiff (ours): first the blocks, then the words of those that were rewritten', () => {
  test.each<[string, PolicyContent | null, PolicyContent, ReadonlyArray<string>]>([
    ['the same', doc('Drink.'), doc('Drink.'), [' Drink.']],
    ['from nothing', null, doc('Drink.', 'Rest.'), ['+{+Drink.+}', '+{+Rest.+}']],
    ['a block put in', doc('Drink.'), doc('Rest.', 'Drink.'), ['+{+Rest.+}', ' Drink.']],
    ['a block taken out', doc('Drink.', 'Rest.'), doc('Rest.'), ['-[-Drink.-]', ' Rest.']],
    [
      'a word changed',
      doc('Drink plenty of water every hour.'),
      doc('Drink plenty of cool water every hour.'),
      ['~Drink plenty of {+cool +}water every hour.'],
    ],
    [
      'a block that has nothing of the old one',
      doc('Drink plenty of water.'),
      doc('Machines are locked.'),
      ['+{+Machines are locked.+}', '-[-Drink plenty of water.-]'],
    ],
    [
      'one of two rewritten, the other taken out',
      doc('Old rule.', 'Drink plenty of water every hour.'),
      doc('Drink plenty of tea every hour.'),
      ['-[-Old rule.-]', '~Drink plenty of [-water-]{+tea+} every hour.'],
    ],
  ])('%s', (_, before, after, expected) => expect(shown(differences(before, after))).toEqual(expected))

  test('a paragraph that becomes an item is another block', () => {
    const list: PolicyContent = {
      type: 'doc',
      content: [{ type: 'bullet_list', content: [{ type: 'list_item', content: [say('Drink.')] }] }],
    }
    expect(differences(doc('Drink.'), list).map(({ kind, change }) => [kind, change])).toEqual([
      ['listItem', 'added'],
      ['paragraph', 'removed'],
    ])
  })

  test('two texts of eighty pages with nothing in common are compared in a moment', () => {
    const words = (seed: number) =>
      Array.from({ length: 40 }, (_, word) => ((seed * 7_919 + word * 104_729) % 9_973).toString(36)).join(' ')
    const long = (from: number) => doc(...Array.from({ length: 1_000 }, (_, block) => words(from + block)))
    const huge = (from: number) => doc(Array.from({ length: 1_000 }, (_, block) => words(from + block)).join(' '))
    const began = performance.now()
    differences(long(1), long(500_000))
    differences(huge(1), huge(500_000))
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
