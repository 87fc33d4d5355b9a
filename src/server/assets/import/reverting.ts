import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { assetFields } from '../../../domain/assets/asset.fields.ts'
import type { KeptAssetReason } from '../../../domain/assets/import/wording.ts'
import { mayAct } from '../../../domain/assets/lifecycle.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import type { AssetId } from '../../../domain/kernel/ids.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { onConstraint } from '../../store/failures.ts'
import { onKeys } from '../assets.keys.ts'
import { type AssetContent, assetsToChange, type StoredAsset, updateAssets, writeEvents } from '../assets.store.ts'
import { deleteAssets } from './import.store.ts'
import { called } from './writing.ts'

type Kept = { readonly id: AssetId; readonly name: string; readonly because: KeptAssetReason }

/** Deletes what an import made, and restores what it changed; what has been touched since stays as it is. */
export const takeAssetsBack = Effect.fn(function* (
  caller: Caller,
  fileName: string,
  rows: ReadonlyArray<{ readonly id: AssetId; readonly before: AssetContent | null; readonly isTouched: boolean }>,
) {
  const stored = new Map((yield* assetsToChange(rows.map((row) => row.id))).map((asset) => [asset.id, asset]))
  const kept: Array<Kept> = []
  const going: StoredAsset[] = []
  const changing: Array<{ readonly asset: StoredAsset; readonly to: AssetContent }> = []
  for (const row of rows) {
    const asset = stored.get(row.id)
    if (asset === undefined) continue
    const because = reasonToStay(asset, row)
    if (because !== null) kept.push({ id: asset.id, name: called(asset), because })
    else if (row.before === null) going.push(asset)
    else changing.push({ asset, to: row.before })
  }
  yield* deleteAssets(going.map((asset) => asset.id))
  yield* onConstraint(updateAssets(changing.map(({ asset, to }) => ({ ...to, id: asset.id }))), onKeys)
  yield* writeEvents(
    caller,
    changing.map(({ asset }) => ({ assetId: asset.id, kind: 'updated', note: fileName })),
  )
  yield* changeEntries(
    caller,
    { action: 'removed', kind: 'asset' },
    going.map((asset) => ({ id: asset.id, name: called(asset) })),
  )
  yield* changeEntries(
    caller,
    { action: 'updated', kind: 'asset' },
    changing.map(({ asset, to }) => ({
      id: asset.id,
      name: called(to),
      ...changesOf(namesOf(assetFields), asset, to),
    })),
  )
  return kept
})

const reasonToStay = (
  asset: StoredAsset,
  row: { readonly isTouched: boolean; readonly before: unknown },
): KeptAssetReason | null => {
  if (row.isTouched) return 'changedSince'
  return row.before === null && !mayAct(asset, 'delete').allowed ? 'inUse' : null
}
