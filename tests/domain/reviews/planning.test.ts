import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../src/domain/permissions/actor.ts'
import { mayStartReviews } from '../../../src/domain/reviews/access.ts'
import { isLate } from '../../../src/domain/reviews/lifecycle.ts'
import { newFields, plannableBy, withEmployee } from '../../../src/domain/reviews/planning.ts'
import { ofKind } from '../../../src/domain/reviews/template.fields.ts'
import { denials } from '../../../src/domain/reviews/wording.ts'
import { choicesOfMax } from '../../fixtures/checkIns.ts'
import { ava, eve, max, yuri } from '../../fixtures/people.ts'
import { usualReviewSettings } from '../../fixtures/reviewSettings.ts'

const actor = (employeeId: typeof max, over: Partial<Actor> = {}): Actor => ({
  employeeId,
  underlings: [],
  privileges: { features: [], roles: [] },
  ...over,
})
const admin = actor(ava, { privileges: { features: [], roles: ['admin'] } })
const manager = actor(max, { underlings: [eve, yuri] })

describe('who starts reviews', () => {
  test.each([
    ['an admin', admin, 'admins', true],
    ['a manager', manager, 'managers', true],
    ['a manager', manager, 'admins', 'adminsStart'],
    ['somebody without reports', actor(eve), 'managers', 'notYourReport'],
  ] as const)('%s, where it is for %s and up: %s', (_, who, starters, expected) => {
    const may = mayStartReviews(who, starters)
    expect(may.allowed || may.because).toBe(expected)
  })

  test('of whom: those below, never oneself; nobody where only admins start', () => {
    const ids = (who: Actor, starters: 'managers' | 'admins') =>
      plannableBy(who, { ...usualReviewSettings, starters, people: choicesOfMax }).map(({ id }) => id)
    expect(ids(manager, 'managers')).toEqual([eve, yuri])
    expect(ids(manager, 'admins')).toEqual([])
    expect(ids(admin, 'admins')).toEqual([eve, max, yuri])
  })
})

test('the manager of who is chosen reviews; nobody chosen, nobody reviews', () => {
  expect(withEmployee(eve, choicesOfMax)).toEqual({ employeeId: eve, reviewerId: max })
  expect(withEmployee(max, choicesOfMax)).toEqual({ employeeId: max, reviewerId: ava })
  expect(withEmployee(null, choicesOfMax)).toEqual({ employeeId: null, reviewerId: null })
})

test.each([
  ['2024-03-01', '2024-03-01', undefined],
  ['2024-03-01', '2024-02-29', denials.dueTooSoon],
  ['', '2024-02-29', undefined],
])('begins %o, due %o: %s', (scheduledDay, dueDay, expected) => {
  expect(newFields.problems({ ...newFields.blank, scheduledDay, dueDay }).dueDay).toBe(expected)
})

test.each([
  ['Writing', 1, true],
  ['Writing', 0, false],
  ['Complete', 1, false],
] as const)('%s, %i ms past its due moment, is late: %s', (stage, past, expected) => {
  const dueDateUtc = '2024-03-15T13:59:59.999Z'
  expect(isLate({ stage, dueDateUtc, cycle: null }, Date.parse(dueDateUtc) + past)).toBe(expected)
})

const named = (...names: ReadonlyArray<string>) => names.map((name, at) => ({ id: `${at}`, name }))

test.each([
  ['scale', [], ['Rarely', 'Mostly']],
  ['scale', ['Low', 'High'], ['Low', 'High']],
  ['choice', [], ['', '']],
  ['goals', [], []],
  ['goals', ['Low', 'High'], ['Low', 'High']],
  ['text', ['Low', 'High'], []],
] as const)('answered as %s, after steps %j: %j', (kind, choices, expected) => {
  expect(ofKind(kind, { choices: named(...choices) }, ['Rarely', 'Mostly'])).toEqual({
    kind,
    choices: named(...expected),
  })
})
