import { describe, expect, it, test } from 'vitest'
import { inDueOrder, isOpen } from '../../../src/domain/certifications/duties.ts'
import type { ComplianceItem } from '../../../src/domain/certifications/nouns.ts'

const item = (over: Partial<ComplianceItem>): ComplianceItem => ({
  kind: 'certification',
  id: 'an-id',
  title: 'White Card',
  standing: 'current',
  dueUtc: null,
  doneUtc: null,
  ...over,
})

describe('What a person owes and holds', () => {
  test('by due date: what has none comes last, and equals by title', () => {
    const items = [
      item({ title: 'B' }),
      item({ title: 'A' }),
      item({ title: 'late', dueUtc: '2026-12-01T00:00:00.000Z' }),
      item({ title: 'soon', dueUtc: '2026-11-01T00:00:00.000Z' }),
    ]
    expect(inDueOrder(items).map(({ title }) => title)).toEqual(['soon', 'late', 'A', 'B'])
  })

  it.each([
    ['late', true],
    ['owed', true],
    ['outdated', true],
    ['missing', true],
    ['expired', true],
    ['submitted', true],
    ['agreed', false],
    ['current', false],
    ['expiringSoon', false],
  ] as const)('%s is owed: %s', (standing, owed) => {
    expect(isOpen(item({ standing }))).toBe(owed)
  })
})
