import { describe, expect, it } from 'vitest'
import { type BulkPerson, judgedBulk, mayChangeMany } from '../../../../src/domain/employees/directory/bulk.ts'
import type { DepartmentId, EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { theAdmin, theManager } from '../../../fixtures/people.ts'

const id = (name: string) => name as EmployeeId
const place = (name: string) => name as DepartmentId
const person = (name: string, over: Partial<BulkPerson> = {}): BulkPerson => ({
  id: id(name),
  fullName: name,
  version: 3,
  isActive: true,
  termination: null,
  departmentId: null,
  tags: [],
  ...over,
})
const among = (...people: ReadonlyArray<BulkPerson>) => new Map(people.map((one) => [one.id, one]))
const named = (...names: ReadonlyArray<string>) => names.map((name) => ({ id: id(name) }))

describe('ours: several people are changed as each would be alone', () => {
  it('is for admins', () => {
    expect(mayChangeMany(theAdmin).allowed).toBe(true)
    expect(mayChangeMany(theManager)).toEqual({ allowed: false, because: 'adminOnly' })
  })

  it('the last admin stays active: of two admins in one go the second is refused', () => {
    const { rows, updates } = judgedBulk(
      theAdmin,
      [{ people: named('a', 'b', 'c'), isActive: false }],
      among(person('a'), person('b'), person('c')),
      [id('a'), id('b')],
    )
    expect(rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['changed', null],
      ['refused', 'last_admin'],
      ['changed', null],
    ])
    expect(updates.map((update) => update.person.id)).toEqual(['a', 'c'])
  })

  it('somebody who has left cannot come back; somebody who is so already is unchanged', () => {
    const left = person('left', { isActive: false, termination: { date: '2024-01-01', kind: 'other', reason: '' } })
    const { rows } = judgedBulk(
      theAdmin,
      [{ people: named('left', 'here'), isActive: true }],
      among(left, person('here')),
      [],
    )
    expect(rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'not_in_this_state'],
      ['unchanged', null],
    ])
  })

  it('tags are compared without regard to case, and what is not named stays', () => {
    const { updates } = judgedBulk(
      theAdmin,
      [{ people: named('a'), addTags: ['CREW', 'new'], removeTags: ['OLD'] }],
      among(person('a', { tags: ['crew', 'Old', 'kept'] })),
      [],
    )
    expect(updates[0]).toMatchObject({ addTags: ['new'], removeTags: ['Old'] })
    expect(updates[0]).not.toHaveProperty('departmentId')
  })

  it('somebody of another version is left alone, and nobody is changed twice', () => {
    const changes = [{ people: [{ id: id('a'), version: 2 }, ...named('b', 'b')], departmentId: place('x') }]
    const { rows } = judgedBulk(theAdmin, changes, among(person('a'), person('b')), [])
    expect(rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'changed_meanwhile'],
      ['changed', null],
    ])
  })

  it('what takes it back: the opposite of each, those that are the same together, only while nobody touched them', () => {
    const { undo } = judgedBulk(
      theAdmin,
      [{ people: named('a', 'b', 'c', 'd'), departmentId: place('x'), addTags: ['crew'] }],
      among(
        person('a'),
        person('b'),
        person('c', { departmentId: place('y') }),
        person('d', { departmentId: place('x'), tags: ['crew'] }),
      ),
      [],
    )
    expect(undo).toEqual([
      {
        people: [
          { id: 'a', version: 4 },
          { id: 'b', version: 4 },
        ],
        removeTags: ['crew'],
        departmentId: null,
      },
      { people: [{ id: 'c', version: 4 }], removeTags: ['crew'], departmentId: 'y' },
    ])
  })
})
