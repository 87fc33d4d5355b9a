import { expect, it, test } from 'vitest'
import { tourFor } from '../../../src/domain/session/tour.ts'
import { actors } from '../../scenarios/people.ts'

test.each([
  ['admin', ['menu', 'search', 'toDo', 'company', 'profile', 'help']],
  ['manager', ['menu', 'search', 'toDo', 'people', 'profile', 'help']],
  ['employee', ['menu', 'search', 'toDo', 'profile', 'help']],
] as const)('(ours) a new %s is shown what they will come back to', (role, places) => {
  expect(tourFor(actors[role]).map(({ id }) => id)).toEqual(places)
})

it('an employee is not told of approvals, nor of searching every profile', () => {
  const told = tourFor(actors.employee).map(({ text }) => text)
  expect(told.join(' ')).not.toMatch(/Approval|reports to you|Company Settings|Manage Company|profile\. Ctrl/)
})
