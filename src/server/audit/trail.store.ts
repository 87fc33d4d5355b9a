import { Schema } from 'effect'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import { AuditEntry, type AuditPage } from '../../domain/audit/nouns.ts'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

/** Of whom, narrowed how, and from where on backwards. */
export interface TrailQuestion {
  /** In which the filter's days are meant. */
  readonly timeZone: string
  readonly filter: AuditFilter
  /** Only changes of these kinds. */
  readonly kinds?: ReadonlyArray<string>
  /** Only changes of these people. */
  readonly people?: ReadonlyArray<EmployeeId>
  readonly notBy?: EmployeeId
  readonly notActions?: ReadonlyArray<string>
  readonly sinceUtc?: string
  /** The `next` of the page before. */
  readonly before: number | null
  readonly limit: number
}

/** The name a person has now, or had when they were removed. */
const nameOf = (column: string) => `json_build_object('id', a.${column}, 'fullName', coalesce(
  (select e.full_name from employees e where e.tenant_id = a.tenant_id and e.id = a.${column}),
  (select r.subject_name from audit_entries r
   where r.tenant_id = a.tenant_id and r.person = a.${column} and r.subject_kind = 'employee' and r.action = 'removed'
   order by r.id desc limit 1)))`

const shown = `
  a.id::float8 as id,
  ${instant('a.at_utc')} as "atUtc",
  case when a.employee_id is not null then ${nameOf('employee_id')} end as actor,
  a.action,
  a.subject_kind as kind,
  a.subject_id as "subjectId",
  a.subject_name as name,
  case when a.person is not null then ${nameOf('person')} end as person,
  a.fields,
  coalesce(a.values, '[]'::jsonb) as values`

const narrowedTo = (sql: Sql, timeZone: string, { person, actor, kind, action, from, to }: AuditFilter) => [
  ...(person === undefined ? [] : [sql`a.person = ${person}::uuid`]),
  ...(actor === undefined ? [] : [sql`a.employee_id = ${actor}::uuid`]),
  ...(kind === undefined ? [] : [sql`a.subject_kind = ${kind}`]),
  ...(action === undefined ? [] : [sql`a.action = ${action}`]),
  ...(from === undefined ? [] : [sql`a.at_utc >= ${from}::date::timestamp at time zone ${timeZone}`]),
  ...(to === undefined ? [] : [sql`a.at_utc < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
]

/** One entry more than a page holds tells whether there is another page. Every narrowing has an index in this order (0024). */
export const trail =
  ({ timeZone, filter, kinds, people, notBy, notActions, sinceUtc, before, limit }: TrailQuestion) =>
  (sql: Sql) => {
    return sql.of(AuditEntry)`
      select ${sql.literal(shown)} from audit_entries a
      where a.tenant_id = ${sql.tenantId}::uuid and ${sql.and([
        ...(before === null
          ? []
          : [
              sql`(a.at_utc, a.id) < (
                select b.at_utc, b.id from audit_entries b
                where b.tenant_id = ${sql.tenantId}::uuid and b.id = ${before}::bigint)`,
            ]),
        ...narrowedTo(sql, timeZone, filter),
        ...(kinds === undefined ? [] : [sql`a.subject_kind = any(${kinds}::text[])`]),
        ...(people === undefined ? [] : [sql`a.person = any(${people}::uuid[])`]),
        ...(notBy === undefined ? [] : [sql`a.employee_id is distinct from ${notBy}::uuid`]),
        ...(notActions === undefined ? [] : [sql`a.action <> all(${notActions}::text[])`]),
        ...(sinceUtc === undefined ? [] : [sql`a.at_utc > ${sinceUtc}::timestamptz`]),
      ])}
      order by a.at_utc desc, a.id desc
      limit ${limit + 1}::int`
  }

export const pageOf = (rows: ReadonlyArray<AuditEntry>, limit: number): AuditPage => {
  const entries = rows.slice(0, limit)
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

/** How many of each kind of record a filter lets through. */
export const countsOfKinds = (timeZone: string, filter: AuditFilter) => (sql: Sql) =>
  sql.of({ of: Schema.String, count: Schema.Int })`
    select a.subject_kind as of, count(*)::int as count from audit_entries a
    where a.tenant_id = ${sql.tenantId}::uuid and ${sql.and(narrowedTo(sql, timeZone, filter))}
    group by 1`

/** Of these people, what those are called who work here, or ever did. */
export const namesOf = (ids: ReadonlyArray<EmployeeId>) => (sql: Sql) =>
  sql.of({ id: EmployeeId, fullName: Schema.String })`
    select e.id, e.full_name as "fullName" from employees e
    where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::uuid[])
    union all
    select * from (
      select distinct on (r.person) r.person, r.subject_name from audit_entries r
      where r.tenant_id = ${sql.tenantId}::uuid and r.person = any(${ids}::uuid[]) and r.subject_kind = 'employee'
        and r.action = 'removed' and r.subject_name is not null
      order by r.person, r.id desc) gone
    where not exists (select from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = gone.person)`

export const isPerson = (id: EmployeeId) => (sql: Sql) =>
  sql.of({ found: Schema.Boolean })`
    select exists (select from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid) as found`
