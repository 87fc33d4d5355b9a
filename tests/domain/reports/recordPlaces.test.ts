import { expect, test } from 'vitest'
import { writtenChanges } from '../../../src/domain/audit/written.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { placeOf } from '../../../src/domain/reports/recordPlaces.ts'

const person = { id: 'p' as EmployeeId, fullName: 'Eve Marlowe' }
const at = (kind: string, about: typeof person | null = null) => placeOf({ kind, subjectId: 'r', person: about })

test.each([
  ['goal', '/goal/r', 'goal'],
  ['asset', '/assets/r', 'asset'],
  ['hrDocument', '/hrDocuments/r', 'hrDocument'],
  ['employee', '/employee/r', 'employee'],
])('areas 1.11-3 a change of a %s leads to it, while it is there', (kind, path, record) => {
  expect(at(kind)).toMatchObject({ path, of: { record, id: 'r' } })
})

test('what is somebody’s leads to it within their record; without them nowhere', () => {
  expect(at('position', person)?.path).toBe('/employee/p/position/r')
  expect(at('certification', person)?.path).toBe('/employee/p/certifications/r')
  expect([at('position'), at('certification')]).toEqual([null, null])
})

test('an item of a list leads to the list, which is always there', () => {
  expect(at('department')).toEqual({ page: 'departments', path: '/departments', of: null })
})

test('what has no page leads to whom it is about, and nowhere where it is about nobody', () => {
  expect(at('emergency', person)).toMatchObject({ path: '/employee/p', of: { record: 'employee', id: 'p' } })
  expect(at('import')).toBeNull()
  expect(at('somethingOld')).toBeNull()
})

test('everything that is written down about somebody leads somewhere', () => {
  expect(Object.keys(writtenChanges).filter((kind) => at(kind, person) === null)).toEqual([])
})
