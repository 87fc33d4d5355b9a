import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { blockersOf, DAY_MOST } from '../../domain/dailyScrums/entry.fields.ts'
import type { Blocker, EntrySaved } from '../../domain/dailyScrums/nouns.ts'
import { type DailyScrumBlockerId, type DepartmentId, EmployeeId } from '../../domain/kernel/ids.ts'
import { type Day, Version } from '../../domain/kernel/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { Body } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { personJson } from '../store/json.sql.ts'
import { searchWords } from '../store/searchWords.ts'
import {
  beyondPlace,
  type Key,
  keyColumns,
  type Order,
  orderBy,
  type Reading,
  windowStatement,
} from '../store/windows.ts'

const rowJson = `json_build_object('id', s.id, 'day', s.day, 'employee', ${personJson('s', 'employee_id')},
  'done', s.done, 'plan', s.plan, 'sentUtc', ${instant('s.sent_utc')},
  'blockers', array(select b.text from daily_scrum_blockers b where b.tenant_id = s.tenant_id
    and b.employee_id = s.employee_id and b.raised_day = s.day order by b.place, b.id))`

const blockerJson = `json_build_object('id', b.id, 'text', b.text, 'employee', ${personJson('b', 'employee_id')},
  'raisedDay', b.raised_day, 'version', b.version,
  'resolved', case when b.resolved_utc is not null then json_build_object('resolvedUtc', ${instant('b.resolved_utc')},
    'day', b.resolved_day, 'by', ${personJson('b', 'resolved_by')}) end)`

/** One's own of a day; before it is sent, with what was planned last. */
export const ownEntry =
  ({ employeeId }: Pick<Caller, 'employeeId'>, day: Day) =>
  (sql: Sql) =>
    sql.of(Body)`
      select json_build_object('day', ${day}::date, 'version', coalesce(s.version, 0), 'plan', coalesce(s.plan, ''),
        'done', coalesce(s.done, (
          select l.plan from daily_scrum_entries l
          where l.tenant_id = ${sql.tenantId}::uuid and l.employee_id = ${employeeId}::uuid and l.day < ${day}::date
          order by l.day desc limit 1), ''),
        'blockers', coalesce((
          select string_agg(b.text, E'\n' order by b.place, b.id) from daily_scrum_blockers b
          where b.tenant_id = ${sql.tenantId}::uuid and b.employee_id = ${employeeId}::uuid
            and b.raised_day = ${day}::date and b.resolved_utc is null), ''),
        'sentUtc', ${sql.literal(instant('s.sent_utc'))})::text as body
      from (select) as one left join daily_scrum_entries s
        on s.tenant_id = ${sql.tenantId}::uuid and s.employee_id = ${employeeId}::uuid and s.day = ${day}::date`

const Written = Schema.Struct({ id: Schema.String, version: Version })

/** No row where it stands at another version: it is written where it is as its writer has seen it. */
export const writeEntry = (employeeId: EmployeeId, { day, done, plan, version }: EntrySaved) =>
  firstRow((sql) =>
    version === 0
      ? sql.of(Written)`
          insert into daily_scrum_entries (tenant_id, employee_id, day, done, plan)
          values (${sql.tenantId}::uuid, ${employeeId}::uuid, ${day}::date, ${done}, ${plan})
          on conflict on constraint daily_scrum_entries_day_key do nothing
          returning id, version`
      : sql.of(Written)`
          update daily_scrum_entries set done = ${done}, plan = ${plan}, version = version + 1
          where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and day = ${day}::date
            and version = ${version}
          returning id, version`,
  )

/** Those raised that day are the lines: what is resolved stays, and what is open from before is not raised again. */
export const writeBlockers = (employeeId: EmployeeId, { day, blockers }: EntrySaved) =>
  TenantSql.use((sql) => {
    const lines = JSON.stringify(blockersOf(blockers))
    return sql`
      with lines as (
        select line, place from jsonb_array_elements_text(${lines}::text::jsonb) with ordinality as l (line, place)),
      gone as (
        delete from daily_scrum_blockers b
        where b.tenant_id = ${sql.tenantId}::uuid and b.employee_id = ${employeeId}::uuid and b.raised_day = ${day}::date
          and b.resolved_utc is null and not exists (select from lines where lower(line) = lower(b.text))),
      kept as (
        update daily_scrum_blockers b set text = line, place = lines.place from lines
        where b.tenant_id = ${sql.tenantId}::uuid and b.employee_id = ${employeeId}::uuid and b.raised_day = ${day}::date
          and b.resolved_utc is null and lower(line) = lower(b.text))
      insert into daily_scrum_blockers (tenant_id, employee_id, text, raised_day, place)
      select ${sql.tenantId}::uuid, ${employeeId}::uuid, line, ${day}::date, place from lines
      where not exists (
        select from daily_scrum_blockers b
        where b.tenant_id = ${sql.tenantId}::uuid and b.employee_id = ${employeeId}::uuid
          and lower(b.text) = lower(line) and (b.raised_day = ${day}::date or b.resolved_utc is null))`
  })

const Stored = Schema.Struct({ employeeId: EmployeeId, isResolved: Schema.Boolean, version: Version })

