import * as Result from 'effect/Result'
import type { ReviewListing } from '../../domain/reviews/listing.ts'
import type { ReviewPorts } from '../../machines/reviews/reviews.ports.ts'
import { expecting, nothing, ofItem, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

/** `save` hands bytes to the browser's own downloads. */
export const reviewsGateway = (run: Run, save: (content: Blob, name: string) => void): ReviewPorts => ({
  loadListed: ({ question, place }, signal) =>
    run('reviews', 'window', { query: { ...reviewQuery(question), ...placeQuery(place) }, signal }),
  countListed: ({ question }, signal) => run('reviews', 'count', { query: reviewQuery(question), signal }),
  downloadList: async ({ question }, signal) =>
    Result.map(await run.bytes('reviews', 'csv', { query: reviewQuery(question), signal }), (content) =>
      save(content, 'performance reviews.csv'),
    ),
  loadChoices: (_, signal) => run('reviews', 'choices', { signal }),
  addReview: (payload, signal) => run('reviews', 'create', { payload, signal }),
  loadTemplates: (_, signal) => run('performanceReviewTemplates', 'list', { signal }),
  addTemplate: (payload, signal) => run('performanceReviewTemplates', 'create', { payload, signal }),
  saveTemplate: ({ id, change: payload }, signal) =>
    run('performanceReviewTemplates', 'update', { params: ofItem(id), payload, signal }),
  removeTemplate: async ({ id, version }, signal) =>
    Result.map(
      await run('performanceReviewTemplates', 'remove', { params: ofItem(id), headers: expecting(version), signal }),
      nothing,
    ),
  loadSettings: (_, signal) => run('reviews', 'settings', { signal }),
  saveSettings: (payload, signal) => run('reviews', 'saveSettings', { payload, signal }),
})

const reviewQuery = ({ search, tab, person, isLate, within, sort, isDescending }: ReviewListing) => ({
  search: search.trim() === '' ? undefined : search.trim(),
  tab,
  person: person ?? undefined,
  late: isLate ? ('true' as const) : undefined,
  cycle: within?.cycleId,
  step: within?.step ?? undefined,
  department: within?.department ?? undefined,
  reviewer: within?.reviewer ?? undefined,
  sort,
  descending: isDescending ? ('true' as const) : undefined,
})
