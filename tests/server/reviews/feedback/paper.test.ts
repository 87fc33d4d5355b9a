import { expect, test } from 'vitest'
import { tooFewWords } from '../../../../src/domain/reviews/feedback/wording.ts'
import { feedbackParts } from '../../../../src/server/reviews/paper/feedbackPaper.ts'
import { aFeedback, aReviewOfOthers, ofPeers, threeSaid } from '../../../fixtures/reviewFeedback.ts'

const review = aReviewOfOthers({ stage: 'Report' })
const printed = (over: Parameters<typeof aFeedback>[0]) =>
  JSON.stringify(feedbackParts({ review, feedback: aFeedback(over) }))

test('1.7, 10 the paper says what the page says: what was said, once it is open to its reader', () => {
  const open = { isClosed: true, isOpenToReader: true, groups: [threeSaid] }
  const said = printed(open)
  for (const text of ['Feedback from others: Peers', 'Clear and calm', 'Above: 2. On average 2.7 of 3'])
    expect(said).toContain(text)
  expect(said).not.toContain('Noor')
  expect(printed({ ...open, isOpenToReader: false })).toBe('[]')
})

test('1.7, 10 of too few it says so, and of those who were not asked nothing', () => {
  const open = { isClosed: true, isOpenToReader: true }
  const promise = aFeedback()
  expect(printed({ ...open, groups: [ofPeers()] })).toContain(tooFewWords(promise))
  expect(printed({ ...open, groups: [ofPeers({ asked: 0 })] })).toBe('[]')
})
