import { Schema } from 'effect'
import { DepartmentId, ItemId } from '../kernel/ids.ts'
import { line, text, Version } from '../kernel/nouns.ts'

/** § 3 Department: id, name. */
export const Department = Schema.Struct({ id: DepartmentId, name: line(80), version: Version })
export type Department = typeof Department.Type

/** § 3 Category: id, text. */
export const Category = Schema.Struct({ id: ItemId, text: line(80), version: Version })
export type Category = typeof Category.Type

/** § 3 Meeting location: id plus content. */
export const MeetingLocation = Schema.Struct({
  id: ItemId,
  content: Schema.Struct({ name: line(80), detail: text(400) }),
  version: Version,
})
export type MeetingLocation = typeof MeetingLocation.Type

/** What can use an item of a list. Ours; an area that comes later adds its noun. */
export const UseKind = Schema.Literals(['employee', 'positionTemplate', 'certificationType', 'hrDocument'])
export type UseKind = typeof UseKind.Type

/** One kind of those who use an item: how many there are, and who the first of them are. */
export const Use = Schema.Struct({
  kind: UseKind,
  total: Schema.Int,
  named: Schema.Array(Schema.Struct({ id: ItemId, name: Schema.String })),
})
export type Use = typeof Use.Type
