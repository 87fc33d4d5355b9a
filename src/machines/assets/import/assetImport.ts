import { mayCheckAssets } from '../../../domain/assets/import/lifecycle.ts'
import type { AssetImport, AssetImportReport } from '../../../domain/assets/import/nouns.ts'
import { assetImportDenials, assetImportWording } from '../../../domain/assets/import/wording.ts'
import { changingImport } from '../../kit/import/changing.ts'
import { tell } from '../../kit/tell.ts'

/** Import of assets: what is new is added, what is here is changed. System id: `assets/import`. */
export const assetImport = changingImport<AssetImport, AssetImportReport>()({
  id: 'assetImport',
  mayCheck: mayCheckAssets,
  denials: assetImportDenials,
  wording: assetImportWording,
  // Which ones is not said: the register and its counts are read anew.
  tellChanged: (telling) => tell(telling, 'assets', { type: 'assets.changed', assets: [], isNew: true }),
})
