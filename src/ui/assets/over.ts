import type { ChosenAssets } from '../../machines/assets/assetDialogs.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'

/** A dialog over some assets. */
export interface OverAssets {
  readonly dialogs: RecordDialogsActor
  readonly of: ChosenAssets
}

export interface DraftedOver extends OverAssets {
  readonly draft: DraftActor
}

/** "BRC-LAP-0001", or "12 assets". */
export const calledIn = ({ assets }: ChosenAssets): string =>
  assets.length === 1 ? (assets[0]?.number ?? '') : `${assets.length} assets`

/** To its holder, who knows it by its name: "Galaxy XCover7 (BRC-PHO-0001)". */
export const namedIn = (of: ChosenAssets): string => {
  const [first] = of.assets
  return first === undefined || of.assets.length > 1 ? calledIn(of) : `${first.name} (${first.number})`
}
