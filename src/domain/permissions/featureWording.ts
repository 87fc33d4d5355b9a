/** What the features are called (§ 3 Feature ids). The names are ours. */
import type { FeatureId } from './nouns.ts'

export const featureNames: Readonly<Record<FeatureId, string>> = {
  assetManagerManage: 'Assets',
  companyPoliciesManage: 'Company policies',
  positionTemplatesManage: 'Position templates',
}
