import { Schema } from 'effect'
import { ItemId } from '../kernel/ids.ts'
import { line, text, Version } from '../kernel/nouns.ts'

/** § 3 Core value: id plus content. */
export const CoreValue = Schema.Struct({
  id: ItemId,
  content: Schema.Struct({ name: line(80), description: text(1000) }),
  version: Version,
})
export type CoreValue = typeof CoreValue.Type
