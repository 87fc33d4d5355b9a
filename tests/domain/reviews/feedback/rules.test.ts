import { describe, expect, it } from 'vitest'
import type { EmployeeId, ReviewId } from '../../../../src/domain/kernel/ids.ts'
import { proposalDuties } from '../../../../src/domain/reviews/feedback/duties.ts'
import { askedOfGroup, groupOf, groupsAsked, mayBeAsked } from '../../../../src/domain/reviews/feedback/groups.ts'
import { askedLetter, proposedLetter } from '../../../../src/domain/reviews/feedback/letters.ts'
import {
  feedbackActs,
  feedbackStateAfter,
  feedbackStates,
  mayClose,
  mayCollect,
  mayGive,
} from '../../../../src/domain/reviews/feedback/lifecycle.ts'
import { mayBeProposed, mayLeaveOut, mayPropose } from '../../../../src/domain/reviews/feedback/proposals.ts'
import { answeredWords, promiseWords, tooFewWords } from '../../../../src/domain/reviews/feedback/wording.ts'
import { reviewStages } from '../../../../src/domain/reviews/lifecycle.ts'
import { questionFields, sentProblem } from '../../../../src/domain/reviews/template.fields.ts'
import { itemId } from '../../../fixtures/ids.ts'
import { wentWell } from '../../../fixtures/reviewRecord.ts'

const [eve, max, noor] = ['eve', 'max', 'noor'] as unknown as [EmployeeId, EmployeeId, EmployeeId, EmployeeId]
const asking = (...others: ReadonlyArray<'none' | 'peers' | 'reports' | 'both'>) => [
  {
    id: itemId('section'),
    title: 'The year',
    questions: others.map((of) => ({ ...wentWell, id: itemId(`question ${of}`), others: of })),
  },
]
const because = (may: { readonly allowed: boolean; readonly because?: string }) => (may.allowed ? 'yes' : may.because)

describe('1.7, 10 What others are asked', () => {
  it.each([
    [['none'], []],
    [['none', 'peers'], ['peers']],
    [['reports'], ['reports']],
    [['both'], ['peers', 'reports']],
    [
      ['peers', 'reports'],
      ['peers', 'reports'],
    ],
  ] as const)('%j is asked of %j', (others, groups) => {
    expect(groupsAsked(asking(...others))).toEqual(groups)
  })

  it('a group sees its own questions, and no section without one', () => {
    const sections = [...asking('peers', 'reports', 'both'), ...asking('none')]
    expect(askedOfGroup(sections, 'peers').map(({ questions }) => questions.map(({ others }) => others))).toEqual([
      ['peers', 'both'],
    ])
  })

  const problem = (over: object) =>
    questionFields.problems({ ...questionFields.blank, text: 'How?', ...over }).others ?? null

  it('each question is asked of somebody, and what may not be shared with others is not asked of them', () => {
    expect(problem({})).toBeNull()
    expect(problem({ asked: 'neither', others: 'peers' })).toBeNull()
    expect(problem({ asked: 'neither' })).toBe('Ask someone')
    expect(problem({ kind: 'goals' })).toBeNull()
    expect(problem({ kind: 'coreValues', others: 'both' })).toBeNull()
    expect(problem({ kind: 'goals', others: 'peers' })).toContain('goals')
  })

  it('a review asks the two something, whatever it asks others', () => {
    const sections = (asked: 'both' | 'neither') =>
      asking('peers').map((section) => ({
        ...section,
        questions: section.questions.map(({ parts: _, ...question }) => ({ ...question, asked })),
      }))
    expect(sentProblem(sections('both'))).toBeNull()
    expect(sentProblem(sections('neither'))).toBe('Add a question for the employee or the reviewer')
  })
})

describe('1.7, 10 Who is asked', () => {
  const parties = { employeeId: eve, reviewerId: max }
  const person = (over: object = {}) => ({ id: noor, isActive: true, reportsTo: max, ...over })
  const all = asking('both')

  it('is a report by whom they report to, and else a peer', () => {
    expect(groupOf(person(), eve)).toBe('peers')
    expect(groupOf(person({ reportsTo: null }), eve)).toBe('peers')
    expect(groupOf(person({ reportsTo: eve }), eve)).toBe('reports')
  })

  it.each([
    ['a peer', person(), all, 'yes'],
    ['a report', person({ reportsTo: eve }), all, 'yes'],
    ['the employee', person({ id: eve }), all, 'oneOfTheTwo'],
    ['the reviewer', person({ id: max }), all, 'oneOfTheTwo'],
    ['who has left', person({ isActive: false }), all, 'otherLeft'],
    ['a report, of whom nothing is asked', person({ reportsTo: eve }), asking('peers'), 'groupNotAsked'],
    ['a peer, of whom nothing is asked', person(), asking('reports'), 'groupNotAsked'],
  ] as const)('%s', (_, who, sections, answer) => {
    expect(because(mayBeAsked(who, parties, sections))).toBe(answer)
  })
})

