import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import {
  type AskedQuestion,
  askedAbout,
  askedBy,
  asksOf,
  isAnswer,
  questionOf,
} from '../../../src/domain/reviews/answers.ts'
import { scoreOf } from '../../../src/domain/reviews/scores.ts'
import { questionFields, sentProblem, templateFields } from '../../../src/domain/reviews/template.fields.ts'

const id = (name: string) => name as ItemId
const steps = ['Not yet', 'Mostly', 'Always']
const question = (over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: id('q'),
  text: 'How did it go?',
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'scale',
  choices: steps,
  weight: 1,
  parts: [],
  ...over,
})
const section = (...questions: ReadonlyArray<AskedQuestion>) => [{ id: id('s'), title: 'The year', questions }]
const answer = (over: object = {}) => ({ text: '', chosen: null, parts: [], ...over })

describe('Templates: sections, kinds of question, who answers, weights', () => {
  it.each([
    ['a scale has at least two steps', { kind: 'scale', choices: ['One'] }, 'Enter at least two'],
    ['so has a choice', { kind: 'choice', choices: [] }, 'Enter at least two'],
    ['what is asked about each may be in words', { kind: 'goals', choices: [] }, undefined],
    ['or rated', { kind: 'coreValues', choices: steps }, undefined],
    ['words have no steps', { kind: 'text', choices: steps }, 'An answer in words has no steps'],
    ['each step once', { kind: 'scale', choices: ['Yes', ' yes'] }, 'Each name can be used only once'],
    ['ten at most', { kind: 'scale', choices: [...'abcdefghijk'] }, 'At most 10'],
  ] as const)('%s', (_, over, problem) => {
    const choices = over.choices.map((name, at) => ({ id: `${at}`, name }))
    const draft = { ...questionFields.blank, text: 'How?', kind: over.kind, choices }
    expect(questionFields.problems(draft).choices).toBe(problem)
  })

  it('one without a question, or with one twice, cannot stand', () => {
    expect(sentProblem([])).toBe('Add a question')
    expect(sentProblem(section(question(), question()))).toBe('Each question can be used only once')
    expect(sentProblem(section(question()))).toBeNull()
  })

  it('what is typed is what is saved', () => {
    const saved = { name: 'Yearly', description: '', isArchived: false, sections: section(question()) }
    expect(templateFields.toSaved(templateFields.draftOf(saved)).sections[0]?.questions[0]).toMatchObject({ weight: 1 })
  })
})

describe('1.7 A review asks what its template asked when it was planned', () => {
  const goals = [{ id: id('g'), name: 'No defects' }]
  const partsOf = { goals, coreValues: [], responsibilities: [] }

  it('about the goals there are when it begins', () => {
    const asked = askedBy(section(question({ kind: 'goals' }), question({ id: id('w'), kind: 'text', choices: [] })))
    expect(asked.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))).toEqual([])
    expect(askedAbout(asked, partsOf)[0]?.questions.map(({ parts }) => parts)).toEqual([goals, []])
  })

  it('each side is asked its own, and waits for no side that is asked nothing', () => {
    const sections = section(question({ asked: 'reviewer' }))
    expect(asksOf(sections)).toEqual({ employee: false, reviewer: true })
    expect(questionOf(sections, 'q', 'employee')).toBeUndefined()
    expect(questionOf(sections, 'q', 'reviewer')?.id).toBe('q')
  })

  it.each([
    ['none', question(), answer(), undefined],
    ['the last step', question(), answer({ chosen: 3 }), undefined],
    ['a step beyond', question(), answer({ chosen: 4 }), 'notAChoice'],
    ['a step where there is none', question({ kind: 'text', choices: [] }), answer({ chosen: 1 }), 'notAChoice'],
    [
      'a whole step where each is rated',
      question({ kind: 'goals', parts: goals }),
      answer({ chosen: 1 }),
      'notAChoice',
    ],
    [
      'each rated',
      question({ kind: 'goals', parts: goals }),
      answer({ parts: [{ id: id('g'), text: 'Done', chosen: 3 }] }),
      undefined,
    ],
    [
      'a goal that is not asked about',
      question({ kind: 'goals', parts: goals }),
      answer({ parts: [{ id: id('other'), text: '', chosen: null }] }),
      'unknownPart',
    ],
    [
      'a goal twice',
      question({ kind: 'goals', parts: goals }),
      answer({ parts: ['g', 'g'].map((name) => ({ id: id(name), text: '', chosen: null })) }),
      'unknownPart',
    ],
  ])('%s', (_, asked, given, because) => {
    const may = isAnswer(asked, given)
    expect(may.allowed ? undefined : may.because).toBe(because)
  })
})

describe('1.7 Scores with weights, and how they came about', () => {
  const side = 'reviewer' as const
  const given = (questionId: string, chosen: number | null) => ({
    ...answer({ chosen }),
    side,
    questionId: id(questionId),
  })

  it('a weighted mean of what was rated, from 0 to 1', () => {
    const sections = section(question({ id: id('a'), weight: 3 }), question({ id: id('b') }), question({ id: id('c') }))
    const { score, lines } = scoreOf(sections, [given('a', 3), given('b', 1)], side)
    expect(score).toBe(0.75)
    expect(lines).toEqual([
      { questionId: 'a', weight: 3, rating: 1, share: 0.75 },
      { questionId: 'b', weight: 1, rating: 0, share: 0.25 },
    ])
  })

  it('nothing rated is no score; words, choices and the other side do not count', () => {
    const sections = section(question({ id: id('a'), kind: 'choice' }), question({ id: id('b'), weight: 0 }))
    expect(scoreOf(sections, [given('a', 3), given('b', 3)], side)).toEqual({ lines: [], score: null })
    expect(scoreOf(section(question()), [given('q', 2)], 'employee').score).toBeNull()
  })

  it('of what is asked about each, the mean of those rated', () => {
    const parts = ['x', 'y', 'z'].map((name) => ({ id: id(name), name }))
    const rated = [
      { id: id('x'), text: '', chosen: 3 },
      { id: id('y'), text: '', chosen: 2 },
      { id: id('z'), text: 'Later', chosen: null },
    ]
    const one = { ...given('q', null), parts: rated }
    expect(scoreOf(section(question({ kind: 'goals', parts })), [one], side).score).toBe(0.75)
  })

  it('always between the lowest and the highest rating; shares make one whole; the order of questions is none', () => {
    const rated = fc.record({ weight: fc.nat(4), chosen: fc.option(fc.integer({ min: 1, max: 3 })) })
    fc.assert(
      fc.property(fc.array(rated, { maxLength: 8 }), (all) => {
        const questions = all.map(({ weight }, at) => question({ id: id(`q${at}`), weight }))
        const answers = all.map(({ chosen }, at) => given(`q${at}`, chosen))
        const { score, lines } = scoreOf(section(...questions), answers, side)
        const turned = scoreOf(section(...questions.toReversed()), answers, side)
        if (score === null) return turned.score === null && lines.length === 0
        const ratings = lines.map(({ rating }) => rating)
        const isOne = Math.abs(lines.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9
        const isBetween = score >= Math.min(...ratings) - 1e-9 && score <= Math.max(...ratings) + 1e-9
        return isOne && isBetween && Math.abs((turned.score ?? -1) - score) < 1e-9
      }),
    )
  })
})
