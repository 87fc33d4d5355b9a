import { describe, expect, test } from 'vitest'
import {
  furthestFirstDay,
  mayReinstate,
  mayReinstateOn,
  proposedFirstDay,
  proposedManager,
} from '../../../src/domain/employees/starting/reinstating.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { ava, eve, max, theAdmin, theEmployee, theManager } from '../../fixtures/people.ts'

const lines: Readonly<Record<string, EmployeeId>> = { [eve]: max, [max]: ava }
const reportsToOf = (id: EmployeeId) => lines[id] ?? null
const asked = {
  employeeId: max,
  firstDay: '2024-03-01',
  lastDay: '2024-02-01',
  today: '2024-03-01',
  manager: null as { id: EmployeeId; isActive: boolean } | null,
  reportsToOf,
}
const because = (over: Partial<typeof asked>) => {
  const decision = mayReinstateOn({ ...asked, ...over })
  return decision.allowed ? null : decision.because
}

describe('the first day back, and who they report to', () => {
  test.each([
    ['the day after the last', { firstDay: '2024-02-02' }, null],
    ['the last day', { firstDay: '2024-02-01' }, 'backBeforeLastDay'],
    ['two years ahead', { firstDay: '2026-03-01' }, null],
    ['two years and a day ahead', { firstDay: '2026-03-02' }, 'backTooFarAhead'],
    ['nobody', {}, null],
    ['somebody above', { manager: { id: ava, isActive: true } }, null],
    ['somebody who has left', { manager: { id: ava, isActive: false } }, 'managerInactive'],
    ['themself', { manager: { id: max, isActive: false } }, 'reportsToSelf'],
    ['who reports to them', { manager: { id: eve, isActive: true } }, 'reportsToCycle'],
  ] as const)('%s', (_, over, expected) => expect(because(over)).toBe(expected))

  test('two years ahead is the furthest that the field offers', () =>
    expect(furthestFirstDay('2024-02-29')).toBe('2026-02-28'))
})

test('what is proposed: today, or the day after a last day that is not over; the manager of before where they are there', () => {
  expect(proposedFirstDay('2024-02-01', '2024-03-01', '2024-02-02')).toBe('2024-03-01')
  expect(proposedFirstDay('2024-03-01', '2024-03-01', '2024-03-02')).toBe('2024-03-02')
  expect(proposedManager(max, { id: ava, isActive: true }, reportsToOf)).toBe(ava)
  expect(proposedManager(max, { id: ava, isActive: false }, reportsToOf)).toBeNull()
  expect(proposedManager(max, { id: eve, isActive: true }, reportsToOf)).toBeNull()
  expect(proposedManager(max, null, reportsToOf)).toBeNull()
})

test.each([
  ['an admin', theAdmin, eve, null],
  ['an admin, themself', theAdmin, theAdmin.employeeId, 'ownRecord'],
  ['a manager', theManager, eve, 'adminOnly'],
  ['themself', theEmployee, theEmployee.employeeId, 'adminOnly'],
] as const)('who may: %s', (_, actor, id, expected) => {
  const may = mayReinstate(actor, id)
  expect(may.allowed ? null : may.because).toBe(expected)
})
