/**
 * Taking an act back. All ours: an asset goes back to what it was just before, state and holder included, for as long as
 * nothing else happened to it; whoever had it must still be there to have it. What a holder answered is not taken back.
 */
import type { AssetId } from '../kernel/ids.ts'
import type { AssetState } from './lifecycle.ts'
import type { RowRefusal } from './outcomes/nouns.ts'

interface Before {
  /** The version that the act left. */
  readonly leftVersion: number
  readonly state: AssetState
}

interface Undone {
  readonly version: number
  /** Parts of a kit: assets that are assigned to this one. */
  readonly parts: number
}

/** Whether the last act can still be taken back; `before`: null where none is known. */
export const undoRefusal = ({ version, parts }: Undone, before: Before | null): RowRefusal | null => {
  if (before === null || before.leftVersion !== version) return 'nothingToUndo'
  return before.state === 'retired' && parts > 0 ? 'hasParts' : null
}

/** Whether an asset would be part of itself; `kitOf`: what each belongs to. */
export const isInItself = (id: AssetId, kitOf: (id: AssetId) => AssetId | null): boolean => {
  const passed = new Set<AssetId>()
  for (let at = kitOf(id); at !== null && !passed.has(at); at = kitOf(at)) {
    if (at === id) return true
    passed.add(at)
  }
  return false
}
