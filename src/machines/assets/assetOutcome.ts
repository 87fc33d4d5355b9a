import type { AssetListOutcome, AssetListUpdate } from '../../domain/assets/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import { outcomeOf } from '../kit/outcome.machine.ts'

/**
 * What became of each of many assets that were changed at once; an undo that passes over assets changed since says so of
 * each. System id: `assetOutcome`.
 */
export const assetOutcome = outcomeOf<AssetListOutcome, { readonly update: AssetListUpdate }, AssetListOutcome>({
  id: 'assetOutcome',
  undoOf: ({ undo }) => (undo === null ? null : { update: undo }),
  undone: (outcome) => ({ ...outcome, undo: null }),
  changed: ({ assets }) => ({ type: 'assets.changed', assets }),
  said: ({ isApplied }, isHidden) => {
    if (isApplied) return { kind: 'success', text: wording.listUpdated }
    return isHidden ? { kind: 'error', text: wording.listFailed } : null
  },
  failed: wording.listFailed,
})
