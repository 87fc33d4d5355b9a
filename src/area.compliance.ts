import type { Ready } from './areaStart.ts'
import { complianceGateway } from './infra/gateways/certifications.gateway.ts'
import { evidenceGateway } from './infra/gateways/evidence.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { pages } from './ui/compliance/group.tsx'
import { complianceArea } from './wiring.compliance.ts'

/** The area's screen and machines, which come together in one file. */
export const compliance = {
  pages,
  start: ({ run }: Ready) => ({
    logic: complianceArea({ ...complianceGateway(run), ...evidenceGateway(run, saveFile) }),
    input: undefined,
  }),
}
