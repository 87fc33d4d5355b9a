import { describe, expect, it, test } from 'vitest'
import { answerFields } from '../../../src/domain/home/inbox/answer.fields.ts'
import { feedbackAnsweredLetter, feedbackReceivedLetter } from '../../../src/domain/home/inbox/letters.ts'
import { feedbackAt, feedbackPlaceIn } from '../../../src/domain/home/inbox/question.ts'
import {
  type FeedbackStatus,
  feedbackStatuses,
  mayAnswer,
  saysWhy,
  statusesFrom,
} from '../../../src/domain/home/inbox/statuses.ts'
import type { FeedbackId } from '../../../src/domain/kernel/ids.ts'

const item = '00000000-0000-4000-8000-000000000001' as FeedbackId

describe('What becomes of feedback', () => {
  test.each<readonly [FeedbackStatus, ReadonlyArray<FeedbackStatus>]>([
    ['received', ['received', 'inProgress', 'done', 'declined']],
    ['inProgress', ['inProgress', 'done', 'declined']],
    ['done', ['inProgress', 'done', 'declined']],
    ['declined', ['inProgress', 'done', 'declined']],
  ])('from %s it stays, or becomes any but new again', (from, to) => {
    expect(statusesFrom(from)).toEqual(to)
    expect(feedbackStatuses.filter((status) => mayAnswer(from, { status }).allowed)).toEqual(to)
  })

  it('is declined with a word, in the form as on the server', () => {
    const draft = { ...answerFields.blank, status: 'declined', answer: ' \n' } as const
    expect(saysWhy(draft)).toEqual({ allowed: false, because: 'saysNotWhy' })
    expect(answerFields.problems(draft)).toEqual({ answer: 'Enter a reason.' })
    expect(answerFields.problems({ ...draft, answer: 'Not this year' })).toEqual({})
    expect(answerFields.problems({ ...draft, status: 'done' })).toEqual({})
    expect(answerFields.problems({ ...draft, answer: 'x'.repeat(2_001) })).toHaveProperty('answer')
  })
})

describe('The address', () => {
  test.each([
    [{}, '/feedback'],
    [{ tab: 'sent' }, '/feedback?tab=sent'],
    [{ tab: 'inbox', status: 'done' }, '/feedback?tab=inbox&status=done'],
    [{ tab: 'inbox', item }, `/feedback?tab=inbox&item=${item}`],
  ] as const)('%j is %s and back', (place, path) => {
    expect(feedbackAt(place)).toBe(path)
    expect(feedbackPlaceIn(path.split('?')[1] ?? '')).toEqual({ tab: 'send', status: null, item: null, ...place })
  })

  it('passes over what it does not know', () => {
    expect(feedbackPlaceIn('tab=other&status=lost&item=1&about=/goals')).toEqual({
      tab: 'send',
      status: null,
      item: null,
    })
  })
})

describe('The letters', () => {
  const about = { to: 'Eve', company: 'Banksia', number: 12, message: 'More graphs', link: 'https://x/feedback' }

  it('tell admins what came, and whoever sent it what became of it', () => {
    const received = feedbackReceivedLetter({ ...about, by: 'Max Oduya', kind: 'bug' })
    expect(received.subject).toBe('Max Oduya has sent feedback (#12)')
    expect(received.text).toContain('More graphs')
    const answered = feedbackAnsweredLetter({ ...about, status: 'declined', answer: 'Not this year' })
    expect(answered.subject).toBe('Your feedback #12: Declined')
    expect(answered.text).toContain('is now: Declined.\n\nNot this year\n')
  })

  it('leave no gap where nothing is said', () => {
    expect(feedbackAnsweredLetter({ ...about, status: 'done', answer: '' }).text).toContain('Done.\n\nYou wrote:')
  })
})
