/**
 * The features somebody can be granted (§ 3 Feature ids), with the verbs that mean something for each (§ 3 Permission
 * verbs). Names are ours.
 */
import { featureNames } from './featureWording.ts'
import type { Feature, PermissionAction } from './nouns.ts'

const everyAction: ReadonlyArray<PermissionAction> = ['View', 'Use', 'Modify', 'Delete', 'Create']

export const features: ReadonlyArray<Feature> = [
  { id: 'assetManagerManage', name: featureNames.assetManagerManage, actions: everyAction },
  { id: 'companyPoliciesManage', name: featureNames.companyPoliciesManage, actions: everyAction },
  { id: 'positionTemplatesManage', name: featureNames.positionTemplatesManage, actions: everyAction },
]
