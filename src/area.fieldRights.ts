import type { Ready } from './areaStart.ts'
import { fieldRightsGateway } from './infra/gateways/fieldRights.gateway.ts'
import { fieldRightsArea } from './wiring.fieldRights.ts'

/** Loaded when an admin opens the settings. */
export const fieldRights = {
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: fieldRightsArea(fieldRightsGateway(run)),
    input: { tenantId: context.tenant.id },
  }),
}
