/** § 4 Feature flags are toggled on or off. Ours: a flag nobody has set is off. */
import type { FeatureFlag, FeatureFlagName } from './nouns.ts'

export const flagNames: ReadonlyArray<FeatureFlagName> = [
  'employeeComplianceReminders',
  'condensedPerformanceReviews',
  'billing',
  'assetRegister',
  'certifications',
]

export const flagsOn = (flags: ReadonlyArray<FeatureFlag>): ReadonlyArray<FeatureFlagName> =>
  flags.filter((flag) => flag.isEnabled).map((flag) => flag.name)
