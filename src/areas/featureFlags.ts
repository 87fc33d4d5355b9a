import { featureFlagsGateway } from '../infra/gateways/featureFlags.gateway.ts'
import { featureFlagsMachine } from '../machines/featureFlags/featureFlags.machine.ts'
import { provide } from '../machines/kit/port.ts'
import { pages } from '../ui/featureFlags/group.tsx'
import { areaOf } from './manifest.ts'

/** Feature management, loaded with its page. */
export const area = areaOf({
  pages,
  machine: ({ run }) => featureFlagsMachine.provide({ actors: provide(featureFlagsGateway(run)) }),
})
