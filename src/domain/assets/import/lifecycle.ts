/** An import of assets (`kernel/import/changing.ts`) is for those who may add and change them. All ours. */
import type { Decision } from '../../kernel/decision.ts'
import { mayBeChecked, mayBeReverted } from '../../kernel/import/changing.ts'
import type { AnyMapping } from '../../kernel/import/mapping.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayImportAssets } from '../access.ts'
import type { AssetColumn } from '../csv.ts'
import type { AssetImport } from './nouns.ts'

/** An asset is known by its number. */
export const missingIn = (mapping: AnyMapping): ReadonlyArray<Extract<AssetColumn, 'number'>> =>
  mapping.includes('number') ? [] : ['number']

export const mayCheckAssets = (mapping: AnyMapping): Decision<'mappedTwice' | 'numberNotMapped'> =>
  mayBeChecked(mapping, missingIn(mapping))

export const mayRevertAssets = (
  actor: Pick<Actor, 'privileges'>,
  of: Pick<AssetImport, 'status'>,
): Decision<'featureNotGranted' | 'notInThisState'> => {
  const may = mayImportAssets(actor)
  return may.allowed ? mayBeReverted(of) : may
}
