import { describe, expect, test } from 'vitest'
import type { Onboarding, OnboardingStatus } from '../../../src/domain/onboarding/nouns.ts'
import { isPending, overallStatus, progress, showsWelcome, withStage } from '../../../src/domain/onboarding/progress.ts'
import { ava, eve } from '../../fixtures/people.ts'

const stages = (...statuses: ReadonlyArray<OnboardingStatus>) =>
  statuses.map((status, index) => ({ type: `stage${index}`, status }))
const anOnboarding = (...statuses: ReadonlyArray<OnboardingStatus>): Onboarding => ({
  status: overallStatus(stages(...statuses)),
  stages: stages(...statuses),
  employeesSeenWelcome: [],
})

describe('4-17 Skipped if every stage is skipped, Completed if every stage is completed or skipped, else Pending', () => {
  test.each<[ReadonlyArray<OnboardingStatus>, OnboardingStatus]>([
    [['Skipped', 'Skipped'], 'Skipped'],
    [['Completed', 'Completed'], 'Completed'],
    [['Skipped', 'Completed'], 'Completed'],
    [['Skipped', 'Pending'], 'Pending'],
    [['Completed', 'Pending'], 'Pending'],
    [['Pending'], 'Pending'],
  ])('%j: %s', (statuses, status) => expect(overallStatus(stages(...statuses))).toBe(status))
})

describe('2.3-32, 2.3-33 Account Setup N / M while any stage is pending', () => {
  test.each<[ReadonlyArray<OnboardingStatus>, { done: number; total: number; isPending: boolean }]>([
    [['Completed', 'Skipped', 'Pending'], { done: 2, total: 3, isPending: true }],
    [['Pending', 'Pending'], { done: 0, total: 2, isPending: true }],
    [['Completed', 'Skipped'], { done: 2, total: 2, isPending: false }],
    [[], { done: 0, total: 0, isPending: false }],
  ])('%j', (statuses, expected) => {
    expect(progress(anOnboarding(...statuses))).toEqual(expected)
    expect(isPending(anOnboarding(...statuses))).toBe(expected.isPending)
  })
})

describe('4-16, 4-18 a stage is set by its type, and the overall status with it', () => {
  test('the last pending stage completes the whole', () => {
    const after = withStage(anOnboarding('Skipped', 'Pending'), 'stage1', 'Completed')
    expect(after).toMatchObject({ status: 'Completed', stages: stages('Skipped', 'Completed') })
  })

  test('4-19 an unknown type does nothing', () => {
    const before = anOnboarding('Skipped', 'Pending')
    expect(withStage(before, 'nowhere', 'Completed')).toBe(before)
  })
})

describe('2.5-06, 2.5-07 the welcome dialog shows once per employee, under three conditions', () => {
  const onboarding = { employeesSeenWelcome: [ava] }
  test.each([
    ['all three hold', { onboarding, logoUrl: null, employeeId: eve }, true],
    ['no onboarding record', { onboarding: null, logoUrl: null, employeeId: eve }, false],
    ['there is a logo', { onboarding, logoUrl: '/logo', employeeId: eve }, false],
    ['the employee has seen it', { onboarding, logoUrl: null, employeeId: ava }, false],
  ])('%s', (_, situation, shown) => expect(showsWelcome(situation)).toBe(shown))
})
