import { Schema } from 'effect'
import { DepartmentId, EmployeeId, PositionId } from '../kernel/ids.ts'
import { Day, InstantUtc, line, lineOrEmpty, text, Version } from '../kernel/nouns.ts'
import { Privileges, Role } from '../permissions/nouns.ts'
import { TagName, TagRef } from '../tags/nouns.ts'

/** An address one can write to. Compared without regard to case; unique in the tenant (§ 5). */
export const Email = Schema.Trimmed.check(
  Schema.isMaxLength(254),
  Schema.isPattern(
    /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\[\]]+\.[^\s\p{Cc}\p{Cs}@.<>"(),:;\\[\]]{2,}$/u,
  ),
)

export const PositionStatus = Schema.Literals(['Draft', 'Approved', 'Acknowledged'])
export type PositionStatus = typeof PositionStatus.Type

/** § 3 A person may hold several positions. */
export const Position = Schema.Struct({
  id: PositionId,
  title: Schema.String,
  startDateUTC: Schema.NullOr(InstantUtc),
  status: PositionStatus,
})
export type Position = typeof Position.Type

const DepartmentRef = Schema.Struct({ id: DepartmentId, name: Schema.String })

/** The path of the avatar at width 150, or null when the person has none. */
const avatarUrl = Schema.NullOr(Schema.String)

/** § 3 Employee, as the profile shows it. */
export const Employee = Schema.Struct({
  id: EmployeeId,
  firstName: Schema.String,
  lastName: Schema.String,
  fullName: Schema.String,
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  reportsTo: Schema.NullOr(EmployeeId),
  /**
   * Ours: who `reportsTo` names. Whoever may open the record is told, even where the manager is hidden from the directory or
   * is nobody whose own record they may open.
   */
  manager: Schema.NullOr(Schema.Struct({ id: EmployeeId, fullName: Schema.String })),
  department: Schema.NullOr(DepartmentRef),
  positionId: Schema.NullOr(PositionId),
  positionTitle: Schema.NullOr(Schema.String),
  positions: Schema.Array(Position),
  startDate: Schema.NullOr(Day),
  avatarId: Schema.NullOr(Schema.String),
  avatarUrl,
  isActive: Schema.Boolean,
  isAdmin: Schema.Boolean,
  hasLogin: Schema.Boolean,
  tags: Schema.Array(TagRef),
  underlings: Schema.Array(EmployeeId),
  hideFromEmployeeDirectory: Schema.Boolean,
  termination: Schema.NullOr(Schema.Struct({ date: Day, reason: Schema.String })),
  version: Version,
})
export type Employee = typeof Employee.Type

/** § 3 Employee summary, for lists and avatars. Title, address, manager and visibility are ours. */
export const EmployeeSummary = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  positionTitle: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  isAdmin: Schema.Boolean,
  reportsTo: Schema.NullOr(EmployeeId),
  underlings: Schema.Array(EmployeeId),
  tags: Schema.Array(TagRef),
  department: Schema.NullOr(DepartmentRef),
  avatarUrl,
  hideFromEmployeeDirectory: Schema.Boolean,
  version: Version,
})
export type EmployeeSummary = typeof EmployeeSummary.Type

/** § 3 Logged-in employee. `underlings` is empty unless asked for. */
export const LoggedInEmployee = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  isAdmin: Schema.Boolean,
  roles: Schema.Array(Role),
  underlings: Schema.Array(EmployeeId),
  department: Schema.NullOr(DepartmentRef),
  positions: Schema.Array(Schema.Struct({ title: Schema.String })),
  currentPosition: Schema.NullOr(Schema.Struct({ title: Schema.String })),
  avatarUrl,
  privileges: Privileges,
})
export type LoggedInEmployee = typeof LoggedInEmployee.Type

const basicInfo = {
  firstName: line(60),
  /** Empty for a person with one name. */
  lastName: lineOrEmpty(60),
  email: Email,
  phone: Schema.NullOr(line(40)),
}

const work = {
  positionTitle: Schema.NullOr(line(120)),
  departmentId: Schema.NullOr(DepartmentId),
  reportsTo: Schema.NullOr(EmployeeId),
  startDate: Schema.NullOr(Day),
  isActive: Schema.Boolean,
  hideFromEmployeeDirectory: Schema.Boolean,
}

const tags = { tags: Schema.Array(TagName).check(Schema.isMaxLength(50)) }

/** What creates a person. The id is made by whoever asks, so that asking twice makes one person. */
export const NewEmployee = Schema.Struct({ id: EmployeeId, ...basicInfo, ...work, ...tags })
export type NewEmployee = typeof NewEmployee.Type

export const EmployeeUpdate = Schema.Struct({ version: Version, ...basicInfo, ...work, ...tags })
export type EmployeeUpdate = typeof EmployeeUpdate.Type

export const BasicInfoUpdate = Schema.Struct({ version: Version, ...basicInfo })
export type BasicInfoUpdate = typeof BasicInfoUpdate.Type

export const WorkUpdate = Schema.Struct({ version: Version, ...work })
export type WorkUpdate = typeof WorkUpdate.Type

export const TagsUpdate = Schema.Struct({ version: Version, ...tags })
export type TagsUpdate = typeof TagsUpdate.Type

/** § 4 Terminate: a reason and the last day. Active direct reports go to `reassignReportsTo` first. */
export const Termination = Schema.Struct({
  version: Version,
  date: Day,
  reason: line(400),
  reassignReportsTo: Schema.NullOr(EmployeeId),
  notes: text(4000),
})
export type Termination = typeof Termination.Type
