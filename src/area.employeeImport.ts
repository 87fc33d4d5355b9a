import type { Ready } from './areaStart.ts'
import { employeeImportsGateway } from './infra/gateways/employeeImports.gateway.ts'
import { saveFile } from './infra/saveFile.ts'
import { pages } from './ui/employees/import/group.tsx'
import { employeeImportArea } from './wiring.employeeImport.ts'

/** The import's page and machine, which come together in one file. */
export const employeeImport = {
  pages,
  start: ({ readiness, actor, run }: Ready) => ({
    logic: employeeImportArea(employeeImportsGateway(run, saveFile)),
    input: { tenantId: readiness.context.tenant.id, actor },
  }),
}
