import { describe, expect, it } from 'vitest'
import {
  type AssetAction,
  type AssetFacts,
  type AssetState,
  assetLifecycle,
  assetStates,
  mayAct,
  stateAfterAct,
} from '../../../src/domain/assets/lifecycle.ts'
import { actionsFrom, statesAfter, statesOf } from '../../../src/domain/kernel/lifecycle.ts'

const heldStates: ReadonlyArray<AssetState> = ['assigned', 'awaitingAcceptance', 'accepted']

/** As it is in this state when nothing else is said. */
const anAsset = (over: Partial<AssetFacts>): AssetFacts => ({
  state: 'inStock',
  isHeld: heldStates.includes(over.state ?? 'inStock'),
  stateBefore: null,
  parts: 0,
  ...over,
})
const actsOf = (asset: AssetFacts) =>
  actionsFrom(assetLifecycle, asset.state).filter((action) => mayAct(asset, action).allowed)
const said = (facts: Partial<AssetFacts>, action: AssetAction) => {
  const decision = mayAct(anAsset(facts), action)
  return decision.allowed ? 'yes' : decision.because
}

describe('§ 4 Assets: assign, unassign, retire, activate, service, delete', () => {
  it('go these ways and no others', () => {
    const ways = statesOf(assetLifecycle).flatMap((state) =>
      actionsFrom(assetLifecycle, state).map(
        (action) => `${state} ${action}: ${(statesAfter(assetLifecycle, state, action) ?? []).join(' or ')}`,
      ),
    )
    expect(ways).toEqual([
      'inStock assign: assigned or awaitingAcceptance',
      'inStock startService: inService',
      'inStock service: inStock',
      'inStock retire: retired',
      'inStock delete: ',
      'assigned unassign: returned',
      'assigned startService: inService',
      'assigned service: assigned',
      'awaitingAcceptance accept: accepted',
      'awaitingAcceptance decline: returned',
      'awaitingAcceptance unassign: returned',
      'awaitingAcceptance service: awaitingAcceptance',
      'accepted unassign: returned',
      'accepted startService: inService',
      'accepted service: accepted',
      'inService service: inStock or assigned or accepted or returned',
      'inService unassign: inService',
      'inService retire: retired',
      'returned assign: assigned or awaitingAcceptance',
      'returned restock: inStock',
      'returned startService: inService',
      'returned service: returned',
      'returned retire: retired',
      'returned delete: ',
      'retired activate: inStock',
      'retired delete: ',
    ])
  })

  it('every state can be reached from stock, and from every state there is a way back into stock', () => {
    const reached = (from: AssetState): ReadonlySet<AssetState> => {
      const seen = new Set<AssetState>([from])
      for (const state of seen)
        for (const action of actionsFrom(assetLifecycle, state))
          for (const after of statesAfter(assetLifecycle, state, action) ?? []) seen.add(after)
      return seen
    }
    expect([...reached('inStock')].toSorted()).toEqual([...assetStates].toSorted())
    for (const state of assetStates) expect(reached(state).has('inStock')).toBe(true)
  })
})

