import type { Ready } from './areaStart.ts'
import { auditGateway } from './infra/gateways/audit.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { pages } from './ui/audit/group.tsx'
import { auditArea } from './wiring.audit.ts'

/** Loaded with the audit page, or when somebody opens a timeline. */
export const audit = {
  pages,
  start: ({ readiness, run }: Ready) => ({
    logic: auditArea(auditGateway(run, saveFile)),
    input: { tenantId: readiness.context.tenant.id },
  }),
}
