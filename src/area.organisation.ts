import type { Ready } from './areaStart.ts'
import { itemListsGateway } from './infra/gateways/itemLists.gateway.ts'
import { organisationArea } from './wiring.organisation.ts'

/** Loaded with the first of the lists an admin looks after. */
export const organisation = {
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: organisationArea(itemListsGateway(run)),
    input: { tenantId: context.tenant.id },
  }),
}
