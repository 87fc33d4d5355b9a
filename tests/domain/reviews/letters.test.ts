import { describe, expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import {
  begunLetter,
  hasToWrite,
  letterOf,
  type Step,
  stepLetter,
  toldOf,
} from '../../../src/domain/reviews/letters.ts'

const today = '2024-03-05'
const review = {
  stage: 'Writing',
  submittedBy: { employee: false, reviewer: false },
  asks: { employee: true, reviewer: true },
  cycle: null,
  side: 'employee',
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
    [{ stage: 'Scheduled' }, null],
    [{ cycle: { state: 'Paused' } }, null],
  ])('%j: %s', (over, expected) => {
    expect(subject(over)).toBe(expected)
  })

  it('leads to the review', () => {
    expect(letterOf(review, today)?.text).toContain('https://hr.example/pr/1')
  })
})

describe('1.7 what somebody is told of all that began on a morning', () => {
  const sent = { to: 'Max Oduya', company: 'Kelly Park', locale: standardLocale, link: 'https://hr.example/prs' }
  const begun = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: 'Yearly', other: `Eve ${at}`, dueDay: '2024-03-18' as const }))

  it.each([
    [1, 'Begun: Yearly with Eve 0', 1],
    [2, '2 reviews have begun', 2],
    [31, '31 reviews have begun', 31],
  ])('%i in one message', (count, subject, lines) => {
    const letter = begunLetter(begun(count), sent)
    expect(letter.subject).toBe(subject)
    expect(letter.text.match(/^- .+$/gm)).toHaveLength(lines)
    expect(letter.text).toContain('- Yearly with Eve 0: due on 18th Mar 2024')
  })

  it('names thirty, and says how many more there are', () => {
    expect(
      begunLetter(begun(45), sent)
        .text.match(/^- .+$/gm)
        ?.at(-1),
    ).toBe('- and 15 more')
  })

  it('only who has to write hears of it', () => {
    expect(hasToWrite(review)).toBe(true)
    expect(hasToWrite({ ...review, asks: { employee: false, reviewer: true } })).toBe(false)
    expect(hasToWrite({ ...review, cycle: { state: 'Paused' } })).toBe(false)
  })
})
