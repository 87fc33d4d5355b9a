import type { Ready } from './areaStart.ts'
import { certificationsGateway, complianceGateway } from './infra/gateways/certifications.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { pages, panel } from './ui/certifications/group.tsx'
import { certificationsArea } from './wiring.certifications.ts'

/** The area's screens and machines, which come together in one file. */
export const certifications = {
  pages,
  panel,
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: certificationsArea({ ...certificationsGateway(run, saveFile), ...complianceGateway(run) }),
    input: { tenantId: context.tenant.id, timeZone: context.tenant.timeZone },
  }),
}
