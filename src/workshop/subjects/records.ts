import type { Employee } from '../../domain/employees/nouns.ts'
import { employeeIds } from './people.ts'

/** One person's whole record, as their page shows it. */
export const recordOf = (over: Partial<Employee> = {}): Employee => ({
  id: employeeIds.employee,
  firstName: 'Eve',
  lastName: 'Example',
  fullName: 'Eve Example',
  email: 'eve@example.test',
  phone: null,
  reportsTo: employeeIds.manager,
  manager: { id: employeeIds.manager, fullName: 'Max Example' },
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
  tags: [],
  underlings: [],
  hideFromEmployeeDirectory: false,
  termination: null,
  version: 1,
  ...over,
})

export const today = '2026-11-21'
