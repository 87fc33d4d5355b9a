import type { Ready } from './areaStart.ts'
import { accountsGateway } from './infra/gateways/accounts.gateway.ts'
import { accountsArea } from './wiring.accounts.ts'

/** Loaded when an administrator opens somebody's account. */
export const accounts = {
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: accountsArea(accountsGateway(run)),
    input: { tenantId: context.tenant.id },
  }),
}
