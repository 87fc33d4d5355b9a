import { describe, expect, it, test } from 'vitest'
import { managersIn, orgTree, shown } from '../../../src/domain/orgChart/tree.ts'
import { CARD_WIDTH, cardHeight, linesOn } from '../../../src/ui/orgChart/card.ts'
import { at, type Box, indexIn, laidOut, meets, within } from '../../../src/ui/orgChart/layout.ts'
import { aCrowd, aNode, nodeOf, theTree } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'

const whole = (tree: ReturnType<typeof orgTree>) => laidOut(tree, managersIn(tree))

const boxOf = (layout: ReturnType<typeof laidOut>, name: string): Box =>
  layout.boxes[indexIn(layout, employeeId(name)) ?? -1] as Box

describe('where the cards stand', () => {
  const layout = whole(theTree)

  it('everybody who is shown stands once', () => {
    expect(layout.nodes).toHaveLength(5)
    expect(laidOut(theTree, new Set([employeeId('Ava')])).nodes).toHaveLength(3)
    expect(laidOut(orgTree([]), new Set()).nodes).toEqual([])
  })

  it('reports stand below their manager', () => {
    for (const node of layout.nodes) {
      if (node.manager === null) continue
      const manager = boxOf(layout, node.manager.person.fullName)
      expect(boxOf(layout, node.person.fullName).y).toBeGreaterThan(manager.y + manager.height)
    }
  })

  it('people without a team of their own stand under each other', () => {
    expect(boxOf(layout, 'Eve').x).toBe(boxOf(layout, 'Yuri').x)
    expect(boxOf(layout, 'Max').x).not.toBe(boxOf(layout, 'Noor').x)
  })

  test.each([
    ['a team of one', 2],
    ['a column and a bit', 40],
    ['some levels', 600],
  ])('no card lies on another: %s', (_, count) => {
    const crowd = whole(orgTree(aCrowd(count)))
    for (const [index, box] of crowd.boxes.entries()) {
      expect(within(crowd, box)).toEqual([index])
      expect(box.width).toBe(CARD_WIDTH)
    }
  })

  it('a manager of many has several columns', () => {
    const many = whole(orgTree([aNode('Top'), ...Array.from({ length: 60 }, (_, n) => aNode(`P${n}`, 'Top'))]))
    expect(new Set(many.boxes.slice(1).map(({ x }) => x)).size).toBe(6)
    expect(many.teams).toHaveLength(1)
    expect(many.teams[0]?.rails).toHaveLength(6)
  })

  it('of several at the top, each has its own place', () => {
    const tops = whole(orgTree([aNode('A'), aNode('B'), aNode('C')]))
    expect(new Set(tops.boxes.map(({ y }) => y)).size).toBe(1)
    expect(new Set(tops.boxes.map(({ x }) => x)).size).toBe(3)
  })
})

describe('what can be seen through a window', () => {
  const tree = orgTree(aCrowd(2_000))
  const layout = whole(tree)

  it('is what a look at every card would find', () => {
    for (const window of [
      { x: 0, y: 0, width: 1200, height: 800 },
      { x: -9_000, y: 200, width: 500, height: 300 },
      { x: layout.bounds.x, y: layout.bounds.y, width: layout.bounds.width + 1, height: layout.bounds.height + 1 },
      { x: 1e9, y: 0, width: 10, height: 10 },
    ]) {
      const every = layout.boxes.flatMap((box, index) => (meets(box, window) ? [index] : []))
      expect(within(layout, window).toSorted((a, b) => a - b)).toEqual(every)
    }
  })

  it('a point finds the card it lies on, or nobody', () => {
    const { x, y } = boxOf(layout, 'Person 77')
    expect(at(layout, x + 5, y + 5)).toBe(nodeOf('Person 77', tree))
    expect(at(layout, x - 5, y - 5)).toBeUndefined()
  })
})

describe('what stands on a card', () => {
  test.each([
    ['with everything', aNode('A', null, { note: 'Away', tags: ['Mentor', 'Pilot'], isActive: false })],
    ['without a position', aNode('B', null, { positionTitle: null })],
    ['with nothing but a name', aNode('C', null, { department: null })],
    ['moved up', aNode('D', null, { isMovedUp: true, positionTitle: null, department: null })],
  ])('is as high as its lines: %s', (_, person) => {
    expect(cardHeight(person)).toBe(20 + Math.max(40, 20 + 16 * linesOn(person).length))
  })
  it('§ 4 flags somebody without a position', () =>
    expect(linesOn(aNode('B', null, { positionTitle: null, department: null }))).toEqual([
      { kind: 'flags', text: 'No position' },
    ]))
})

it('20,000 people, all open, are laid out', () => {
  const tree = orgTree(aCrowd(20_000))
  const expanded = managersIn(tree)
  expect(whole(tree).nodes).toHaveLength(shown(tree, expanded).length)
})
