import { expect, test } from 'vitest'
import { directReports } from '../../../src/domain/employees/teams.ts'
import { type aSummary, eve, max, theDirectory, yuri } from '../../fixtures/people.ts'

const ids = (employees: ReadonlyArray<{ id: string }>) => employees.map((employee) => employee.id)
const changed = (id: string, over: Partial<ReturnType<typeof aSummary>>) =>
  theDirectory.map((employee) => (employee.id === id ? { ...employee, ...over } : employee))

test('whose report somebody is: of those who work here now', () => {
  const reporting = changed(eve, { reportsTo: max }).map((one) => (one.id === yuri ? { ...one, reportsTo: max } : one))
  expect(ids(directReports(max, reporting))).toEqual([eve, yuri])
  const left = reporting.map((one) => (one.id === eve ? { ...one, isActive: false } : one))
  expect(ids(directReports(max, left))).toEqual([yuri])
})
