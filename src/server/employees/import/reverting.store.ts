import { Effect, Schema } from 'effect'
import type { KeptPerson } from '../../../domain/employees/import/nouns.ts'
import { EmployeeId, type ItemId } from '../../../domain/kernel/ids.ts'
import { TenantSql } from '../../store/database.ts'

const MadeRow = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  reportsTo: Schema.NullOr(EmployeeId),
  isTouched: Schema.Boolean,
  hasOtherReports: Schema.Boolean,
})

/**
 * Those the import made who are still there. The first audit line of a person is that they were made; a second one means
 * that they have been changed since.
 */
export const peopleMadeBy = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql.of(MadeRow)`
      with made as (
        select employee_id as id from employee_import_people
        where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid
      ), led as (
        select e.reports_to as id from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to in (select id from made)
          and e.id not in (select id from made)
      ), told as (
        select a.person as id from audit_entries a
        where a.tenant_id = ${sql.tenantId}::uuid and a.person in (select id from made) and a.action <> 'viewed'
        group by a.person having count(*) > 1
      )
      select e.id, e.full_name as "fullName", e.reports_to as "reportsTo",
        e.version > 1 or e.id in (select id from told) as "isTouched",
        e.id in (select id from led) as "hasOtherReports"
      from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id in (select id from made)`,
  )

/** Reports before their managers; answers who has gone. */
export const removePeople = (people: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: EmployeeId })`
      select id from remove_employees_not_held(${sql.tenantId}::uuid, ${people}::uuid[]) as id`
    return new Set(rows.map(({ id }) => id))
  })

/** Those the import made, as far as nobody else goes by them. */
export const removeTagsMadeBy = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql`
      delete from tags t using employee_imports i
      where i.tenant_id = ${sql.tenantId}::uuid and i.id = ${id}::uuid
        and t.tenant_id = i.tenant_id and t.id = any(i.made_tags)
        and not exists (select from employee_tags et where et.tenant_id = t.tenant_id and et.tag_id = t.id)`,
  )

export const markReverted = (id: ItemId, kept: ReadonlyArray<KeptPerson>) =>
  TenantSql.use(
    (sql) => sql`
      update employee_imports
      set status = 'reverted', kept = ${JSON.stringify(kept)}::jsonb, reverted_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
