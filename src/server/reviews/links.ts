import type { ReviewId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'

/** Where a review is looked at. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (publicUrl: string, id: ReviewId): string => `${publicUrl}${pathTo('pr', { id })}`

/** Where somebody who was asked gives feedback. */
export const feedbackPage = (publicUrl: string, id: ReviewId): string => `${publicUrl}${pathTo('prFeedback', { id })}`

export const listPage = (publicUrl: string): string => `${publicUrl}${pathTo('prs')}`
