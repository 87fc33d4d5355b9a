import { mayImportAssets } from '../../../domain/assets/access.ts'
import { assetColumnNames, assetColumns } from '../../../domain/assets/csv.ts'
import { assetImportLifecycle, mayRevertAssets } from '../../../domain/assets/import/lifecycle.ts'
import type { AssetImport, AssetImportReport } from '../../../domain/assets/import/nouns.ts'
import {
  assetImportDenials,
  assetImportWording,
  type KeptAssetReason,
  keptAssetSentences,
} from '../../../domain/assets/import/wording.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { assetImport } from '../../../machines/assets/import/assetImport.ts'
import { inArea } from '../../app/area.tsx'
import { importPageOf } from '../../app/import/ImportPage.tsx'
import type { PagesOf } from '../../app/pages.ts'

const assets = (locale: Locale, count: number): string =>
  `${writtenNumber(locale, count)} ${count === 1 ? 'asset' : 'assets'}`

/** '2 added, 1 changed': what did not happen is not said. */
const did = (locale: Locale, madeCount: number, changedCount: number): string =>
  [
    ...(madeCount > 0 ? [`${writtenNumber(locale, madeCount)} added`] : []),
    ...(changedCount > 0 ? [`${writtenNumber(locale, changedCount)} changed`] : []),
  ].join(', ')

const back = { href: pathTo('assets'), label: 'Back to assets' }

/** From a file to assets, and back. */
const ImportPage = importPageOf<AssetImport, AssetImportReport>({
  area: 'assets/import',
  title: places.assetImport.title,
  description:
    'From a CSV file: a line for each asset. New numbers are added, those that are here are changed, and nothing happens before every line is right.',
  denied: (actor) => {
    const may = mayImportAssets(actor)
    return may.allowed ? undefined : assetImportDenials[may.because]
  },
  back,
  shape: assetImport.shape,
  columns: assetColumnNames.map((field) => ({ field, ...assetColumns[field] })),
  columnsNote:
    'A list that was downloaded from the register can be imported as it is: change it in a spreadsheet, and choose it here.',
  found: (locale, { readyCount, changedCount, unchangedCount, failedRows, problemCount }) =>
    [
      ...(readyCount > 0 || changedCount === 0
        ? [`${assets(locale, readyCount)} ${readyCount === 1 ? 'is' : 'are'} new.`]
        : []),
      ...(changedCount > 0 ? [`${assets(locale, changedCount)} will be changed.`] : []),
      ...(unchangedCount > 0 ? [`${assets(locale, unchangedCount)} here already, just as the file says.`] : []),
      ...(problemCount > 0
        ? [`${writtenNumber(locale, failedRows.length)} ${failedRows.length === 1 ? 'line is' : 'lines are'} wrong.`]
        : []),
    ].join(' '),
  toDo: (locale, { readyCount, changedCount }) => `Import ${assets(locale, readyCount + changedCount)}`,
  did: (locale, { madeCount, changedCount }) => did(locale, madeCount, changedCount),
  outcome: (locale, { status, fileName, madeCount, changedCount, unchangedCount, kept }) =>
    status === 'done'
      ? {
          title: assetImportWording.imported,
          text: `From ${fileName}: ${did(locale, madeCount, changedCount)}.${unchangedCount > 0 ? ` ${assets(locale, unchangedCount)} had been here already, just as it says.` : ''}`,
        }
      : {
          title: importRevertWording.reverted,
          text: `What ${fileName} had added is gone, and what it had changed is as it was.${kept.length > 0 ? ` ${assets(locale, kept.length)} stayed.` : ''}`,
        },
  made: ({ made }) =>
    made.map(({ id, number, name, isNew }) => ({
      id,
      name: `${number} ${name}`,
      href: pathTo('asset', { id }),
      how: isNew ? 'added' : 'changed',
    })),
  kept: ({ kept }) =>
    kept.map(({ id, name, because }) => ({
      id,
      name,
      href: pathTo('asset', { id }),
      because: keptAssetSentences[because as KeptAssetReason],
    })),
  keptTitle: 'What stayed, and why',
  seen: { href: back.href, label: 'See the assets' },
  life: {
    of: assetImportLifecycle,
    actions: { revert: 'Revert' },
    by: { revert: 'Whoever may add and change assets' },
  },
  revertDenied: (actor, of) => {
    const may = mayRevertAssets(actor, of)
    return may.allowed ? undefined : assetImportDenials[may.because]
  },
})

export const pages: PagesOf<'assets/import'> = { assetImport: inArea('assets/import', ImportPage) }