/** Locked, for a change. */
export const blockerToChange = (id: DailyScrumBlockerId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select employee_id as "employeeId", resolved_utc is not null as "isResolved", version
      from daily_scrum_blockers where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for no key update`,
  )

export const setBlocker = (
  { employeeId }: Caller,
  id: DailyScrumBlockerId,
  { isResolved, today }: { readonly isResolved: boolean; readonly today: Day },
) =>
  TenantSql.use(
    (sql) => sql`
      update daily_scrum_blockers set version = version + 1,
        resolved_utc = case when ${isResolved} then now() end, resolved_day = case when ${isResolved} then ${today}::date end,
        resolved_by = case when ${isResolved} then ${employeeId}::uuid end
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const blocker = (id: Blocker['id']) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(blockerJson)}::text as body from daily_scrum_blockers b
    where b.tenant_id = ${sql.tenantId}::uuid and b.id = ${id}::uuid`

/** A day of those the caller may access; of a department alone, where one is named. */
export const scrumDay = (caller: Caller, day: Day, department: DepartmentId | null) => (sql: Sql) => {
  const seen = (employeeId: string) =>
    sql`${accessed(sql, caller, employeeId)} and ${
      department === null
        ? sql`true`
        : sql`exists (select from employees d where d.tenant_id = ${sql.tenantId}::uuid
          and d.id = ${sql.literal(employeeId)} and d.department_id = ${department}::uuid)`
    }`
  return sql.of(Body)`
    with entries as materialized (
      select s.*, e.full_name from daily_scrum_entries s
      join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = s.employee_id
      where s.tenant_id = ${sql.tenantId}::uuid and s.day = ${day}::date and ${seen('s.employee_id')}),
    missing as materialized (
      select e.id, e.full_name from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.is_active and (e.start_date is null or e.start_date <= ${day}::date)
        and ${seen('e.id')} and not exists (select from entries s where s.employee_id = e.id))
    select json_build_object('day', ${day}::date,
      'entries', coalesce((
        select json_agg(${sql.literal(rowJson)} order by s.full_name collate list_order, s.id)
        from (select * from entries order by full_name collate list_order, id limit ${DAY_MOST}) s), '[]'::json),
      'blockers', coalesce((
        select json_agg(${sql.literal(blockerJson)} order by b.resolved_utc is not null, b.raised_day, b.place, b.id)
        from (
          select * from daily_scrum_blockers b
          where b.tenant_id = ${sql.tenantId}::uuid and b.raised_day <= ${day}::date
            and (b.resolved_utc is null or b.resolved_day >= ${day}::date) and ${seen('b.employee_id')}
          order by b.raised_day, b.id limit ${DAY_MOST}) b), '[]'::json),
      'missing', coalesce((
        select json_agg(json_build_object('id', m.id, 'fullName', m.full_name) order by m.full_name collate list_order, m.id)
        from (select * from missing order by full_name collate list_order, id limit ${DAY_MOST}) m), '[]'::json),
      'entryCount', (select count(*)::int from entries), 'missingCount', (select count(*)::int from missing))::text as body`
}

/** Those that are open, of the people whose day one sees, by how long they are. */
export const openBlockers = (caller: Caller, today: Day) => (sql: Sql) =>
  sql.of({ of: Schema.String, count: Schema.Int })`
    select case when b.raised_day >= ${today}::date then '0' when b.raised_day >= ${today}::date - 2 then '1'
      when b.raised_day >= ${today}::date - 6 then '3' else '7' end as of, count(*)::int as count
    from daily_scrum_blockers b
    where b.tenant_id = ${sql.tenantId}::uuid and b.resolved_utc is null and ${accessed(sql, caller, 'b.employee_id')}
    group by 1 order by 1`

// ── The history ────────────────────────────────────────────────────────────────────────────────────────────────────

const keys: ReadonlyArray<Key> = [
  // A day as a number, which an index has no need of: it is the same order.
  { sql: `(s.day - date '2000-01-01')::bigint`, kind: 'number' },
  { sql: 's.id', kind: 'id' },
]

export const entriesOrder: Order = { name: 'day', keys, isDescending: true }

const found = (sql: Sql, caller: Caller, search: string) =>
  sql.and([
    accessed(sql, caller, 's.employee_id'),
    ...searchWords(search).map(
      (word) => sql`(strpos(s.searched, (select searchable(${word}))) > 0
        or exists (select from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = s.employee_id
          and strpos(e.searched, (select searchable(${word}))) > 0)
        or exists (select from daily_scrum_blockers b where b.tenant_id = ${sql.tenantId}::uuid
          and b.employee_id = s.employee_id and b.raised_day = s.day
          and strpos(searchable(b.text), (select searchable(${word}))) > 0))`,
    ),
  ])

export const entriesWindow = (caller: Caller, search: string, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keyColumns(reading))}, s.id
      from daily_scrum_entries s where s.tenant_id = ${sql.tenantId}::uuid and ${found(sql, caller, search)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(rowJson),
    of: ['daily_scrum_entries', 's'],
  })

export const entryCount = (caller: Caller, search: string) => (sql: Sql) =>
  sql.of({ count: Schema.Number })`
    select count(*)::int as count from daily_scrum_entries s
    where s.tenant_id = ${sql.tenantId}::uuid and ${found(sql, caller, search)}`
