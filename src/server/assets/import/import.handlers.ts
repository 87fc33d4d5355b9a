import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { mayImportAssets } from '../../../domain/assets/access.ts'
import { assetColumnNames, assetColumns, columnHeader } from '../../../domain/assets/csv.ts'
import { missingIn } from '../../../domain/assets/import/lifecycle.ts'
import { assetImportDenials, assetImportWording } from '../../../domain/assets/import/wording.ts'
import { guessedBy } from '../../../domain/kernel/import/mapping.ts'
import { changingHandlers } from '../../employees/import/changing.handlers.ts'
import { callerAllowed } from '../guards.ts'
import { assetImports } from './import.store.ts'
import { judgedAssets } from './judging.ts'
import { takeAssetsBack } from './reverting.ts'
import { writeAssets } from './writing.ts'

export const assetImportsHandlers = HttpApiBuilder.group(Api, 'assetImports', (handlers) =>
  handlers.handleAll(
    changingHandlers({
      kind: 'assetImport',
      importer: callerAllowed(mayImportAssets),
      templateName: 'assets-template.csv',
      headers: assetColumnNames.map(columnHeader),
      columns: { guess: guessedBy(assetColumnNames, assetColumns), days: ['purchaseDay', 'warrantyDay'] },
      missing: missingIn,
      nameOf: (cellOf) => cellOf('name') || cellOf('number'),
      denials: assetImportDenials,
      wording: assetImportWording,
      store: assetImports,
      alone: Effect.void,
      judge: (_, file) => judgedAssets(file),
      write: writeAssets,
      takeBack: takeAssetsBack,
    }),
  ),
)
