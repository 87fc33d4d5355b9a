import { describe, expect, it } from 'vitest'
import type { ItemId, ReviewId } from '../../../../src/domain/kernel/ids.ts'
import { isShared, mayCompareScore } from '../../../../src/domain/reviews/access.ts'
import type { AskedQuestion } from '../../../../src/domain/reviews/answers.ts'
import { calibrationOf, DOTS_MOST, type ReviewToCalibrate } from '../../../../src/domain/reviews/cycles/calibration.ts'
import { groupWords, outlierWords, sharedWords, withoutWords } from '../../../../src/domain/reviews/cycles/wording.ts'
import { scaleOf } from '../../../../src/domain/reviews/scores.ts'
import { ava, eve, max } from '../../../fixtures/people.ts'
import { cycleId } from '../../../fixtures/reviewCycles.ts'

const questionId = 'q' as ItemId
const steps = ['Not yet', 'In parts', 'Beyond it']
const question = (over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: questionId,
  text: 'How was it?',
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'scale',
  choices: steps,
  weight: 1,
  parts: [],
  ...over,
})
const asking = (...questions: ReadonlyArray<AskedQuestion>) => [{ id: 's' as ItemId, title: 'All', questions }]
const cycle = { id: cycleId('yearly'), name: 'Yearly', sections: asking(question()) }

const review = (name: string, over: Partial<ReviewToCalibrate> & { readonly chosen?: number | null } = {}) => {
  const { chosen = 2, ...more } = over
  return {
    id: name as ReviewId,
    employee: { id: eve, fullName: 'Eve Marlowe' },
    reviewer: { id: max, fullName: 'Max Oduya' },
    departmentId: null,
    department: null,
    stage: 'Writing' as const,
    submittedBy: { employee: false, reviewer: true },
    hidesUntilBoth: true,
    answers: [{ side: 'reviewer' as const, questionId, chosen, parts: [] }],
    ...more,
  }
}
const actor = { employeeId: ava }

describe('Which scores an admin holds beside each other', () => {
  const written = { stage: 'Writing', submittedBy: { employee: false, reviewer: true }, hidesUntilBoth: true } as const

  it.each([
    ['before both are in, where neither reads the other until then', written, false],
    ['at once, where nobody waits', { ...written, hidesUntilBoth: false }, true],
    ['once both are in', { ...written, stage: 'Submitted' }, true],
    [
      'never what is not submitted',
      { ...written, stage: 'Submitted', submittedBy: { employee: true, reviewer: false } },
      false,
    ],
  ] as const)('the employee reads it %s: %#', (_, one, shared) => {
    expect(isShared(one)).toBe(shared)
    expect(mayCompareScore({ employeeId: eve }, { employeeId: eve }, one)).toBe(shared)
    expect(mayCompareScore(actor, { employeeId: eve }, one)).toBe(one.submittedBy.reviewer)
  })

  it('says how many are left out and why: not submitted, nothing rated, one’s own that is not shared', () => {
    const found = calibrationOf(actor, cycle, [
      review('one'),
      review('shared', { stage: 'Complete' }),
      review('open', { submittedBy: { employee: true, reviewer: false } }),
      review('in words', { chosen: null }),
      review('own', { employee: { id: ava, fullName: 'Ava Lindqvist' } }),
    ])
    expect(found.reviews.map(({ id, score, isShared }) => [id, score, isShared])).toEqual([
      ['one', 0.5, false],
      ['shared', 0.5, true],
    ])
    expect(found).toMatchObject({ shared: 1, without: { notSubmitted: 1, notRated: 1, own: 1 }, whole: { count: 2 } })
    expect(withoutWords(found.without)).toEqual([
      'Not submitted by the reviewer: 1.',
      'Submitted without ratings: 1.',
      'Your own review is hidden until it is shared with you.',
    ])
  })

  it('of very many only those that stand out go each by itself; the numbers are of all', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => review(`r${at}`, { chosen: at === 7 ? 1 : 3 }))
    const found = calibrationOf(actor, cycle, many)
    expect(found.whole?.count).toBe(10_000)
    expect(found.reviews.map(({ id }) => id)).toEqual(['r7'])
    expect(found.reviewer).toMatchObject({ outlierCount: 1, outliers: [{ id: 'r7', side: 'below' }] })
    expect(calibrationOf(actor, cycle, many.slice(0, DOTS_MOST)).reviews).toHaveLength(DOTS_MOST)
  })
})

it('The steps are named where the side is rated on one scale', () => {
  const other = question({ id: 'r' as ItemId, choices: ['No', 'Yes'] })
  expect(scaleOf(asking(question(), question({ kind: 'text', choices: [] })), 'reviewer')).toEqual(steps)
  expect(scaleOf(asking(question(), other), 'reviewer')).toEqual([])
  expect(scaleOf(asking(question(), { ...other, weight: 0 }), 'reviewer')).toEqual(steps)
  expect(scaleOf(asking(question(), { ...other, asked: 'employee' }), 'reviewer')).toEqual(steps)
})

describe('Said in words', () => {
  const written = (score: number) => `${Math.round(score * 100)}%`

  it.each([
    ['reviewer', 'Max Oduya rates 17 points above the overall median: 83% against 67%.'],
    ['department', 'Yard is rated 17 points above the overall median: 83% against 67%.'],
  ] as const)('of a %s', (by, words) => {
    const group = { name: by === 'reviewer' ? 'Max Oduya' : 'Yard', standsOut: 'above' as const, median: 5 / 6 }
    // The difference of what is read, not of what was reckoned.
    expect(groupWords(by, group, { median: 2 / 3 }, written)).toBe(words.replace('17', '16'))
  })

  it('of a review, beside its group, or beside the whole', () => {
    const one = { employee: 'Eve Marlowe', score: 1, side: 'above' as const }
    const others = { lowerQuartile: 0.5, median: 0.6, upperQuartile: 0.67 }
    expect(outlierWords('reviewer', one, { ...others, name: 'Max Oduya' }, written)).toBe(
      'Eve Marlowe’s 100% is far above the scores Max Oduya gives (middle half: 50% to 67%).',
    )
    expect(outlierWords('department', one, { ...others, name: null, lowerQuartile: 0.67 }, written)).toBe(
      'Eve Marlowe’s 100% is far above the scores in the whole cycle (middle half: 67% to 67%).',
    )
  })

  it.each([
    [1, 1, '1 review has a score. It is shared with the employee already.'],
    [3, 0, '3 reviews have a score. None is shared with the employee yet.'],
    [3, 1, '3 reviews have a score: 1 shared with the employee already, 2 not yet.'],
  ])('%d with a score, %d shared', (count, shared, words) => expect(sharedWords(count, shared)).toBe(words))
})
