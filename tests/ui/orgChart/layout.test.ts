import { describe, expect, it, test } from 'vitest'
import { managersIn, orgTree, shown } from '../../../src/domain/orgChart/tree.ts'
import { type Box, cardsOf } from '../../../src/ui/kit/tree/layout.ts'
import { CARD_WIDTH, cardHeight, linesOn } from '../../../src/ui/orgChart/card.ts'
import { at, cardOf, cardsWithin, meets, teamsWithin } from '../../../src/ui/orgChart/inView.ts'
import { type ChartLayout, laidOut } from '../../../src/ui/orgChart/layout.ts'
import { aCrowd, aNode, nodeOf, theTree } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'

const whole = (tree: ReturnType<typeof orgTree>) => laidOut(tree, managersIn(tree))

const cardsIn = ({ blocks }: Pick<ChartLayout, 'blocks'>) => blocks.flatMap(cardsOf)

const boxesIn = (layout: ChartLayout): ReadonlyArray<Box> => cardsIn(layout).map(({ box }) => box)

const boxOf = (layout: ChartLayout, name: string): Box => cardOf(layout, employeeId(name))?.box as Box

describe('where the cards stand', () => {
  const layout = whole(theTree)

  it('everybody who is shown stands once', () => {
    expect(cardsIn(layout)).toHaveLength(5)
    expect(cardsIn(laidOut(theTree, new Set([employeeId('Ava')])))).toHaveLength(3)
    expect(laidOut(orgTree([]), new Set())).toMatchObject({ blocks: [], bounds: { width: 0, height: 0 } })
  })

  it('reports stand below their manager', () => {
    for (const { node } of cardsIn(layout)) {
      if (node.manager === null) continue
      const manager = boxOf(layout, node.manager.person.fullName)
      expect(boxOf(layout, node.person.fullName).y).toBeGreaterThan(manager.y + manager.height)
    }
  })

  it('people without a team of their own stand under each other', () => {
    expect(boxOf(layout, 'Eve').x).toBe(boxOf(layout, 'Yuri').x)
    expect(boxOf(layout, 'Max').x).not.toBe(boxOf(layout, 'Noor').x)
  })

  it('in a narrow window what is folded stands under each other, until it is opened', () => {
    const tree = orgTree([aNode('Top'), aNode('A', 'Top'), aNode('A1', 'A'), aNode('B', 'Top'), aNode('B1', 'B')])
    const open = (...names: ReadonlyArray<string>) => laidOut(tree, new Set(names.map(employeeId)), 1)
    const [folded, opened] = [open('Top'), open('Top', 'A')]
    expect(boxOf(folded, 'A').x).toBe(boxOf(folded, 'B').x)
    // What says how many are folded below has its room.
    expect(boxOf(folded, 'B').y).toBeGreaterThan(boxOf(folded, 'A').y + boxOf(folded, 'A').height + 24)
    expect(boxOf(opened, 'A').x).not.toBe(boxOf(opened, 'B').x)
    expect(boxOf(opened, 'A').y).toBe(boxOf(opened, 'B').y)
  })

  it('and in as many columns as there is room for', () => {
    const leads = ['A', 'B', 'C', 'D', 'E']
    const tree = orgTree([aNode('Top'), ...leads.flatMap((lead) => [aNode(lead, 'Top'), aNode(`${lead}1`, lead)])])
    const layout = laidOut(tree, new Set([employeeId('Top')]), 3)
    expect(new Set(leads.map((lead) => boxOf(layout, lead).x)).size).toBe(3)
    expect(new Set(leads.map((lead) => boxOf(layout, lead).y)).size).toBe(2)
    // People without reports stand under each other all the same.
    const team = laidOut(tree, new Set(['Top', ...leads].map(employeeId)), 3)
    expect(boxOf(team, 'A1').y).toBe(boxOf(team, 'B1').y)
  })

  test.each([
    ['a team of one', 2],
    ['a column and a bit', 40],
    ['some levels', 600],
  ])('no card lies on another: %s', (_, count) => {
    const crowd = whole(orgTree(aCrowd(count)))
    for (const card of cardsIn(crowd)) {
      expect(cardsWithin(crowd, card.box)).toEqual([card])
      expect(card.box.width).toBe(CARD_WIDTH)
    }
  })

  it('a manager of many has several columns', () => {
    const many = whole(orgTree([aNode('Top'), ...Array.from({ length: 60 }, (_, n) => aNode(`P${n}`, 'Top'))]))
    expect(
      new Set(
        boxesIn(many)
          .slice(1)
          .map(({ x }) => x),
      ).size,
    ).toBe(6)
    const teams = teamsWithin(many, many.bounds)
    expect(teams).toHaveLength(1)
    expect(teams[0]?.rails).toHaveLength(6)
  })

  it('in a line of reporting ten thousand deep everybody stands below the one above', () => {
    const line = Array.from({ length: 10_000 }, (_, at) => aNode(`P${at}`, at === 0 ? null : `P${at - 1}`))
    const boxes = boxesIn(whole(orgTree(line)))
    expect(boxes).toHaveLength(10_000)
    for (const [at, { y }] of boxes.slice(1).entries()) {
      const before = boxes[at] as Box
      expect(y).toBeGreaterThan(before.y + before.height)
    }
  })

  it('of several at the top, each has its own place', () => {
    const tops = whole(orgTree([aNode('A'), aNode('B'), aNode('C')]))
    expect(new Set(boxesIn(tops).map(({ y }) => y)).size).toBe(1)
    expect(new Set(boxesIn(tops).map(({ x }) => x)).size).toBe(3)
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
      expect(cardsWithin(layout, window)).toEqual(cardsIn(layout).filter(({ box }) => meets(box, window)))
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
  expect(cardsIn(whole(tree))).toHaveLength(shown(tree, expanded).length)
})
