import { describe, expect, test } from 'vitest'
import type { EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { mayRearrange, mayStandSo } from '../../../../src/domain/orgChart/moving.ts'
import type { OrgChartPerson } from '../../../../src/domain/orgChart/nouns.ts'
import { type Acted, mayActOnPlan, mayChangePlan } from '../../../../src/domain/orgChart/plans/access.ts'
import { differences } from '../../../../src/domain/orgChart/plans/differences.ts'
import { type PlanNews, planLetter } from '../../../../src/domain/orgChart/plans/letters.ts'
import {
  isSoAlready,
  type PlanAct,
  type PlanState,
  planActs,
  planStates,
} from '../../../../src/domain/orgChart/plans/lifecycle.ts'
import { mayTakeEffectOn, movingFields, waitsForItsDay } from '../../../../src/domain/orgChart/plans/plan.fields.ts'
import { stale, stepOf, wayBack } from '../../../../src/domain/orgChart/plans/stale.ts'
import { theAdmin, theEmployee, theManager } from '../../../fixtures/people.ts'

const id = (name: string) => name as EmployeeId
const lines = (all: Readonly<Record<string, string | null>>) => (person: EmployeeId) => all[person] as EmployeeId | null

const because = (decision: { readonly allowed: boolean; readonly because?: string }) =>
  decision.allowed ? null : decision.because

describe('where a plan can go, and who leads it there', () => {
  // A row for each state; a cross where the act is possible.
  const table: Readonly<Record<PlanState, ReadonlyArray<PlanAct>>> = {
    Draft: ['send', 'withdraw'],
    InReview: ['approve', 'sendBack', 'withdraw'],
    Scheduled: ['publish', 'sendBack', 'withdraw'],
    Published: ['revert'],
    Reverted: [],
    Withdrawn: [],
  }
  const plan = (over: Partial<Acted> = {}): Acted => ({
    state: 'Draft',
    moves: [1],
    sentBy: null,
    hasOtherAdmin: true,
    ...over,
  })

  test.each(planStates.flatMap((state) => planActs.map((act) => [state, act] as const)))('%s: %s', (state, act) => {
    const expected = table[state].includes(act) ? null : 'notInThisState'
    expect(because(mayActOnPlan(theAdmin, plan({ state }), act))).toBe(expected)
    expect(because(mayActOnPlan(theManager, plan({ state }), act))).toBe('adminOnly')
    expect(because(mayActOnPlan(theEmployee, plan({ state }), act))).toBe('adminOnly')
  })

  test.each(planStates)('%s: only a draft is changed', (state) => {
    expect(because(mayChangePlan(theAdmin, { state }))).toBe(state === 'Draft' ? null : 'notInThisState')
    expect(because(mayChangePlan(theManager, { state }))).toBe('adminOnly')
  })

  test('one that moves nobody is not sent', () => {
    expect(because(mayActOnPlan(theAdmin, plan({ moves: [] }), 'send'))).toBe('noMoves')
    expect(because(mayActOnPlan(theAdmin, plan({ moves: [] }), 'withdraw'))).toBe(null)
  })

  test.each([
    [theAdmin.employeeId, true, 'ownPlan'],
    [theAdmin.employeeId, false, null],
    [theManager.employeeId, true, null],
    [null, true, null],
  ] as const)(
    'who sent it does not approve it, as long as another could: %s, %s',
    (sender, hasOtherAdmin, expected) => {
      const sentBy = sender === null ? null : { id: sender }
      const asked = plan({ state: 'InReview', sentBy, hasOtherAdmin })
      expect(because(mayActOnPlan(theAdmin, asked, 'approve'))).toBe(expected)
      // Anything else is theirs to do.
      expect(because(mayActOnPlan(theAdmin, asked, 'sendBack'))).toBe(null)
    },
  )

  test('pressed once more, it stands where it was led', () => {
    expect(planStates.filter((state) => isSoAlready(state, 'approve'))).toEqual(['Scheduled', 'Published'])
    expect(planStates.filter((state) => isSoAlready(state, 'sendBack'))).toEqual(['Draft'])
  })
})

describe('its day', () => {
  const today = '2026-11-29'
  test.each([
    [null, null, false],
    ['2026-11-28', 'dayPast', false],
    ['2026-11-29', null, false],
    ['2026-11-30', null, true],
    ['2028-11-29', null, true],
    ['2028-11-30', 'dayTooFar', true],
  ])('%s', (effectiveDay, denied, waits) => {
    expect(because(mayTakeEffectOn(effectiveDay, today))).toBe(denied)
    expect(waitsForItsDay({ effectiveDay }, today)).toBe(waits)
  })
})

test('a move names somebody, and a manager or the top', () => {
  const eve = id('eve')
  expect(movingFields.problems(movingFields.blank)).toEqual({ person: 'Choose somebody', manager: 'Choose a manager' })
  expect(movingFields.problems({ ...movingFields.blank, person: eve, isTop: true })).toEqual({})
})

const person = (name: string, over: object = {}) => ({ id: id(name), isActive: true, isHidden: false, ...over })
const ref = (name: string | null, over: object = {}) => (name === null ? null : person(name, over))
const move = (name: string, from: string | null, to: string | null, over: object = {}) => ({
  person: person(name),
  from: ref(from),
  now: ref(from),
  to: ref(to),
  ...over,
})

describe('what stands against a move', () => {
  const chart = lines({ eve: 'max', max: 'ava', ava: null })
  test.each([
    ['nothing', {}, null],
    ['they have left', { person: person('eve', { isActive: false }) }, 'personLeft'],
    ['they are hidden', { person: person('eve', { isHidden: true }) }, 'personHidden'],
    ['the new manager has left', { to: person('ava', { isActive: false }) }, 'managerLeft'],
    ['a manager who is hidden may lead', { to: person('ava', { isHidden: true }) }, null],
    ['they are there already', { now: person('ava') }, 'alreadyThere'],
    ['they have been moved since', { now: person('mia') }, 'movedMeanwhile'],
    ['they report to nobody since', { now: null }, 'movedMeanwhile'],
  ])('%s', (_, over, expected) => {
    expect(stale([move('eve', 'max', 'ava', over)], chart)[0]?.because ?? null).toBe(expected)
  })

  test('a circle is seen in what all moves make together', () => {
    const down = move('max', 'ava', 'eve')
    expect(stale([down], chart).map((one) => one.because)).toEqual(['reportsToCycle'])
    expect(stale([down, move('eve', 'max', 'ava')], chart)).toEqual([])
    expect(stale([move('eve', 'max', 'eve')], chart).map((one) => one.because)).toEqual(['reportsToSelf'])
  })
})

describe('the way back', () => {
  const moved = (name: string, from: string | null, to: string | null, over: object = {}) =>
    move(name, from, to, { now: ref(to), ...over })
  const chart = lines({ eve: 'ava', max: 'eve', ava: null })

  test.each([
    ['nothing happened since', {}, null],
    ['they have been moved since', { now: ref('mia') }, 'movedSince'],
    ['they are hidden', { person: person('eve', { isHidden: true }) }, 'personHidden'],
    ['the earlier manager has left', { from: person('mia', { isActive: false }) }, 'managerLeft'],
  ])('%s', (_, over, expected) => {
    const { back, stay } = wayBack([moved('eve', 'mia', 'ava', over)], chart)
    expect([back.length, stay[0]?.because ?? null]).toEqual([expected === null ? 1 : 0, expected])
  })

  test('two who changed places go back together, and alone only where no circle comes of it', () => {
    const [eve, max] = [moved('eve', 'max', 'ava'), moved('max', 'ava', 'eve')]
    expect(wayBack([eve, max], chart).stay).toEqual([])
    // Max has been moved since, and stays below Eve: so she does not go back below him.
    const staying = wayBack(
      [eve, { ...max, now: ref('mia') }],
      lines({ eve: 'ava', max: 'mia', mia: 'eve', ava: null }),
    )
    expect(staying.back).toEqual([])
    expect(staying.stay.map((one) => one.because)).toEqual(['movedSince', 'reportsToCycle'])
  })
})

describe('the differences', () => {
  const of = (name: string, managerId: string | null): OrgChartPerson => ({
    id: id(name),
    fullName: name,
    positionTitle: null,
    department: null,
    note: '',
    tags: [],
    avatarUrl: null,
    isActive: true,
    managerId: managerId as EmployeeId | null,
    isMovedUp: false,
    version: 1,
  })
  // ava over max (over eve, joe) and noor.
  const people = [of('ava', null), of('max', 'ava'), of('eve', 'max'), of('joe', 'max'), of('noor', 'ava')]

  test('who moves along, on which level, and whose span changes', () => {
    const found = differences(people, [stepOf(move('max', 'ava', 'noor')), stepOf(move('joe', 'max', 'ava'))])
    expect(found.moves).toEqual([
      // Joe goes his own way.
      { id: 'max', follow: 1, level: { before: 2, after: 3 } },
      { id: 'joe', follow: 0, level: { before: 3, after: 2 } },
    ])
    expect(found.spans.map(({ person, before, after }) => [person.id, before, after])).toEqual([
      ['max', 2, 1],
      ['noor', 0, 1],
    ])
    expect([found.levels, found.widestSpan]).toEqual([
      { before: 3, after: 4 },
      { before: 2, after: 2 },
    ])
  })

  test('of somebody whom the chart does not show nothing is said', () => {
    expect(differences(people, [{ id: id('nobody'), reportsTo: null }]).moves).toEqual([
      { id: 'nobody', follow: 0, level: null },
    ])
  })
})

test('a move by hand is judged by the same rule, and asks besides who may', () => {
  const chart = lines({ eve: 'max', max: 'ava', ava: null })
  const down = [{ id: id('max'), reportsTo: id('eve') }]
  expect(because(mayStandSo(down, chart))).toBe('reportsToCycle')
  expect(because(mayRearrange(theAdmin, down, chart))).toBe('reportsToCycle')
  expect(because(mayRearrange(theEmployee, down, chart))).toBe('notYourReport')
})

describe('what is told', () => {
  const told = (news: PlanNews) =>
    planLetter({ name: 'Two sites', moves: 2 }, news, { to: 'Ava', link: 'https://hr.example/orgChart/plans/1' })
  test.each<[PlanNews, string]>([
    [{ kind: 'sent', by: 'Mia' }, 'To approve: Two sites'],
    [{ kind: 'sentBack', by: 'Mia' }, 'A draft again: Two sites'],
    [{ kind: 'published', by: 'Mia' }, 'Published: Two sites'],
    [{ kind: 'reverted', by: 'Mia' }, 'Reverted: Two sites'],
    [{ kind: 'withdrawn', by: 'Mia' }, 'Withdrawn: Two sites'],
    [{ kind: 'scheduled', by: 'Mia', day: '1 Dec 2026' }, 'Approved: Two sites'],
    [{ kind: 'publishedOnItsDay' }, 'Published: Two sites'],
    [{ kind: 'notPublished', because: ['Eve: Has left'] }, 'Not published: Two sites'],
  ])('%o', (news, subject) => {
    const letter = told(news)
    expect(letter.subject).toBe(subject)
    expect(letter.text).toContain('Two sites')
    expect(letter.text).toContain('https://hr.example/orgChart/plans/1')
  })

  test('why it was not published, each reason on a line', () => {
    expect(told({ kind: 'notPublished', because: ['Eve: Has left', 'Max: Has left'] }).text).toContain(
      '- Eve: Has left\n- Max: Has left',
    )
  })
})
