import { describe, expect, test } from 'vitest'
import type { Onboarding, StageUpdate } from '../../../src/domain/onboarding/nouns.ts'
import {
  areComplete,
  changedFields,
  isComplete,
  mayChangeOnboarding,
  mayEditLogo,
  updated,
} from '../../../src/domain/onboarding/updates.ts'
import type { Role } from '../../../src/domain/permissions/nouns.ts'
import { ava, eve, max } from '../../fixtures/people.ts'

const record: Onboarding = {
  status: 'Pending',
  stages: [
    { type: 'logo', status: 'Pending' },
    { type: 'employees', status: 'Skipped' },
  ],
  employeesSeenWelcome: [ava],
}
const withRoles = (...roles: ReadonlyArray<Role>) => ({ privileges: { features: [], roles } })

test.each([
  ['mayEditLogo', mayEditLogo],
  ['mayChangeOnboarding', mayChangeOnboarding],
])('6 admin only: %s', (_, may) => {
  expect(may(withRoles('admin'))).toEqual({ allowed: true })
  expect(may(withRoles())).toEqual({ allowed: false, because: 'adminOnly' })
})

describe('5 an onboarding stage update needs both type and status', () => {
  test.each<[StageUpdate, boolean]>([
    [{ type: 'logo', status: 'Completed' }, true],
    [{ type: 'logo' }, false],
    [{ type: 'logo', status: null }, false],
    [{ status: 'Completed' }, false],
    [{ type: null, status: 'Completed' }, false],
    [{ type: '', status: 'Completed' }, false],
    [{}, false],
  ])('%j: %s', (update, complete) => {
    expect(isComplete(update)).toBe(complete)
    expect(areComplete([{ type: 'logo', status: 'Skipped' }, update])).toBe(complete)
  })

  test('no stage at all lacks nothing', () => expect(areComplete([])).toBe(true))
})

describe('4 what an update does', () => {
  test('stages that are named are set, the others stay, and the overall status follows', () => {
    const after = updated(record, { stages: [{ type: 'logo', status: 'Completed' }], seenWelcome: [] })
    expect(after).toEqual({
      status: 'Completed',
      stages: [
        { type: 'logo', status: 'Completed' },
        { type: 'employees', status: 'Skipped' },
      ],
      employeesSeenWelcome: [ava],
    })
    expect(changedFields(record, after)).toEqual(['status', 'stages'])
  })

  test('an unknown type does nothing', () => {
    const after = updated(record, { stages: [{ type: 'nowhere', status: 'Completed' }], seenWelcome: [] })
    expect(after).toEqual(record)
    expect(changedFields(record, after)).toEqual([])
  })

  test('of one stage named twice the last word counts', () => {
    const stages = [{ type: 'logo', status: 'Completed' } as const, { type: 'logo', status: 'Skipped' } as const]
    expect(updated(record, { stages, seenWelcome: [] })).toMatchObject({ status: 'Skipped' })
  })

  test('an employee who has seen the welcome has seen it: once, in the order they saw it', () => {
    const after = updated(record, { stages: [], seenWelcome: [eve, ava, max, eve] })
    expect(after.employeesSeenWelcome).toEqual([ava, eve, max])
    expect(changedFields(record, after)).toEqual(['employeesSeenWelcome'])
    expect(changedFields(record, updated(record, { stages: [], seenWelcome: [ava] }))).toEqual([])
  })
})
