import { describe, expect, it, test } from 'vitest'
import { maySeeGoal } from '../../../src/domain/goals/access.ts'
import { servesNext } from '../../../src/domain/goals/acts.ts'
import { LEVELS_MOST, lineAbove, mayServe, mayStayBelow, servable } from '../../../src/domain/goals/alignment.ts'
import type { TreeGoal } from '../../../src/domain/goals/nouns.ts'
import { goalTree, openAtFirst, shownOf, visionId } from '../../../src/domain/goals/tree.ts'
import type { GoalId } from '../../../src/domain/kernel/ids.ts'
import { aTreeGoal, goalId } from '../../fixtures/goals.ts'
import { anActor, ava, eve, max } from '../../fixtures/people.ts'

const of = (name: string, over: object = {}) => ({
  id: goalId(name),
  employeeId: eve,
  sharedWith: 'manager' as const,
  state: 'Active' as const,
  levels: 1,
  ...over,
})
const company = { sharedWith: 'company' as const, employeeId: max }

describe('1.5 who sees a goal', () => {
  it.each([
    ['manager', eve, true],
    ['manager', max, false],
    ['company', max, true],
  ] as const)('shared with the %s, of %s: %s', (sharedWith, employeeId, seen) => {
    expect(maySeeGoal(anActor({ employeeId: eve }), { employeeId, sharedWith }).allowed).toBe(seen)
  })
})

describe('1.5 what a goal may serve', () => {
  it.each([
    ['a private one the company’s', {}, company, null],
    ['a private one a private one of the same person', {}, {}, null],
    ['a private one a private one of another', {}, { employeeId: max }, 'servedIsPrivate'],
    ['the company’s one of the company', company, company, null],
    ['the company’s a private one of the same person', company, { employeeId: max }, 'servedIsPrivate'],
    ['one that has ended', {}, { ...company, state: 'Done' }, 'servedHasEnded'],
    ['one that was cancelled', {}, { ...company, state: 'Cancelled' }, 'servedHasEnded'],
    ['a draft', {}, { ...company, state: 'Draft' }, null],
  ])('%s', (_, goal, served, because) => {
    const decision = mayServe(of('low', goal), of('high', served), [])
    expect(decision.allowed ? null : decision.because).toBe(because)
  })

  test('not itself, nor one that serves it, directly or through others', () => {
    const goal = of('low', company)
    const served = of('high', company)
    expect(mayServe(goal, goal, [])).toMatchObject({ because: 'circle' })
    expect(mayServe(goal, served, [goal.id])).toMatchObject({ because: 'circle' })
    expect(mayServe(goal, served, [goalId('a'), goal.id, goalId('b')])).toMatchObject({ because: 'circle' })
    expect(mayServe(goal, served, [goalId('a')]).allowed).toBe(true)
  })

  it.each([
    [LEVELS_MOST - 2, 1, true],
    [LEVELS_MOST - 1, 1, false],
    [0, LEVELS_MOST - 1, true],
    [0, LEVELS_MOST, false],
    [5, LEVELS_MOST - 6, true],
    [5, LEVELS_MOST - 5, false],
  ])('%i above what it would serve, and itself of %i levels: %s', (count, levels, isAllowed) => {
    const above = Array.from({ length: count }, (_, at) => goalId(`${at}`))
    expect(mayServe(of('low', { levels }), of('high', company), above).allowed).toBe(isAllowed)
  })

  /** For every two that may stand so, whoever sees the lower sees the upper. */
  test('whoever sees a goal sees what it serves', () => {
    const kinds = (['manager', 'company'] as const).flatMap((sharedWith) =>
      [eve, max].map((employeeId) => ({ employeeId, sharedWith })),
    )
    const viewers = [eve, max, ava].map((employeeId) => anActor({ employeeId }))
    let stands = 0
    for (const low of kinds)
      for (const high of kinds) {
        if (!mayStayBelow(low, high).allowed) continue
        stands += 1
        for (const by of viewers) if (maySeeGoal(by, low).allowed) expect(maySeeGoal(by, high).allowed).toBe(true)
      }
    expect(stands).toBe(10)
  })
})

