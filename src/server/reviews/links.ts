import type { ReviewId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where a review is looked at. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (publicUrl: string, id: ReviewId): string => `${publicUrl}${pathTo('pr', { id })}`

/** Where somebody who was asked gives feedback. */
export const feedbackPage = (publicUrl: string, id: ReviewId): string => `${publicUrl}${pathTo('prFeedback', { id })}`

const listPage = (publicUrl: string): string => `${publicUrl}${pathTo('prs')}`

/** Of one review its page, of several the list. */
export const pageOfAll = (publicUrl: string, reviews: ReadonlyArray<{ readonly id: ReviewId }>): string => {
  const [first, ...others] = reviews
  return first === undefined || others.length > 0 ? listPage(publicUrl) : pageOf(publicUrl, first.id)
}
