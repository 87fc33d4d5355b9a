/**
 * The features somebody can be granted (§ 3 Feature ids), with the verbs that mean something for each (§ 3 Permission
 * verbs). Names are ours.
 */
import type { Feature, PermissionAction } from './nouns.ts'

const everyAction: ReadonlyArray<PermissionAction> = ['View', 'Use', 'Modify', 'Delete', 'Create']

export const features: ReadonlyArray<Feature> = [
  { id: 'assetManagerManage', name: 'Asset manager', actions: everyAction },
  { id: 'companyPoliciesManage', name: 'Company policies', actions: everyAction },
  { id: 'positionTemplatesManage', name: 'Position templates', actions: everyAction },
]
