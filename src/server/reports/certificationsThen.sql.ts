/** Certifications and their types at the end of an earlier day, with the columns of their tables. */
import type { Sql } from '../store/database.ts'
import type { Asking } from './source.ts'
import { changedSince } from './then.sql.ts'

/** `expiryValue` of the domain, read back: a day means its last millisecond, whichever the client's zone is by now. */
const expiryWritten = (sql: Sql, { caller }: Asking, written: string) => {
  const value = sql.literal(written)
  return sql`case when ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    then (${value}::date + 1)::timestamp at time zone ${caller.timeZone} - interval '1 millisecond'
    else to_timestamp(${value}, 'DD Mon YYYY HH24:MI')::timestamp at time zone ${caller.timeZone} end`
}

/**
 * Those there were: a declined or verified one had been handed in before that was written down, a deleted one was there,
 * and its expiry was what it was before it was moved. What had taken the place of which follows from that, as
 * `settle_replaced` (0019) has it of now; a test holds the two together.
 */
export const certificationsThen = (sql: Sql, asking: Asking) =>
  asking.atUtc === null
    ? sql`certifications`
    : sql`(
      with since as materialized (
        select a.subject_id as id, bool_or(a.action <> 'removed') as is_answered, bool_or(a.action = 'removed') as is_removed
        from audit_entries a
        where a.tenant_id = ${sql.tenantId}::uuid and a.subject_kind = 'certification'
          and a.at_utc > ${asking.atUtc}::timestamptz and a.action in ('verified', 'declined', 'removed')
        group by a.subject_id),
      known as materialized (
        select c.tenant_id, c.id, c.employee_id, c.type_id, c.issued_day, c.renews, c.created_utc,
          case when moved.id is null then c.expiry_utc else ${expiryWritten(sql, asking, 'moved.before')} end as expiry_utc,
          c.is_deleted and s.is_removed is not true as is_deleted,
          case when s.is_answered then 'submitted' else c.verification end as verification
        from certifications c
        left join since s on s.id = c.id
        left join ${changedSince(sql, asking, 'certification', 'expiryDate')} moved on moved.id = c.id
        where c.tenant_id = ${sql.tenantId}::uuid and c.created_utc <= ${asking.atUtc}::timestamptz),
      counted as (
        select k.*, k.verification = 'verified' and not k.is_deleted as is_verified, exists (
          select from known n where n.renews = k.id and n.verification = 'verified' and not n.is_deleted) as is_renewed
        from known k)
      select k.*, coalesce(k.expiry_utc, 'infinity'::timestamptz) as sort_expiry,
        k.is_verified and (k.is_renewed or row_number() over (
          partition by k.employee_id, k.type_id, k.is_verified, k.is_renewed
          order by k.expiry_utc desc nulls first, k.created_utc desc, k.id desc) > 1) as is_replaced
      from counted k)`

/** Whether a type `t`, of what there was of it, was not archived. */
export const typeThen = (sql: Sql, asking: Asking) =>
  asking.atUtc === null
    ? sql`not t.is_deleted`
    : sql`coalesce((
        select archived.before from ${changedSince(sql, asking, 'certificationType', 'isDeleted')} archived
        where archived.id = t.id), case when t.is_deleted then 'yes' else 'no' end) = 'no'`
