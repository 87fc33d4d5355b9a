import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { listsOpenTo, mayShare, type ViewedList } from '../../domain/views/lists.ts'
import { type NewSavedView, SavedView, type SavedViewUpdate } from '../../domain/views/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'

/** Everybody has their own: every statement names the employee. */
const columnsFor = ({ employeeId }: Caller, sql: Sql) => sql`
  id, list, name, query, is_default and employee_id = ${employeeId}::uuid as "isDefault", is_shared as "isShared",
  employee_id = ${employeeId}::uuid as "isOwn", version`

/** Their own, and those that are shared with them. */
export const viewsFor = (caller: Caller) => (sql: Sql) =>
  sql.of(SavedView)`
    select ${columnsFor(caller, sql)} from saved_views
    where tenant_id = ${sql.tenantId}::uuid
      and (employee_id = ${caller.employeeId}::uuid or is_shared and list = any(${listsOpenTo(caller)}::text[]))
    order by lower(name), id`

/** Among which a name has to be its own. */
export const ownViews = (caller: Caller, list: ViewedList) => (sql: Sql) =>
  sql.of(SavedView)`
    select ${columnsFor(caller, sql)} from saved_views
    where tenant_id = ${sql.tenantId}::uuid and employee_id = ${caller.employeeId}::uuid and list = ${list}`

/** At most one of a list is the default; so it is taken from the others first. */
export const clearDefault = ({ employeeId }: Caller, list: ViewedList, except: ItemId) =>
  TenantSql.use(
    (sql) => sql`
      update saved_views set is_default = false, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and list = ${list} and is_default
        and id <> ${except}::uuid`,
  )

/** Nothing when the id is taken; a name that is taken runs into its key. */
export const insertView = (caller: Caller, view: NewSavedView) =>
  firstRow(
    (sql) => sql.of(SavedView)`
      insert into saved_views (tenant_id, id, employee_id, list, name, query, is_default, is_shared)
      values (${sql.tenantId}::uuid, ${view.id}::uuid, ${caller.employeeId}::uuid, ${view.list}, ${view.name},
        ${view.query}, ${view.isDefault}, ${view.isShared})
      on conflict (tenant_id, id) do nothing
      returning ${columnsFor(caller, sql)}`,
  )

export const sameView = (caller: Caller, view: NewSavedView) =>
  firstRow(
    (sql) => sql.of(SavedView)`
      select ${columnsFor(caller, sql)} from saved_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${view.id}::uuid and employee_id = ${caller.employeeId}::uuid
        and (list, name, query, is_default, is_shared)
          = (${view.list}, ${view.name}, ${view.query}, ${view.isDefault}, ${view.isShared})`,
  )

export const updateView = (caller: Caller, id: ItemId, to: SavedViewUpdate) =>
  firstRow(
    (sql) => sql.of(SavedView)`
      update saved_views
      set name = ${to.name}, query = ${to.query}, is_default = ${to.isDefault}, is_shared = ${to.isShared},
        version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and employee_id = ${caller.employeeId}::uuid
        and version = ${to.version}
      returning ${columnsFor(caller, sql)}`,
  )

/** One’s own, or one that is shared and that one might have shared oneself. */
export const deleteView = (caller: Caller, id: ItemId, version: number) =>
  firstRow(
    (sql) => sql.of({ name: Schema.String })`
      delete from saved_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version = ${version}
        and (employee_id = ${caller.employeeId}::uuid or is_shared and list = any(${sharedBy(caller)}::text[]))
      returning name`,
  )

export const viewFor = (caller: Caller, id: ItemId) =>
  firstRow(
    (sql) => sql.of(SavedView)`
      select ${columnsFor(caller, sql)} from saved_views
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid
        and (employee_id = ${caller.employeeId}::uuid or is_shared and list = any(${sharedBy(caller)}::text[]))`,
  )

const sharedBy = (caller: Caller): ReadonlyArray<ViewedList> =>
  listsOpenTo(caller).filter((list) => mayShare(caller, list).allowed)
