import { type CollectionTable, collectionStore } from '../organisation/collection.store.ts'

const points = {
  table: 'default_discussion_points',
  noun: 'defaultDiscussionPoint',
  columns: [{ field: 'item', column: 'item', type: 'jsonb' }],
  called: { field: 'text', column: "item ->> 'text'" },
} as const satisfies CollectionTable

export const defaultDiscussionPoints = collectionStore(points)

/** Without those for managers (§ 3 type 3), which an employee is never told. */
export const pointsForBoth = collectionStore({ ...points, listed: "i.item ->> 'type' <> '3'" })

export const performanceReviewTemplates = collectionStore({
  table: 'performance_review_templates',
  noun: 'performanceReviewTemplate',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  called: { field: 'name', column: "content ->> 'name'" },
  nameKey: 'performance_review_templates_name_key',
})