describe('What the table refuses, and what the asset’s own facts refuse, says why', () => {
  it.each<[string, Partial<AssetFacts>, AssetAction, string]>([
    ['in stock', {}, 'assign', 'yes'],
    ['handed out already', { state: 'assigned' }, 'assign', 'notFromThisState'],
    ['retired', { state: 'retired' }, 'assign', 'notFromThisState'],
    ['returned once', { state: 'returned' }, 'unassign', 'notFromThisState'],
    ['handed out', { state: 'assigned' }, 'unassign', 'yes'],
    ['at the workshop, with a holder', { state: 'inService', isHeld: true }, 'unassign', 'yes'],
    ['at the workshop, with none', { state: 'inService' }, 'unassign', 'notHeld'],
    ['at the workshop, with a holder', { state: 'inService', isHeld: true }, 'retire', 'stillHeld'],
    ['at the workshop, with none', { state: 'inService' }, 'retire', 'yes'],
    ['handed out', { state: 'accepted' }, 'retire', 'notFromThisState'],
    ['in stock, with a part', { parts: 1 }, 'retire', 'hasParts'],
    ['in stock, with a part', { parts: 1 }, 'delete', 'hasParts'],
    ['in stock, with a part', { parts: 1 }, 'assign', 'yes'],
    ['retired', { state: 'retired' }, 'delete', 'yes'],
    ['retired', { state: 'retired' }, 'activate', 'yes'],
    ['in stock', {}, 'activate', 'notFromThisState'],
    ['handed out', { state: 'accepted' }, 'delete', 'notFromThisState'],
    ['accepted once', { state: 'accepted' }, 'accept', 'notFromThisState'],
    ['handed out without being asked', { state: 'assigned' }, 'accept', 'notFromThisState'],
    ['waiting', { state: 'awaitingAcceptance' }, 'decline', 'yes'],
    ['waiting', { state: 'awaitingAcceptance' }, 'startService', 'notFromThisState'],
  ])('%s: %j, %s: %s', (_, facts, action, expected) => {
    expect(said(facts, action)).toBe(expected)
  })

  it.each<[Partial<AssetFacts>, ReadonlyArray<AssetAction>]>([
    [{}, ['assign', 'startService', 'service', 'retire', 'delete']],
    [{ parts: 2 }, ['assign', 'startService', 'service']],
    [{ state: 'inService' }, ['service', 'retire']],
    [{ state: 'inService', isHeld: true }, ['service', 'unassign']],
    [{ state: 'retired' }, ['activate', 'delete']],
  ])('%j offers %j', (facts, expected) => {
    expect(actsOf(anAsset(facts))).toEqual(expected)
  })
})

describe('Of several states the asset’s own facts decide', () => {
  it.each<[string, Partial<AssetFacts>, Exclude<AssetAction, 'delete'>, boolean, AssetState]>([
    ['nobody is asked', {}, 'assign', false, 'assigned'],
    ['the person who gets it accepts it', {}, 'assign', true, 'awaitingAcceptance'],
    [
      'it was with somebody',
      { state: 'inService', isHeld: true, stateBefore: 'accepted' },
      'service',
      true,
      'accepted',
    ],
    [
      'it was with somebody',
      { state: 'inService', isHeld: true, stateBefore: 'assigned' },
      'service',
      true,
      'assigned',
    ],
    ['it was taken back there', { state: 'inService', stateBefore: 'accepted' }, 'service', true, 'returned'],
    ['it came out of stock', { state: 'inService', stateBefore: 'inStock' }, 'service', true, 'returned'],
    ['serviced where it is', { state: 'assigned' }, 'service', false, 'assigned'],
    ['serviced while it waits', { state: 'awaitingAcceptance' }, 'service', true, 'awaitingAcceptance'],
    ['taken back at the workshop', { state: 'inService', isHeld: true }, 'unassign', false, 'inService'],
    ['declined', { state: 'awaitingAcceptance' }, 'decline', true, 'returned'],
    ['looked over', { state: 'returned' }, 'restock', true, 'inStock'],
    ['back from retirement', { state: 'retired' }, 'activate', true, 'inStock'],
  ])('%s: %j, %s: %s', (_, facts, action, needsAcceptance, expected) => {
    expect(stateAfterAct(anAsset(facts), action, { needsAcceptance })).toBe(expected)
  })

  it('wherever an act may be done, it leads to a state the table names', () => {
    for (const state of assetStates)
      for (const isHeld of heldStates.includes(state) ? [true] : state === 'inService' ? [true, false] : [false])
        for (const needsAcceptance of [true, false])
          for (const action of actsOf(anAsset({ state, isHeld })))
            if (action !== 'delete')
              expect(statesAfter(assetLifecycle, state, action)).toContain(
                stateAfterAct(anAsset({ state, isHeld, stateBefore: isHeld ? 'assigned' : 'inStock' }), action, {
                  needsAcceptance,
                }),
              )
  })
})
