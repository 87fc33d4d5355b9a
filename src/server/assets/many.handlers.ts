import { AssetsGroup } from '../../contract/assets.ts'
import { assetFields } from '../../domain/assets/asset.fields.ts'
import type { AssetChange, AssetListOutcome, AssetListUpdate, AssetRow } from '../../domain/assets/nouns.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { answer } from '../http/calls.ts'
import { reply } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { onKeys } from './assets.keys.ts'
import { assetRows, assetsToChange, type StoredAsset, updateAssets, writeEvents } from './assets.store.ts'
import { callerWhoMay, sightOf } from './guards.ts'

type Row = AssetListOutcome['rows'][number]

/** § 7 PUT assets/update-list: all of them or none, with what came of each. */
export const updateList = answer(AssetsGroup.endpoints.updateList, function* ({ payload: { changes } }) {
  const caller = yield* callerWhoMay('Modify')
  const outcome = yield* transact(caller, function* () {
    const stored = new Map((yield* assetsToChange(changes.map(({ id }) => id))).map((asset) => [asset.id, asset]))
    const judged = changes.map(({ id, version, set }) => {
      const asset = stored.get(id)
      if (asset === undefined) return { row: { id, number: '', outcome: 'gone' } satisfies Row, done: null }
      const row = (outcome: Row['outcome']): Row => ({ id, number: asset.number, outcome })
      if (asset.version !== version) return { row: row('changedMeanwhile'), done: null }
      const after: StoredAsset = { ...asset, ...given(set) }
      if (Object.keys(assetFields.problems(assetFields.draftOf(after))).length > 0)
        return { row: row('refused'), done: null }
      // Named twice, it is no longer as it was the second time.
      stored.set(id, { ...after, version: version + 1 })
      const differs = changesOf(Object.keys(set) as ReadonlyArray<keyof AssetChange>, asset, after)
      return differs.fields.length === 0
        ? { row: row('same'), done: null }
        : { row: row('changed'), done: { asset, after, set, differs } }
    })
    const rows = judged.map(({ row }) => row)
    const isApplied = rows.every(({ outcome }) => outcome === 'changed' || outcome === 'same')
    const changed = isApplied ? judged.flatMap(({ done }) => (done === null ? [] : [done])) : []
    if (changed.length > 0) {
      yield* onConstraint(updateAssets(changed.map(({ after }) => after)), onKeys)
      yield* writeEvents(
        caller,
        changed.map(({ asset }) => ({ assetId: asset.id, kind: 'updated' })),
      )
      yield* changeEntries(
        caller,
        { action: 'updated', kind: 'asset' },
        changed.map(({ asset, differs }) => ({ id: asset.id, name: `${asset.number} ${asset.name}`, ...differs })),
      )
    }
    const undo: AssetListUpdate | null =
      changed.length === 0
        ? null
        : {
            changes: changed.map(({ asset, set }) => ({
              id: asset.id,
              version: asset.version + 1,
              set: Object.fromEntries(
                Object.keys(set).map((field) => [field, asset[field as keyof AssetChange]]),
              ) as AssetChange,
            })),
          }
    const body = yield* bodyOf(
      assetRows(
        sightOf(caller),
        changed.map(({ asset }) => asset.id),
      ),
    )
    return { isApplied, rows, assets: JSON.parse(body) as ReadonlyArray<AssetRow>, undo }
  })
  return reply(outcome)
})

/** What is left out stays as it is. */
const given = (set: AssetChange) =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as Partial<StoredAsset>
