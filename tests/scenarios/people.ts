import type { EmployeeSummary } from '../../src/domain/employees/nouns.ts'
import type { EmployeeId, TenantId, UserId } from '../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../src/domain/kernel/locale.ts'
import type { Actor } from '../../src/domain/permissions/actor.ts'
import type { TenantSummary, User } from '../../src/domain/session/nouns.ts'
import { ava, eve, max } from '../../src/samples/people.ts'

/** The sample people (`src/samples/people.ts`) as the situations meet them. */

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const employeeIds = {
  admin: ava.id,
  manager: max.id,
  employee: eve.id,
}

const clientNamed = (number: number, name: string, over: Partial<TenantSummary> = {}): TenantSummary => ({
  id: idOf(100 + number) as TenantId,
  name,
  status: 'Active',
  helpContact: null,
  tourSeen: true,
  logoUrl: null,
  subscription: null,
  productPlan: 'full',
  companyVision: null,
  timeZone: 'Australia/Brisbane',
  workingDays: 'Mon Tue Wed Thu Fri',
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
  email: ava.email,
  displayName: ava.fullName,
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
  email: `${fullName.split(' ')[0]?.toLowerCase()}@tenure.example`,
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
  summaryOf(employeeIds.admin, ava.fullName, { isAdmin: true }),
  summaryOf(employeeIds.manager, max.fullName, { reportsTo: employeeIds.admin, underlings: [employeeIds.employee] }),
  summaryOf(employeeIds.employee, eve.fullName, { reportsTo: employeeIds.manager }),
]
