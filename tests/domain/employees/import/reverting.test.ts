import { describe, expect, it, test } from 'vitest'
import { mayCreateFrom, mayRevert } from '../../../../src/domain/employees/import/lifecycle.ts'
import { depthsOf, type MadePerson, reversalOf } from '../../../../src/domain/employees/import/reverting.ts'
import type { EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { theAdmin, theManager } from '../../../fixtures/people.ts'

const id = (name: string) => name as EmployeeId
const made = (name: string, over: Partial<MadePerson> = {}): MadePerson => ({
  id: id(name),
  isTouched: false,
  reportsTo: null,
  hasOtherReports: false,
  ...over,
})
const actor = id('actor')

describe('ours: an import is taken back as far as nobody has touched whom it made', () => {
  it('reports go before their managers', () => {
    const people = [made('top'), made('middle', { reportsTo: id('top') }), made('low', { reportsTo: id('middle') })]
    expect(reversalOf(people, actor).leaving).toEqual(['low', 'middle', 'top'])
  })

  it('anyone who was changed stays, and with them everybody above; nobody beside', () => {
    const people = [
      made('top'),
      made('middle', { reportsTo: id('top') }),
      made('low', { reportsTo: id('middle'), isTouched: true }),
      made('beside', { reportsTo: id('top') }),
    ]
    const { leaving, staying } = reversalOf(people, actor)
    expect(leaving).toEqual(['beside'])
    expect([...staying]).toEqual([
      ['low', 'changedSince'],
      ['middle', 'hasReports'],
      ['top', 'hasReports'],
    ])
  })

  it('anyone who leads somebody the import did not make stays; so does the caller', () => {
    const { leaving, staying } = reversalOf(
      [made('leader', { hasOtherReports: true }), made('actor'), made('other')],
      actor,
    )
    expect(leaving).toEqual(['other'])
    expect([...staying.values()]).toEqual(['hasReports', 'isYou'])
  })

  it('depths count the managers of the same set, also where stored data runs in a circle', () => {
    const depths = depthsOf([
      { id: id('a'), reportsTo: id('b') },
      { id: id('b'), reportsTo: id('outside') },
      { id: id('c'), reportsTo: id('d') },
      { id: id('d'), reportsTo: id('c') },
    ])
    expect([depths.get(id('a')), depths.get(id('b'))]).toEqual([1, 0])
    expect(depths.size).toBe(4)
  })
})

describe('ours: the life of an import', () => {
  test.each([
    ['importing', 1, 'notInThisState'],
    ['failed', 0, 'notInThisState'],
    ['done', 1, null],
    ['done', 0, 'nothingLeft'],
    ['reverted', 1, null],
    ['reverted', 0, 'nothingLeft'],
  ] as const)('%s with %i left may be reverted: %s', (status, remainingCount, because) => {
    const may = mayRevert(theAdmin, { status, remainingCount })
    expect(may.allowed ? null : may.because).toBe(because)
    expect(mayRevert(theManager, { status, remainingCount })).toEqual({ allowed: false, because: 'adminOnly' })
  })

  it('never partly: a wrong line, or nobody new, makes nobody', () => {
    expect(mayCreateFrom({ missing: [], problemCount: 0, readyCount: 1, changedCount: 0 })).toEqual({ allowed: true })
    expect(mayCreateFrom({ missing: [], problemCount: 0, readyCount: 0, changedCount: 1 })).toEqual({ allowed: true })
    expect(mayCreateFrom({ missing: [], problemCount: 1, readyCount: 9, changedCount: 0 })).toMatchObject({
      because: 'hasProblems',
    })
    expect(mayCreateFrom({ missing: ['email'], problemCount: 0, readyCount: 0, changedCount: 0 })).toMatchObject({
      because: 'hasProblems',
    })
    expect(mayCreateFrom({ missing: [], problemCount: 0, readyCount: 0, changedCount: 0 })).toMatchObject({
      because: 'nothingNew',
    })
  })
})
