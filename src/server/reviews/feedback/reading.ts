import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { feedbackFor } from '../../../domain/reviews/feedback/results.ts'
import { notFound } from '../../http/envelope.ts'
import { TenantSql } from '../../store/database.ts'
import { storedSettings } from '../reviews.store.ts'
import { usualSettings } from '../settings.ts'
import { collectedIn } from './feedback.store.ts'

/** The feedback of others in a review, as the caller may see it: the page, the report and the paper all have it from here. */
export const feedbackIn = Effect.fn(function* (caller: Caller, id: ReviewId) {
  const [stored] = yield* TenantSql.use(collectedIn(id))
  if (stored === undefined) return yield* Effect.fail(notFound)
  const { round, ...review } = stored
  const settings = (yield* storedSettings) ?? usualSettings
  const { isAnonymous, smallestGroup } = round ?? settings
  const promise = { isAnonymous, smallestGroup, isClosed: round?.isClosed === true }
  const takesProposals = settings.employeesPropose
  return feedbackFor(
    caller,
    { ...review, ...promise, takesProposals },
    shuffledBy(round?.seed ?? ''),
  ) satisfies ReviewFeedback
})

/** Whoever does not know the seed cannot tell from the order of one question that of another. */
const shuffledBy = (seed: string) => (key: string) => createHash('sha256').update(`${seed}/${key}`).digest('hex')
