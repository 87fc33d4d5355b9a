import * as Schema from 'effect/Schema'
import { JSDOM } from 'jsdom'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { isLink, linkProblem, linkTyped } from '../../../src/domain/policies/content/links.ts'
import { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { commands, linkAt, linked, textStateOf, unlinked } from '../../../src/ui/policies/editor/commands.ts'
import { plainText, sliceOf } from '../../../src/ui/policies/editor/pasted.ts'
import { contentOf, nodeOf, schema } from '../../../src/ui/policies/editor/schema.ts'

const whole: PolicyContent = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Ladders' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Check ' },
        { type: 'text', text: 'twice', marks: [{ type: 'strong' }, { type: 'em' }, { type: 'underline' }] },
        { type: 'hard_break' },
        { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Come down.' }] }] },
    { type: 'horizontal_rule' },
    {
      type: 'ordered_list',
      attrs: { order: 3 },
      content: [
        {
          type: 'list_item',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Feet' }] },
            { type: 'bullet_list', content: [{ type: 'list_item', content: [{ type: 'paragraph' }] }] },
          ],
        },
      ],
    },
  ],
}

describe('What the editor knows is exactly what may be saved', () => {
  it('every kind of block, run and mark passes both ways', () => {
    expect(contentOf(nodeOf(whole))).toEqual(whole)
    expect(Schema.decodeUnknownSync(PolicyContent)(contentOf(nodeOf(whole)))).toEqual(whole)
  })

  it('and there is no kind besides', () => {
    expect(Object.keys(schema.nodes).sort()).toEqual([
      'blockquote',
      'bullet_list',
      'doc',
      'hard_break',
      'heading',
      'horizontal_rule',
      'image',
      'list_item',
      'ordered_list',
      'paragraph',
      'table',
      'table_cell',
      'table_row',
      'text',
    ])
    expect(Object.keys(schema.marks).sort()).toEqual(['em', 'link', 'strong', 'underline'])
  })

  it.each([
    'https://example.com',
    'mailto:ava@tenure.example',
    'tel:+61400000000',
    '/hrDocuments',
    'javascript:alert(1)',
    '//evil.example',
    'http://',
    'ftp://x',
    'data:text/html,x',
    'https://a b',
  ])('a link to %s is judged by editor and server alike', (href) => {
    const content = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
      ],
    }
    expect(isLink(href)).toBe(Schema.is(PolicyContent)(content))
  })
})

describe('A link as it is typed', () => {
  it.each([
    ['example.com/phones', 'https://example.com/phones'],
    [' ava@tenure.example ', 'mailto:ava@tenure.example'],
    ['/hrDocuments', '/hrDocuments'],
    ['tel:000', 'tel:000'],
  ])('%j leads to %s', (typed, href) => expect([linkTyped(typed), linkProblem(typed)]).toEqual([href, null]))

  it.each(['', 'javascript:alert(1)', 'nowhere', '//evil.example'])('%j leads nowhere', (typed) =>
    expect(linkProblem(typed)).not.toBeNull(),
  )
})

