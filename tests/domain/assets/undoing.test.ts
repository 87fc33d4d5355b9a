import { describe, expect, it } from 'vitest'
import { isInItself, undoRefusal } from '../../../src/domain/assets/undoing.ts'
import { assetId } from '../../fixtures/assets.ts'

describe('What was done is taken back while nothing else has happened', () => {
  const before = { leftVersion: 4, state: 'returned' as const }

  it.each([
    ['the version that it left', { version: 4, parts: 0 }, before, null],
    ['a later one', { version: 5, parts: 0 }, before, 'nothingToUndo'],
    ['what nothing was done with', { version: 4, parts: 0 }, null, 'nothingToUndo'],
    [
      'what has got parts since, into what has none',
      { version: 4, parts: 1 },
      { ...before, state: 'retired' as const },
      'hasParts',
    ],
    ['what has got parts since', { version: 4, parts: 1 }, before, null],
  ])('%s', (_, asset, was, expected) => {
    expect(undoRefusal(asset, was)).toBe(expected)
  })
})

describe('An asset is no part of itself, however many lie between', () => {
  const kits = (...of: ReadonlyArray<readonly [number, number]>) => {
    const heads = new Map(of.map(([part, head]) => [assetId(part), assetId(head)]))
    return (id: ReturnType<typeof assetId>) => heads.get(id) ?? null
  }

  it.each([
    ['no kit', [], false],
    ['a kit', [[1, 2]], false],
    ['itself', [[1, 1]], true],
    [
      'its own part',
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ],
      true,
    ],
    // Of others a circle is not looked for, and is not walked for ever.
    [
      'a kit that goes round without it',
      [
        [1, 2],
        [2, 3],
        [3, 2],
      ],
      false,
    ],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<readonly [number, number]>, boolean]>)(
    'in %s',
    (_, of, expected) => {
      expect(isInItself(assetId(1), kits(...of))).toBe(expected)
    },
  )
})
