import { Schema } from 'effect'
import { EmployeeId, ItemId } from '../kernel/ids.ts'
import { schemasOf, Version } from '../kernel/nouns.ts'
import { managedLists } from '../organisation/managedLists.ts'
import { TAGS_MAX } from './tags.fields.ts'

/** A tag as it stands on a record: its name, unique in the tenant without regard to case. */
export const TagName = schemasOf(managedLists.tags.record).name
/** What a record is tagged with. */
export const TagNames = Schema.Array(TagName).check(Schema.isMaxLength(TAGS_MAX))
export const TagRef = Schema.Struct({ name: Schema.String })
export type TagRef = typeof TagRef.Type

/**
 * § 3 Tag: the list of its references, each an employee for now: the first ten, so that what every page waits for stays
 * small where a tag is carried by thousands; `referenceCount` is how many there are.
 */
export const Tag = Schema.Struct({
  id: ItemId,
  name: Schema.String,
  references: Schema.Array(Schema.Struct({ employee: EmployeeId })),
  referenceCount: Schema.Int,
  version: Version,
})
export type Tag = typeof Tag.Type
