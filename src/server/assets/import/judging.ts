import { Effect } from 'effect'
import type { AssetColumn } from '../../../domain/assets/csv.ts'
import { checkedAssets } from '../../../domain/assets/import/checking.ts'
import type { ReadFile } from '../../employees/import/reading.ts'
import { assetsToChange } from '../assets.store.ts'
import { numbered, places } from './import.store.ts'

/** What the lines would make and change of what is here by their numbers. */
export const judgedAssets = Effect.fn(function* ({ mapping, rows, dateOrder }: ReadFile<AssetColumn>) {
  const at = mapping.indexOf('number')
  const ids = yield* numbered(rows.map(({ cells }) => (cells[at] ?? '').trim()))
  const stored = yield* assetsToChange(ids.map(({ id }) => id))
  const [named = { categories: [], locations: [] }] = yield* places
  return {
    ...checkedAssets({ ...named, rows, mapping, dateOrder, known: stored }),
    stored: new Map(stored.map((asset) => [asset.id, asset])),
    categories: named.categories,
  }
})

export type JudgedAssets = Effect.Success<ReturnType<typeof judgedAssets>>
