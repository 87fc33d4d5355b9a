import { Schema } from 'effect'
import { ItemId } from '../kernel/ids.ts'
import { schemasOf, Version } from '../kernel/nouns.ts'
import { managedLists } from '../organisation/managedLists.ts'

const value = schemasOf(managedLists.coreValues.record)

/** § 3 Core value: id plus content. */
export const CoreValue = Schema.Struct({
  id: ItemId,
  content: Schema.Struct({ name: value.name, description: value.detail }),
  version: Version,
})
export type CoreValue = typeof CoreValue.Type
