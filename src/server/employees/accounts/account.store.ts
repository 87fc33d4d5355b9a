import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { bodyOf } from '../../store/body.ts'
import { clientName } from '../../store/client.ts'
import { firstRow, hasRow, TenantSql } from '../../store/database.ts'
import { employee } from '../employees.store.ts'

/** False when the version is another. */
export const setAdminRole = (id: EmployeeId, isAdmin: boolean, version: number) =>
  hasRow(
    (sql) => sql`
      update employees
      set roles = array_remove(roles, 'admin') || case when ${isAdmin}::boolean then '{admin}'::text[] else '{}' end,
        version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version = ${version}
      returning id`,
  )

/** JSON of the person as the caller sees them now. */
export const employeeNow = (caller: Caller, id: EmployeeId) => bodyOf(employee(caller, id))

export const Invited = Schema.Struct({
  email: Schema.String,
  fullName: Schema.String,
  isActive: Schema.Boolean,
  clientName: Schema.String,
})
export type Invited = typeof Invited.Type

/** Whom a login is made for, and by whom. Nobody changes the person until the transaction ends. */
export const whoIsInvited = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(Invited)`
      select e.email, e.full_name as "fullName", e.is_active as "isActive", t.name as "clientName"
      from employees e join tenants t on t.id = e.tenant_id
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid
      for no key update of e`,
  )

export const nameOfClient = Effect.map(TenantSql.use(clientName), ([row]) => row?.name ?? '')
