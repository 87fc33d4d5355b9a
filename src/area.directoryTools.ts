import type { Ready } from './areaStart.ts'
import { directoryToolsGateway } from './infra/gateways/directoryTools.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { directoryToolsArea } from './wiring.directoryTools.ts'

/** Loaded once the list of people is shown. */
export const directoryTools = {
  start: ({ readiness, run }: Ready) => ({
    logic: directoryToolsArea(directoryToolsGateway(run, saveFile)),
    input: { tenantId: readiness.context.tenant.id, now: Date.now() },
  }),
}
