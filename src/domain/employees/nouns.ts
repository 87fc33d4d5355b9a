import { Schema } from 'effect'
import { EMAIL_MAX, emailAddress } from '../kernel/emails.ts'
import { DepartmentId, EmployeeId, GoalId, HrDocumentId, PositionId, TenantId, VacancyId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../kernel/nouns.ts'
import { Privileges, Role } from '../permissions/nouns.ts'
import { TagNames, TagRef } from '../tags/nouns.ts'
import { LoginState } from './accounts/nouns.ts'
import { employeeFields } from './employee.fields.ts'
import { positionFields } from './position.fields.ts'
import { leavingKinds, terminationFields } from './termination.fields.ts'

/** An address one can write to. Compared without regard to case; unique in the tenant (§ 5). */
export const Email = Schema.Trimmed.check(Schema.isMaxLength(EMAIL_MAX), Schema.isPattern(emailAddress))

/** Somebody who is only named. */
export const PersonRef = Schema.Struct({ id: EmployeeId, fullName: Schema.String })
export type PersonRef = typeof PersonRef.Type

export const PositionStatus = Schema.Literals(['Draft', 'Approved', 'Acknowledged'])
export type PositionStatus = typeof PositionStatus.Type

/**
 * § 3 A person may hold several positions. What it is about, which of them is the current one, and how far its description
 * has come are ours.
 */
export const Position = Schema.Struct({
  id: PositionId,
  title: Schema.String,
  description: Schema.String,
  startDateUTC: Schema.NullOr(InstantUtc),
  status: PositionStatus,
  isCurrent: Schema.Boolean,
  /** `by` is nobody once that person's record is gone. */
  approval: Schema.NullOr(Schema.Struct({ by: Schema.NullOr(Schema.String), atUtc: InstantUtc })),
  acknowledgedUtc: Schema.NullOr(InstantUtc),
  version: Version,
})
export type Position = typeof Position.Type

const position = schemasOf(positionFields)
export const PositionTitle = position.title

/** What is saved of one; approved in the same breath by whoever may. */
const written = { ...position, approve: Schema.optionalKey(Schema.Boolean) }

/** The id is made by the caller, so that asking twice makes one position. */
export const NewPosition = Schema.Struct({ id: PositionId, ...written })
export type NewPosition = typeof NewPosition.Type

export const PositionUpdate = Schema.Struct({ version: Version, ...written })
export type PositionUpdate = typeof PositionUpdate.Type

/** Approving and acknowledging name the version that was read. */
export const PositionRead = Schema.Struct({ version: Version })
export type PositionRead = typeof PositionRead.Type

const personal = schemasOf(employeeFields.personal, { personalEmail: Schema.NullOr(Email) })

/** § 7 The personal section of a profile; what is in it is ours. */
export const Personal = Schema.Struct(personal)
export type Personal = typeof Personal.Type

const emergency = schemasOf(employeeFields.emergency)

/** § 7 The emergency section: whom to call, in this order. */
export const Emergency = Schema.Struct(emergency)
export type Emergency = typeof Emergency.Type

const other = schemasOf(employeeFields.other)

/** § 7 The last section of a profile: what belongs to the employment and stands nowhere else. */
export const Other = Schema.Struct(other)
export type Other = typeof Other.Type

/** § 3 A policy in force as it concerns one person: whether it binds them, and which version they have agreed to. */
export const PersonPolicy = Schema.Struct({
  id: HrDocumentId,
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  versionNo: Schema.Int,
  dueUtc: Schema.NullOr(InstantUtc),
  /** It binds everybody: for one person there is nothing to choose. */
  isForAll: Schema.Boolean,
  /** It names the person; what binds them by their department, position or tag does not. */
  isChosen: Schema.Boolean,
  applies: Schema.Boolean,
  /** Null where it does not bind them. `outdated`: an older version, or to be given again. */
  standing: Schema.NullOr(Schema.Literals(['agreed', 'owed', 'outdated', 'late'])),
  /** The newest version they agreed to; null for none. */
  agreedVersionNo: Schema.NullOr(Schema.Int),
  agreementDateUtc: Schema.NullOr(InstantUtc),
})
export type PersonPolicy = typeof PersonPolicy.Type

/** Ours: why somebody leaves. */
export const LeavingKind = Schema.Literals(leavingKinds)

/** How an employment ended; `reason` is empty where the kind says it all. */
const Ended = Schema.Struct({ date: Day, kind: LeavingKind, reason: Schema.String })

/** Ours: a last day that lies ahead. */
export const Leaving = Schema.Struct({
  lastDay: Day,
  kind: LeavingKind,
  reason: Schema.String,
  /** Who has their reports then. */
  heir: Schema.NullOr(PersonRef),
  /** Empty to readers who are no admins. */
  notes: Schema.String,
  /** Nobody once that person's record is gone. */
  plannedBy: Schema.NullOr(Schema.String),
})
export type Leaving = typeof Leaving.Type

const DepartmentRef = Schema.Struct({ id: DepartmentId, name: Schema.String })

/** The path of the avatar at width 150, or null when the person has none. */
const avatarUrl = Schema.NullOr(Schema.String)

/** § 3 Employee, as the profile shows it. */
export const Employee = Schema.Struct({
  id: EmployeeId,
  tenantId: TenantId,
  firstName: Schema.String,
  lastName: Schema.String,
  fullName: Schema.String,
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  reportsTo: Schema.NullOr(EmployeeId),
  /**
   * Ours: who `reportsTo` names. Anyone who may open the record is told, even where the manager is hidden from the
   * directory or is nobody whose own record they may open.
   */
  manager: Schema.NullOr(PersonRef),
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
  /** Ours: whether the login has been accepted; null where there is none. */
  loginState: Schema.NullOr(LoginState),
  tags: Schema.Array(TagRef),
  underlings: Schema.Array(EmployeeId),
  /** By name; the calls of goals have the rest. Null without the module. */
  goals: Schema.NullOr(Schema.Array(Schema.Struct({ id: GoalId, title: Schema.String }))),
  hideFromEmployeeDirectory: Schema.Boolean,
  termination: Schema.NullOr(Ended),
  /** Ours: null where nothing is planned, and to whom it is not told (`leaving.ts`). */
  leaving: Schema.NullOr(Leaving),
  /** The four sections whose readers `fields.ts` names; null is not for these eyes. */
  personal: Schema.NullOr(Personal),
  emergency: Schema.NullOr(Emergency),
  hrPolicies: Schema.NullOr(Schema.Array(PersonPolicy)),
  other: Schema.NullOr(Other),
  /** The emergency section is not in this answer but may be asked for; that is written down. */
  mayShowEmergency: Schema.Boolean,
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
  /** Only where a last day is planned and the reader is told of it (`leaving.ts`). */
  lastDay: Schema.optionalKey(Day),
  version: Version,
})
export type EmployeeSummary = typeof EmployeeSummary.Type

/** Ours: somebody of one's own department (§ 6 My team), as every member may know a colleague who is not hidden. */
export const Colleague = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  positionTitle: Schema.NullOr(Schema.String),
  department: Schema.NullOr(DepartmentRef),
  avatarUrl,
  /** Only where a last day is planned and the reader is told of it (`leaving.ts`). */
  lastDay: Schema.optionalKey(Day),
})
export type Colleague = typeof Colleague.Type

