import { Effect, Schema } from 'effect'
import type { BulkUpdate } from '../../../domain/employees/directory/bulk.ts'
import { Employee } from '../../../domain/employees/nouns.ts'
import { DepartmentId, EmployeeId, UserId } from '../../../domain/kernel/ids.ts'
import { lockRows, TenantSql } from '../../store/database.ts'
import { terminationJson } from '../employee.sql.ts'

const BulkPerson = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  version: Schema.Number,
  isActive: Schema.Boolean,
  departmentId: Schema.NullOr(DepartmentId),
  termination: Employee.fields.termination,
  tags: Schema.Array(Schema.String),
})

/** Locked until the end of the transaction: what is judged is what is written. */
export const peopleToChange = (ids: ReadonlyArray<EmployeeId>) =>
  Effect.andThen(lockRows('employees', ids), storedPeople(ids))

const storedPeople = (ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) => sql.of(BulkPerson)`
      select e.id, e.full_name as "fullName", e.version, e.is_active as "isActive", e.department_id as "departmentId",
        ${sql.literal(terminationJson('e'))} as termination,
        coalesce((
          select array_agg(t.name order by lower(t.name)) from employee_tags et
          join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
          where et.tenant_id = e.tenant_id and et.employee_id = e.id), '{}') as tags
      from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::uuid[])`,
  )

export const departmentNames = Effect.gen(function* () {
  const sql = yield* TenantSql
  const rows = yield* sql.of({ id: Schema.String, name: Schema.String })`
      select id, name from departments where tenant_id = ${sql.tenantId}::uuid`
  return new Map(rows.map(({ id, name }) => [id, name]))
})

/** Four statements for any number of people. */
export const writeUpdates = (updates: ReadonlyArray<BulkUpdate>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const json = JSON.stringify(
      updates.map(({ person, addTags, removeTags, isActive, ...update }) => ({
        id: person.id,
        movesDepartment: 'departmentId' in update,
        departmentId: update.departmentId,
        isActive,
        addTags,
        removeTags,
      })),
    )
    yield* sql`
      update employees e
      set department_id = case when u."movesDepartment" then u."departmentId" else e.department_id end,
        is_active = coalesce(u."isActive", e.is_active), version = e.version + 1, updated_utc = now()
      from jsonb_to_recordset(${json}::jsonb)
        as u (id uuid, "movesDepartment" boolean, "departmentId" uuid, "isActive" boolean)
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = u.id`
    yield* sql`
      delete from employee_tags et
      using jsonb_to_recordset(${json}::jsonb) as u (id uuid, "removeTags" jsonb), tags t
      where et.tenant_id = ${sql.tenantId}::uuid and et.employee_id = u.id
        and t.tenant_id = et.tenant_id and t.id = et.tag_id
        and lower(t.name) in (select lower(label) from jsonb_array_elements_text(u."removeTags") as tag (label))`
    yield* sql`
      insert into tags (tenant_id, id, name)
      select distinct on (lower(label)) ${sql.tenantId}::uuid, gen_random_uuid(), label
      from jsonb_to_recordset(${json}::jsonb) as u ("addTags" jsonb),
        jsonb_array_elements_text(u."addTags") as tag (label)
      order by lower(label)
      on conflict (tenant_id, lower(name)) do nothing`
    yield* sql`
      insert into employee_tags (tenant_id, employee_id, tag_id)
      select distinct ${sql.tenantId}::uuid, u.id, t.id
      from jsonb_to_recordset(${json}::jsonb) as u (id uuid, "addTags" jsonb),
        jsonb_array_elements_text(u."addTags") as tag (label)
        join tags t on t.tenant_id = ${sql.tenantId}::uuid and lower(t.name) = lower(label)
      on conflict do nothing`
  })

/** As `loginOf`, of several. */
export const loginsOf = (ids: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ userId: UserId })`
      select m.user_id as "userId" from memberships m
      where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = any(${ids}::uuid[]) and not works_elsewhere(m.user_id)`
    return rows.map(({ userId }) => userId)
  })
