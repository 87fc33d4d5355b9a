import type { EmployeeId, TenantId, UserId } from '../../../src/domain/kernel/ids.ts'
import { asOwner, type TestDatabase } from './database.ts'

type Where = Pick<TestDatabase, 'addresses'>

export const newId = <Id extends string>(): Id => crypto.randomUUID() as Id

/** A client organisation, Active unless told otherwise. */
export const addTenant = async (
  where: Where,
  {
    name = 'Banksia Ridge',
    status = 'Active',
  }: { readonly name?: string; readonly status?: 'Active' | 'Inactive' } = {},
): Promise<TenantId> => {
  const id = newId<TenantId>()
  await asOwner(where, 'insert into tenants (id, name, status) values ($1, $2, $3)', [id, name, status], id)
  return id
}

export interface TestMember {
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly employeeId: EmployeeId
}

/** Somebody who works there and can sign in. */
export const addMember = async (
  where: Where,
  tenantId: TenantId,
  person: {
    readonly userId?: UserId
    readonly firstName?: string
    readonly isAdmin?: boolean
    readonly isActive?: boolean
    readonly reportsTo?: EmployeeId
  } = {},
): Promise<TestMember> => {
  const { userId = newId<UserId>(), firstName = 'Robin', isAdmin = false, isActive = true, reportsTo = null } = person
  const employeeId = newId<EmployeeId>()
  const email = `${firstName.toLowerCase()}.${employeeId.slice(0, 8)}@tenure.example`
  await asOwner(
    where,
    `insert into employees (tenant_id, id, first_name, email, roles, is_active, reports_to)
     values ($1, $2, $3, $4, $5::text[], $6, $7)`,
    [tenantId, employeeId, firstName, email, isAdmin ? ['admin'] : [], isActive, reportsTo],
    tenantId,
  )
  await asOwner(
    where,
    'insert into memberships (tenant_id, user_id, employee_id) values ($1, $2, $3)',
    [tenantId, userId, employeeId],
    tenantId,
  )
  return { tenantId, userId, employeeId }
}
