import { describe, expect, it, test } from 'vitest'
import { mayCheckAssets, mayRevertAssets } from '../../../src/domain/assets/import/lifecycle.ts'
import { mayBeImported } from '../../../src/domain/kernel/import/changing.ts'
import { anActor, granted, theAdmin } from '../../fixtures/people.ts'

const withVerbs = (...actions: ReadonlyArray<'Use' | 'Create' | 'Modify'>) =>
  anActor({ privileges: granted({ featureId: 'assetManagerManage', actions }) })
const reason = (decision: { readonly allowed: boolean; readonly because?: string }) => decision.because ?? null

test.each([
  [['number', 'name', null], null],
  [['name', null], 'numberNotMapped'],
  [['number', 'number'], 'mappedTwice'],
  [['number', null, null], null],
])('columns %j: %s', (mapping, because) => {
  expect(reason(mayCheckAssets(mapping))).toBe(because)
})

describe('a file is imported whole, and only when it says something new', () => {
  const report = { missing: [], problemCount: 0, readyCount: 0, changedCount: 0 }
  it.each([
    [{ readyCount: 1 }, null],
    [{ changedCount: 1 }, null],
    [{}, 'nothingNew'],
    [{ readyCount: 9, problemCount: 1 }, 'hasProblems'],
    [{ readyCount: 9, missing: ['number' as const] }, 'hasProblems'],
  ])('%j: %s', (found, because) => {
    expect(reason(mayBeImported({ ...report, ...found }))).toBe(because)
  })
})

describe('an import is reverted once, by those who may both add and change', () => {
  it.each([
    [theAdmin, 'done', null],
    [theAdmin, 'reverted', 'notInThisState'],
    [withVerbs('Use', 'Create', 'Modify'), 'done', null],
    [withVerbs('Use', 'Create'), 'done', 'featureNotGranted'],
    [withVerbs('Use', 'Modify'), 'done', 'featureNotGranted'],
  ] as const)('%#', (actor, status, because) => {
    expect(reason(mayRevertAssets(actor, { status }))).toBe(because)
  })
})
