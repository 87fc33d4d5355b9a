import { Schema } from 'effect'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import {
  dutyStatusesInOrder,
  NO_DEPARTMENT,
  type PeopleListing,
  type PeopleSort,
} from '../../domain/policies/people.ts'
import { isSomebodys } from '../mail/post.ts'
import { Body } from '../store/body.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import {
  beyondPlace,
  type Key,
  keyColumns,
  type Order,
  orderBy,
  type Reading,
  windowStatement,
} from '../store/windows.ts'

/** Whom a policy binds now, or bound at the end of a day of the tenant's calendar. */
export interface Bound {
  readonly id: HrDocumentId
  readonly asAt: { readonly day: Day; readonly timeZone: string } | null
}

const momentOf = (sql: Sql, { asAt }: Bound) =>
  asAt === null
    ? sql`now()`
    : sql`least((${asAt.day}::date + 1)::timestamp at time zone ${asAt.timeZone} - interval '1 millisecond', now())`

/** A row for each of them, with all that is said about them. */
const people = (sql: Sql, bound: Bound) => {
  const { id, asAt } = bound
  const moment = momentOf(sql, bound)
  return sql`
    select e.id, e.full_name, e.email, lower(e.full_name) as by_name, btrim(e.searched) || ' ' || coalesce(p.searched, '') as searched,
      p.id as department_id, p.name as department, d.standing, d.version_no, d.agreed_version_no, d.agreed_utc, d.due_utc,
      d.last_reminder_utc, (
        select b.manager_told_utc from hr_document_bindings b
        where b.tenant_id = h.tenant_id and b.document_id = d.document_id and b.employee_id = d.employee_id
          and b.since_utc = d.since_utc and b.manager_told_utc <= ${moment}
          and b.manager_told_utc >= greatest(d.since_utc, h.agree_from_utc,
            case when d.renewal_utc <= ${moment} then d.renewal_utc end)) as manager_told_utc
    from hr_documents h
    join ${asAt === null ? sql`policy_duties(${sql.tenantId}::uuid)` : sql`policy_duties_at(${sql.tenantId}::uuid, ${id}::uuid, ${moment})`} d
      on d.document_id = h.id
    join employees e on e.tenant_id = h.tenant_id and e.id = d.employee_id
    left join (
      select p.id, p.name, searchable(p.name) as searched from departments p
      where p.tenant_id = ${sql.tenantId}::uuid offset 0) p on p.id = e.department_id
    where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${id}::uuid`
}

/** A `PersonAgreement` of such a row. */
const personJson = (row: string) => `json_build_object(
  'employeeId', ${row}.id,
  'fullName', ${row}.full_name,
  'email', ${row}.email,
  'department', ${row}.department,
  'standing', ${row}.standing,
  'versionNo', ${row}.version_no,
  'agreedVersionNo', ${row}.agreed_version_no,
  'agreementDateUtc', ${instant(`${row}.agreed_utc`)},
  'dueUtc', ${instant(`${row}.due_utc`)},
  'lastReminderUtc', ${instant(`${row}.last_reminder_utc`)},
  'managerToldUtc', ${instant(`${row}.manager_told_utc`)})`

/** What the day is told by; `h` is the policy. */
const basis = (sql: Sql, bound: Bound) => {
  if (bound.asAt === null) return sql`null::json`
  const moment = momentOf(sql, bound)
  return sql`(
    select json_build_object('versionNo', v.version_no, 'publishedUtc', ${sql.literal(instant('v.published_utc'))},
      'dueDay', s.due_day, 'dueInDays', s.due_in_days, 'renewEveryMonths', s.renew_every_months,
      'areSettingsKnown', s.known_utc <= ${moment})
    from policy_settings_at(h.tenant_id, h.id, ${moment}) s
    join lateral (
      select n.version_no, n.published_utc from hr_document_versions n
      where n.tenant_id = h.tenant_id and n.document_id = h.id and n.published_utc <= ${moment}
      order by n.version_no desc limit 1) v on true)`
}

/** All of them at once, as the JSON of `PolicyCompliance`; no row where there is no such document. */
export const compliance = (bound: Bound) => (sql: Sql) =>
  sql.of(Body)`
  select json_build_object('asAt', ${bound.asAt?.day ?? null}::date, 'basis', ${basis(sql, bound)}, 'people', coalesce((
    select json_agg(${sql.literal(personJson('m'))} order by m.by_name, m.id) from (${people(sql, bound)}) m),
    '[]'::json))::text as body
  from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${bound.id}::uuid and asks_for_agreement(h.type)`

