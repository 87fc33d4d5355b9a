import { describe, expect, it } from 'vitest'
import type { EmployeeId, ReviewId } from '../../../../src/domain/kernel/ids.ts'
import {
  ASKED_OFTEN,
  askedOften,
  askingCounts,
  askingFields,
  askingOf,
  mayAskOthers,
  type PersonToAsk,
  type ReviewToAsk,
} from '../../../../src/domain/reviews/cycles/askingOthers.ts'
import { itemId } from '../../../fixtures/ids.ts'
import { wentWell } from '../../../fixtures/reviewRecord.ts'

const id = (name: string) => name as EmployeeId
const person = (name: string, reportsTo: string | null, over: Partial<PersonToAsk> = {}): PersonToAsk => ({
  id: id(name),
  fullName: `Name of ${name}`,
  isActive: true,
  isHidden: false,
  reportsTo: reportsTo === null ? null : id(reportsTo),
  ...over,
})
const review = (of: string, over: Partial<ReviewToAsk> = {}): ReviewToAsk => ({
  id: `review of ${of}` as ReviewId,
  employeeId: id(of),
  reviewerId: id('max'),
  stage: 'Writing',
  isClosed: false,
  asked: [],
  askedPeers: 0,
  proposed: [],
  ...over,
})
const sections = (others: 'both' | 'peers' | 'reports' | 'none') => [
  { id: itemId('section'), title: 'The year', questions: [{ ...wentWell, others }] },
]
/** Max leads Ann, Bo, Cy and Di; Ann leads Flo. */
const people = [
  person('ann', 'max'),
  person('bo', 'max'),
  person('cy', 'max'),
  person('di', 'max'),
  person('flo', 'ann'),
  person('max', null),
  person('zoe', null),
]
const all = { reports: true, peers: 2, proposals: true }
const asking = (
  reviews: ReadonlyArray<ReviewToAsk>,
  {
    rules = all,
    others = 'both',
    by = 'ava',
    staff = people,
  }: { rules?: typeof all; others?: Parameters<typeof sections>[0]; by?: string; staff?: typeof people } = {},
) => askingOf({ actor: { employeeId: id(by) }, rules, sections: sections(others) }, reviews, staff)
const names = (rows: ReturnType<typeof asking>) =>
  rows.map(({ people: chosen, because }) => because ?? chosen.map((one) => one.id).join(' '))

describe('1.7 Whom it asks in each review of a cycle', () => {
  it('reports and the next in the team, so that each of a team is asked as often as the others', () => {
    const rows = asking(['ann', 'bo', 'cy', 'di'].map((name) => review(name)))
    expect(names(rows)).toEqual(['flo bo cy', 'cy di', 'di ann', 'ann bo'])
    expect(rows[0]?.people.map(({ group }) => group)).toEqual(['reports', 'peers', 'peers'])
    expect(askingCounts(rows)).toEqual({ reviews: 4, people: 5, asked: 9 })
  })

  it.each([
    ['only reports', { ...all, peers: 0 }, 'both', 'flo'],
    ['only peers', { ...all, reports: false }, 'both', 'bo cy'],
    ['what is asked of peers alone', all, 'peers', 'bo cy'],
    ['what is asked of reports alone', all, 'reports', 'flo'],
    ['what is asked of nobody', all, 'none', 'nobodyToAsk'],
  ] as const)('%s', (_, rules, others, expected) => {
    expect(names(asking([review('ann')], { rules, others }))).toEqual([expected])
  })

  it('whom the employee proposed, who count among the peers, unless it leaves them aside', () => {
    expect(names(asking([review('bo', { proposed: [id('zoe')] })]))).toEqual(['zoe cy'])
    expect(names(asking([review('bo', { proposed: [id('zoe')] })], { rules: { ...all, proposals: false } }))).toEqual([
      'cy di',
    ])
  })

  it('nobody twice: who is asked already counts, and done again it asks nobody more', () => {
    expect(names(asking([review('bo', { asked: [id('cy')], askedPeers: 1 })]))).toEqual(['di'])
    const [first] = asking([review('bo')])
    const asked = first?.people.map((one) => one.id) ?? []
    expect(names(asking([review('bo', { asked, askedPeers: 2 })]))).toEqual(['nobodyToAsk'])
  })

  it('nobody who has left or is hidden, nor the reviewer; no team of those who report to nobody', () => {
    const staff = [
      person('ann', 'max'),
      person('bo', 'max', { isActive: false }),
      person('cy', 'max', { isHidden: true }),
      person('di', 'max'),
      person('max', null),
      person('zoe', null),
    ]
    expect(names(asking([review('ann')], { staff }))).toEqual(['di'])
    expect(names(asking([review('ann', { reviewerId: id('di') })], { staff }))).toEqual(['nobodyToAsk'])
    expect(names(asking([review('zoe')], { staff }))).toEqual(['nobodyToAsk'])
    expect(names(asking([review('bo')], { staff }))).toEqual(['employeeLeft'])
  })

  it('nobody in one’s own review, before it has begun, or once feedback is closed', () => {
    const reviews = [review('ann'), review('bo', { stage: 'Scheduled' }), review('cy', { isClosed: true })]
    expect(names(asking(reviews, { by: 'ann' }))).toEqual(['ownReview', 'notBegun', 'feedbackClosed'])
  })
})

describe('1.7 Who would be asked often', () => {
  it('is named above so many reviews, with those of before; one’s own review tells nothing', () => {
    const before = Array.from({ length: ASKED_OFTEN }, (_, at) => review(`p${at}`, { asked: [id('cy')] }))
    const rows = asking([review('bo')], { rules: { ...all, peers: 1 } })
    expect(askedOften({ employeeId: id('ava') }, rows, before)).toEqual([
      { person: { id: 'cy', fullName: 'Name of cy' }, count: ASKED_OFTEN + 1 },
    ])
    expect(askedOften({ employeeId: id('p0') }, rows, before)).toEqual([])
    expect(askedOften({ employeeId: id('ava') }, rows, before.slice(1))).toEqual([])
  })
})

describe('Whether others are asked', () => {
  const may = (over: object) => {
    const decision = mayAskOthers({ state: 'Running', asksOthers: true, ...over })
    return decision.allowed ? 'yes' : decision.because
  }

  it('in a cycle that runs, whose reviews ask others something', () => {
    expect([may({}), may({ state: 'Paused' }), may({ state: 'Ended' }), may({ asksOthers: false })]).toEqual([
      'yes',
      'notRunning',
      'notRunning',
      'asksNobodyElse',
    ])
  })

  it('asks somebody, and no more than ten peers', () => {
    const problem = (over: object) => askingFields.problems({ ...askingFields.blank, ...over }).peers ?? null
    expect(problem({})).toBeNull()
    expect(problem({ reports: false, proposals: false, peers: '0' })).toBe('Choose people to ask')
    expect(problem({ peers: '11' })).toContain('from 0 to 10')
  })
})
