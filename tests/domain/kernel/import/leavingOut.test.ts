import { describe, expect, it, test } from 'vitest'
import { leftOutRows, named, withoutWrong } from '../../../../src/domain/kernel/import/leavingOut.ts'

const problem = { column: 0, value: '', because: 'notValid', message: 'Enter a name' }

describe('ours: lines that are left out', () => {
  it('are kept with what would be wrong with them, and with nothing where nothing is', () => {
    const leftOut = [
      { line: 3, cells: ['a'] },
      { line: 5, cells: ['b'] },
    ]
    const wrong = [
      { line: 3, cells: ['a'], problems: [problem] },
      { line: 4, cells: ['c'], problems: [problem] },
    ]
    expect(leftOutRows(leftOut, wrong)).toEqual([
      { line: 3, cells: ['a'], problems: [problem] },
      { line: 5, cells: ['b'], problems: [] },
    ])
  })

  test.each([
    [[], [], []],
    [[], [3, 4], [3, 4]],
    [[9], [3], [9, 3]],
    [[3], [3], [3]],
  ])('%j besides the wrong %j: %j', (leftOut, wrong, all) => {
    const rows = wrong.map((line) => ({ line }))
    expect(withoutWrong(leftOut, rows)).toEqual(all)
  })

  it('are named by their own cells', () => {
    const nameOf = named<'name'>((cellOf) => cellOf('name'), [null, 'name'])
    expect(nameOf({ line: 2, cells: ['x', ' Ana '] })).toEqual({ line: 2, cells: ['x', ' Ana '], name: 'Ana' })
    expect(nameOf({ line: 3, cells: [] }).name).toBe('')
  })
})
