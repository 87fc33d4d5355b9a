import { describe, expect, it } from 'vitest'
import { actionsFrom } from '../../../src/domain/kernel/lifecycle.ts'
import {
  isComplete,
  lifecycleOf,
  mayAct,
  mayAnswer,
  mayChange,
  mayChangeFiles,
  mayDiscuss,
  maySubmit,
  type ReviewAct,
  reviewActs,
  reviewStages,
  type Standing,
  stageAfter,
  stageSubmittedBy,
  statusOf,
  submittedUnder,
} from '../../../src/domain/reviews/lifecycle.ts'

const neither = { employee: false, reviewer: false }
const both = { employee: true, reviewer: true }
const standing = (over: Partial<Standing> = {}): Standing => ({
  stage: 'Writing',
  submittedBy: neither,
  asks: both,
  cycle: null,
  isCondensed: false,
  ...over,
})
const reasonOf = (may: { readonly allowed: boolean; readonly because?: string }) => may.because

const chartOf = (isCondensed: boolean) =>
  reviewStages.map((stage) => `${stage}: ${actionsFrom(lifecycleOf({ isCondensed }), stage).join(' ')}`)

describe('1.7 scheduled → writing → submitted → discussing → report → acknowledged → complete', () => {
  it('goes these ways and no others', () => {
    expect(chartOf(false)).toEqual([
      'Scheduled: begin',
      'Writing: submit withdraw goOn',
      'Submitted: withdraw discuss',
      'Discussing: report',
      'Report: acknowledge goOn revise',
      'Acknowledged: complete revise',
      'Complete: reopen',
    ])
  })

  it('condensed: nothing leads to discussing and acknowledged', () => {
    expect(chartOf(true)).toEqual([
      'Scheduled: begin',
      'Writing: submit withdraw goOn',
      'Submitted: withdraw report',
      'Discussing: report',
      'Report: complete revise',
      'Acknowledged: complete revise',
      'Complete: reopen',
    ])
    const led = reviewStages.flatMap((stage) => Object.values(lifecycleOf({ isCondensed: true })[stage]).flat())
    expect(led).not.toContain('Discussing')
    expect(led).not.toContain('Acknowledged')
  })

  it.each(['goOn', 'revise', 'reopen'] as const)('%s says why', (act) => {
    const stage = { goOn: 'Writing', revise: 'Report', reopen: 'Complete' } as const
    expect(reasonOf(mayAct(standing({ stage: stage[act] }), act, '  '))).toBe('reasonMissing')
    expect(mayAct(standing({ stage: stage[act] }), act, 'A date was wrong').allowed).toBe(true)
  })
})

describe('3 The flag condensed performance reviews, toggled at every stage: nothing is lost, and there is a way on', () => {
  /** As many steps as there are stages lead to Complete, whatever the flag is at each of them. */
  const reaches = (stage: Standing['stage'], flags: ReadonlyArray<boolean>): boolean => {
    if (isComplete({ stage })) return true
    const [isCondensed, ...later] = flags
    if (isCondensed === undefined) return false
    const on = (['begin', 'goOn', 'discuss', 'report', 'acknowledge', 'complete'] as ReadonlyArray<ReviewAct>).filter(
      (act) => mayAct(standing({ stage, isCondensed }), act, 'Why').allowed,
    )
    expect(on.length, `${stage}, condensed: ${isCondensed}`).toBeGreaterThan(0)
    return on.every((act) => reaches(stageAfter(standing({ stage, isCondensed }), act), later))
  }

  const toggles = Array.from({ length: 2 ** 7 }, (_, bits) =>
    Array.from({ length: 7 }, (_, step) => ((bits >> step) & 1) === 1),
  )

  it.each(reviewStages)('from %s, in every order of toggles', (stage) => {
    for (const flags of toggles) expect(reaches(stage, flags)).toBe(true)
  })

  it('what it is and who has submitted are asked of the review, and never of the flag', () => {
    for (const stage of reviewStages) {
      const on = standing({ stage, submittedBy: both, isCondensed: true })
      const off = { ...on, isCondensed: false }
      expect(statusOf(on)).toBe(statusOf(off))
      expect(mayAnswer(on, 'employee')).toEqual(mayAnswer(off, 'employee'))
    }
  })
})

