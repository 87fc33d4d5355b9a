import type { Employee, Position } from '../../src/domain/employees/nouns.ts'
import type { PositionId } from '../../src/domain/kernel/ids.ts'
import { samples } from '../../src/samples/people.ts'
import { banksia, employeeIds } from './people.ts'

/** One person's whole record, as their page shows it. */
export const recordOf = (over: Partial<Employee> = {}): Employee => ({
  id: employeeIds.employee,
  tenantId: banksia.id,
  firstName: samples.eve.firstName,
  lastName: samples.eve.lastName,
  fullName: samples.eve.fullName,
  email: samples.eve.email,
  phone: null,
  reportsTo: employeeIds.manager,
  manager: { id: employeeIds.manager, fullName: samples.max.fullName },
  department: null,
  positionId: null,
  positionTitle: 'Clerk',
  positions: [],
  startDate: '2021-07-05',
  avatarId: null,
  avatarUrl: null,
  isActive: true,
  isAdmin: false,
  hasLogin: true,
  loginState: 'active',
  tags: [],
  underlings: [],
  goals: [],
  hideFromEmployeeDirectory: false,
  termination: null,
  leaving: null,
  personal: null,
  emergency: null,
  hrPolicies: null,
  other: null,
  mayShowEmergency: false,
  version: 1,
  ...over,
})

export const today = '2026-11-21'

/** One of their positions. */
export const positionOf = (over: Partial<Position> = {}): Position => ({
  id: '00000000-0000-4000-8000-000000000401' as PositionId,
  title: 'Clerk',
  description: 'Keeps the books.',
  startDateUTC: '2021-07-04T14:00:00.000Z',
  status: 'Draft',
  isCurrent: true,
  approval: null,
  acknowledgedUtc: null,
  version: 1,
  ...over,
})
