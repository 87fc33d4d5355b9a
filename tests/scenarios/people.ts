import type { EmployeeSummary } from '../../src/domain/employees/nouns.ts'
import type { EmployeeId, TenantId, UserId } from '../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../src/domain/kernel/locale.ts'
import type { Actor } from '../../src/domain/permissions/actor.ts'
import type { TenantSummary, User } from '../../src/domain/session/nouns.ts'

/** The people the situations are about: made up, and the same in every one of them. */

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const employeeIds = {
  admin: idOf(1) as EmployeeId,
  manager: idOf(2) as EmployeeId,
  employee: idOf(3) as EmployeeId,
}

const clientNamed = (number: number, name: string, over: Partial<TenantSummary> = {}): TenantSummary => ({
  id: idOf(100 + number) as TenantId,
  name,
  status: 'Active',
  tourSeen: true,
  logoUrl: null,
  subscription: null,
  productPlan: 'full',
  companyVision: null,
  timeZone: 'Australia/Brisbane',
  locale: standardLocale,
  employeeId: employeeIds.admin,
  ...over,
})

export const banksia = clientNamed(1, 'Banksia')
export const tidewater = clientNamed(2, 'Tidewater')
export const coolibah = clientNamed(3, 'Coolibah', { status: 'Inactive' })
export const dunes = clientNamed(4, 'Dunes', { status: 'Inactive' })

export const userOf = (...tenants: ReadonlyArray<TenantSummary>): User => ({
  userId: idOf(200) as UserId,
  email: 'ava@example.test',
  displayName: 'Ava Example',
  tenants,
  loggedInEmployee: null,
})

export const actors: Readonly<Record<'admin' | 'manager' | 'employee', Actor>> = {
  admin: { employeeId: employeeIds.admin, underlings: [], privileges: { features: [], roles: ['admin'] } },
  manager: {
    employeeId: employeeIds.manager,
    underlings: [employeeIds.employee],
    privileges: { features: [], roles: [] },
  },
  employee: { employeeId: employeeIds.employee, underlings: [], privileges: { features: [], roles: [] } },
}

export const summaryOf = (id: EmployeeId, fullName: string, over: Partial<EmployeeSummary> = {}): EmployeeSummary => ({
  id,
  fullName,
  email: 'person@example.test',
  positionTitle: 'Clerk',
  isActive: true,
  isAdmin: false,
  reportsTo: null,
  underlings: [],
  tags: [],
  department: null,
  avatarUrl: null,
  hideFromEmployeeDirectory: false,
  version: 1,
  ...over,
})

export const people: ReadonlyArray<EmployeeSummary> = [
  summaryOf(employeeIds.admin, 'Ava Example', { isAdmin: true }),
  summaryOf(employeeIds.manager, 'Max Example', { reportsTo: employeeIds.admin, underlings: [employeeIds.employee] }),
  summaryOf(employeeIds.employee, 'Eve Example', { reportsTo: employeeIds.manager }),
]
