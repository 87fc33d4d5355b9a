import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { sightOf } from '../../domain/employees/fields.ts'
import { Employee, LoggedInEmployee, type NewEmployee } from '../../domain/employees/nouns.ts'
import { EmployeeId, UserId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, lockTenant, type Sql, TenantSql } from '../store/database.ts'
import { employeeJson, loggedInEmployeeJson, type Shown, terminationJson } from './employee.sql.ts'

/** What of this person the caller gets to see; without their module nobody sees policies or goals. */
const sightFor = (caller: Caller, id: EmployeeId): Shown => {
  const sight = sightOf(caller, id, caller)
  const { modules } = caller
  return {
    ...sight,
    hrPolicies: sight.hrPolicies && modules.includes('compliance'),
    goals: modules.includes('goals'),
  }
}

/** The person, as far as the caller may see them: every answer about one person is made by this. */
export const employee = (caller: Caller, id: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(employeeJson(sightFor(caller, id)))} as body from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`

/** What the caller's rights add is no column. */
const { privileges: _p, fieldRights: _f, ...ofRecord } = LoggedInEmployee.fields

export const loggedInEmployee =
  ({ employeeId }: Caller) =>
  (sql: Sql) =>
    sql.of({ me: Schema.Struct(ofRecord) })`
    select ${sql.literal(loggedInEmployeeJson)} as me from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid`

export const emailInUse = (email: string, except: EmployeeId | null) => (sql: Sql) =>
  sql.of({ used: Schema.Boolean })`
      select exists (
        select from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and lower(e.email) = lower(${email}) and e.id is distinct from ${except}::uuid
      ) as used`

/** What the rules ask about a person before they are changed. */
export const EmployeeRow = Schema.Struct({
  isActive: Schema.Boolean,
  isAdmin: Schema.Boolean,
  reportsTo: Schema.NullOr(EmployeeId),
  hideFromEmployeeDirectory: Schema.Boolean,
  startDate: Schema.NullOr(Day),
  termination: Employee.fields.termination,
  /** Of somebody who is to leave. */
  plannedLastDay: Schema.NullOr(Day),
  avatarId: Schema.NullOr(Schema.String),
  version: Schema.Number,
})
export type EmployeeRow = typeof EmployeeRow.Type

/**
 * Read without a lock: a decision on it is written with its version, and a write of another version changes nothing.
 */
export const employeeRow = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(EmployeeRow)`
      select e.is_active as "isActive", 'admin' = any(e.roles) as "isAdmin", e.reports_to as "reportsTo",
        e.hide_from_directory as "hideFromEmployeeDirectory", e.start_date as "startDate",
        ${sql.literal(terminationJson('e'))} as termination,
        (select l.last_day::text from planned_leavings l where l.tenant_id = e.tenant_id and l.employee_id = e.id)
          as "plannedLastDay",
        e.avatar_file_id as "avatarId", e.version
      from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`,
  )

/**
 * One change of a tenant's structure at a time: two that are harmless alone could together close a circle of reporting
 * or remove the last admin. To be asked for before what it protects is read.
 */
export const structureLock = lockTenant

/** A person and everybody above, for the rule that nobody reports round a circle. Empty when there is no such person. */
export const lineFrom = (id: EmployeeId) =>
  TenantSql.use(
    (sql) => sql.of({ id: EmployeeId, reportsTo: Schema.NullOr(EmployeeId), isActive: Schema.Boolean })`
      with recursive line as (
        select e.id, e.reports_to, e.is_active from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid
        union
        select e.id, e.reports_to, e.is_active from employees e join line on e.id = line.reports_to
        where e.tenant_id = ${sql.tenantId}::uuid
      )
      select id, reports_to as "reportsTo", is_active as "isActive" from line`,
  )

export const terminationOf = (id: EmployeeId) => (sql: Sql) =>
  sql.of({ termination: Employee.fields.termination })`
    select ${sql.literal(terminationJson('e'))} as termination
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`

export const nameOf = (id: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ fullName: Schema.String })`
      select full_name as "fullName" from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    return row?.fullName ?? null
  })

export const activeAdmins = Effect.gen(function* () {
  const sql = yield* TenantSql
  const rows = yield* sql.of({ id: EmployeeId })`
      select id from employees where tenant_id = ${sql.tenantId}::uuid and is_active and 'admin' = any(roles)`
  return rows.map(({ id }) => id)
})

export const countActiveReports = (id: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ count: Schema.Number })`
      select count(*)::int as count from employees
      where tenant_id = ${sql.tenantId}::uuid and reports_to = ${id}::uuid and is_active`
    return row?.count ?? 0
  })

/**
 * False when the id or the e-mail address is taken. Any key counts: of two requests that come at the same moment, the
 * second may meet the first at the key of the address before it meets it at the id.
 */
