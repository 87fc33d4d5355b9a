import { expect, it, test } from 'vitest'
import { findable, knownBy, type Rank, ranked, rankedBy } from '../../../src/domain/session/paletteRanking.ts'

const rows: ReadonlyArray<readonly [typed: string, name: string, also: string, rank: Rank | null]> = [
  ['org chart', 'Org Chart', '', 0],
  ['  ORG   chart ', 'Org Chart', '', 0],
  ['nunez', 'Núñez', '', 0],
  ['org', 'Org Chart', '', 1],
  ['org c', 'Org Chart', '', 1],
  ['chart', 'Org Chart', '', 2],
  ['ch or', 'Org Chart', '', 2],
  ['tho', "Ava O'Thompson", '', 2],
  ["o'tho", "Ava O'Thompson", '', 2],
  ['art', 'Org Chart', '', 3],
  ['hart rg', 'Org Chart', '', 3],
  ['hierarchy', 'Org Chart', 'hierarchy structure', 4],
  ['org hier', 'Org Chart', 'hierarchy structure', 4],
  ['ierarchy', 'Org Chart', 'hierarchy structure', null],
  ['ocht', 'Org Chart', '', null],
  ['org chartx', 'Org Chart', '', null],
  ['', 'Org Chart', '', null],
  ['  ', 'Org Chart', '', null],
  ['-', 'Org-Chart', '', null],
  ['.*', 'Org Chart', '', null],
  ['1:1', 'Check Ins', '1:1 meetings', 4],
]

test.each(rows)('“%s” finds “%s” (also “%s”) at rank %s', (typed, name, also, rank) => {
  expect(rankedBy(typed)(findable(null, name, also))).toBe(rank)
})

test.each<readonly [typed: string, rank: Rank | null]>([
  ['everyone', 5],
  ['ever', 5],
  ['cycles ever', 5],
  // One would not see why.
  ['eve', null],
  ['pr', 5],
  ['review', 1],
])('words that do not show are found last, and in few letters only in full: “%s”', (typed, rank) => {
  expect(rankedBy(typed)(knownBy(findable(null, 'Review cycles', 'Reviews'), 'appraisals pr everyone'))).toBe(rank)
})

const all = ['Reports', 'Employees', 'New employee', 'Employee import', 'Deploy'].map((name) => findable(name, name))
const free = { isDenied: () => false, isRecent: () => false }
const named = ({ found }: { readonly found: ReadonlyArray<{ readonly of: string }> }) => found.map(({ of }) => of)

it('puts what begins so before what holds a word that does, and that before what only holds it', () => {
  expect(named(ranked(all, 'employee', free, 9))).toEqual(['Employees', 'Employee import', 'New employee'])
  expect(named(ranked(all, 'ploy', free, 9))).toEqual(['Employees', 'New employee', 'Employee import', 'Deploy'])
})

it('within a rank: used lately, then possible, then denied, each in the order given', () => {
  const ordering = { isDenied: (name: string) => name === 'Employees', isRecent: (name: string) => name === 'Deploy' }
  expect(named(ranked(all, 'ploy', ordering, 9))).toEqual(['Deploy', 'New employee', 'Employee import', 'Employees'])
  // Never across ranks.
  expect(named(ranked(all, 'employee', ordering, 9))[0]).toBe('Employee import')
})

it('shows no more than asked for, and says how many there are', () => {
  expect(ranked(all, 'employee', free, 2)).toMatchObject({
    found: [{ of: 'Employees' }, { of: 'Employee import' }],
    more: 1,
  })
  expect(ranked(all, 'employee', free, 3).more).toBe(0)
})

it('asks ten thousand names in a moment', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => findable(at, `Person ${at} Núñez-O'Brien`, 'Site manager'))
  const before = performance.now()
  for (const typed of ['p', 'pe', 'per', 'brien 77', 'manager', 'nobody']) ranked(many, typed, free, 20)
  // About 3 ms each here; the bound is wide so that a busy machine does not fail it.
  expect((performance.now() - before) / 6).toBeLessThan(60)
})
