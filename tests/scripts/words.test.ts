import { describe, expect, it } from 'vitest'
import { problemsOf, pseudoWords } from '../../scripts/words/catalogue.ts'
import { codesIn, messagesIn } from '../../scripts/words/messages.ts'
import { type Translation, translated } from '../../scripts/words/translated.ts'

const none: ReadonlySet<string> = new Set()
const keysOf = (source: string, path = 'src/ui/goals/GoalPage.tsx', codes = none) =>
  messagesIn(path, source, codes).map(({ key }) => key)
/** `#{…}` stands for what a template puts in, so that the sources under test are none of this file's. */
const templates = (source: string) => source.replaceAll('#{', '${')
const inLanguage = (source: string, words: Readonly<Record<string, Translation>>) =>
  translated(
    templates(source),
    messagesIn('src/ui/goals/GoalPage.tsx', templates(source), none),
    ({ key }) => words[key],
    'de',
  )

describe('words are found where a person reads or hears them', () => {
  it.each<readonly [source: string, words: ReadonlyArray<string>]>([
    [`<p>Add a goal</p>`, ['Add a goal']],
    [`<p>{count} of {all} goals</p>`, ['{0} of {1} goals']],
    [`<p>Ask <a href="/x">our <b>support</b></a> for help</p>`, ['Ask <0>our <1>support</1></0> for help']],
    [`<p><Icon name="plus" /> Add{' '}\n  {title}</p>`, ['<0/> Add {1}']],
    [`<Button label="save" tone="accent" onClick={go}>x</Button>`, ['save', 'x']],
    [`<Page actions={<a>Print</a>} className="Some words" />`, ['Print']],
    [`<Field hint={isOpen ? 'open' : \`until \${day}\`} />`, ['open', 'until {0}']],
    [`const said = \`\${who} has been added\``, ['{0} has been added']],
    [`const said = \`\${count} \${count === 1 ? 'person' : 'people'}\``, ['person', 'people']],
    [`const noun = { one: 'goal', many: 'goals' }`, ['goal', 'goals']],
    [`const line = [day, \`by \${who}\`, 'Not yet'].filter(Boolean).join(' and ')`, ['by {0}', 'Not yet', ' and ']],
  ])('%s', (source, words) => {
    expect(keysOf(source)).toEqual(words)
  })

  it.each([
    [`import { a } from '../Some words.ts'`],
    [`if (status === 'Not yet') throw new Error('This is a mistake of ours')`],
    [`<p className="Some words" style={{ gridTemplate: 'auto 1fr' }} key={\`\${a} b\`} />`],
    [`element.querySelector('main button'); css({ font: 'Inter' })`],
    [`switch (key) { case 'Page down': go() }`],
    [`const kind: 'Yes and no' = table['Yes and no']`],
    [`send({ type: 'goal.added', to: '/goals' })`],
    [`const on = { actions: 'Say why', target: 'resting' }`],
  ])('and nowhere else: %s', (source) => {
    expect(keysOf(source)).toEqual([])
  })

  it('what a type calls by name is a value, except where only words stand', () => {
    const codes = new Set(codesIn('a.ts', `type Status = 'Draft' | 'Done'; const S = Schema.Literals(['Late'])`))
    expect([...codes]).toEqual(['Draft', 'Done', 'Late'])
    expect(keysOf(`const next = ['Draft', 'Late', 'Other']`, 'src/domain/goals/lifecycle.ts', codes)).toEqual(['Other'])
    expect(keysOf(`const names = { Draft: 'Draft' }`, 'src/domain/goals/wording.ts', codes)).toEqual(['Draft'])
  })
})

describe('a language says them', () => {
  it('with what stands in a sentence where that language has it', () => {
    expect(
      inLanguage('const a = `Assign #{count} to #{name(`a b`)}`', { 'Assign {0} to {1}': '{1} bekommt `{0}`' }),
    ).toBe(templates('const a = `#{name(`a b`)} bekommt \\`#{count}\\``'))
    expect(
      inLanguage('<p>Ask <a title="Our mail">our support</a> for {what}</p>', {
        'Ask <0>our support</0> for {1}': 'Für {1} frag <0>die Hilfe</0>',
        'Our mail': 'Unsere Post',
      }),
    ).toBe('<p>{"Für "}{what}{" frag "}<a title={"Unsere Post"}>{"die Hilfe"}</a></p>')
  })

  it('by the number in it, where one form is not enough', () => {
    const said = inLanguage('const a = (n) => `#{n} people`', {
      '{0} people': { one: '{0} Person', other: '{0} Leute' },
    })
    const people = new Function(`${said}; return a`)() as (count: number) => string
    expect([people(1), people(2)]).toEqual(['1 Person', '2 Leute'])
  })

  it('and what it has no words for stays', () => {
    const source = '<p title="One">Two {three ? "four" : `five #{six}`}</p>'
    expect(inLanguage(source, {})).toBe(templates(source))
  })

  it('but never without what stands in a sentence, nor with more', () => {
    const wrong = (said: Translation) => problemsOf({ goals: { 'Ask <0>{1}</0>': said, other: null } }).length
    expect(wrong('<0>{1}</0> fragen')).toBe(0)
    expect(wrong('fragen')).toBe(1)
    expect(wrong({ one: '<0>{1}</0>', other: '{1} {2}' })).toBe(1)
  })

  it('the one made by machine is longer, and holds what stands in a sentence', () => {
    expect(pseudoWords(' Assign {0} to <1>name</1>')).toBe(' ⟦Àššîgñ··⟧ {0} ⟦tö·⟧ <1>⟦ñàmé··⟧</1>')
  })
})
