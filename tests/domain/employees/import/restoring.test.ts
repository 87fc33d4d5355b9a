import { describe, expect, it, test } from 'vitest'
import type { KnownPerson } from '../../../../src/domain/employees/import/checking.ts'
import { type ImportContent, importContent } from '../../../../src/domain/employees/import/content.ts'
import { type ChangedRow, restorationOf } from '../../../../src/domain/employees/import/restoring.ts'
import type { DepartmentId, EmployeeId } from '../../../../src/domain/kernel/ids.ts'
import { theAdmin } from '../../../fixtures/people.ts'

const id = (name: string) => name as EmployeeId
const yard = 'yard' as DepartmentId
const content = (name: string, over: Partial<ImportContent> = {}): ImportContent => ({
  ...importContent.toSaved({ ...importContent.blank, firstName: name, email: `${name}@new.example` }),
  ...over,
})
const person = (name: string, over: Partial<ImportContent> = {}, more: Partial<KnownPerson> = {}): KnownPerson => ({
  id: id(name),
  email: over.email ?? `${name}@new.example`,
  fullName: name,
  version: 4,
  termination: null,
  content: content(name, over),
  ...more,
})
const restore = (
  known: ReadonlyArray<KnownPerson>,
  rows: ReadonlyArray<ChangedRow>,
  activeAdmins: ReadonlyArray<EmployeeId> = [],
) => {
  const { restored, staying } = restorationOf(rows, {
    actor: theAdmin,
    activeAdmins,
    departments: [{ id: yard, name: 'Yard' }],
    known,
  })
  return { restored: restored.map(({ id, fields }) => [id, fields]), staying: [...staying] }
}
const row = (name: string, before: Partial<ImportContent>, after: Partial<ImportContent>): ChangedRow => ({
  id: id(name),
  before,
  after,
})

describe('ours: what an import changed becomes what it was', () => {
  it('the fields it changed, and no others', () => {
    const ana = person('ana', { phone: '2', lastName: 'Later' })
    expect(restore([ana], [row('ana', { phone: '1' }, { phone: '2' })])).toEqual({
      restored: [['ana', ['phone']]],
      staying: [],
    })
  })

  test.each([
    ['says something else by now', { phone: '3' }, { phone: '1' }, { phone: '2' }, 'changedSince'],
    ['is as it was by now', { phone: '1' }, { phone: '1' }, { phone: '2' }, 'changedSince'],
    ['has tags in another order', { tags: ['B', 'a'] }, { tags: [] }, { tags: ['a', 'b'] }, null],
    [
      'had a department that is gone',
      {},
      { departmentId: 'gone' as DepartmentId },
      { departmentId: null },
      'notPossible',
    ],
    ['had a department that is here', {}, { departmentId: yard }, { departmentId: null }, null],
    ['had a manager who is gone', {}, { reportsTo: id('gone') }, { reportsTo: null }, 'notPossible'],
    ['had an address that is bo’s', {}, { email: 'BO@new.example' }, { email: 'ana@new.example' }, 'notPossible'],
    ['had a number that is bo’s', {}, { employeeNumber: 'N-1' }, { employeeNumber: null }, 'notPossible'],
  ] as const)('somebody who %s', (_, now, before, after, because) => {
    const bo = person('bo', { employeeNumber: 'n-1' })
    const { staying } = restore([person('ana', now), bo], [row('ana', before, after)])
    expect(staying).toEqual(because === null ? [] : [['ana', because]])
  })

  it('nobody is put into a circle of reporting, whom to leave there is found again', () => {
    const people = [person('ana', { reportsTo: null }), person('bo', { reportsTo: id('ana') })]
    expect(restore(people, [row('ana', { reportsTo: id('bo') }, { reportsTo: null })]).staying).toEqual([
      ['ana', 'notPossible'],
    ])
  })

  it('the last admin stays active; somebody who has left stays so', () => {
    const back = row('ana', { isActive: false }, { isActive: true })
    expect(restore([person('ana')], [back], [id('ana')]).staying).toEqual([['ana', 'notPossible']])
    expect(restore([person('ana')], [back], [id('ana'), id('bo')]).staying).toEqual([])
    const left = person('ana', { isActive: false }, { termination: { date: '2026-01-01', kind: 'other', reason: '' } })
    expect(restore([left], [row('ana', { isActive: true }, { isActive: false })]).staying).toEqual([
      ['ana', 'notPossible'],
    ])
  })

  it('somebody who is gone is passed over', () => {
    expect(restore([], [row('ana', { phone: '1' }, { phone: '2' })])).toEqual({ restored: [], staying: [] })
  })
})
