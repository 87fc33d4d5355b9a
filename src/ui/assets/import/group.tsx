import { mayImportAssets } from '../../../domain/assets/access.ts'
import { assetColumnNames, assetColumns } from '../../../domain/assets/csv.ts'
import { mayRevertAssets } from '../../../domain/assets/import/lifecycle.ts'
import { assetImportDenials, assetImportWording, keptAssetSentences } from '../../../domain/assets/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { assetImport } from '../../../machines/assets/import/assetImport.ts'
import { inArea } from '../../app/area.tsx'
import { changingPageOf } from '../../app/import/changing.tsx'
import type { PagesOf } from '../../app/pages.ts'

/** From a file to assets, and back. */
const ImportPage = changingPageOf({
  area: 'assets/import',
  title: places.assetImport.title,
  description:
    'Import a CSV file with one line per asset. New asset numbers are added and existing ones updated. Nothing is saved until every line is valid.',
  back: { href: pathTo('assets'), label: 'Back to assets' },
  shape: assetImport.shape,
  columns: assetColumnNames.map((field) => ({ field, ...assetColumns[field] })),
  columnsNote: 'You can download the register, edit it in a spreadsheet and import it here.',
  may: mayImportAssets,
  mayRevert: mayRevertAssets,
  denials: assetImportDenials,
  counted: (locale, count) => `${writtenNumber(locale, count)} ${count === 1 ? 'asset' : 'assets'}`,
  imported: assetImportWording.imported,
  addressOf: (id) => pathTo('asset', { id }),
  keptSentences: keptAssetSentences,
  seen: 'See the assets',
  by: 'People who can add and change assets',
})

export const pages: PagesOf<'assets/import'> = { assetImport: inArea('assets/import', ImportPage) }
