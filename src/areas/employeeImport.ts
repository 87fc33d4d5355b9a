import { employeeImportsGateway } from '../infra/gateways/employeeImports.gateway.ts'
import { saveFile } from '../infra/saveFile.ts'
import { employeeImportMachine } from '../machines/employees/import/employeeImport.machine.ts'
import type { ImportPorts } from '../machines/employees/import/import.ports.ts'
import { failedRowsDownload, templateDownload } from '../machines/employees/import/import.setup.ts'
import { importRevert } from '../machines/employees/import/importing.ts'
import { provided } from '../machines/kit/port.ts'
import { pages } from '../ui/employees/import/group.tsx'
import { area } from './manifest.ts'

/** The import of people by CSV, loaded with its page. */
export const employeeImportArea = (ports: ImportPorts) =>
  employeeImportMachine.provide({
    actors: {
      validateFile: provided(ports.validateFile),
      createFromFile: provided(ports.createFromFile),
      loadImports: provided(ports.loadImports),
      loadImport: provided(ports.loadImport),
      revert: importRevert.provide(ports.revertImport),
      template: templateDownload.provide(ports.saveTemplate),
      failedRows: failedRowsDownload.provide(ports.saveFailedRows),
    },
  })

/** The import's page and machine, which come together in one file. */
export const employeeImport = area({
  pages,
  machine: ({ run }) => employeeImportArea(employeeImportsGateway(run, saveFile)),
  input: ({ actor }) => ({ actor }),
})
