import { Schema } from 'effect'
import { EmployeeId } from '../kernel/ids.ts'
import { schemasOf, Version } from '../kernel/nouns.ts'
import { TagNames } from '../tags/nouns.ts'
import { MOVES_MAX } from './limits.ts'
import { nodeFields } from './node.fields.ts'

const reportsTo = Schema.NullOr(EmployeeId)

/** § 2.6 Org chart node: what every member of the tenant may know of a person, and nothing else of their record. */
export const OrgChartPerson = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  /** § 4 Null: flagged missing-pd. */
  positionTitle: Schema.NullOr(Schema.String),
  department: Schema.NullOr(Schema.String),
  /** Empty for none. */
  note: Schema.String,
  tags: Schema.Array(Schema.String),
  avatarUrl: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  /** Who stands above them in the chart: their own manager, or the next above who is not hidden. */
  managerId: reportsTo,
  /** Their own manager is hidden from the directory. */
  isMovedUp: Schema.Boolean,
  version: Version,
})
export type OrgChartPerson = typeof OrgChartPerson.Type

/** Somebody gets another manager; null for nobody above. */
export const Move = Schema.Struct({ id: EmployeeId, version: Version, reportsTo })
export type Move = typeof Move.Type

/** Several moves at once, all or nothing. */
export const Rearrangement = Schema.Struct({
  moves: Schema.Array(Move).check(Schema.isMinLength(1), Schema.isMaxLength(MOVES_MAX)),
})
export type Rearrangement = typeof Rearrangement.Type

/** A person who has been moved, and whom they reported to before, so that it can be undone: a hidden manager, too. */
export const Moved = Schema.Struct({ person: OrgChartPerson, reportedTo: reportsTo })
export type Moved = typeof Moved.Type

/** What stands on a node. Without `reportsTo` the manager stays. */
export const NodeUpdate = Schema.Struct({
  version: Version,
  ...schemasOf(nodeFields, { tags: TagNames }),
  reportsTo: Schema.optional(reportsTo),
})
export type NodeUpdate = typeof NodeUpdate.Type
