import type { Ready } from './areaStart.ts'
import { policiesGateway } from './infra/gateways/policies.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { pages } from './ui/policies/group.tsx'
import { hrDocumentsArea } from './wiring.hrDocuments.ts'

/** The area's screens and machines, which come together in one file; the editor brings its own (`area.policyEditor.ts`). */
export const hrDocuments = {
  pages,
  start: ({ actor, readiness: { context }, run }: Ready) => ({
    logic: hrDocumentsArea(policiesGateway(run, saveFile)),
    input: {
      tenantId: context.tenant.id,
      employeeId: actor.employeeId,
      policies: context.parts.policies ?? [],
    },
  }),
}
