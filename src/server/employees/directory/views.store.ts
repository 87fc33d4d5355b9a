import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import {
  DirectoryView,
  type DirectoryViewUpdate,
  type NewDirectoryView,
} from '../../../domain/employees/directory/nouns.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../../store/database.ts'

/** Everybody has their own: every statement names the employee. */
const columns = 'id, name, query, is_default as "isDefault", version'

export const viewsOf =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of(DirectoryView)`
      select ${sql.literal(columns)} from directory_views
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid
      order by lower(name), id`

/** At most one is the default; so it is taken from the others first. */
export const clearDefault = ({ employeeId }: Caller, except: ItemId) =>
  TenantSql.use(
    (sql) => sql`
      update directory_views set is_default = false, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and is_default and id <> ${except}::uuid`,
  )

/** Nothing when the id is taken; a name that is taken runs into its key. */
export const insertView = ({ employeeId }: Caller, view: NewDirectoryView) =>
  firstRow(
    (sql) => sql.of(DirectoryView)`
      insert into directory_views (tenant_id, id, employee_id, name, query, is_default)
      values (${sql.tenantId}::uuid, ${view.id}::uuid, ${employeeId}::uuid, ${view.name}, ${view.query}, ${view.isDefault})
      on conflict (tenant_id, id) do nothing
      returning ${sql.literal(columns)}`,
  )

export const sameView = ({ employeeId }: Caller, view: NewDirectoryView) =>
  firstRow(
    (sql) => sql.of(DirectoryView)`
      select ${sql.literal(columns)} from directory_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${view.id}::uuid and employee_id = ${employeeId}::uuid
        and (name, query, is_default) = (${view.name}, ${view.query}, ${view.isDefault})`,
  )

export const updateView = ({ employeeId }: Caller, id: ItemId, to: DirectoryViewUpdate) =>
  firstRow(
    (sql) => sql.of(DirectoryView)`
      update directory_views
      set name = ${to.name}, query = ${to.query}, is_default = ${to.isDefault}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and employee_id = ${employeeId}::uuid
        and version = ${to.version}
      returning ${sql.literal(columns)}`,
  )

export const deleteView = ({ employeeId }: Caller, id: ItemId, version: number) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ name: Schema.String })`
      delete from directory_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and employee_id = ${employeeId}::uuid
        and version = ${version}
      returning name`
    return rows[0]
  })

export const isView = ({ employeeId }: Caller, id: ItemId) =>
  hasRow(
    (sql) => sql`
      select from directory_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and employee_id = ${employeeId}::uuid`,
  )
