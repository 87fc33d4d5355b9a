import { expect, test } from 'vitest'
import { linesOf } from '../../../../src/domain/policies/content/lines.ts'
import type { Block, PolicyContent } from '../../../../src/domain/policies/content/nouns.ts'

const say = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = (...items: ReadonlyArray<ReadonlyArray<Block>>): Block => ({
  type: 'bullet_list',
  content: items.map((content) => ({ type: 'list_item', content })),
})

test('7 HRDocumentsDiff (ours): a text as a row of blocks, items with how deep they lie', () => {
  const content: PolicyContent = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Heat' }] },
      say('Drink.'),
      list([say('Water'), list([say('cool')])], [say('Tea')]),
      { type: 'blockquote', content: [say('It was hot.')] },
      { type: 'horizontal_rule' },
      { type: 'paragraph' },
    ],
  }
  expect(linesOf(content).map(({ kind, level, text }) => `${kind} ${level} ${text}`.trim())).toEqual([
    'heading 2 Heat',
    'paragraph 0 Drink.',
    'listItem 1 Water',
    'listItem 2 cool',
    'listItem 1 Tea',
    'quote 0 It was hot.',
    'rule 0',
    'paragraph 0',
  ])
})

test('where a link leads is part of what is said, what is bold is not', () => {
  const content: PolicyContent = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ask ', marks: [{ type: 'strong' }] },
          { type: 'text', text: 'us', marks: [{ type: 'link', attrs: { href: 'mailto:hr@banksia.example' } }] },
          { type: 'hard_break' },
          { type: 'text', text: 'today' },
        ],
      },
    ],
  }
  expect(linesOf(content).map(({ text }) => text)).toEqual(['Ask us (mailto:hr@banksia.example)\ntoday'])
})
