import { importsGateway } from '../../infra/gateways/imports.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { goalImport as importing } from '../../machines/goals/import/goalImport.ts'
import { pages } from '../../ui/goals/import/group.tsx'
import { areaOf } from '../manifest.ts'

/** The import of goals by CSV: its page and its machine, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => importing.provide(importsGateway(run, 'goalImports', 'goals-template.csv', saveFile)),
})
