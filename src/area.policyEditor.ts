import type { Ready } from './areaStart.ts'
import { policyEditorGateway } from './infra/gateways/policyEditor.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { keptTexts } from './infra/storage/keptTexts.ts'
import { policyEditorArea } from './wiring.policyEditor.ts'

/** Loaded when somebody begins to write a policy. */
export const policyEditor = {
  start: ({ actor, readiness: { context }, run }: Ready) => ({
    logic: policyEditorArea(policyEditorGateway(run, keptTexts(window.indexedDB), Date.now, saveFile)),
    input: { tenantId: context.tenant.id, person: actor.employeeId, privileges: actor.privileges },
  }),
}
