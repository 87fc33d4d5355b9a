import { importsGateway } from '../../infra/gateways/imports.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { assetImport as importing } from '../../machines/assets/import/assetImport.ts'
import { pages } from '../../ui/assets/import/group.tsx'
import { areaOf } from '../manifest.ts'

/** The import of assets by CSV: its page and its machine, which come together in one file. */
export const area = areaOf({
  pages,
  machine: ({ run }) => importing.provide(importsGateway(run, 'assetImports', 'assets-template.csv', saveFile)),
})
