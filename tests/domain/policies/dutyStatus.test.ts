import { expect, test } from 'vitest'
import { type Duty, dutyStatusAt, isOwed } from '../../../src/domain/policies/dutyStatus.ts'

const now = '2024-03-01T00:00:00.000Z'
const before = '2024-02-29T23:59:59.999Z'
const after = '2024-03-01T00:00:00.001Z'
const duty: Duty = { agreeFromVersionNo: 2, agreedVersionNo: null, renewalUtc: null, dueUtc: null }

test.each<[string, Partial<Duty>, ReturnType<typeof dutyStatusAt>]>([
  ['never', {}, 'owed'],
  ['never, and due later', { dueUtc: after }, 'owed'],
  ['never, and due at this very moment', { dueUtc: now }, 'owed'],
  ['never, and it was due', { dueUtc: before }, 'late'],
  ['to an older version', { agreedVersionNo: 1 }, 'outdated'],
  ['to an older version, and it was due', { agreedVersionNo: 1, dueUtc: before }, 'late'],
  ['to the newest of substance', { agreedVersionNo: 2, dueUtc: before }, 'agreed'],
  ['to a later, editorial one', { agreedVersionNo: 3 }, 'agreed'],
  ['to be renewed later', { agreedVersionNo: 2, renewalUtc: after }, 'agreed'],
  ['to be renewed from this very moment', { agreedVersionNo: 2, renewalUtc: now }, 'outdated'],
  ['to be renewed, and that was due', { agreedVersionNo: 2, renewalUtc: before, dueUtc: before }, 'late'],
])('4 agreed or not, per employee (ours): agreed %s', (_, over, standing) => {
  expect(dutyStatusAt({ ...duty, ...over }, now)).toBe(standing)
  expect(isOwed(standing)).toBe(standing !== 'agreed')
})
