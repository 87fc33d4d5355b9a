import type { Ready } from './areaStart.ts'
import { documentsGateway } from './infra/gateways/documents.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { documentsArea } from './wiring.documents.ts'

/** Loaded when somebody opens the documents of a person. */
export const documents = {
  start: ({ readiness: { context }, run }: Ready) => ({
    logic: documentsArea(documentsGateway(run, saveFile)),
    input: { tenantId: context.tenant.id },
  }),
}
