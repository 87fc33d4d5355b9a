import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AssetListUpdate } from '../../../src/domain/assets/nouns.ts'
import {
  assetOutcome,
  type DoneWithMany,
  type TakeBack,
  takingBack,
} from '../../../src/machines/assets/assetOutcome.ts'
import { assetId, assetRow, doneWith } from '../../fixtures/assets.ts'
import { held, refused, unreachable } from '../ports.ts'

const undo: AssetListUpdate = { changes: [{ id: assetId(1), version: 2, set: { supplier: 'Harbour Computers' } }] }
const changed: DoneWithMany = {
  did: 'change',
  isApplied: true,
  rows: [{ id: assetId(1), number: 'BRC-LAP-0001', outcome: 'changed' }],
  assets: [assetRow({ supplier: 'Tide', version: 2 })],
  undo,
}
const takenBack: DoneWithMany = { ...changed, assets: [assetRow({ version: 3 })] }

const anOutcome = () => {
  const change = held<TakeBack, DoneWithMany>()
  const actor = createActor(assetOutcome.machine.provide({ actors: { undo: change.logic } }))
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text }) => toasts.push(`${kind}: ${text}`))
  actor.start()
  const arrived = (outcome: DoneWithMany = changed) => actor.send({ type: 'outcome.arrived', outcome })
  return { actor, change, toasts, arrived, at: () => actor.getSnapshot() }
}

describe('What became of each of many', () => {
  it('stays until it is dismissed', () => {
    const { actor, arrived, at } = anOutcome()
    arrived()
    expect([at().value, at().context.outcome]).toEqual(['told', changed])
    actor.send({ type: 'outcome.dismissed' })
    expect([at().value, at().context.outcome]).toEqual(['resting', null])
  })

  it('the newer takes the place of the older, and can be taken back again', () => {
    const { arrived, at } = anOutcome()
    arrived({ ...changed, undo: null })
    arrived()
    expect(assetOutcome.outcomeIn(at())?.undo).toEqual(undo)
  })
})

describe('It is taken back as a whole, once', () => {
  it('§ 8 by the request the server gave, and said', async () => {
    const { actor, change, toasts, arrived, at } = anOutcome()
    arrived()
    actor.send({ type: 'undo.asked' })
    actor.send({ type: 'undo.asked' })
    expect([change.asked, at().hasTag('busy')]).toEqual([[{ did: 'change', update: undo }], true])
    await change.give(takenBack)
    expect([toasts, at().context]).toEqual([
      ['success: Assets updated successfully'],
      { outcome: { ...takenBack, undo: null }, isUndone: true, next: null },
    ])
    actor.send({ type: 'undo.asked' })
    expect(change.asked.length).toBe(1)
  })

  it.each([
    ['changed since', refused('changed_meanwhile'), 'refused: changed_meanwhile'],
    ['out of reach', unreachable, 'The server cannot be reached. Check your connection and try again.'],
  ])('§ 8 what is %s says why, and can be tried again', async (_, failure, why) => {
    const { actor, change, toasts, arrived, at } = anOutcome()
    arrived()
    actor.send({ type: 'undo.asked' })
    await change.refuse(failure)
    expect([toasts, at().value, at().context]).toEqual([
      [`error: Failed to update assets. ${why}`],
      'told',
      { outcome: changed, isUndone: false, next: null },
    ])
    actor.send({ type: 'undo.asked' })
    expect(change.asked.length).toBe(2)
  })

  it('one that the server does not apply is shown with its reasons, and is not said to be done', async () => {
    const { actor, change, toasts, arrived, at } = anOutcome()
    arrived()
    actor.send({ type: 'undo.asked' })
    await change.give({
      did: 'change',
      isApplied: false,
      rows: [{ id: assetId(1), number: 'BRC-LAP-0001', outcome: 'changedMeanwhile' }],
      assets: [],
      undo: null,
    })
    expect([toasts, assetOutcome.outcomeIn(at())?.rows[0]?.outcome]).toEqual([[], 'changedMeanwhile'])
  })

  it('what was changed while it was being taken back is not lost', async () => {
    const { actor, change, arrived, at } = anOutcome()
    arrived()
    actor.send({ type: 'undo.asked' })
    const newer = { ...changed, rows: [{ id: assetId(2), number: 'BRC-LAP-0002', outcome: 'changed' as const }] }
    arrived(newer)
    await change.give(takenBack)
    expect(at().context).toEqual({ outcome: newer, isUndone: false, next: null })
  })
})

describe('How it is taken back', () => {
  const asked: Array<readonly [string, unknown]> = []
  const outcome = doneWith(assetRow({ version: 3 }))
  const takeBack = takingBack({
    changeMany: async (input) => {
      asked.push(['changeMany', input])
      return Result.succeed({ isApplied: true, rows: [], assets: [], undo: null })
    },
    undoAct: async (input) => {
      asked.push(['undoAct', input])
      return Result.succeed(outcome)
    },
  })

  it.each<[string, DoneWithMany, string, object]>([
    ['a change by another one', changed, 'changeMany', { update: undo }],
    [
      'a retirement by the server, which knows how each was',
      { did: 'retire', ...outcome },
      'undoAct',
      { undo: { assets: [{ id: assetId(1), version: 3 }] } },
    ],
  ])('%s', async (_, done, call, expected) => {
    asked.length = 0
    const undoing = createActor(assetOutcome.provide(takeBack)).start()
    undoing.send({ type: 'outcome.arrived', outcome: done })
    undoing.send({ type: 'undo.asked' })
    expect(asked).toMatchObject([[call, expected]])
  })
})
