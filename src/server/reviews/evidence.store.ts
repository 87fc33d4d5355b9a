import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { EmployeeId, ReviewId } from '../../domain/kernel/ids.ts'
import { EVIDENCE_MONTHS, EVIDENCE_MOST, type EvidenceKind, kindsShown } from '../../domain/reviews/evidence/kinds.ts'
import { counts, hasStatus } from '../certifications/certification.sql.ts'
import { visible } from '../checkIns/betweenTwo.sql.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { goalSeen } from '../goals/seen.sql.ts'
import { praiseSeen, valueNames } from '../praise/seen.sql.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { personJson } from '../store/json.sql.ts'

/**
 * What happened with the employee, as the caller may see it on each record itself: by the same rules, in the same words.
 * `p` is the review's person, with the day it all begins and the zone its days are meant in.
 */
export const evidenceFor = (caller: Caller, employeeId: EmployeeId, id: ReviewId) => (sql: Sql) => {
  const rows = kindsShown(caller, caller, employeeId).reduce(
    (before, kind) => sql`${before} union all ${sources[kind](sql, caller)}`,
    // Says what the columns are called.
    sql`select null::uuid as id, null::text as title, null::date as day, null::jsonb as json where false`,
  )
  return sql.of(Body)`
    with r as (
      select * from reviews r where r.tenant_id = ${sql.tenantId}::uuid and r.id = ${id}::uuid),
    last as (
      select b.id, b.name, b.completed_utc from r join reviews b
        on b.tenant_id = r.tenant_id and b.employee_id = r.employee_id and b.id <> r.id
      where b.completed_utc <= coalesce(r.completed_utc, now()) and ${sql.and([sql`true`, ...visible(sql, caller, 'b', null)])}
      order by b.completed_utc desc limit 1),
    p as (
      select r.tenant_id, r.employee_id, ${caller.timeZone}::text as zone, (coalesce(
        (select completed_utc from last), coalesce(r.completed_utc, now()) - make_interval(months => ${EVIDENCE_MONTHS}::int))
        at time zone ${caller.timeZone}::text)::date as since
      from r),
    item as (
      select * from (${rows}) x
      order by x.day desc, x.title, x.id limit ${EVIDENCE_MOST}::int)
    select json_build_object('since', p.since,
      'sinceReview', (select json_build_object('id', last.id, 'name', last.name) from last),
      'items', coalesce((
        select json_agg(i.json || jsonb_build_object('id', i.id, 'title', i.title, 'day', i.day) order by i.day desc, i.title, i.id)
        from item i), '[]'::json))::text as body
    from p`
}

const dayOf = (moment: string) => `(${moment} at time zone p.zone)::date`

/** Check-ins that took place. */
const held = (sql: Sql, caller: Caller) => sql`
  c.employee_id = p.employee_id and c.status in ('Held', 'Complete') and c.day >= p.since
  and ${sql.and([sql`true`, ...visible(sql, caller, 'c', null)])}`

const sources: Record<EvidenceKind, (sql: Sql, caller: Caller) => Statement.Fragment> = {
  // When it was last spoken of is told to those who may see the person; to the others, when it was begun (`maySeeGoal`).
  goal: (sql, caller) => sql`
    select g.id, g.title, d.day, jsonb_build_object('kind', 'goal', 'state', g.state, 'progress', g.progress,
      'dueDate', g.due_date)
    from p join goals g on g.tenant_id = p.tenant_id and g.employee_id = p.employee_id
    cross join lateral (select case
      when not (${accessed(sql, caller, 'g.employee_id')}) then g.started_day
      when g.state in ('Done', 'Cancelled') then ${sql.literal(dayOf('g.updated_utc'))}
      else coalesce((select max(u.day) from goal_progress u where u.tenant_id = g.tenant_id and u.goal_id = g.id),
        g.started_day) end as day) d
    where g.state <> 'Draft' and ${goalSeen(sql, caller, 'g')}
      and (d.day >= p.since or (d.day is not null and g.state = 'Active'))`,
  checkIn: (sql, caller) => sql`
    select c.id, c.name, c.day, jsonb_build_object('kind', 'checkIn', 'reviewer', ${sql.literal(personJson('c', 'reviewer_id'))})
    from p join check_ins c on c.tenant_id = p.tenant_id and ${held(sql, caller)}`,
  action: (sql, caller) => sql`
    select i.id, i.text, c.day, jsonb_build_object('kind', 'action', 'checkInId', c.id,
      'owner', ${sql.literal(personJson('i', 'owner_id'))}, 'isDone', i.is_done)
    from p join check_ins c on c.tenant_id = p.tenant_id and ${held(sql, caller)}
    join check_in_items i on i.tenant_id = c.tenant_id and i.check_in_id = c.id and i.kind = 'action'`,
  // At the day it was issued; one of before, at the day it expires or has expired.
  certification: (sql) => sql`
    select c.id, t.name, d.day, jsonb_build_object('kind', 'certification', 'expiryDate', ${sql.literal(instant('c.expiry_utc'))})
    from p join certifications c on c.tenant_id = p.tenant_id and c.employee_id = p.employee_id and ${sql.literal(counts)}
    join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id
    cross join lateral (select coalesce(c.issued_day, ${sql.literal(dayOf('c.created_utc'))}) as issued) o
    cross join lateral (select case when o.issued >= p.since then o.issued
      when ${sql.literal(hasStatus('expired', 'now()'))} or ${sql.literal(hasStatus('expiringSoon', 'now()'))}
        then ${sql.literal(dayOf('c.expiry_utc'))} end as day) d
    where d.day >= p.since`,
  policy: (sql) => sql`
    select a.document_id, v.title, ${sql.literal(dayOf('a.agreement_date_utc'))},
      jsonb_build_object('kind', 'policy', 'versionNo', a.version_no)
    from p join hr_document_agreements a on a.tenant_id = p.tenant_id and a.employee_id = p.employee_id
    join hr_document_versions v on v.tenant_id = a.tenant_id and v.document_id = a.document_id and v.version_no = a.version_no
    where ${sql.literal(dayOf('a.agreement_date_utc'))} >= p.since`,
  position: (sql) => sql`
    select o.id, o.title, d.day, jsonb_build_object('kind', 'position', 'status', o.status)
    from p join positions o on o.tenant_id = p.tenant_id and o.employee_id = p.employee_id
    cross join lateral (select greatest(${sql.literal(
      ['o.start_date_utc', 'o.approved_utc', 'o.acknowledged_utc'].map(dayOf).join(', '),
    )}) as day) d
    where d.day >= p.since`,
  praise: (sql, caller) => sql`
    select w.id, w.text, ${sql.literal(dayOf('w.given_utc'))}, jsonb_build_object('kind', 'praise',
      'by', ${sql.literal(personJson('w', 'given_by'))}, 'values', ${sql.literal(valueNames('w'))})
    from p join praise_people s on s.tenant_id = p.tenant_id and s.employee_id = p.employee_id
    join praise w on w.tenant_id = s.tenant_id and w.id = s.praise_id
    where ${sql.literal(dayOf('w.given_utc'))} >= p.since and ${praiseSeen(sql, caller, 'w')}`,
}
