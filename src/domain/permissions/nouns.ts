import { Schema } from 'effect'

/** § 3 Permission verbs. `Use` is the one that opens routes and menus. */
export const PermissionAction = Schema.Literals(['View', 'Use', 'Modify', 'Delete', 'Create'])
export type PermissionAction = typeof PermissionAction.Type

/** § 3 Feature ids: asset manager manage, company policies manage, position templates manage. */
export const FeatureId = Schema.Literals(['assetManagerManage', 'companyPoliciesManage', 'positionTemplatesManage'])
export type FeatureId = typeof FeatureId.Type

export const FeatureGrant = Schema.Struct({ featureId: FeatureId, actions: Schema.Array(PermissionAction) })
export type FeatureGrant = typeof FeatureGrant.Type

/** § 6 The role list contains `admin`, or nothing. */
export const Role = Schema.Literals(['admin'])
export type Role = typeof Role.Type

export const Privileges = Schema.Struct({ features: Schema.Array(FeatureGrant), roles: Schema.Array(Role) })
export type Privileges = typeof Privileges.Type

/** A feature as the permission pages list it. */
export const Feature = Schema.Struct({
  id: FeatureId,
  name: Schema.String,
  actions: Schema.Array(PermissionAction),
})
export type Feature = typeof Feature.Type
