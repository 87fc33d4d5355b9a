import { describe, expect, test } from 'vitest'
import { orgTree } from '../../../src/domain/orgChart/tree.ts'
import { keysBeginAt, treeStep } from '../../../src/ui/orgChart/treeKeys.ts'
import { aNode, nodeOf, theChart } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'

const tree = orgTree([...theChart, aNode('Zoe')])

const stepped = (key: string, from: string, ...open: ReadonlyArray<string>) => {
  const step = treeStep(key, nodeOf(from, tree), { tree, expanded: new Set(open.map(employeeId)) })
  if (step === null) return null
  return 'go' in step ? step.go.person.fullName : `turn ${step.toggle.person.fullName}`
}

describe('the keys of a tree (WAI-ARIA)', () => {
  test.each([
    ['ArrowDown', 'Ava', ['Ava', 'Max'], 'Max'],
    ['ArrowDown', 'Max', ['Ava', 'Max'], 'Eve'],
    ['ArrowDown', 'Max', ['Ava'], 'Noor'],
    ['ArrowDown', 'Yuri', ['Ava', 'Max'], 'Noor'],
    ['ArrowDown', 'Noor', ['Ava', 'Max'], 'Zoe'],
    ['ArrowDown', 'Zoe', ['Ava', 'Max'], null],
    ['ArrowDown', 'Ava', [], 'Zoe'],
    ['ArrowUp', 'Ava', ['Ava'], null],
    ['ArrowUp', 'Max', ['Ava'], 'Ava'],
    ['ArrowUp', 'Noor', ['Ava', 'Max'], 'Yuri'],
    ['ArrowUp', 'Noor', ['Ava'], 'Max'],
    ['ArrowUp', 'Zoe', ['Ava', 'Max'], 'Noor'],
    ['ArrowRight', 'Ava', [], 'turn Ava'],
    ['ArrowRight', 'Ava', ['Ava'], 'Max'],
    ['ArrowRight', 'Eve', ['Ava', 'Max'], null],
    ['ArrowLeft', 'Max', ['Ava', 'Max'], 'turn Max'],
    ['ArrowLeft', 'Max', ['Ava'], 'Ava'],
    ['ArrowLeft', 'Ava', [], null],
    ['Home', 'Eve', ['Ava', 'Max'], 'Ava'],
    ['End', 'Ava', ['Ava', 'Max'], 'Zoe'],
    ['x', 'Ava', [], null],
  ])('%s on %s with %j open: %s', (key, from, open, expected) => expect(stepped(key, from, ...open)).toBe(expected))

  test.each([
    [null, ['Ava', 'Max'], 'Ava'],
    ['Eve', ['Ava', 'Max'], 'Eve'],
    ['Eve', ['Ava'], 'Max'],
    ['Eve', ['Max'], 'Ava'],
    ['Eve', [], 'Ava'],
    ['Max', [], 'Ava'],
    ['Zoe', [], 'Zoe'],
    ['Nobody', [], 'Ava'],
  ])('with %s selected and %j open they begin at %s, who is drawn', (selected, open, begin) => {
    const view = { tree, expanded: new Set(open.map(employeeId)) }
    expect(keysBeginAt(selected === null ? null : employeeId(selected), view)?.person.fullName).toBe(begin)
  })

  test('End goes to the last that is to be seen', () => {
    const one = orgTree(theChart.filter(({ fullName }) => fullName !== 'Noor'))
    const expanded = new Set(['Ava', 'Max'].map(employeeId))
    const step = treeStep('End', nodeOf('Ava', one), { tree: one, expanded })
    expect(step).toEqual({ go: nodeOf('Yuri', one) })
  })
})
