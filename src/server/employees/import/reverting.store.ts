import { Effect, Schema } from 'effect'
import { type ImportContent, importContent } from '../../../domain/employees/import/content.ts'
import type { KeptPerson } from '../../../domain/employees/import/nouns.ts'
import type { ChangedRow } from '../../../domain/employees/import/restoring.ts'
import { EmployeeId, type ItemId } from '../../../domain/kernel/ids.ts'
import { namesOf } from '../../../domain/kernel/record.ts'
import { TenantSql } from '../../store/database.ts'

const MadeRow = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  reportsTo: Schema.NullOr(EmployeeId),
  /** Their record has another version, or a second line of the record of changes. */
  isWrittenTo: Schema.Boolean,
  /** Something was done with them that no file could have said. */
  isWorkedOn: Schema.Boolean,
  hasOtherReports: Schema.Boolean,
})

/**
 * Those the import made who are still there. The first audit line of a person is that they were made; a second one means
 * that they have been changed since, or changed and changed back.
 */
export const peopleMadeBy = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql.of(MadeRow)`
      with changed as (
        select employee_id as id from employee_import_people
        where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid and before is not null
      ), made as (
        select employee_id as id from employee_import_people
        where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid
          -- Otherwise the planner expects next to nobody here, and goes through all of them for each.
          and employee_id not in (select id from changed)
      ), led as (
        select e.reports_to as id from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to in (select id from made)
          and e.id not in (select id from made)
      ), told as (
        select a.person as id, count(*) > 1 as is_again,
          count(*) filter (where not (a.action = 'updated' and a.subject_kind = 'employee'
            and a.fields <@ ${contentFields}::text[])) > 1 as is_beyond
        from audit_entries a
        where a.tenant_id = ${sql.tenantId}::uuid and a.person in (select id from made) and a.action <> 'viewed'
        group by a.person
      )
      select e.id, e.full_name as "fullName", e.reports_to as "reportsTo",
        e.version > 1 or e.id in (select id from told where is_again) as "isWrittenTo",
        e.id in (select id from told where is_beyond) as "isWorkedOn",
        e.id in (select id from led) as "hasOtherReports"
      from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id in (select id from made)`,
  )

const contentFields = namesOf(importContent)

/** Whom the import changed who are still there. */
export const peopleChangedBy = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql<ChangedRow>`
      select employee_id as id, before, after from employee_import_people
      where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid and before is not null
      order by employee_id`,
  )

/** All the import gave to these of those it made; of older imports it is not known. */
export const givenBy = (id: ItemId, people: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql<{ readonly id: EmployeeId; readonly after: ImportContent | null }>`
      select employee_id as id, after from employee_import_people
      where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid and employee_id = any(${people}::uuid[])`,
  )

/** They are as they were: nothing of the import is left of them. */
export const forgetChanged = (id: ItemId, people: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql`
      delete from employee_import_people
      where tenant_id = ${sql.tenantId}::uuid and import_id = ${id}::uuid and employee_id = any(${people}::uuid[])`,
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
