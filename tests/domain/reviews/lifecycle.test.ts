import { describe, expect, it } from 'vitest'
import { actionsFrom } from '../../../src/domain/kernel/lifecycle.ts'
import {
  type Between,
  beginsByItself,
  isComplete,
  lifecycleOf,
  mayAct,
  mayAnswer,
  mayChange,
  mayChangeFiles,
  mayDiscuss,
  mayRemovePoint,
  maySubmit,
  type ReviewAct,
  reviewActs,
  reviewStages,
  type Standing,
  stageAfter,
  stageSubmittedBy,
  stagesOnTheWay,
  statusOf,
  submittedUnder,
} from '../../../src/domain/reviews/lifecycle.ts'
import { ownTurnWords, turnWords } from '../../../src/domain/reviews/wording.ts'

const neither = { employee: false, reviewer: false }
const both = { employee: true, reviewer: true }
const standing = (over: Partial<Standing & Between> = {}): Standing & Between => ({
  stage: 'Writing',
  submittedBy: neither,
  asks: both,
  cycle: null,
  isCondensed: false,
  worksHere: { employee: true, reviewer: true },
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

  it('is drawn whole; condensed without discussing and acknowledged, but where a review stands there', () => {
    const short = ['Scheduled', 'Writing', 'Submitted', 'Report', 'Complete']
    for (const stage of reviewStages) {
      expect(stagesOnTheWay({ stage, isCondensed: false })).toEqual(reviewStages)
      expect(stagesOnTheWay({ stage, isCondensed: true })).toEqual(
        reviewStages.filter((one) => short.includes(one) || one === stage),
      )
    }
  })

  it.each(['goOn', 'revise', 'reopen'] as const)('%s says why', (act) => {
    const stage = { goOn: 'Writing', revise: 'Report', reopen: 'Complete' } as const
    expect(reasonOf(mayAct(standing({ stage: stage[act] }), act, '  '))).toBe('reasonMissing')
    expect(mayAct(standing({ stage: stage[act] }), act, 'A date was wrong').allowed).toBe(true)
  })
})

describe('1.7 A review begins between two who work here', () => {
  const scheduled = (over: Partial<Standing & Between> = {}) => ({
    ...standing({ stage: 'Scheduled', ...over }),
    scheduledDay: '2024-03-04' as const,
  })
  const gone = (side: 'employee' | 'reviewer') => ({ worksHere: { ...both, [side]: false } })
  const running = { cycle: { state: 'Running' } } as const

  it.each<[string, Partial<Standing & Between>, string, boolean]>([
    ['not the day before', {}, '2024-03-03', false],
    ['on its day', {}, '2024-03-04', true],
    ['later, when no server was there that morning', {}, '2024-05-01', true],
    ['condensed likewise', { isCondensed: true }, '2024-03-04', true],
    ['in a cycle that runs', running, '2024-03-04', true],
    ['not in one that is paused', { cycle: { state: 'Paused' } }, '2024-03-04', false],
    ['nor in one that has ended', { cycle: { state: 'Ended' } }, '2024-03-04', false],
    ['not where the employee has left', gone('employee'), '2024-03-04', false],
    ['not where the reviewer has left', gone('reviewer'), '2024-03-04', false],
    ['not twice', { stage: 'Writing' }, '2024-03-04', false],
  ])('by itself %s', (_, over, today, expected) => {
    expect(beginsByItself(scheduled(over), today)).toBe(expected)
  })

  it('by hand on any day, in a cycle that is paused too; of one who has left neither, and it says why', () => {
    const begin = (over: Partial<Standing & Between>) => reasonOf(mayAct(scheduled(over), 'begin', ''))
    expect(begin({})).toBeUndefined()
    expect(begin({ cycle: { state: 'Paused' } })).toBeUndefined()
    expect(begin(gone('employee'))).toBe('employeeLeft')
    expect(begin(gone('reviewer'))).toBe('reviewerLeft')
    // Whoever is there goes on without one who has left later.
    expect(reasonOf(mayAct(standing(gone('reviewer')), 'goOn', 'Left'))).toBeUndefined()
  })

  it('whoever waits for it is told when it begins, or why it does not', () => {
    const words = (over: Partial<Standing & Between>) =>
      turnWords(scheduled(over), { employee: 'Eve', reviewer: 'Max' })
    expect(words({})).toBe('It starts automatically on its date. Max or Eve can start it earlier.')
    for (const side of ['employee', 'reviewer'] as const) {
      expect(words(gone(side))).toContain(`The ${side} has left.`)
      expect(ownTurnWords(scheduled(gone(side)))).toBe(words(gone(side)))
    }
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

it.each([
  ['', undefined],
  [' ', 'pointHasNote'],
  ['Six days are too many.', 'pointHasNote'],
] as const)('a point with the note “%s” may be removed unless something was said of it', (note, because) => {
  const may = mayRemovePoint({ note })
  expect(may.allowed ? undefined : may.because).toBe(because)
})
