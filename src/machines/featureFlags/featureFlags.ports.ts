import type { FeatureFlag } from '../../domain/billing/nouns.ts'
import type { FlagChange } from '../../domain/featureFlags/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { Port } from '../kit/port.ts'

export type FeatureFlagPorts = {
  loadChanges: Port<void, ReadonlyArray<FlagChange>, Failure>
  /** § 7 PUT featureFlags/toggle/{name}; refused when somebody else has switched it meanwhile. */
  switchFlag: Port<FeatureFlag, FeatureFlag, Failure>
}
