/** How things stood at the end of an earlier day, as far as it is stored; for now each of these is what it is now. */
import type { WrittenKind } from '../../domain/audit/written.ts'
import type { Sql } from '../store/database.ts'
import { type Asking, dayOf } from './source.ts'

/** The moment a report tells of, as SQL. */
export const momentOf = ({ atUtc }: Asking): string => (atUtc === null ? 'now()' : `timestamptz '${atUtc}'`)

/** Who has no first day began when they were added. */
const firstDay = (sql: Sql, asking: Asking, day: string) =>
  sql`coalesce(${sql.literal(day)}, ${dayOf(sql, asking, 'e.created_utc')})`

/** The employment that is the person's now, or was their last: after those before, whatever day was written down since. */
export const began = (sql: Sql, asking: Asking) => sql`greatest(${firstDay(sql, asking, 'e.start_date')}, (
  select max(x.last_day) + 1 from past_employments x where x.tenant_id = ${sql.tenantId}::uuid and x.employee_id = e.id))`

/** The employments of before, of who came back: rows of `past`. */
export const pastEmployments = (sql: Sql, asking: Asking) => sql`
  select x.employee_id, x.no, ${firstDay(sql, asking, 'x.first_day')} as began, x.last_day as ended, x.first_day, x.kind, x.reason
  from past_employments x where x.tenant_id = ${sql.tenantId}::uuid and x.employee_id = e.id`

/** Who is inactive without a last day, nobody knows when they left. */
export const ended = `case when e.is_active then coalesce(e.termination_date, 'infinity') else coalesce(e.termination_date, '-infinity') end`

/** Works here now, or did at the end of a day, as the headcount has it. */
export const workedThen = (sql: Sql, asking: Asking) =>
  asking.atUtc === null
    ? sql`e.is_active`
    : sql`(${began(sql, asking)} <= ${asking.day}::date and ${sql.literal(ended)} >= ${asking.day}::date
        or exists (select from (${pastEmployments(sql, asking)}) past
          where ${asking.day}::date between past.began and past.ended))`

/**
 * Of each record whose field was changed after that day, what the record of changes says it was before the first of these
 * changes: `id`, `before`. Of a field that `auditedValues` names, and that nothing changes without writing it down.
 */
export const changedSince = (sql: Sql, { atUtc }: Asking, kind: WrittenKind, field: string) => sql`(
  select distinct on (a.subject_id) a.subject_id as id, v.change ->> 'before' as before
  from audit_entries a cross join lateral jsonb_array_elements(a.values) v (change)
  where a.tenant_id = ${sql.tenantId}::uuid and a.subject_kind = ${kind} and a.at_utc > ${atUtc}::timestamptz
    and a.action <> 'created' and v.change ->> 'field' = ${field}
  order by a.subject_id, a.at_utc, a.id)`