describe('What is pasted is cleaned', () => {
  /** As the browser's sanitiser leaves it. */
  const pasted = (html: string) => {
    const body = new JSDOM(html).window.document.body
    const slice = sliceOf(body, nodeOf({ type: 'doc', content: [{ type: 'paragraph' }] }).resolve(1))
    return slice === null ? null : (slice.content.toJSON() as PolicyContent['content'])
  }
  const text = (words: string, ...types: ReadonlyArray<string>) => ({
    type: 'text',
    text: words,
    ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
  })
  const paragraph = (...content: ReadonlyArray<object>) => ({ type: 'paragraph', content })
  const item = (...content: ReadonlyArray<object>) => ({ type: 'list_item', content })

  it('of Google Docs its bold that is none, and its spans', () => {
    expect(
      pasted(
        '<b data-style="font-weight:normal;"><p><span data-style="font-weight:700">Bold</span> and <span data-style="font-style:italic;text-decoration:underline">both</span></p></b>',
      ),
    ).toEqual([paragraph(text('Bold', 'strong'), text(' and '), text('both', 'em', 'underline'))])
  })

  it('of Word its paragraphs that only look like lists, and its own bold', () => {
    const mso = (level: number, sign: string, words: string) =>
      `<p class="MsoListParagraph" data-style="mso-list:l0 level${level} lfo1"><span data-style="mso-list:Ignore">${sign} </span>${words}</p>`
    expect(
      pasted(
        `${mso(1, '·', 'First')}${mso(2, 'o', 'Inner')}${mso(1, '·', 'Second')}<p>Between</p>${mso(1, '1.', '<b data-style="mso-bidi-font-weight:normal">One</b>')}`,
      ),
    ).toEqual([
      {
        type: 'bullet_list',
        content: [
          item(paragraph(text('First')), { type: 'bullet_list', content: [item(paragraph(text('Inner')))] }),
          item(paragraph(text('Second'))),
        ],
      },
      paragraph(text('Between')),
      { type: 'ordered_list', attrs: { order: 1 }, content: [item(paragraph(text('One', 'strong')))] },
    ])
  })

  it.each([
    ['<p><a href="javascript:alert(1)">bad</a></p>', [paragraph(text('bad'))]],
    ['<h5>Deep</h5>', [{ type: 'heading', attrs: { level: 3 }, content: [text('Deep')] }]],
    ['<h1 data-level="1">x</h1>', [{ type: 'heading', attrs: { level: 1 }, content: [text('x')] }]],
    ['<p>a\u0007b\u00a0c</p>', [paragraph(text('ab c'))]],
    ['<style>p { color: red }</style><p>x<img src="x"></p>', [paragraph(text('x'))]],
  ])('%s', (html, content) => expect(pasted(html)).toEqual(content))

  it('what says nothing is nothing', () => expect(pasted('<style>x</style>')).toBeNull())

  it('and what is left can always be saved', () => {
    const content = pasted('<div><ul><li>One<ul><li>Two</li></ul></li></ul><blockquote>Q</blockquote></div>')
    expect(Schema.is(PolicyContent)({ type: 'doc', content })).toBe(true)
  })

  it('plain text loses what no text may hold', () => {
    expect(plainText('a\u0000b\tc\nd\ud800')).toBe('ab\tc\nd')
  })
})

describe('The tools', () => {
  const at = (content: PolicyContent, from: number, to = from) => {
    const doc = nodeOf(content)
    return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
  }
  const plain: PolicyContent = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ladders' }] }],
  }
  const afterwards = (state: EditorState, command: (typeof commands)[keyof typeof commands]): EditorState => {
    let next = state
    command(state, (change) => {
      next = state.apply(change)
    })
    return next
  }

  it('a heading pressed again is a paragraph', () => {
    const heading = afterwards(at(plain, 2), commands.heading2)
    expect([...textStateOf(heading)]).toEqual(['heading2'])
    expect(contentOf(afterwards(heading, commands.heading2).doc)).toEqual(plain)
  })

  it('a list of the one kind becomes one of the other, and a paragraph again', () => {
    const bullets = afterwards(at(plain, 2), commands.bulletList)
    expect(textStateOf(bullets).has('bulletList')).toBe(true)
    const numbers = afterwards(bullets, commands.orderedList)
    expect([textStateOf(numbers).has('bulletList'), textStateOf(numbers).has('orderedList')]).toEqual([false, true])
    expect(contentOf(afterwards(numbers, commands.orderedList).doc)).toEqual(plain)
  })

  it('a quotation is put around, and taken away', () => {
    const quote = afterwards(at(plain, 2), commands.quote)
    expect(textStateOf(quote).has('quote')).toBe(true)
    expect(contentOf(afterwards(quote, commands.quote).doc)).toEqual(plain)
  })

  it('a link is put over what is selected, changed as a whole, and taken away', () => {
    const first = afterwards(at(plain, 1, 8), linked('https://example.com/'))
    const inside = first.apply(first.tr.setSelection(TextSelection.create(first.doc, 4)))
    expect(linkAt(inside)).toEqual({ href: 'https://example.com/', from: 1, to: 8 })
    const second = afterwards(inside, linked('/hrDocuments'))
    expect(linkAt(second)?.href).toBe('/hrDocuments')
    expect(contentOf(afterwards(second, unlinked).doc)).toEqual(plain)
  })

  it('where nothing is selected, the address is the text', () => {
    const state = afterwards(
      at({ type: 'doc', content: [{ type: 'paragraph' }] }, 1),
      linked('mailto:ava@tenure.example'),
    )
    expect(state.doc.textContent).toBe('ava@tenure.example')
  })
})
