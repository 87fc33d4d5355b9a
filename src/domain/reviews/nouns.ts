import { Schema } from 'effect'
import { ItemId } from '../kernel/ids.ts'
import { line, schemasOf, text, Version } from '../kernel/nouns.ts'
import { managedLists } from '../organisation/managedLists.ts'

/** § 3 Default discussion point: an item with a type; 3 means a manager point, 1 one for both (ours). */
const DiscussionPointType = Schema.Literals([1, 3])

export const DefaultDiscussionPoint = Schema.Struct({
  id: ItemId,
  item: Schema.Struct({ text: schemasOf(managedLists.defaultDiscussionPoints.record).name, type: DiscussionPointType }),
  version: Version,
})
export type DefaultDiscussionPoint = typeof DefaultDiscussionPoint.Type

/** § 3 Performance review template: id plus content. */
export const PerformanceReviewTemplate = Schema.Struct({
  id: ItemId,
  content: Schema.Struct({
    name: line(120),
    description: text(1000),
    questions: Schema.Array(line(400)).check(Schema.isMaxLength(60)),
  }),
  version: Version,
})
export type PerformanceReviewTemplate = typeof PerformanceReviewTemplate.Type
