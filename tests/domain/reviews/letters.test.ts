import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../../src/domain/kernel/days.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import {
  begunLetter,
  hasToWrite,
  letterOf,
  type Step,
  stepLetter,
  toldOf,
} from '../../../src/domain/reviews/letters.ts'
import { reviewActs, type Standing } from '../../../src/domain/reviews/lifecycle.ts'
import type { Reminders } from '../../../src/domain/reviews/settings.fields.ts'

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
const subject = (over: Over, reminders: Reminders = 'usual') =>
  letterOf({ ...review, ...over }, today, reminders)?.subject ?? null

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

  it.each<[Reminders, ReadonlyArray<number>]>([
    ['usual', [3, 0, -1]],
    ['early', [7, 3, 0, -1]],
    ['onTheDay', [0]],
    ['none', []],
  ])('reminders that are %s come so many days before it is due: %j', (reminders, expected) => {
    const told = Array.from({ length: 13 }, (_, at) => 9 - at).filter(
      (left) => subject({ dueDay: daysAfter(today, left) }, reminders) !== null,
    )
    expect(told).toEqual(expected)
  })

  it('leads to the review', () => {
    expect(letterOf(review, today, 'usual')?.text).toContain('https://hr.example/pr/1')
  })
})

describe('1.7 what somebody is told of all that began on a morning', () => {
  const sent = { to: 'Max Oduya', company: 'Kelly Park', locale: standardLocale, link: 'https://hr.example/prs' }
  const begun = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: 'Yearly', other: `Eve ${at}`, dueDay: '2024-03-18' as const }))

  it.each([
    [1, 'Started: Yearly with Eve 0', 1],
    [2, '2 reviews have started', 2],
    [31, '31 reviews have started', 31],
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

describe('1.7 who is told of a step', () => {
  const standing = (over: Partial<Standing> = {}): Standing => ({ ...review, isCondensed: false, ...over })
  type By = 'employee' | 'reviewer' | null
  const both = { employee: true, reviewer: true }

  it.each<[Step, By, Partial<Standing>, ReadonlyArray<string>]>([
    ['begin', 'reviewer', {}, ['employee']],
    ['begin', null, {}, ['employee', 'reviewer']],
    ['begin', null, { asks: { employee: false, reviewer: true } }, ['reviewer']],
    ['submit', 'employee', { submittedBy: { employee: true, reviewer: false } }, ['reviewer']],
    ['submit', 'reviewer', { stage: 'Submitted', submittedBy: both }, ['employee']],
    ['withdraw', 'employee', {}, ['reviewer']],
    ['goOn', null, { stage: 'Submitted' }, ['employee', 'reviewer']],
    ['discuss', 'reviewer', { stage: 'Discussing' }, []],
    ['report', 'reviewer', { stage: 'Report' }, ['employee']],
    ['report', null, { stage: 'Report' }, ['employee']],
    ['acknowledge', 'employee', { stage: 'Acknowledged' }, ['reviewer']],
    ['revise', 'reviewer', { stage: 'Discussing' }, ['employee']],
    ['complete', null, { stage: 'Complete' }, []],
    ['reopen', null, { stage: 'Report' }, ['employee', 'reviewer']],
    ['submit', 'employee', { cycle: { state: 'Paused' } }, []],
    ['submit', 'employee', { stage: 'Submitted', cycle: { state: 'Ended' } }, ['reviewer']],
  ])('%s by %s, now %j: %j', (step, by, over, expected) => {
    expect(toldOf({ step, by }, standing(over))).toEqual(expected)
  })
})

describe('1.7 what they are told of it', () => {
  const told = (step: Step, over: Partial<Parameters<typeof stepLetter>[0]> = {}) =>
    stepLetter({
      ...review,
      isCondensed: false,
      worksHere: { employee: true, reviewer: true },
      step,
      byName: 'Max Oduya',
      reason: '',
      ...over,
    })

  it.each<[Step, Parameters<typeof told>[1], ReadonlyArray<string>, string]>([
    ['begin', {}, ['Started', 'Max Oduya started the writing'], 'Your turn: write and submit your answers.'],
    ['submit', {}, ['Submitted', 'Max Oduya submitted'], 'Your turn: write and submit your answers.'],
    ['submit', { stage: 'Submitted', side: 'reviewer' }, ['Submitted'], 'start the discussion.'],
    ['submit', { stage: 'Submitted', side: 'reviewer', isCondensed: true }, ['Submitted'], 'write the report.'],
    ['report', { stage: 'Report' }, ['Report written'], 'read and acknowledge the report.'],
    ['acknowledge', { stage: 'Acknowledged', side: 'reviewer' }, ['Acknowledged'], 'complete the review.'],
  ])('%s %j', (step, over, said, turn) => {
    const { subject, text } = told(step, over)
    for (const words of said) expect(`${subject}\n${text}`).toContain(words)
    expect(text).toContain(turn)
    expect(text.endsWith('https://hr.example/pr/1')).toBe(true)
  })

  it('asks nothing of somebody whose turn it is not', () => {
    const both = { employee: true, reviewer: true }
    expect(told('submit', { stage: 'Submitted', submittedBy: both }).text).not.toContain('your turn')
    expect(told('report', { stage: 'Report', isCondensed: true }).text).not.toContain('acknowledge')
  })

  it('a reason goes along where both read it; what an employee says to the report does not', () => {
    const reason = 'A date was wrong'
    for (const step of ['withdraw', 'goOn', 'revise', 'reopen'] as const)
      expect(told(step, { reason }).text).toContain(`Why:\n${reason}`)
    for (const step of ['acknowledge', 'begin', 'submit'] as const)
      expect(told(step, { reason }).text).not.toContain(reason)
  })

  it('every step of which somebody is told has its words', () => {
    for (const step of [...reviewActs, 'submit', 'withdraw'] as const)
      if (toldOf({ step, by: null }, { ...review, isCondensed: false }).length > 0)
        expect(told(step).subject).not.toMatch(/^Changed/)
  })
})
