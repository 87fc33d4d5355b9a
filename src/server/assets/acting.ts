/** What the acts over one asset or many have in common: what stands against each, what is written, what is answered. */
import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type AssetAction, mayAct, stateAfterAct } from '../../domain/assets/lifecycle.ts'
import type { assetEvents } from '../../domain/assets/nouns.ts'
import type { AssetActOutcome, RowRefusal } from '../../domain/assets/outcomes/nouns.ts'
import { type AssetDenial, denials } from '../../domain/assets/wording.ts'
import type { AssetId } from '../../domain/kernel/ids.ts'
import { codeOf } from '../../domain/kernel/reasonCode.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import {
  assetRows,
  assetsToChange,
  type Happening,
  type Situation,
  type StoredAsset,
  updateAssets,
  updateSituations,
  writeEvents,
} from './assets.store.ts'
import { sightOf } from './guards.ts'
import { beforeOf } from './undo.store.ts'

type Row = AssetActOutcome['rows'][number]
type Chosen = ReadonlyArray<{ readonly id: AssetId; readonly version: number }>
type Event = (typeof assetEvents)[number]

/** What stands against one of them; null for nothing. */
type Against = (asset: StoredAsset) => RowRefusal | null

/**
 * The assets, locked, and what stands against each: it is gone, was changed since the act was decided on, or may not be
 * done with. One alone is refused with the reason; of many each is told, and none is changed.
 */
export const judged = Effect.fn(function* (chosen: Chosen, against: Against) {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]))
  const stored = yield* assetsToChange([...versions.keys()])
  const found = new Map(stored.map((asset) => [asset.id, asset]))
  const rows = [...versions].map(([id, version]): Row => {
    const asset = found.get(id)
    const row = (outcome: Row['outcome'], because: RowRefusal | null = null): Row => ({
      id,
      number: asset?.number ?? '',
      outcome,
      because,
    })
    if (asset === undefined) return row('gone')
    if (asset.version !== version) return row('changedMeanwhile')
    const because = against(asset)
    return because === null ? row('changed') : row('refused', because)
  })
  const [only, ...others] = rows
  if (only !== undefined && others.length === 0) {
    if (only.outcome === 'gone') return yield* Effect.fail(notFound)
    if (only.outcome === 'changedMeanwhile') return yield* Effect.fail(changedMeanwhile)
    if (only.because !== null) return yield* Effect.fail(standsAgainst(only, only.because))
  }
  return { stored, rows, isApplied: rows.every(({ outcome }) => outcome === 'changed') }
})

export const againstAct =
  (action: AssetAction): Against =>
  (asset) => {
    const may = mayAct(asset, action)
    return may.allowed ? null : may.because
  }

/** What came of each, as JSON around the rows that PostgreSQL builds. */
export const toldOf = Effect.fn(function* (
  caller: Caller,
  { stored, rows, isApplied }: Effect.Success<ReturnType<typeof judged>>,
  { isUndoable }: { readonly isUndoable: boolean },
) {
  const assets = isApplied
    ? yield* bodyOf(
        assetRows(
          sightOf(caller),
          stored.map(({ id }) => id),
        ),
      )
    : '[]'
  const undo =
    isApplied && isUndoable ? { assets: stored.map(({ id, version }) => ({ id, version: version + 1 })) } : null
  const [row, answer] = [JSON.stringify(rows), JSON.stringify(undo)]
  return `{"isApplied":${isApplied},"rows":${row},"assets":${assets},"undo":${answer}}`
})

/** What is stored stands against it, of one of many. */
export const standsAgainst = ({ number }: { readonly number: string }, because: AssetDenial) =>
  refuse(409, codeOf(because), `${number}: ${denials[because]}`)

interface Done {
  readonly content?: Partial<StoredAsset>
  readonly situation?: Partial<Situation>
  readonly happening: Omit<Happening, 'assetId' | 'kind'>
}

export const nobody = { holderEmployeeId: null, holderLocationId: null, holderAssetId: null } as const
/** Of an asset that is not handed out any more. */
export const givenBack = { ...nobody, expectedReturnDay: null, handoverNote: '' } as const

/** Writes what became of each, into the record, its history and the record of changes. */
export const writeActs = Effect.fn(function* (
  caller: Caller,
  stored: ReadonlyArray<StoredAsset>,
  action: Exclude<AssetAction, 'delete'>,
  {
    event,
    audited,
  }: {
    readonly event: Event
    readonly audited:
      | 'updated'
      | 'assigned'
      | 'unassigned'
      | 'serviced'
      | 'retired'
      | 'activated'
      | 'accepted'
      | 'declined'
  },
  doneTo: (asset: StoredAsset) => Done,
) {
  const outcome = stored.map((asset) => {
    const { content, situation, happening } = doneTo(asset)
    const state = stateAfterAct(asset, action, {
      needsAcceptance: asset.needsAcceptance && situation?.holderEmployeeId != null,
    })
    const after: Situation = {
      ...asset,
      state,
      stateBefore: action === 'startService' ? asset.state : state === 'inService' ? asset.stateBefore : null,
      isHandedOut: action === 'assign',
      ...situation,
    }
    return { asset, after, content: { ...asset, ...content }, happening }
  })
  yield* updateAssets(outcome.map(({ content }) => content))
  yield* updateSituations(outcome.map(({ after }) => after))
  const isAnswer = action === 'accept' || action === 'decline'
  yield* writeEvents(
    caller,
    outcome.map(({ asset, happening }) => ({
      assetId: asset.id,
      kind: event,
      ...(!isAnswer && { before: beforeOf(asset) }),
      ...happening,
    })),
  )
  yield* changeEntries(
    caller,
    { action: audited, kind: 'asset' },
    outcome.map(({ asset, after, happening }) =>
      handedEntry(asset, after, happening.holder?.holderName ?? asset.holderName),
    ),
  )
})

type Holding = Pick<Situation, 'state' | 'holderEmployeeId' | 'holderLocationId' | 'holderAssetId'>

/** The audit line of what has changed hands: about whoever has it now, or had it. `holderName` counts where somebody has it. */
export const handedEntry = (asset: StoredAsset, after: Holding, holderName: string | null) => {
  const person = after.holderEmployeeId ?? asset.holderEmployeeId
  const isHeld = (after.holderEmployeeId ?? after.holderLocationId ?? after.holderAssetId) !== null
  return {
    id: asset.id,
    name: `${asset.number} ${asset.name}`,
    ...(person !== null && { person }),
    fields: ['state', 'holder'],
    values: [
      { field: 'state', before: asset.state, after: after.state },
      { field: 'holder', before: asset.holderName, after: isHeld ? holderName : null },
    ],
  }
}

/** Does it with all of them, if with each, and tells what came of each. */
export const acted = Effect.fn(function* (
  ...[caller, told, ...how]: [
    Caller,
    Effect.Success<ReturnType<typeof judged>>,
    ...(typeof writeActs extends (caller: Caller, stored: ReadonlyArray<StoredAsset>, ...how: infer How) => unknown
      ? How
      : never),
  ]
) {
  if (told.isApplied) yield* writeActs(caller, told.stored, ...how)
  return yield* toldOf(caller, told, { isUndoable: true })
})
