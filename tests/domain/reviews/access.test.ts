import { describe, expect, it } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import {
  isOpenTo,
  mayManageReview,
  mayPlanReview,
  maySeePoint,
  maySeeReview,
  mayTakeStep,
  mayWritePoint,
  mayWriteSide,
  visibleAnswers,
} from '../../../src/domain/reviews/access.ts'
import { reviewActs, reviewStages } from '../../../src/domain/reviews/lifecycle.ts'

const ids = { eve: 'eve', max: 'max', noor: 'noor', cleo: 'cleo', ava: 'ava' } as unknown as Record<string, EmployeeId>
const { eve, max, noor, cleo, ava } = ids as Record<'eve' | 'max' | 'noor' | 'cleo' | 'ava', EmployeeId>
const actor = (employeeId: EmployeeId, isAdmin = false) => ({
  employeeId,
  underlings: [],
  privileges: { features: [], roles: isAdmin ? (['admin'] as const) : [] },
})
/** Eve is reviewed by Max; above her is Max, above him Noor. */
const parties = { employeeId: eve, reviewerId: max, line: [max, noor] }
const people = { eve: actor(eve), max: actor(max), noor: actor(noor), cleo: actor(cleo), ava: actor(ava, true) }
const those = (may: (one: (typeof people)['eve']) => boolean) =>
  Object.entries(people)
    .filter(([, one]) => may(one))
    .map(([name]) => name)
    .join(' ')

describe('6, 1.7 Who sees one, and who does what', () => {
  it('the two, the line above and admins see it; nobody else', () => {
    expect(those((one) => maySeeReview(one, parties))).toBe('eve max noor ava')
  })

  it('the reviewer, the line above and admins manage it; nobody their own', () => {
    expect(those((one) => mayManageReview(one, parties).allowed)).toBe('max noor ava')
    expect(mayManageReview(actor(eve, true), parties)).toEqual({ allowed: false, because: 'ownReview' })
  })

  it.each([
    ['begin', 'eve max noor ava'],
    ['goOn', 'noor ava'],
    ['discuss', 'max noor ava'],
    ['report', 'max noor ava'],
    ['revise', 'max noor ava'],
    ['acknowledge', 'eve'],
    ['complete', 'max noor ava'],
    ['reopen', 'max noor ava'],
  ] as const)('%s: %s', (act, names) => {
    expect(reviewActs).toContain(act)
    expect(those((one) => mayTakeStep(one, parties, act).allowed)).toBe(names)
  })

  it('each side writes its own', () => {
    expect(those((one) => mayWriteSide(one, parties, 'employee').allowed)).toBe('eve')
    expect(those((one) => mayWriteSide(one, parties, 'reviewer').allowed)).toBe('max')
  })

  it('planned by admins and the line above; by admins alone where the client says so; by nobody for themself', () => {
    expect(those((one) => mayPlanReview(one, parties, 'managers').allowed)).toBe('max noor ava')
    expect(those((one) => mayPlanReview(one, parties, 'admins').allowed)).toBe('ava')
    expect(mayPlanReview(actor(eve, true), parties, 'managers')).toEqual({ allowed: false, because: 'ownReview' })
    expect(mayPlanReview(people.cleo, parties, 'admins')).toEqual({ allowed: false, because: 'notYourReport' })
  })
})

describe('1.7 Neither side sees the other’s text before both have submitted', () => {
  const sides = ['employee', 'reviewer'] as const
  const readers = [...sides, null]
  const yesNo = [false, true]
  const cases = readers.flatMap((reader) =>
    sides.flatMap((author) =>
      reviewStages.flatMap((stage) =>
        yesNo.flatMap((employee) =>
          yesNo.flatMap((reviewer) =>
            yesNo.map((hidesUntilBoth) => ({
              reader,
              author,
              review: { stage, submittedBy: { employee, reviewer }, hidesUntilBoth },
            })),
          ),
        ),
      ),
    ),
  )

  it('a side always reads itself', () => {
    for (const { reader, author, review } of cases)
      if (reader === author) expect(isOpenTo(reader, author, review)).toBe(true)
  })

  it('what has not been submitted is read by nobody else, not even an admin, at no stage and under no setting', () => {
    for (const { reader, author, review } of cases)
      if (reader !== author && !review.submittedBy[author]) expect(isOpenTo(reader, author, review)).toBe(false)
  })

  it('while both write, what one has submitted waits for the other; without the promise it does not', () => {
    for (const { reader, author, review } of cases) {
      if (reader === author || !review.submittedBy[author]) continue
      const isWriting = review.stage === 'Writing' || review.stage === 'Scheduled'
      expect(isOpenTo(reader, author, review)).toBe(!isWriting || !review.hidesUntilBoth)
    }
  })

  it('of all answers those are left', () => {
    const answers = [{ side: 'employee' as const }, { side: 'reviewer' as const }]
    const review = { stage: 'Writing', submittedBy: { employee: true, reviewer: false }, hidesUntilBoth: true } as const
    expect(visibleAnswers(answers, 'reviewer', review)).toEqual([{ side: 'reviewer' }])
    expect(visibleAnswers(answers, null, review)).toEqual([])
    expect(visibleAnswers(answers, null, { ...review, hidesUntilBoth: false })).toEqual([{ side: 'employee' }])
  })
})

describe('3 Discussion points: type 3 means a manager point', () => {
  it('the employee never sees one, whatever else they are', () => {
    expect(those((one) => maySeePoint(one, parties, 3))).toBe('max noor cleo ava')
    expect(maySeePoint(actor(eve, true), parties, 3)).toBe(false)
    expect(those((one) => maySeePoint(one, parties, 1))).toBe('eve max noor cleo ava')
  })

  it('notes are the two’s; on a point for managers the reviewer’s', () => {
    expect(those((one) => mayWritePoint(one, parties, 1).allowed)).toBe('eve max')
    expect(those((one) => mayWritePoint(one, parties, 3).allowed)).toBe('max')
  })
})
