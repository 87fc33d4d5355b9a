import { describe, expect, it } from 'vitest'
import type { CertificationRequirement, RequirementStatus } from '../../../src/domain/certifications/nouns.ts'
import { asksNobody, isRequiredOf, requirementStatus } from '../../../src/domain/certifications/requirements.ts'
import type { DepartmentId } from '../../../src/domain/kernel/ids.ts'

const yard = 'yard' as DepartmentId
const nobody: CertificationRequirement = { all: false, departmentIds: [], positionTitles: [], tags: [] }
const person = { departmentId: yard, positionTitles: ['Leading Hand'], tags: ['Forklift'] }

describe('whom a type is required of', () => {
  it.each<[string, Partial<CertificationRequirement>, boolean]>([
    ['nobody', {}, false],
    ['everybody', { all: true }, true],
    ['their department', { departmentIds: [yard] }, true],
    ['another department', { departmentIds: ['office' as DepartmentId] }, false],
    ['their position, whatever its capitals', { positionTitles: ['LEADING hand'] }, true],
    ['a part of their position’s title', { positionTitles: ['Leading'] }, false],
    ['their tag, whatever its capitals', { tags: ['forklift'] }, true],
    ['one of several', { departmentIds: ['office' as DepartmentId], tags: ['forklift', 'remote'] }, true],
  ])('%s', (_, requirement, expected) => {
    expect(isRequiredOf({ ...nobody, ...requirement }, person)).toBe(expected)
    expect(asksNobody({ ...nobody, ...requirement })).toBe(Object.keys(requirement).length === 0)
  })
  it('somebody without a department is in none', () => {
    expect(isRequiredOf({ ...nobody, departmentIds: [yard] }, { ...person, departmentId: null })).toBe(false)
  })
})

const now = Date.parse('2026-03-10T02:30:00.000Z')
const day = 24 * 3_600_000
const held = (inDays: number | null, more: object = {}) => ({
  isDeleted: false,
  isRenewed: false,
  verification: 'verified' as const,
  expiryDate: inDays === null ? null : new Date(now + inDays * day).toISOString(),
  ...more,
})
const submitted = held(400, { verification: 'submitted' })

describe('how a person stands with a type that is required: missing is not expired', () => {
  it.each<[string, ReadonlyArray<ReturnType<typeof held>>, RequirementStatus]>([
    ['nothing', [], 'missing'],
    ['a deleted one', [held(400, { isDeleted: true })], 'missing'],
    ['a declined one', [held(400, { verification: 'declined' })], 'missing'],
    ['one that was handed in', [submitted], 'submitted'],
    ['one that has lapsed', [held(-1)], 'expired'],
    ['one that has lapsed, and a renewal that waits', [held(-1), submitted], 'submitted'],
    ['one that soon will, and a renewal that waits', [held(3), submitted], 'expiringSoon'],
    ['one that holds', [held(30)], 'current'],
    ['one without an expiry', [held(null)], 'current'],
    ['one that has lapsed and one that holds', [held(-1), held(30)], 'current'],
    ['a lapsed one beside one without an expiry', [held(null), held(-1)], 'current'],
    ['two that soon will: the later one decides', [held(2), held(13)], 'expiringSoon'],
    ['one whose place another has taken, since deleted', [held(30, { isRenewed: true })], 'missing'],
  ])('%s', (_, certifications, expected) => {
    expect(requirementStatus(certifications, now)).toBe(expected)
  })
})
