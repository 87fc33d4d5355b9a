import { describe, expect, test } from 'vitest'
import { directReports, myTeam, myUnderlings } from '../../../src/domain/employees/teams.ts'
import { type aSummary, eve, max, office, theDirectory, yard, yuri } from '../../fixtures/people.ts'

const ids = (employees: ReadonlyArray<{ id: string }>) => employees.map((employee) => employee.id)
const changed = (id: string, over: Partial<ReturnType<typeof aSummary>>) =>
  theDirectory.map((employee) => (employee.id === id ? { ...employee, ...over } : employee))

describe('6-29 my team: active employees in the logged-in user’s department', () => {
  test.each([
    ['the user too', { department: yard }, theDirectory, [max, eve, yuri]],
    ['not the inactive', { department: yard }, changed(eve, { isActive: false }), [max, yuri]],
    ['not the hidden', { department: yard }, changed(eve, { hideFromEmployeeDirectory: true }), [max, yuri]],
    ['not other departments', { department: yard }, changed(eve, { department: office }), [max, yuri]],
    ['nobody without a department', { department: null }, changed(eve, { department: null }), []],
  ])('%s', (_, me, employees, expected) => expect(ids(myTeam(me, employees))).toEqual(expected))
})

describe('6-29 my underlings: direct reports plus self', () => {
  const me = { id: max, underlings: [eve, yuri] }
  test.each([
    ['with reports', me, theDirectory, [max, eve, yuri]],
    ['without reports', { id: eve, underlings: [] }, theDirectory, [eve]],
    ['inactive reports too', me, changed(eve, { isActive: false }), [max, eve, yuri]],
    ['not the hidden', me, changed(yuri, { hideFromEmployeeDirectory: true }), [max, eve]],
  ])('%s', (_, who, employees, expected) => expect(ids(myUnderlings(who, employees))).toEqual(expected))
})

test('whose report somebody is: of those who work here now', () => {
  const reporting = changed(eve, { reportsTo: max }).map((one) => (one.id === yuri ? { ...one, reportsTo: max } : one))
  expect(ids(directReports(max, reporting))).toEqual([eve, yuri])
  const left = reporting.map((one) => (one.id === eve ? { ...one, isActive: false } : one))
  expect(ids(directReports(max, left))).toEqual([yuri])
})
