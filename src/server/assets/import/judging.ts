import { type AssetColumn, assetColumnNames, assetColumns } from '../../../domain/assets/csv.ts'
import { type CheckedAssets, checkedAssets, type Places } from '../../../domain/assets/import/checking.ts'
import type { AssetImportReport } from '../../../domain/assets/import/nouns.ts'
import { assetImportDenials } from '../../../domain/assets/import/wording.ts'
import type { AssetId } from '../../../domain/kernel/ids.ts'
import { guessedBy } from '../../../domain/kernel/import/mapping.ts'
import { type FileKind, type ReadFile, readAs, type Upload } from '../../employees/import/reading.ts'
import { reportOn } from '../../employees/import/reporting.ts'
import { assetsToChange, type StoredAsset } from '../assets.store.ts'
import { numbered, places } from './import.store.ts'

const assetFiles: FileKind<AssetColumn> = {
  guess: guessedBy(assetColumnNames, assetColumns),
  days: ['purchaseDay', 'warrantyDay'],
  denials: assetImportDenials,
}

export const assetFileRead = (upload: Upload<AssetColumn>) => readAs(assetFiles, upload)

export interface Judgement extends CheckedAssets {
  readonly report: AssetImportReport
  readonly stored: ReadonlyMap<AssetId, StoredAsset>
  readonly categories: Places['categories']
}

/** Validating and creating ask this one function, and so never differ. */
export function* judged(file: ReadFile<AssetColumn>) {
  const { mapping, rows, dateOrder } = file
  const at = mapping.indexOf('number')
  const missing: ReadonlyArray<AssetColumn> = at < 0 ? ['number'] : []
  const ids = yield* numbered(rows.map(({ cells }) => (cells[at] ?? '').trim()))
  const stored = yield* assetsToChange(ids.map(({ id }) => id))
  const [named = { categories: [], locations: [] }] = yield* places
  const checked: CheckedAssets =
    missing.length > 0
      ? { made: [], changed: [], unchangedCount: 0, failedRows: [] }
      : checkedAssets({ ...named, rows, mapping, dateOrder, known: stored })
  const judgement: Judgement = {
    ...checked,
    stored: new Map(stored.map((asset) => [asset.id, asset])),
    categories: named.categories,
    report: {
      ...reportOn(file, checked, missing),
      readyCount: checked.made.length,
      changedCount: checked.changed.length,
    },
  }
  return judgement
}
