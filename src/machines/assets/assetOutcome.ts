import * as Result from 'effect/Result'
import type { AssetListOutcome, AssetListUpdate } from '../../domain/assets/nouns.ts'
import type { AssetActOutcome, AssetUndo } from '../../domain/assets/outcomes/nouns.ts'
import { wording } from '../../domain/assets/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { outcomeOf } from '../kit/outcome.machine.ts'
import type { Port } from '../kit/port.ts'
import type { ActAsked, AssetPorts } from './assets.ports.ts'

/** What was done with many, and what came of each. */
export type DoneWithMany =
  | ({ readonly did: 'change' } & AssetListOutcome)
  | ({ readonly did: ActAsked['act'] } & AssetActOutcome)

export type TakeBack =
  | { readonly did: 'change'; readonly update: AssetListUpdate }
  | { readonly did: ActAsked['act']; readonly undo: AssetUndo }

/**
 * What became of each of many assets that something was done with at once; an undo that passes over assets changed since
 * says so of each. System id: `assetOutcome`.
 */
export const assetOutcome = outcomeOf<DoneWithMany, TakeBack, DoneWithMany>({
  id: 'assetOutcome',
  undoOf: (done) => {
    if (done.did === 'change') return done.undo && { did: done.did, update: done.undo }
    return done.undo && { did: done.did, undo: done.undo }
  },
  undone: (outcome) => ({ ...outcome, undo: null }),
  changed: ({ assets }) => ({ type: 'assets.changed', assets }),
  said: ({ isApplied }, isHidden) => {
    if (isApplied) return { kind: 'success', text: wording.listUpdated }
    return isHidden ? { kind: 'error', text: wording.listFailed } : null
  },
  failed: wording.listFailed,
})

/** A change of fields goes back as another one; of an act the server kept how each was. */
export const takingBack =
  ({ changeMany, undoAct }: Pick<AssetPorts, 'changeMany' | 'undoAct'>): Port<TakeBack, DoneWithMany, Failure> =>
  async (asked, signal) =>
    asked.did === 'change'
      ? Result.map(await changeMany(asked, signal), (outcome) => ({ did: 'change', ...outcome }))
      : Result.map(await undoAct(asked, signal), (outcome) => ({ did: asked.did, ...outcome }))