describe('4 Status is Complete or not Complete, by one rule', () => {
  it.each(reviewStages)('%s', (stage) =>
    expect(statusOf({ stage })).toBe(stage === 'Complete' ? 'Complete' : 'Pending'),
  )

  it('only the act complete leads there: acknowledged before it, or condensed', () => {
    const ways = reviewStages.flatMap((stage) =>
      [false, true].flatMap((isCondensed) =>
        reviewActs
          .filter((act) => mayAct(standing({ stage, isCondensed }), act, 'Why').allowed)
          .filter((act) => stageAfter(standing({ stage, isCondensed }), act) === 'Complete')
          .map((act) => `${stage} ${act}${isCondensed ? ' condensed' : ''}`),
      ),
    )
    expect(ways).toEqual(['Report complete condensed', 'Acknowledged complete', 'Acknowledged complete condensed'])
  })
})

describe('1.7 Submit locks, each side by itself', () => {
  const submit = (review: Standing, side: 'employee' | 'reviewer' = 'employee') =>
    reasonOf(maySubmit(review, 'submit', { side, reason: '' }))
  const withdraw = (review: Standing, reason = 'I forgot a line') =>
    reasonOf(maySubmit(review, 'withdraw', { side: 'employee', reason }))
  const one = { employee: true, reviewer: false }

  it('submitted once both are in; a side that is asked nothing is not waited for', () => {
    expect(stageSubmittedBy(one, both)).toBe('Writing')
    expect(stageSubmittedBy(both, both)).toBe('Submitted')
    expect(stageSubmittedBy(one, { employee: true, reviewer: false })).toBe('Submitted')
    expect(submit(standing({ asks: { employee: false, reviewer: true } }))).toBe('nothingAsked')
  })

  it('twice is told apart, at whatever stage the second comes', () => {
    expect(submit(standing())).toBeUndefined()
    for (const stage of ['Writing', 'Submitted', 'Discussing', 'Complete'] as const)
      expect(submit(standing({ stage, submittedBy: both }))).toBe('alreadySubmitted')
    expect(submit(standing({ stage: 'Scheduled' }))).toBe('notFromThisStage')
  })

  it('taken back with a reason, until it is discussed', () => {
    expect(withdraw(standing())).toBe('notSubmitted')
    expect(withdraw(standing({ submittedBy: one }))).toBeUndefined()
    expect(withdraw(standing({ submittedBy: one }), ' ')).toBe('reasonMissing')
    expect(withdraw(standing({ stage: 'Submitted', submittedBy: both }))).toBeUndefined()
    expect(withdraw(standing({ stage: 'Discussing', submittedBy: both }))).toBe('notFromThisStage')
  })

  it.each([
    ['Scheduled', neither, 'notBegun'],
    ['Writing', neither, undefined],
    ['Writing', one, 'submitted'],
    ['Submitted', both, 'submitted'],
    ['Submitted', neither, 'goneOn'],
    ['Complete', both, 'submitted'],
  ] as const)('an answer at %s, submitted %j: %s', (stage, submittedBy, because) => {
    expect(reasonOf(mayAnswer({ stage, submittedBy }, 'employee'))).toBe(because)
  })

  it('another reviewer submits anew, unless the two have gone on from it', () => {
    const at = (stage: Standing['stage']) => submittedUnder(false, standing({ stage, submittedBy: both }))
    expect(at('Submitted')).toEqual({ stage: 'Writing', submittedBy: one })
    expect(at('Discussing')).toEqual({ stage: 'Discussing', submittedBy: both })
    expect(submittedUnder(true, standing({ stage: 'Submitted', submittedBy: both })).stage).toBe('Submitted')
  })
})

describe('1.7 What is written when', () => {
  it('notes while it is discussed; nothing once it is complete', () => {
    expect(reviewStages.filter((stage) => mayDiscuss({ stage }).allowed)).toEqual(['Discussing'])
    expect(reviewStages.filter((stage) => !mayChange({ stage }).allowed)).toEqual(['Complete'])
  })

  it.each([
    ['Writing', 'employee', neither, false, undefined],
    ['Writing', 'employee', both, false, 'submitted'],
    ['Submitted', 'reviewer', both, false, 'submitted'],
    ['Discussing', 'employee', both, false, undefined],
    ['Discussing', 'employee', both, true, 'submitted'],
    ['Writing', null, both, false, undefined],
    ['Complete', null, both, false, 'locked'],
  ] as const)('a file at %s by %s, submitted %j, handed in with it %s: %s', (stage, side, by, wasIn, because) => {
    expect(reasonOf(mayChangeFiles({ stage, submittedBy: by }, side, wasIn))).toBe(because)
  })
})
