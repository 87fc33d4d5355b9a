import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { EmailInUse, EmployeeNotFound } from '../../src/domain/employees/failures.ts'
import { ChangedMeanwhile } from '../../src/domain/kernel/failures.ts'
import { eve } from '../fixtures/people.ts'

test('a failure is known by its tag', () => {
  expect([new EmailInUse()._tag, new ChangedMeanwhile()._tag]).toEqual(['EmailInUse', 'ChangedMeanwhile'])
  expect(Schema.is(EmployeeNotFound)(new EmployeeNotFound({ employeeId: eve }))).toBe(true)
})
