import { describe, expect, it } from 'vitest'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { above, firstExpanded, managersIn, orgTree, shown, withVacancies } from '../../../src/domain/orgChart/tree.ts'
import { sentences } from '../../../src/domain/orgChart/wording.ts'
import { aCrowd, aNode, nodeOf, theChart, theTree } from '../../fixtures/chart.ts'
import { employeeId } from '../../fixtures/ids.ts'
import { vacancyId } from '../../fixtures/vacancies.ts'

const names = (nodes: ReadonlyArray<{ readonly person: { readonly fullName: string } }>) =>
  nodes.map(({ person }) => person.fullName)

describe('the chart as a tree', () => {
  it('knows who stands below whom, on which level, and how many there are', () => {
    expect(names(theTree.roots)).toEqual(['Ava'])
    expect(nodeOf('Ava')).toMatchObject({ level: 1, place: 1, siblings: 1, below: 4 })
    expect(nodeOf('Noor')).toMatchObject({ level: 2, place: 2, siblings: 2, below: 0 })
    expect(nodeOf('Yuri')).toMatchObject({ level: 3, place: 2, siblings: 2 })
    expect(names(nodeOf('Max').reports)).toEqual(['Eve', 'Yuri'])
    expect(names(above(nodeOf('Eve')))).toEqual(['Max', 'Ava'])
    expect(theTree).toMatchObject({ levels: 3, managers: 2, widestSpan: 2 })
  })

  it('has several tops where several report to nobody, or to somebody who is not there', () => {
    const tree = orgTree([aNode('A'), aNode('B', 'Nobody'), aNode('C', 'B')])
    expect(names(tree.roots)).toEqual(['A', 'B'])
    expect(nodeOf('B', tree)).toMatchObject({ place: 2, siblings: 2, below: 1 })
  })

  it('loses nobody whose stored lines run in a circle: one of them stands at the top', () => {
    const tree = orgTree([aNode('A'), aNode('B', 'D'), aNode('C', 'B'), aNode('D', 'C'), aNode('E', 'D')])
    expect(names(tree.roots)).toEqual(['A', 'B'])
    expect(names(shown(tree, managersIn(tree)))).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(nodeOf('B', tree).below).toBe(3)
  })

  it('is no worse for a line of reporting ten thousand deep', () => {
    const depth = 10_000
    const line = Array.from({ length: depth }, (_, at) => aNode(`P${at}`, at === 0 ? null : `P${at - 1}`))
    const tree = orgTree(line)
    expect(tree).toMatchObject({ levels: depth, managers: depth - 1, widestSpan: 1 })
    expect(nodeOf('P0', tree).below).toBe(depth - 1)
    expect(above(nodeOf(`P${depth - 1}`, tree))).toHaveLength(depth - 1)
    expect(shown(tree, managersIn(tree))).toHaveLength(depth)
  })

  it('is empty where there is nobody', () => {
    expect(orgTree([])).toMatchObject({ roots: [], levels: 0, managers: 0, widestSpan: 0 })
  })
})

describe('what of it is open', () => {
  const ids = (...people: ReadonlyArray<string>) => new Set(people.map(employeeId))

  it.each([
    ['nothing', ids(), ['Ava']],
    ['the top', ids('Ava'), ['Ava', 'Max', 'Noor']],
    ['everything', ids('Ava', 'Max'), ['Ava', 'Max', 'Eve', 'Yuri', 'Noor']],
    ['a team below a closed one', ids('Max'), ['Ava']],
  ])('%s', (_, expanded, expected) => expect(names(shown(theTree, expanded))).toEqual(expected))

  it('at first as many levels as can be looked over (ours)', () => {
    expect(firstExpanded(theTree)).toEqual(new Set(theTree.byId.keys()))
    expect(firstExpanded(theTree, { atMost: 4 })).toEqual(ids('Ava'))
    expect(firstExpanded(theTree, { atMost: 2 })).toEqual(ids())
    expect(shown(orgTree(aCrowd(5_000)), firstExpanded(orgTree(aCrowd(5_000)), { widest: 64 })).length).toBe(73)
    expect(firstExpanded(orgTree(theChart.slice(0, 1)))).toEqual(ids('Ava'))
  })

  it('at first as many levels as can be read beside each other, and one below the top at least (ours)', () => {
    const open = (widest: number) =>
      shown(orgTree(aCrowd(5_000)), firstExpanded(orgTree(aCrowd(5_000)), { widest })).length
    expect([open(1), open(8), open(63), open(64)]).toEqual([9, 9, 9, 73])
    // Two who lead nobody stand under each other.
    expect(firstExpanded(theTree, { widest: 1 })).toEqual(ids('Ava'))
    expect(firstExpanded(theTree, { widest: 2 })).toEqual(new Set(theTree.byId.keys()))
  })
})

describe('Vacancies in the chart (ours, decision 0061)', () => {
  const vacant = (name: string, manager: string) => ({ vacancy: vacancyId, person: aNode(name, manager) })
  const grown = () =>
    withVacancies(orgTree(theChart), [vacant('V1', 'Max'), vacant('V2', 'Noor'), vacant('V3', 'Nobody')])

  it('stand below their manager after the people, and at the top where there is none', () => {
    const tree = grown()
    expect(names(shown(tree, new Set(tree.byId.keys())))).toEqual([
      'Ava',
      'Max',
      'Eve',
      'Yuri',
      'V1',
      'Noor',
      'V2',
      'V3',
    ])
    expect(nodeOf('V1', tree)).toMatchObject({ level: 3, place: 3, siblings: 3, below: 0, vacancy: vacancyId })
    expect(nodeOf('V3', tree)).toMatchObject({ level: 1, place: 2, siblings: 2, manager: null })
  })

  it('are counted for themselves', () => {
    const tree = grown()
    const plain = orgTree(theChart)
    for (const [id, { below }] of plain.byId) expect(tree.byId.get(id)?.below).toBe(below)
    expect([tree.managers, tree.widestSpan, tree.levels]).toEqual([plain.managers, plain.widestSpan, plain.levels])
    const team = (name: string) => sentences.team(standardLocale, nodeOf(name, tree))
    expect(team('Ava')).toBe('2 direct reports, 4 people in all')
    expect(team('Max')).toBe('2 direct reports + 1 vacancy')
    expect(team('Noor')).toBe('1 vacancy')
    expect(team('Eve')).toBe('0 direct reports')
  })
})

it('does not count among the people who leads them but is inactive', () => {
  const tree = orgTree([aNode('A', null, { isActive: false }), aNode('B', 'A'), aNode('C', 'B')])
  expect(sentences.figures(standardLocale, tree, 0)).toMatch(/^2 people on 3 levels\. /)
  expect(sentences.figures(standardLocale, tree, 1)).toMatch(/^2 people on 3 levels, 1 vacancy\. /)
  const led = orgTree([aNode('A'), aNode('B', 'A', { isActive: false }), aNode('C', 'B'), aNode('D', 'C')])
  expect(nodeOf('A', led).below).toBe(2)
})