const aim = aTreeGoal('aim', { sharedWith: 'company' })
const middle = aTreeGoal('middle', { servesId: aim.id, sharedWith: 'company' })
const low = aTreeGoal('low', { servesId: middle.id })
const other = aTreeGoal('other', { sharedWith: 'company', employee: null })
const all: ReadonlyArray<TreeGoal> = [aim, middle, low, other]

describe('1.5 the tree of goals', () => {
  test('stands below the vision, each with its place', () => {
    const vision = goalTree(all)
    const told = shownOf(vision, new Set([visionId, aim.id, middle.id])).map(({ id, level, place, count }) => [
      id,
      level,
      place,
      count,
    ])
    expect(told).toEqual([
      [visionId, 1, 1, 4],
      [aim.id, 2, 1, 2],
      [middle.id, 3, 1, 1],
      [low.id, 4, 1, 0],
      [other.id, 2, 2, 0],
    ])
    expect(shownOf(vision, new Set([visionId])).map(({ id }) => id)).toEqual([visionId, aim.id, other.id])
  })

  test('is open as far as one can look over it, and the first level always', () => {
    const vision = goalTree(all)
    expect([...openAtFirst(vision)]).toEqual([visionId, aim.id, middle.id])
    expect([...openAtFirst(vision, 4)]).toEqual([visionId, aim.id])
    expect([...openAtFirst(vision, 1)]).toEqual([visionId])
  })

  test('offers what a goal may serve, and nothing that serves it', () => {
    const offered = (goal: TreeGoal) =>
      servable({ id: goal.id, employeeId: eve, sharedWith: goal.sharedWith }, all).map(({ id }) => id)
    expect(offered(aim)).toEqual([other.id])
    expect(offered(middle)).toEqual([aim.id, other.id])
    expect(offered(low)).toEqual([aim.id, middle.id, other.id])
    expect(lineAbove(low, new Map(all.map((goal) => [goal.id, goal])))).toEqual([middle.id, aim.id])
  })
})

describe('1.5 what a goal takes along', () => {
  /** A line of so many goals, from the one that serves none down. */
  const line = (name: string, count: number): ReadonlyArray<TreeGoal> =>
    Array.from({ length: count }, (_, at) =>
      aTreeGoal(`${name} ${at + 1}`, {
        sharedWith: 'company',
        servesId: at === 0 ? null : goalId(`${name} ${at}`),
      }),
    )
  const upper = line('upper', LEVELS_MOST)
  const deepest = (goal: TreeGoal, tree: ReadonlyArray<TreeGoal>) =>
    servable({ id: goal.id, employeeId: eve, sharedWith: 'company' }, tree).filter(({ title }) =>
      title.startsWith('upper'),
    ).length

  it.each([
    ['nothing', 1, LEVELS_MOST - 1],
    ['one level', 2, LEVELS_MOST - 2],
    ['five levels', 6, LEVELS_MOST - 6],
    ['as many as may be, so that it serves none', LEVELS_MOST, 0],
  ])('%s: the tree stays as deep as it may be', (_, count, expected) => {
    const moved = line('moved', count)
    expect(deepest(moved[0] as TreeGoal, [...upper, ...moved])).toBe(expected)
  })

  test('the longest of its lines counts, and a goal that is new comes alone', () => {
    const moved = line('moved', 4)
    const short = aTreeGoal('short', { servesId: goalId('moved 1') })
    expect(deepest(moved[0] as TreeGoal, [short, ...upper, ...moved])).toBe(LEVELS_MOST - 4)
    expect(deepest(aTreeGoal('new'), [...upper, ...moved])).toBe(LEVELS_MOST - 1)
  })
})

describe('1.5 in the next period', () => {
  const copyOf = (id: GoalId) => (id === aim.id ? goalId('copy') : null)
  it.each([
    ['none', null, null],
    ['the copy of what goes on too', { id: aim.id, state: 'Done' as const }, goalId('copy')],
    ['the same, which has not ended', { id: middle.id, state: 'Active' as const }, middle.id],
    ['none where that has ended', { id: middle.id, state: 'Done' as const }, null],
  ])('a copy serves %s', (_, served, expected) => expect(servesNext(served, copyOf)).toBe(expected))
})
