import { collectionStore } from '../organisation/collection.store.ts'

export const defaultDiscussionPoints = collectionStore({
  table: 'default_discussion_points',
  noun: 'defaultDiscussionPoint',
  columns: [{ field: 'item', column: 'item', type: 'jsonb' }],
  called: { field: 'text', column: "item ->> 'text'" },
})

export const performanceReviewTemplates = collectionStore({
  table: 'performance_review_templates',
  noun: 'performanceReviewTemplate',
  columns: [{ field: 'content', column: 'content', type: 'jsonb' }],
  called: { field: 'name', column: "content ->> 'name'" },
  nameKey: 'performance_review_templates_name_key',
})
