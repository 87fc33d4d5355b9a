import { describe, expect, it } from 'vitest'
import {
  cycleActs,
  cycleLifecycle,
  cycleStates,
  mayActOnCycle,
} from '../../../../src/domain/reviews/cycles/lifecycle.ts'
import { isToBeNudged } from '../../../../src/domain/reviews/cycles/nudging.ts'
import { stepOf } from '../../../../src/domain/reviews/cycles/progress.ts'
import { reviewDuties } from '../../../../src/domain/reviews/duties.ts'
import { letterOf } from '../../../../src/domain/reviews/letters.ts'
import {
  type Between,
  isLate,
  isPaused,
  isTurnOf,
  mayAnswer,
  type ReviewStage,
  reviewStages,
  type Standing,
  waitsFor,
} from '../../../../src/domain/reviews/lifecycle.ts'
import { turnWords } from '../../../../src/domain/reviews/wording.ts'
import { eve } from '../../../fixtures/people.ts'
import { reviewId } from '../../../fixtures/reviews.ts'

const due = { dueDateUtc: '2024-03-04T13:59:59.999Z' }
const now = Date.parse('2024-03-10T00:00:00Z')
const standing = (over: Partial<Standing> = {}): Standing & Between & typeof due => ({
  stage: 'Writing',
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  isCondensed: false,
  cycle: { state: 'Paused' },
  worksHere: { employee: true, reviewer: true },
  ...due,
  ...over,
})

describe('A review of a cycle that is paused or has ended', () => {
  it.each<[ReviewStage, boolean]>([
    ['Scheduled', true],
    ['Writing', true],
    ['Submitted', false],
    ['Discussing', false],
    ['Report', false],
    ['Acknowledged', false],
    ['Complete', false],
  ])('%s is paused with it: %s', (stage, expected) => {
    expect(isPaused(standing({ stage }))).toBe(expected)
    expect(isPaused(standing({ stage, cycle: { state: 'Ended' } }))).toBe(expected)
    expect(isPaused(standing({ stage, cycle: { state: 'Running' } }))).toBe(false)
    expect(isPaused(standing({ stage, cycle: null }))).toBe(false)
  })

  it('waits for nobody, is asked of nobody, told to nobody and late by nothing; and is still written', () => {
    const paused = standing()
    expect(waitsFor(paused)).toEqual([])
    expect(isTurnOf('employee', paused)).toBe(false)
    expect(isLate(paused, now)).toBe(false)
    expect(isToBeNudged({ ...paused, side: 'employee' }, now)).toBe(false)
    expect(turnWords(paused, { employee: 'Eve', reviewer: 'Max' })).toMatch(/^The cycle of this review is paused/)
    const about = { id: reviewId('first'), name: 'Yearly', other: 'Max', side: 'employee' as const, employeeId: eve }
    const when = { scheduledDateUTC: '2024-03-01T00:00:00.000Z', scheduledDay: '2024-03-01', dueDay: '2024-03-10' }
    const whole = { ...paused, ...about, ...when, to: 'Eve', link: '' }
    expect(reviewDuties([whole], { isCondensed: false, now })).toEqual([])
    expect(letterOf(whole, '2024-03-10', 'usual')).toBeNull()
    expect(letterOf({ ...whole, cycle: { state: 'Running' } }, '2024-03-10', 'usual')).not.toBeNull()
    expect(mayAnswer(paused, 'employee').allowed).toBe(true)
  })
})

describe('How far it is', () => {
  const running = { cycle: { state: 'Running' } } as const
  const early = Date.parse('2024-03-01T00:00:00Z')
  it.each<[Partial<Standing>, string]>([
    [{ stage: 'Scheduled' }, 'notBegun'],
    [{}, 'writing'],
    [{ submittedBy: { employee: false, reviewer: true } }, 'oneIn'],
    [{ stage: 'Submitted' }, 'discussing'],
    [{ stage: 'Discussing' }, 'discussing'],
    [{ stage: 'Report' }, 'report'],
    [{ stage: 'Acknowledged' }, 'report'],
    [{ stage: 'Complete' }, 'complete'],
  ])('%j: %s; late once its day has passed, unless it is complete', (over, expected) => {
    expect(stepOf(standing({ ...running, ...over }), early)).toBe(expected)
    expect(stepOf(standing({ ...running, ...over }), now)).toBe(over.stage === 'Complete' ? 'complete' : 'late')
  })
})

it('Whom a late review waits for is told, and nobody else', () => {
  const told = (over: Partial<Standing>) =>
    (['employee', 'reviewer'] as const).filter((side) =>
      isToBeNudged({ ...standing({ cycle: { state: 'Running' }, ...over }), side }, now),
    )
  expect(told({})).toEqual(['employee', 'reviewer'])
  expect(told({ submittedBy: { employee: true, reviewer: false } })).toEqual(['reviewer'])
  expect(told({ stage: 'Scheduled' })).toEqual(['reviewer'])
  expect(told({ stage: 'Report' })).toEqual(['employee'])
  expect(told({ stage: 'Report', isCondensed: true })).toEqual(['reviewer'])
  expect(reviewStages.filter((stage) => told({ stage }).length === 0)).toEqual(['Complete'])
})

it('A cycle runs, is paused and goes on, or ends for good', () => {
  const can = cycleStates.map((state) => cycleActs.filter((act) => mayActOnCycle({ state }, act).allowed))
  expect(can).toEqual([['pause', 'end'], ['resume', 'end'], []])
  expect(cycleLifecycle.Paused.resume).toBe('Running')
})
