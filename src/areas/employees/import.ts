import { importsGateway } from '../../infra/gateways/imports.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { employeeImport as importing } from '../../machines/employees/import/employeeImport.ts'
import { pages } from '../../ui/employees/import/group.tsx'
import { areaOf } from '../manifest.ts'

/** The import of people by CSV: its page and its machine, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => importing.provide(importsGateway(run, 'employeeImports', 'employees-template.csv', saveFile)),
})
