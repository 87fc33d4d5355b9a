import { expect, test } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { reportShapes } from '../../../src/domain/reports/shapes.ts'
import { asksUnknownDepartment, asksUnknownPerson } from '../../../src/domain/reports/unknown.ts'

const { headcount, audit } = reportShapes
const [eve, gone] = ['e' as EmployeeId, 'g' as EmployeeId] as const
const named = [{ id: eve, fullName: 'Eve Marlowe' }]

test('a department in which a report has nothing; not of a report that tells of none', () => {
  const departments = ['Finance']
  const asks = (department?: string, shape = headcount) =>
    asksUnknownDepartment(shape, department === undefined ? {} : { department }, { departments })
  expect([asks(), asks('Finance'), asks('Roofing'), asks('Roofing', audit)]).toEqual([false, false, true, false])
})

test('somebody who is not known, by whom or about whom; not of a report that asks for nobody', () => {
  expect(asksUnknownPerson(audit, { person: eve, actor: eve }, { named })).toBe(false)
  expect(asksUnknownPerson(audit, { person: gone }, { named })).toBe(true)
  expect(asksUnknownPerson(audit, { person: eve, actor: gone }, { named })).toBe(true)
  expect(asksUnknownPerson(headcount, { person: gone }, { named: [] })).toBe(false)
})
