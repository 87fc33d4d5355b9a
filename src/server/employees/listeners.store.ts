/** Who can be told of what others owe (`domain/employees/managerDigests.ts`). */
import { Schema } from 'effect'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import { Locale } from '../../domain/kernel/nouns.ts'
import { firstRow, TenantSql } from '../store/database.ts'
import { localeOf } from '../store/locale.sql.ts'

/** Works here, signs in here, and has an address. `person` is the alias of their row. */
export const canBeTold = (person: string): string => `${person}.is_active and position('@' in ${person}.email) > 0
  and exists (select from memberships w where w.tenant_id = ${person}.tenant_id and w.employee_id = ${person}.id)`

const Listener = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  isAdmin: Schema.Boolean,
  locale: Locale,
})

/** The managers named, and the admins, who hear of those without one. */
export const listeners = (managers: ReadonlyArray<EmployeeId>) =>
  TenantSql.use((sql) =>
    sql.of(Listener).unsafe(
      `select e.id, e.full_name as "fullName", e.email, 'admin' = any(e.roles) as "isAdmin",
         ${localeOf('e')} as locale from employees e
       where e.tenant_id = $1::uuid and (e.id = any($2::uuid[]) or 'admin' = any(e.roles)) and ${canBeTold('e')}
       order by e.id`,
      [sql.tenantId, managers],
    ),
  )

/** Somebody who can be told of what happened to them. */
export const canTell = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ fullName: Schema.String, email: Schema.String })`
      select e.full_name as "fullName", e.email from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid and ${sql.literal(canBeTold('e'))}`,
  )

/** Who acts, and at which company. */
export const personAt = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ fullName: Schema.String, company: Schema.String })`
      select e.full_name as "fullName", t.name as company from employees e join tenants t on t.id = e.tenant_id
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`,
  )
