/**
 * § 4 Assets: assign, unassign, retire, activate, service, duplicate, delete. Ours: the states and the ways between them. An
 * asset of a category that asks for it waits until its holder has accepted it; what comes back is `returned` until somebody
 * has looked it over. Being serviced keeps the holder; of the states that an action may lead to, the asset's own facts
 * decide (`stateAfterAct`).
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { type Lifecycle, statesAfter } from '../kernel/lifecycle.ts'

export const assetStates = [
  'inStock',
  'assigned',
  'awaitingAcceptance',
  'accepted',
  'inService',
  'returned',
  'retired',
] as const
export type AssetState = (typeof assetStates)[number]

export type AssetAction =
  | 'assign'
  | 'accept'
  | 'decline'
  | 'unassign'
  | 'restock'
  | 'startService'
  | 'service'
  | 'retire'
  | 'activate'
  | 'delete'

export const assetLifecycle: Lifecycle<AssetState, AssetAction> = {
  inStock: {
    assign: ['assigned', 'awaitingAcceptance'],
    startService: 'inService',
    service: 'inStock',
    retire: 'retired',
    delete: [],
  },
  assigned: { unassign: 'returned', startService: 'inService', service: 'assigned' },
  awaitingAcceptance: { accept: 'accepted', decline: 'returned', unassign: 'returned', service: 'awaitingAcceptance' },
  accepted: { unassign: 'returned', startService: 'inService', service: 'accepted' },
  inService: { service: ['inStock', 'assigned', 'accepted', 'returned'], unassign: 'inService', retire: 'retired' },
  returned: {
    assign: ['assigned', 'awaitingAcceptance'],
    restock: 'inStock',
    startService: 'inService',
    service: 'returned',
    retire: 'retired',
    delete: [],
  },
  retired: { activate: 'inStock', delete: [] },
}

/** What decides besides the state. */
export interface AssetFacts {
  readonly state: AssetState
  /** Somebody, a place or another asset has it. */
  readonly isHeld: boolean
  /** The state it was in when it went to be serviced. */
  readonly stateBefore: AssetState | null
  /** Parts of a kit: assets that are assigned to this one. */
  readonly parts: number
}

export type AssetActRefusal = 'notFromThisState' | 'stillHeld' | 'notHeld' | 'hasParts'

/** Whether the table and the asset's facts let it; the reason is on the button, and the server's 409. */
export const mayAct = (asset: AssetFacts, action: AssetAction): Decision<AssetActRefusal> => {
  if (statesAfter(assetLifecycle, asset.state, action) === null) return denied('notFromThisState')
  if (action === 'retire' && asset.isHeld) return denied('stillHeld')
  if (action === 'unassign' && !asset.isHeld) return denied('notHeld')
  return (action === 'retire' || action === 'delete') && asset.parts > 0 ? denied('hasParts') : allowed
}

/** Where an action that may be done leads. Only a person accepts: a place or a kit has it at once. */
export const stateAfterAct = (
  { state, stateBefore, isHeld }: Pick<AssetFacts, 'state' | 'stateBefore' | 'isHeld'>,
  action: Exclude<AssetAction, 'delete'>,
  { needsAcceptance }: { readonly needsAcceptance: boolean },
): AssetState => {
  if (action === 'assign') return needsAcceptance ? 'awaitingAcceptance' : 'assigned'
  if (action === 'service' && state === 'inService') return isHeld ? (stateBefore ?? 'assigned') : 'returned'
  return statesAfter(assetLifecycle, state, action)?.[0] ?? state
}