/** As `remindAll` passes over the others: to an address that somebody has, and once a day at most. */
const isToRemind = (sql: Sql) => sql`
  m.standing = 'late' and m.email like '%@%' and m.email ${sql.literal(isSomebodys)}
  and (m.last_reminder_utc at time zone t.time_zone)::date is distinct from (now() at time zone t.time_zone)::date`

/** How many stand how, as the JSON of `PolicyComplianceCounts`; no row where there is no such document. */
export const complianceCounts = (bound: Bound) => (sql: Sql) =>
  sql.of(Body)`
  with m as materialized (
    select m.standing, m.department_id, m.department, m.email, m.last_reminder_utc from (${people(sql, bound)}) m)
  select json_build_object('asAt', ${bound.asAt?.day ?? null}::date, 'basis', ${basis(sql, bound)},
    'counts', (select json_build_object(${sql.csv(
      dutyStatusesInOrder.map(
        (standing) => sql`${sql.literal(`'${standing}'`)}, count(*) filter (where m.standing = ${standing})`,
      ),
    )}) from m),
    'toRemind', ${
      bound.asAt === null
        ? sql`(select count(*) from m join tenants t on t.id = ${sql.tenantId}::uuid where ${isToRemind(sql)})`
        : sql`0`
    },
    'departments', coalesce((
      select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name collate list_order, d.id)
      from (select distinct m.department_id as id, m.department as name from m where m.department_id is not null) d),
      '[]'::json))::text as body
  from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${bound.id}::uuid and asks_for_agreement(h.type)`

// ── A window at a time ───────────────────────────────────────────────────────────────────────────────────────────

const byName: ReadonlyArray<Key> = [
  { sql: 'm.by_name', kind: 'text', isSteady: true },
  { sql: 'm.id', kind: 'id', isSteady: true },
]

const missingLast = (column: string, key: Key): ReadonlyArray<Key> => [
  { sql: `(${column} is null)::int`, kind: 'number', isSteady: true },
  key,
]

const moment = (column: string) =>
  missingLast(column, { sql: `coalesce(${column}, '-infinity'::timestamptz)`, kind: 'moment' })

const keys: Record<PeopleSort, ReadonlyArray<Key>> = {
  fullName: [{ sql: 'm.full_name collate list_order', kind: 'text' }],
  department: missingLast('m.department', { sql: `coalesce(m.department, '') collate list_order`, kind: 'text' }),
  standing: [
    { sql: `array_position(array[${dutyStatusesInOrder.map((one) => `'${one}'`)}], m.standing)`, kind: 'number' },
  ],
  agreedVersionNo: missingLast('m.agreed_version_no', { sql: 'coalesce(m.agreed_version_no, 0)', kind: 'number' }),
  agreementDateUtc: moment('m.agreed_utc'),
  dueUtc: moment('m.due_utc'),
  lastReminderUtc: moment('m.last_reminder_utc'),
  managerToldUtc: moment('m.manager_told_utc'),
}

export const orderOf = ({ sort, isDescending }: PeopleListing): Order => ({
  name: `${sort ?? 'name'}${isDescending ? ' downwards' : ''}`,
  keys: [...(sort === null ? [] : keys[sort]), ...byName],
  isDescending,
})

export const peopleWindow = (bound: Bound, listing: PeopleListing, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
        select ${sql.literal(keyColumns(reading))}, m.*
        from (${people(sql, bound)}) m
        where ${narrowed(sql, listing)} and ${beyondPlace(sql, reading)}
        order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(personJson('k')),
  })

export const peopleCount = (bound: Bound, listing: PeopleListing) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from (${people(sql, bound)}) m where ${narrowed(sql, listing)}`

const narrowed = (sql: Sql, { search, statuses, departments }: PeopleListing) =>
  sql.and([
    sql`true`,
    ...(statuses.length === 0 ? [] : [sql`m.standing = any(${statuses}::text[])`]),
    ...(departments.length === 0
      ? []
      : [sql`coalesce(m.department_id::text, ${NO_DEPARTMENT}) = any(${departments}::text[])`]),
    // Worked out once, not for every row.
    ...(search === '' ? [] : [sql`strpos(m.searched, (select searchable(${search}))) > 0`]),
  ])

export const policyExists = (id: HrDocumentId) => (sql: Sql) =>
  sql`select from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${id}::uuid and asks_for_agreement(h.type)`
