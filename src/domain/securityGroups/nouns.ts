import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import { EmployeeId, SecurityGroupId } from '../kernel/ids.ts'
import { noneTwice, schemasOf, Version } from '../kernel/nouns.ts'
import { FeatureGrant, Role } from '../permissions/nouns.ts'
import { groupFields, MEMBERS_MOST } from './group.fields.ts'

const Saved = schemasOf(groupFields, {
  features: Schema.Array(FeatureGrant),
  memberIds: Schema.Array(EmployeeId).check(Schema.isMaxLength(MEMBERS_MOST), noneTwice),
})
const { name, features } = Saved

/** § 3 A security (permission) group: id and name; what it allows and who is in it are ours. */
export const SecurityGroup = Schema.Struct({
  id: SecurityGroupId,
  name,
  features,
  /** By name; those who have left stay in it, and have nothing of it. */
  members: Schema.Array(PersonRef),
  version: Version,
})
export type SecurityGroup = typeof SecurityGroup.Type

/** The id is made by the caller, so that asking twice makes one. */
export const NewSecurityGroup = Schema.Struct({ id: SecurityGroupId, ...Saved })
export type NewSecurityGroup = typeof NewSecurityGroup.Type

export const SecurityGroupUpdate = Schema.Struct({ version: Version, ...Saved })
export type SecurityGroupUpdate = typeof SecurityGroupUpdate.Type

/** What the rules go by when this person acts, and which group gives it. */
export const PersonAccess = Schema.Struct({
  person: PersonRef,
  isActive: Schema.Boolean,
  roles: Schema.Array(Role),
  underlings: Schema.Array(EmployeeId),
  groups: Schema.Array(Schema.Struct({ id: SecurityGroupId, name: Schema.String, features })),
})
export type PersonAccess = typeof PersonAccess.Type
