import { mayCheckAssets, mayCreateAssets } from '../../../domain/assets/import/lifecycle.ts'
import type { AssetImport, AssetImportReport } from '../../../domain/assets/import/nouns.ts'
import { assetImportDenials, assetImportWording } from '../../../domain/assets/import/wording.ts'
import { importRevertWording } from '../../../domain/kernel/import/wording.ts'
import { importOf } from '../../kit/import/import.machine.ts'
import { tell } from '../../kit/tell.ts'

/** Import of assets: what is new is added, what is here is changed. System id: `assets/import`. */
export const assetImport = importOf<AssetImport, AssetImportReport>({
  id: 'assetImport',
  mappingDenied: (mapping) => {
    const may = mayCheckAssets(mapping)
    return may.allowed ? undefined : assetImportDenials[may.because]
  },
  importDenied: (report) => {
    const may = mayCreateAssets(report)
    return may.allowed ? undefined : assetImportDenials[may.because]
  },
  messages: {
    imported: assetImportWording.imported,
    validated: assetImportWording.validated,
    wrong: assetImportWording.wrong,
    failed: assetImportWording.failed,
    reverted: importRevertWording.reverted,
    revertFailed: importRevertWording.failed,
    downloadFailed: assetImportWording.downloadFailed,
  },
  revertQuestion: (_, { fileName }) => ({
    title: 'Revert this import?',
    text: `Deletes what ${fileName} has added, and puts what it has changed back as it was. Whatever has been changed since, or is in use, stays as it is.`,
    confirmLabel: 'Revert import',
    tone: 'danger',
  }),
  // Which ones is not said: the register and its counts are read anew.
  tellChanged: (telling) => tell(telling, 'assets', { type: 'assets.changed', assets: [], isNew: true }),
})
