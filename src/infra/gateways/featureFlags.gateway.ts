import type { FeatureFlagPorts } from '../../machines/featureFlags/featureFlags.ports.ts'
import type { Run } from '../http/run.ts'

export const featureFlagsGateway = (run: Run): FeatureFlagPorts => ({
  loadChanges: (_, signal) => run('featureFlags', 'changes', { signal }),
  switchFlag: ({ name, isEnabled }, signal) =>
    run('session', 'toggleFeatureFlag', {
      params: { name },
      payload: { status: isEnabled, from: !isEnabled },
      signal,
    }),
})