/** What a tenant decides about its managers and their direct reports; what they see, they change (§ 6 Editing). */
export const FieldRights = Schema.Struct({
  managersSeePersonal: Schema.Boolean,
  managersSeeEmergency: Schema.Boolean,
  /** Which policies bind the person by name. */
  managersChoosePolicies: Schema.Boolean,
})
export type FieldRights = typeof FieldRights.Type

/** § 3 Logged-in employee. `underlings` is empty unless asked for. */
export const LoggedInEmployee = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  isAdmin: Schema.Boolean,
  roles: Schema.Array(Role),
  underlings: Schema.Array(EmployeeId),
  /** Ours: as on their own record; in a list of those they may see their manager may be missing. */
  manager: Schema.NullOr(PersonRef),
  department: Schema.NullOr(DepartmentRef),
  positions: Schema.Array(Schema.Struct({ title: Schema.String })),
  currentPosition: Schema.NullOr(Schema.Struct({ title: Schema.String })),
  avatarUrl,
  privileges: Privileges,
  /** Ours: what the client has decided about managers. */
  fieldRights: FieldRights,
})
export type LoggedInEmployee = typeof LoggedInEmployee.Type

const basicInfo = schemasOf(employeeFields.basicInfo, { email: Email })

const work = schemasOf(employeeFields.work, {
  departmentId: Schema.NullOr(DepartmentId),
  reportsTo: Schema.NullOr(EmployeeId),
})

const tags = schemasOf(employeeFields.tags, { tags: TagNames })

/** What creates a person. The id is made by the caller, so that asking twice makes one person. */
export const NewEmployee = Schema.Struct({
  id: EmployeeId,
  ...basicInfo,
  ...work,
  ...tags,
  /** The vacancy that the person fills. */
  vacancy: Schema.optional(VacancyId),
})
export type NewEmployee = typeof NewEmployee.Type

export const EmployeeUpdate = Schema.Struct({ version: Version, ...basicInfo, ...work, ...tags })
export type EmployeeUpdate = typeof EmployeeUpdate.Type

export const BasicInfoUpdate = Schema.Struct({ version: Version, ...basicInfo })
export type BasicInfoUpdate = typeof BasicInfoUpdate.Type

export const WorkUpdate = Schema.Struct({ version: Version, ...work })
export type WorkUpdate = typeof WorkUpdate.Type

export const TagsUpdate = Schema.Struct({ version: Version, ...tags })
export type TagsUpdate = typeof TagsUpdate.Type

export const PersonalUpdate = Schema.Struct({ version: Version, ...personal })
export type PersonalUpdate = typeof PersonalUpdate.Type

/** A contact nobody can call, or of whom nobody knows the name, is none. */
const reachable = Schema.makeFilter(
  (to: Emergency) =>
    ((to.contactName === null) === (to.contactPhone === null) &&
      (to.secondName === null) === (to.secondPhone === null)) ||
    'a name and a phone number for each contact',
)

export const EmergencyUpdate = Schema.Struct({ version: Version, ...emergency }).check(reachable)
export type EmergencyUpdate = typeof EmergencyUpdate.Type

/** § 3 relevantParties: which of the policies that do not bind everybody bind this person. */
export const HrPoliciesUpdate = Schema.Struct({
  version: Version,
  documentIds: Schema.Array(HrDocumentId).check(Schema.isMaxLength(500)),
})
export type HrPoliciesUpdate = typeof HrPoliciesUpdate.Type

export const OtherUpdate = Schema.Struct({ version: Version, ...other })
export type OtherUpdate = typeof OtherUpdate.Type

const termination = schemasOf(terminationFields, { reassignReportsTo: Schema.NullOr(EmployeeId) })

/**
 * § 4 Terminate: a reason and the last day. Active direct reports go to `reassignReportsTo` first. Without a kind it is
 * another reason, as it was before there was a list.
 */
export const Termination = Schema.Struct({ version: Version, ...termination, kind: Schema.optionalKey(LeavingKind) })
export type Termination = typeof Termination.Type

/** Ours: takes a planned last day back. */
export const Keeping = Schema.Struct({ version: Version })
export type Keeping = typeof Keeping.Type
