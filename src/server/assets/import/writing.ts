import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { assetFields } from '../../../domain/assets/asset.fields.ts'
import type { AssetColumn } from '../../../domain/assets/csv.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import type { AssetCategoryId, AssetId, ItemId } from '../../../domain/kernel/ids.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import type { ReadFile } from '../../employees/import/reading.ts'
import { todayOf } from '../../http/today.ts'
import { onConstraint } from '../../store/failures.ts'
import { keysLock, onKeys } from '../assets.keys.ts'
import { type AssetContent, insertAssets, type StoredAsset, updateAssets, writeEvents } from '../assets.store.ts'
import type { JudgedAssets } from './judging.ts'

/** Makes and changes what was judged, in the transaction it was judged in. */
export const writeAssets = Effect.fn(function* (
  caller: Caller,
  file: ReadFile<AssetColumn>,
  { made, changed, stored, categories }: JudgedAssets,
) {
  const today = yield* todayOf(caller)
  const rules = new Map(categories.map((category) => [category.id, category.plans]))
  const fresh = made.flatMap(({ categoryId, ...asset }) => {
    if (categoryId === null) return []
    return [
      {
        id: crypto.randomUUID() as string as AssetId,
        ...asset,
        categoryId,
        plans: plansFor(categoryId, asset.reading),
      },
    ]
  })
  function plansFor(categoryId: AssetCategoryId, reading: number | null): AssetContent['plans'] {
    return (rules.get(categoryId) ?? []).map((rule) => ({
      ...rule,
      id: crypto.randomUUID() as string as ItemId,
      sinceDay: today,
      sinceReading: reading ?? 0,
    }))
  }
  const updates = changed.flatMap(({ id, to: { categoryId, ...to } }) => {
    const before = stored.get(id)
    return before === undefined || categoryId === null ? [] : [{ before, to: { ...before, ...to, categoryId } }]
  })
  yield* keysLock('numbers')
  yield* onConstraint(insertAssets(fresh), onKeys)
  yield* onConstraint(updateAssets(updates.map(({ to }) => to)), onKeys)
  yield* writeEvents(caller, [
    ...fresh.map((asset) => ({ assetId: asset.id, kind: 'created', condition: asset.condition, note: file.name })),
    ...updates.map(({ to }) => ({ assetId: to.id, kind: 'updated', note: file.name })),
  ])
  const auditedFields = namesOf(assetFields)
  yield* changeEntries(
    caller,
    { action: 'created', kind: 'asset' },
    fresh.map((asset) => ({ id: asset.id, name: called(asset), ...changesOf(auditedFields, undefined, asset) })),
  )
  yield* changeEntries(
    caller,
    { action: 'updated', kind: 'asset' },
    updates.map(({ before, to }) => ({ id: to.id, name: called(to), ...changesOf(auditedFields, before, to) })),
  )
  return [
    ...fresh.map((asset) => ({ id: asset.id, before: null })),
    ...updates.map(({ before }) => ({ id: before.id, before: contentOf(before) })),
  ]
})

export const called = ({ number, name }: { readonly number: string; readonly name: string }) => `${number} ${name}`

/** Of an asset as stored what an import may change, and its plans. */
const contentOf = (asset: StoredAsset): AssetContent => {
  const { categoryId } = asset
  return { ...assetFields.toSaved(assetFields.draftOf(asset)), categoryId, plans: asset.plans }
}
