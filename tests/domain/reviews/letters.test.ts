import { describe, expect, it } from 'vitest'
import { letterOf } from '../../../src/domain/reviews/letters.ts'

const today = '2024-03-05'
const review = {
  stage: 'Writing',
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  cycle: null,
  side: 'employee',
  scheduledDay: '2024-03-01',
  dueDay: today,
  to: 'Eve Marlowe',
  name: 'Yearly review',
  other: 'Max Oduya',
  link: 'https://hr.example/pr/1',
} as const
type Over = Partial<Omit<Parameters<typeof letterOf>[0], 'to'>>
const subject = (over: Over) => letterOf({ ...review, ...over }, today)?.subject ?? null

describe('1.7 what one of the two is told of a review of a morning', () => {
  it.each<[Over, string | null]>([
    [{ dueDay: '2024-03-09' }, null],
    [{ dueDay: '2024-03-08' }, 'Due in 3 days: Yearly review with Max Oduya'],
    [{ dueDay: '2024-03-07' }, null],
    [{ dueDay: today }, 'Due today: Yearly review with Max Oduya'],
    [{ dueDay: '2024-03-04' }, 'Overdue: Yearly review with Max Oduya'],
    [{ dueDay: '2024-03-03' }, null],
    [{ submittedBy: { employee: true, reviewer: false } }, null],
    [{ asks: { employee: false, reviewer: true } }, null],
    [{ stage: 'Submitted' }, null],
    [{ stage: 'Scheduled', scheduledDay: today }, null],
    [{ stage: 'Scheduled', scheduledDay: today, side: 'reviewer' }, 'Begins today: Yearly review with Max Oduya'],
    [{ stage: 'Scheduled', scheduledDay: '2024-03-06', side: 'reviewer' }, null],
  ])('%j: %s', (over, expected) => {
    expect(subject(over)).toBe(expected)
  })

  it('leads to the review', () => {
    expect(letterOf(review, today)?.text).toContain('https://hr.example/pr/1')
  })
})
