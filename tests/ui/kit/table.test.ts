import { describe, expect, it, test } from 'vitest'
import { arranged } from '../../../src/ui/kit/table/arranged.ts'
import { type Column, tracksOf } from '../../../src/ui/kit/table/columns.ts'
import { movedTo } from '../../../src/ui/kit/table/movement.ts'
import { allToggled, coverage, extended, toggled } from '../../../src/ui/kit/table/selection.ts'
import {
  fromQuery,
  isNarrowed,
  nextSort,
  toQuery,
  untouched,
  withFilter,
  withoutFilters,
} from '../../../src/ui/kit/table/state.ts'

type Person = { readonly name: string; readonly age: number | null; readonly tags: readonly string[] }
const ada: Person = { name: 'ada', age: 36, tags: ['mentor', 'remote'] }
const bo: Person = { name: 'Bo', age: null, tags: [] }
const elodie: Person = { name: 'Élodie', age: 9, tags: ['remote'] }
const people = [elodie, bo, ada]

const columns: readonly Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: () => null,
    sortValue: ({ name }) => name,
    filter: { kind: 'text', value: ({ name }) => name },
  },
  { id: 'age', header: 'Age', cell: () => null, sortValue: ({ age }) => age, width: 60, grow: 0 },
  { id: 'tags', header: 'Tags', cell: () => null, filter: { kind: 'choice', choices: [], value: ({ tags }) => tags } },
]
const by = (column: string, direction: 'ascending' | 'descending') => ({ filters: {}, sort: { column, direction } })

describe('sorting', () => {
  it('goes by letters, not by case or accent', () =>
    expect(arranged(people, columns, by('name', 'ascending'))).toEqual([ada, bo, elodie]))
  it('numbers as numbers, what is missing last in both directions', () => {
    expect(arranged(people, columns, by('age', 'ascending'))).toEqual([elodie, ada, bo])
    expect(arranged(people, columns, by('age', 'descending'))).toEqual([ada, elodie, bo])
  })
  it('leaves the order alone without a sort, or by a column that cannot be sorted', () => {
    expect(arranged(people, columns, { filters: {}, sort: null })).toBe(people)
    expect(arranged(people, columns, by('tags', 'ascending'))).toBe(people)
  })
  it('a header pressed three times is where it was', () => {
    const once = nextSort(null, 'name')
    const twice = nextSort(once, 'name')
    expect([once?.direction, twice?.direction, nextSort(twice, 'name')]).toEqual(['ascending', 'descending', null])
    expect(nextSort(twice, 'age')).toEqual({ column: 'age', direction: 'ascending' })
  })
})

describe('column filters', () => {
  const filtered = (filters: Record<string, string[]>) => arranged(people, columns, { filters, sort: null })
  it('a text is looked for without regard to case', () => expect(filtered({ name: [' ADA '] })).toEqual([ada]))
  it('of several choices any is enough', () => expect(filtered({ tags: ['mentor', 'remote'] })).toEqual([elodie, ada]))
  it('of several columns each must pass', () => expect(filtered({ tags: ['remote'], name: ['a'] })).toEqual([ada]))
  it('an emptied filter leaves no trace', () => {
    expect(withFilter({ name: ['a'] }, 'name', [''])).toEqual({})
    expect(withFilter({ name: ['a'] }, 'tags', ['x'])).toEqual({ name: ['a'], tags: ['x'] })
  })
})

describe('the address', () => {
  const state = {
    ...untouched,
    search: 'ada & co',
    sort: { column: 'age', direction: 'descending' },
    filters: { tags: ['night shift', 'a,b'] },
  } as const
  it('carries search, sort and filters there and back', () =>
    expect(fromQuery(toQuery(state), ['name', 'age', 'tags'])).toEqual(state))
  it('is empty for a list nobody touched', () => expect(toQuery(untouched)).toBe(''))
  it('columns that do not exist are passed over', () =>
    expect(fromQuery('sort=-gone&f.gone=1&q=x', ['name'])).toEqual({ ...untouched, search: 'x' }))
  it('a list is narrowed by words or filters, not by blanks', () => {
    expect(isNarrowed({ ...untouched, search: '  ' })).toBe(false)
    expect(isNarrowed({ ...untouched, filters: { name: ['a'] } })).toBe(true)
    expect(isNarrowed({ ...untouched, filters: { group: ['person'] } })).toBe(false)
  })
  it('what stands together goes on doing so when the filters are cleared', () =>
    expect(withoutFilters({ name: ['a'], group: ['person'] })).toEqual({ group: ['person'] }))
})

describe('selection', () => {
  const ids = ['a', 'b', 'c', 'd']
  it('a press takes and lets go', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
  })
  it('Shift takes the range, upwards too', () => {
    expect([...extended(new Set(['b']), ids, 'b', 'd')]).toEqual(['b', 'c', 'd'])
    expect([...extended(new Set(['d']), ids, 'd', 'c')].sort()).toEqual(['c', 'd'])
  })
  it('a range from a row that is filtered away is just the row', () =>
    expect([...extended(new Set(), ids, 'gone', 'c')]).toEqual(['c']))
  it('covers none, some or all of what is shown', () => {
    expect(coverage(new Set(['gone']), ids)).toBe('none')
    expect(coverage(new Set(['a']), ids)).toBe('some')
    expect(coverage(new Set([...ids, 'gone']), ids)).toBe('all')
    expect(coverage(new Set(), [])).toBe('none')
  })
  it('all lets go only of what is shown', () => {
    expect([...allToggled(new Set(['gone']), ids)]).toEqual(['gone', ...ids])
    expect([...allToggled(new Set(['gone', ...ids]), ids)]).toEqual(['gone'])
  })
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['ArrowDown', -1, 0],
  ['PageDown', 7, 9],
  ['PageUp', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, undefined],
])('in ten rows %s from row %i leads to %s', (key, from, to) => expect(movedTo(key, from, 10, 4)).toBe(to))

test('the lines have a track for each column, a fixed one where it must not grow', () => {
  expect(tracksOf(columns, true)).toEqual({
    tracks: '24px minmax(140px, 1fr) 60px minmax(140px, 1fr)',
    minWidth: 24 + 140 + 60 + 140 + 5 * 12,
  })
})
