import { employeeImportMachine } from './machines/employees/import/employeeImport.machine.ts'
import type { ImportPorts } from './machines/employees/import/import.ports.ts'
import { type Confirmed, confirmMachine } from './machines/kit/confirm.machine.ts'
import { type Download, downloadMachine } from './machines/kit/download.machine.ts'
import { plugged } from './machines/kit/port.ts'

/** The import of people by CSV, loaded with its page. */
export const employeeImportArea = (ports: ImportPorts) =>
  employeeImportMachine.provide({
    actors: {
      validateFile: plugged(ports.validateFile),
      createFromFile: plugged(ports.createFromFile),
      loadImports: plugged(ports.loadImports),
      loadImport: plugged(ports.loadImport),
      revert: confirming(({ subject }, signal) => ports.revertImport(subject as never, signal)),
      template: downloading((subject, signal) => ports.saveTemplate(subject as never, signal)),
      failedRows: downloading((subject, signal) => ports.saveFailedRows(subject as never, signal)),
    },
  })

const confirming = (run: Confirmed<unknown, unknown>) => confirmMachine.provide({ actors: { run: plugged(run) } })
const downloading = (run: Download<unknown>) => downloadMachine.provide({ actors: { run: plugged(run) } })