describe('1.7, 10 While the two write, and not once it is closed', () => {
  it.each(reviewStages.flatMap((stage) => [false, true].map((isClosed) => [stage, isClosed] as const)))(
    '%s, closed: %s',
    (stage, isClosed) => {
      const expected = stage === 'Scheduled' ? 'notBegun' : stage === 'Writing' && !isClosed ? 'yes' : 'feedbackClosed'
      expect(because(mayCollect({ stage, isClosed }))).toBe(expected)
      expect(because(mayGive({ stage, isClosed, state: 'Open' }))).toBe(expected)
      expect(because(mayGive({ stage, isClosed, state: 'Submitted' }))).toBe('feedbackGiven')
      expect(because(mayGive({ stage, isClosed, state: 'Declined' }))).toBe('feedbackDeclined')
    },
  )

  it('is closed where somebody was asked', () => {
    expect(because(mayClose({ stage: 'Writing', isBegun: true }))).toBe('yes')
    expect(because(mayClose({ stage: 'Writing', isBegun: false }))).toBe('nobodyAsked')
  })

  it('from what is submitted or declined nothing leads back', () => {
    expect(feedbackActs.map((act) => feedbackStateAfter('Open', act))).toEqual(['Submitted', 'Declined'])
    for (const state of feedbackStates.filter((one) => one !== 'Open'))
      for (const act of feedbackActs) expect(feedbackStateAfter(state, act)).toBe(state)
  })
})

describe('What is said of it', () => {
  const anonymous = { isAnonymous: true, smallestGroup: 3 }
  const named = { isAnonymous: false, smallestGroup: 3 }

  it.each([
    [{ asked: 0, answered: null }, anonymous, 'No one asked'],
    [{ asked: 1, answered: null }, anonymous, '1 asked, fewer than 3 answered'],
    [{ asked: 4, answered: 3 }, anonymous, '4 asked, 3 answered'],
    [{ asked: 4, answered: null }, named, '4 asked, none answered'],
  ] as const)('%j', (of, promise, words) => {
    expect(answeredWords(of, promise)).toBe(words)
  })

  it('why nothing is shown, and what is promised', () => {
    expect(tooFewWords(anonymous)).toBe('Fewer than 3 people answered, so their feedback is hidden.')
    expect(promiseWords({ ...anonymous, smallestGroup: 4 })).toContain('at least 4 people')
    expect(promiseWords(named)).toBe('Your name is shown with what you write.')
  })

  it('the mail says who asks about whom, until when, under which promise and where', () => {
    const locale = { dateStyle: 'd/m/y', firstWeekday: 1, numberStyle: ',.', zone: null } as const
    const link = 'https://tenure.example/pr/1/feedback'
    const to = { to: 'Noor', locale, by: 'Max', company: 'Banksia' }
    const about = { employee: 'Eve', dueDay: '2024-03-15', link, ...anonymous }
    const { subject, text } = askedLetter([about], to)
    expect(subject).toBe('Feedback on Eve')
    expect(text).toContain('Max asks for your feedback on Eve at Banksia, by 15/03/2024.')
    expect(text).toContain(promiseWords(anonymous))
    expect(text.split('\n').at(-1)).toBe(link)
    const other = { ...about, ...named, employee: 'Tom', dueDay: '2024-03-20', link: `${link}/2` }
    const many = askedLetter([about, other, { ...about, employee: 'Ida' }], to)
    expect(many.subject).toBe('Feedback on 3 people')
    expect(many.text).toContain('Max asks for your feedback on 3 people at Banksia.')
    // Each stands below what it is promised.
    expect(many.text).toContain(
      [
        promiseWords(anonymous),
        '',
        `- Eve, by 15/03/2024: ${link}`,
        `- Ida, by 15/03/2024: ${link}`,
        '',
        promiseWords(named),
        '',
        `- Tom, by 20/03/2024: ${link}/2`,
      ].join('\n'),
    )
  })

  it('the mail about proposals says who was proposed, on whom, and where to decide', () => {
    const link = 'https://tenure.example/prs'
    const eves = { employee: 'Eve', people: ['Noor', 'Tom'] }
    expect(proposedLetter([eves], { to: 'Max', company: 'Banksia', link }).subject).toBe('Proposed for feedback on Eve')
    const { subject, text } = proposedLetter([eves, { employee: 'Ida', people: ['Tom'] }], {
      to: 'Max',
      company: 'Banksia',
      link,
    })
    expect(subject).toBe('Proposed for feedback in 2 reviews')
    expect(text).toContain('- On Eve: Noor, Tom\n- On Ida: Tom')
    expect(text.split('\n').at(-1)).toBe(link)
  })
})

describe('1.7 Whom the employee proposes', () => {
  it.each([
    ['the employee', eve, true, 'yes'],
    ['the employee, where the client does not want it', eve, false, 'nobodyProposes'],
    ['the reviewer', max, true, 'onlyTheEmployeeProposes'],
    ['somebody else', noor, true, 'onlyTheEmployeeProposes'],
  ] as const)('%s', (_, employeeId, takesProposals, answer) => {
    expect(because(mayPropose({ employeeId }, { employeeId: eve }, takesProposals))).toBe(answer)
  })

  it('is twenty people at most, and nobody who is asked already is said not to be', () => {
    expect([20, 21].map((count) => because(mayBeProposed(count)))).toEqual(['yes', 'tooManyProposed'])
    expect([false, true].map((isAsked) => because(mayLeaveOut({ isAsked })))).toEqual(['yes', 'askedAlready'])
  })

  it('waits for the reviewer while it is written and not closed, unless the cycle is paused', () => {
    const review = {
      id: 'review' as ReviewId,
      employee: 'Eve',
      employeeId: eve,
      stage: 'Writing',
      cycle: null,
      isClosed: false,
      dueDateUtc: '2024-03-15T00:00:00.000Z',
    } as const
    const types = (over: object) => proposalDuties([{ ...review, ...over }]).map(({ type }) => type)
    expect(types({})).toEqual(['reviewProposals'])
    for (const over of [{ isClosed: true }, { stage: 'Submitted' }, { cycle: { state: 'Paused' } }])
      expect(types(over)).toEqual([])
  })
})
