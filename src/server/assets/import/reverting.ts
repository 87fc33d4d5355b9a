import { Effect } from 'effect'
import { AssetImportsGroup } from '../../../contract/assets.ts'
import { mayImportAssets } from '../../../domain/assets/access.ts'
import { assetFields } from '../../../domain/assets/asset.fields.ts'
import { mayRevertAssets } from '../../../domain/assets/import/lifecycle.ts'
import type { AssetImport } from '../../../domain/assets/import/nouns.ts'
import { assetImportDenials, type KeptAssetReason } from '../../../domain/assets/import/wording.ts'
import { mayAct } from '../../../domain/assets/lifecycle.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { answer } from '../../http/calls.ts'
import { unacceptable } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { TenantSql, transact } from '../../store/database.ts'
import { onConstraint } from '../../store/failures.ts'
import { onKeys } from '../assets.keys.ts'
import { type AssetContent, assetsToChange, type StoredAsset, updateAssets, writeEvents } from '../assets.store.ts'
import { callerAllowed } from '../guards.ts'
import { deleteAssets, importOf, lockImport, markReverted, rowsOfImport } from './import.store.ts'
import { called } from './writing.ts'

/** Deletes what it made, and restores what it changed; what has been touched since stays as it is. */
export const revert = answer(AssetImportsGroup.endpoints.revert, function* ({ params: { id } }) {
  const caller = yield* callerAllowed(mayImportAssets)
  const reverted = yield* transact(caller, function* () {
    const sql = yield* TenantSql
    yield* lockImport(id)
    const [before] = yield* importOf(id)(sql)
    if (before === undefined) return yield* Effect.fail(notFound)
    const may = mayRevertAssets(caller, before)
    if (!may.allowed) return yield* Effect.fail(unacceptable(may, assetImportDenials))
    const rows = yield* rowsOfImport(id)
    const stored = new Map((yield* assetsToChange(rows.map((row) => row.id))).map((asset) => [asset.id, asset]))
    const kept: Array<AssetImport['kept'][number]> = []
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
      changing.map(({ asset }) => ({ assetId: asset.id, kind: 'updated', note: before.fileName })),
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
    yield* markReverted(id, kept)
    yield* recordChange(caller, {
      action: 'reverted',
      kind: 'assetImport',
      id,
      name: before.fileName,
      values: [{ field: 'rows', before: String(rows.length), after: String(kept.length) }],
    })
    const [after] = yield* importOf(id)(sql)
    return after ?? before
  })
  return reply(reverted)
})

const reasonToStay = (
  asset: StoredAsset,
  row: { readonly isTouched: boolean; readonly before: unknown },
): KeptAssetReason | null => {
  if (row.isTouched) return 'changedSince'
  return row.before === null && !mayAct(asset, 'delete').allowed ? 'inUse' : null
}
