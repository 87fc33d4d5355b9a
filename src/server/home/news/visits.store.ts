import { Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { PersonRef } from '../../../domain/employees/nouns.ts'
import { actionsUntold, CHANGES_MOST, kindsTold, peopleTold } from '../../../domain/home/news/changes.ts'
import { PolicyPublished } from '../../../domain/home/news/nouns.ts'
import { newSince } from '../../../domain/home/news/occasions.ts'
import type { Visits } from '../../../domain/home/news/visits.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { InstantUtc } from '../../../domain/kernel/nouns.ts'
import { trail } from '../../audit/trail.store.ts'
import { firstRow, type Sql, TenantSql } from '../../store/database.ts'

const Stored = Schema.Struct({ before: Schema.NullOr(Schema.Number), last: Schema.Number })

/** Locked, for a change; no row before the first. */
export const visitsOf = ({ employeeId }: Caller) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select (extract(epoch from before_utc) * 1000)::float8 as before, (extract(epoch from last_utc) * 1000)::float8 as last
      from home_visits where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid for no key update`,
  )

export const keepVisits = ({ employeeId }: Caller, { before, last }: Visits) =>
  TenantSql.use(
    (sql) => sql`
      insert into home_visits (tenant_id, employee_id, before_utc, last_utc)
      values (${sql.tenantId}::uuid, ${employeeId}::uuid, to_timestamp(${before}::float8 / 1000), to_timestamp(${last}::float8 / 1000))
      on conflict (tenant_id, employee_id) do update set before_utc = excluded.before_utc, last_utc = excluded.last_utc`,
  )

/** Of the caller and those who report to them, by others; one more than is told says whether there are more. */
export const changesSince = (caller: Caller, sinceUtc: string) =>
  trail({
    timeZone: caller.timeZone,
    filter: {},
    kinds: kindsTold(caller),
    people: peopleTold(caller),
    notBy: caller.employeeId,
    notActions: actionsUntold,
    sinceUtc,
    before: null,
    limit: CHANGES_MOST,
  })

const MOST = 20

/** Who began lately, and whom the caller's team shows since; of their own reports the changes tell that already. */
export const newPeopleSince =
  ({ employeeId, underlings, timeZone }: Caller, sinceUtc: InstantUtc) =>
  (sql: Sql) =>
    sql.of(PersonRef)`
      select e.id, e.full_name as "fullName" from employees me
      join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.department_id = me.department_id
      where me.tenant_id = ${sql.tenantId}::uuid and me.id = ${employeeId}::uuid and e.id <> me.id
        and e.is_active and not e.hide_from_directory and e.created_utc > ${sinceUtc}::timestamptz
        and coalesce(e.start_date >= ${newSince(dayIn(timeZone, Date.parse(sinceUtc)))}::date, true)
        and e.id <> all(${underlings}::uuid[])
      order by e.full_name collate list_order, e.id limit ${MOST}`

/** Policies in force that bind the caller, of which a version was published since. */
export const policiesSince =
  ({ employeeId }: Caller, sinceUtc: string) =>
  (sql: Sql) =>
    sql.of(PolicyPublished)`
      select h.id, h.title, h.version_no as "versionNo" from hr_documents h
      join hr_document_bindings b on b.tenant_id = ${sql.tenantId}::uuid and b.document_id = h.id
        and b.employee_id = ${employeeId}::uuid and b.until_utc is null
      where h.tenant_id = ${sql.tenantId}::uuid and not h.is_archived and h.version_no > 0
        and h.published_utc > ${sinceUtc}::timestamptz
      order by h.published_utc desc, h.id limit ${MOST}`
