/**
 * An import of assets as an object with a life of its own (ours): it is done at once or not at all, and can be reverted,
 * once. It is for those who may add and change assets.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import { type AnyMapping, isMappedTwice } from '../../kernel/import/mapping.ts'
import { type Lifecycle, stateAfter } from '../../kernel/lifecycle.ts'
import type { Actor } from '../../permissions/actor.ts'
import { mayImportAssets } from '../access.ts'
import type { AssetImport, AssetImportReport } from './nouns.ts'

type Status = AssetImport['status']

export const assetImportLifecycle: Lifecycle<Status, 'revert'> = {
  done: { revert: 'reverted' },
  reverted: {},
}

/** An asset is known by its number. */
export const mayCheckAssets = (mapping: AnyMapping): Decision<'mappedTwice' | 'numberNotMapped'> => {
  if (isMappedTwice(mapping)) return denied('mappedTwice')
  return mapping.includes('number') ? allowed : denied('numberNotMapped')
}

/** Never partly: as long as one line is wrong nothing is made or changed. */
export const mayCreateAssets = (
  report: Pick<AssetImportReport, 'missing' | 'problemCount' | 'readyCount' | 'changedCount'>,
): Decision<'hasProblems' | 'nothingNew'> => {
  if (report.problemCount > 0 || report.missing.length > 0) return denied('hasProblems')
  return report.readyCount + report.changedCount === 0 ? denied('nothingNew') : allowed
}

export const mayRevertAssets = (
  actor: Pick<Actor, 'privileges'>,
  { status }: Pick<AssetImport, 'status'>,
): Decision<'featureNotGranted' | 'notInThisState'> => {
  const may = mayImportAssets(actor)
  if (!may.allowed) return may
  return stateAfter(assetImportLifecycle, status, 'revert') === null ? denied('notInThisState') : allowed
}
