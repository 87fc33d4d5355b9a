import { Schema } from 'effect'
import { DepartmentId, ItemId } from '../kernel/ids.ts'
import { line, text, Version } from '../kernel/nouns.ts'

/** § 3 Position template. */
export const PositionTemplate = Schema.Struct({
  id: ItemId,
  title: line(120),
  description: text(20000),
  department: Schema.NullOr(DepartmentId),
  isArchived: Schema.Boolean,
  globalPositionTemplateId: Schema.NullOr(ItemId),
  version: Version,
})
export type PositionTemplate = typeof PositionTemplate.Type