export const insertEmployee = (person: NewEmployee) =>
  hasRow(
    (sql) => sql`
      insert into employees (tenant_id, id, first_name, last_name, email, phone, reports_to, department_id, start_date,
        is_active, hide_from_directory)
      values (${sql.tenantId}::uuid, ${person.id}::uuid, ${person.firstName}, ${person.lastName}, ${person.email},
        ${person.phone}, ${person.reportsTo}::uuid, ${person.departmentId}::uuid, ${person.startDate}::date,
        ${person.isActive}, ${person.hideFromEmployeeDirectory})
      on conflict do nothing
      returning id`,
  )

/** What people are called, for the record of changes. */
export const namesOf = (ids: ReadonlyArray<EmployeeId | null>) =>
  Effect.gen(function* () {
    const named = ids.filter((id) => id !== null)
    if (named.length === 0) return new Map<EmployeeId | null, string>()
    const sql = yield* TenantSql
    const rows = yield* sql.of({ id: EmployeeId, name: Schema.String })`
      select id, full_name as name from employees
      where tenant_id = ${sql.tenantId}::uuid and id = any(${named}::text[]::uuid[])`
    return new Map<EmployeeId | null, string>(rows.map(({ id, name }) => [id, name]))
  })

export const isIdTaken = (id: EmployeeId) =>
  hasRow((sql) => sql`select from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** The person of this id if it is who is described, for a creation that was asked for twice. */
export const sameEmployee = (caller: Caller, person: NewEmployee) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of(Body)`
      select ${sql.literal(employeeJson(sightFor(caller, person.id)))} as body from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${person.id}::uuid
        and (e.first_name, e.last_name, e.email) = (${person.firstName}, ${person.lastName}, ${person.email})
        and (e.phone, e.reports_to, e.department_id, e.start_date) is not distinct from
          (${person.phone}::text, ${person.reportsTo}::uuid, ${person.departmentId}::uuid, ${person.startDate}::date)
        and (e.is_active, e.hide_from_directory) = (${person.isActive}, ${person.hideFromEmployeeDirectory})
        and ${person.positionTitle}::text is not distinct from (
          select p.title from positions p where p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current)
        and array(select distinct lower(name) as tag from unnest(${person.tags}::text[]) as name order by tag) = array(
          select lower(t.name) as tag from employee_tags et
          join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
          where et.tenant_id = e.tenant_id and et.employee_id = e.id order by tag)`
    return row?.body
  })

/**
 * Before the person: what they have written under goals of their own goes with these, and is no reason to keep anybody.
 */
export const deleteGoalsOf = (id: EmployeeId) =>
  TenantSql.use((sql) => sql`delete from goals where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid`)

/** Before the person: their check-ins that have not been held, and series of nothing else. What was held keeps them. */
export const deleteCheckInsOf = (id: EmployeeId) =>
  TenantSql.use((sql) =>
    Effect.andThen(
      sql`
        delete from check_ins
        where tenant_id = ${sql.tenantId}::uuid and employee_id = ${id}::uuid and status not in ('Held', 'Complete')`,
      sql`
        delete from check_in_series s
        where s.tenant_id = ${sql.tenantId}::uuid and s.employee_id = ${id}::uuid
          and not exists (select from check_ins c where c.tenant_id = s.tenant_id and c.series_id = s.id)`,
    ),
  )

/** Before the person: their reviews of which nobody has submitted anything; answers their files. The others keep them. */
export const deleteReviewsOf = (id: EmployeeId) =>
  Effect.map(
    TenantSql.use(
      (sql) => sql.of({ id: Schema.String })`
        with theirs as (
          select r.id from reviews r
          where r.tenant_id = ${sql.tenantId}::uuid and r.employee_id = ${id}::uuid and r.stage in ('Scheduled', 'Writing')
            and not exists (select from review_submits s where s.tenant_id = r.tenant_id and s.review_id = r.id
              and s.submitted_utc is not null)),
        gone as (
          delete from reviews where tenant_id = ${sql.tenantId}::uuid and id in (select id from theirs))
        select f.id::text from review_files f
        where f.tenant_id = ${sql.tenantId}::uuid and f.review_id in (select id from theirs)`,
    ),
    (rows) => rows.map(({ id }) => id),
  )

/** Answers what the person was called; nothing when the version is another. */
export const deleteEmployee = (id: EmployeeId, version: number) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [removed] = yield* sql.of({ name: Schema.String })`
      delete from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and version = ${version}
      returning full_name as name`
    return removed?.name
  })

/** The account that ends with a person's work here; none where they work for another client too. */
export const loginOf = (id: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ userId: UserId })`
      select m.user_id as "userId" from memberships m
      where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = ${id}::uuid and not works_elsewhere(m.user_id)`
    return row?.userId
  })
