import { expect, it } from 'vitest'
import { inGroups } from '../../../src/domain/employees/groups.ts'
import type { DepartmentId } from '../../../src/domain/kernel/ids.ts'

const [yard, office] = ['yard', 'office'] as DepartmentId[] as [DepartmentId, DepartmentId]
const nobody = { all: false, departmentIds: [], positionTitles: [], tags: [] }
const people = {
  ava: { departmentId: yard, positionTitles: [], tags: [] },
  max: { departmentId: null, positionTitles: ['Clerk', 'Foreman'], tags: [] },
  eve: { departmentId: office, positionTitles: [], tags: ['First Aid'] },
}

it.each([
  ['nobody', nobody, []],
  ['everybody', { ...nobody, all: true }, ['ava', 'max', 'eve']],
  ['a department, and nobody without one', { ...nobody, departmentIds: [yard] }, ['ava']],
  ['any of their positions, whatever its capitals', { ...nobody, positionTitles: ['FOREMAN'] }, ['max']],
  ['no part of a title', { ...nobody, positionTitles: ['Fore'] }, []],
  ['a tag, whatever its capitals', { ...nobody, tags: ['first aid'] }, ['eve']],
  ['one of several', { ...nobody, departmentIds: [yard, office], tags: ['forklift'] }, ['ava', 'eve']],
])('%s', (_, groups, names) => {
  const isInThem = inGroups(groups)
  expect(Object.entries(people).flatMap(([name, person]) => (isInThem(person) ? [name] : []))).toEqual(names)
})
