import { Schema } from 'effect'
import type { CheckInStatus, PreparedBy } from '../../domain/checkIns/lifecycle.ts'
import type { Moments } from '../../domain/checkIns/moments.ts'
import { CheckIn, type ItemSaved, type NewCheckIn, type NewCheckInComment } from '../../domain/checkIns/nouns.ts'
import { type CheckInCommentId, type CheckInId, CheckInSeriesId, EmployeeId, ItemId } from '../../domain/kernel/ids.ts'
import { Day } from '../../domain/kernel/nouns.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { checkInJson, isShownItem, itemJson, rowJson, textJson } from './checkIn.sql.ts'

export const checkIn = (id: CheckInId, reader: EmployeeId) => (sql: Sql) =>
  sql
    .of(Body)
    .unsafe(
      `select ${checkInJson('$3::uuid')}::text as body from check_ins c where c.tenant_id = $1::uuid and c.id = $2::uuid`,
      [sql.tenantId, id, reader],
    )

export const rowsAs = (ids: ReadonlyArray<CheckInId>) => (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(${sql.literal(rowJson)} order by c.scheduled_utc, c.id), '[]'::json)::text as body
    from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.id = any(${ids}::uuid[])`

const ids = Schema.Array(EmployeeId)
const Parties = { employeeId: EmployeeId, reviewerId: EmployeeId, line: ids }

/** Whom it is between, for the one rule of who sees it. */
export const partiesOf = (id: CheckInId) => (sql: Sql) =>
  sql.of(Parties)`
    select c.employee_id as "employeeId", c.reviewer_id as "reviewerId", line_above(c.tenant_id, c.employee_id) as line
    from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid`

const { name, status, sections, version, minutes } = CheckIn.fields
const Stored = Schema.Struct({
  ...Parties,
  name,
  status,
  sections,
  version,
  minutes,
  preparedBy: CheckIn.fields.preparedBy,
  locationId: Schema.NullOr(ItemId),
  day: Day,
  time: Schema.String,
  dueDay: Schema.NullOr(Day),
  seriesId: Schema.NullOr(CheckInSeriesId),
  number: Schema.NullOr(Schema.Int),
})
export type StoredCheckIn = typeof Stored.Type

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const checkInToChange = (id: CheckInId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select c.employee_id as "employeeId", c.reviewer_id as "reviewerId",
        line_above(c.tenant_id, c.employee_id) as line, c.name, c.status, c.sections, c.version, c.minutes,
        json_build_object('employee', c.prepared_employee, 'reviewer', c.prepared_reviewer) as "preparedBy",
        c.location_id as "locationId", c.day, c.time, c.due_day as "dueDay", c.series_id as "seriesId", c.number
      from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid for no key update`,
  )

const Somebody = Schema.Struct({ id: EmployeeId, isActive: Schema.Boolean, line: ids })
/** Somebody, with who is above them; nobody terminates them until the end of the transaction. */
export const personWithLine = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of(Somebody)`
      select e.id, e.is_active as "isActive", line_above(e.tenant_id, e.id) as line from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid for share`,
  )

type Content = Omit<NewCheckIn, 'id' | 'employeeId' | 'templateId'>

/** False when the id is taken. */
export const insertCheckIn = (
  { id, employeeId, ...to }: Omit<NewCheckIn, 'templateId'>,
  { scheduledUtc, dueUtc }: Moments,
  snapshot: unknown,
) =>
  hasRow(
    (sql) => sql`
      insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, location_id, minutes, day, time,
        scheduled_utc, due_day, due_utc)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${employeeId}::uuid, ${to.reviewerId}::uuid, ${to.name},
        ${JSON.stringify(snapshot)}::text::jsonb, ${to.locationId}::uuid, ${to.minutes}, ${to.day}::date, ${to.time},
        ${scheduledUtc}::timestamptz, ${to.dueDay}::date, ${dueUtc}::timestamptz)
      on conflict do nothing
      returning id`,
  )

export const updateCheckIn = (
  id: CheckInId,
  to: Content,
  { scheduledUtc, dueUtc, status, preparedBy }: Moments & Pick<StoredCheckIn, 'status' | 'preparedBy'>,
) =>
  TenantSql.use(
    (sql) => sql`
      update check_ins
      set name = ${to.name}, reviewer_id = ${to.reviewerId}::uuid, location_id = ${to.locationId}::uuid,
        minutes = ${to.minutes}, day = ${to.day}::date, time = ${to.time}, scheduled_utc = ${scheduledUtc}::timestamptz,
        due_day = ${to.dueDay}::date, due_utc = ${dueUtc}::timestamptz, status = ${status},
        prepared_reviewer = ${preparedBy.reviewer}, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const updateStatus = (id: CheckInId, status: CheckInStatus, { employee, reviewer }: PreparedBy) =>
  TenantSql.use(
    (sql) => sql`
      update check_ins
      set status = ${status}, prepared_employee = ${employee}, prepared_reviewer = ${reviewer}, version = version + 1,
        updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const insertEvent = (id: CheckInId, by: EmployeeId, action: string, reason: string) =>
  TenantSql.use(
    (sql) => sql`
      insert into check_in_events (tenant_id, check_in_id, action, by_id, reason)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${action}, ${by}::uuid, ${reason})`,
  )

export const deleteCheckIn = (id: CheckInId) =>
  TenantSql.use((sql) => sql`delete from check_ins where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

/** Those who look at it read it again. */
export const touchCheckIn = (id: CheckInId) =>
  TenantSql.use(
    (sql) => sql`update check_ins set updated_utc = now() where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

// ── Texts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const text = (id: CheckInId, name: string) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(textJson)}::text as body from check_in_texts t
    where t.tenant_id = ${sql.tenantId}::uuid and t.check_in_id = ${id}::uuid and t.name = ${name}`

export const privateNote = (id: CheckInId, author: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(textJson)}::text as body
    from (select n.tenant_id, 'private' as name, n.text, n.version, n.updated_utc, n.author_id as by_id
      from check_in_private_notes n
      where n.tenant_id = ${sql.tenantId}::uuid and n.check_in_id = ${id}::uuid and n.author_id = ${author}::uuid) t`

interface Written {
  readonly name: string
  readonly text: string
  readonly version: number
}

/** False when it was written on another version than the stored one; the same text again is no other. */
export const writeText = (id: CheckInId, by: EmployeeId, { name, text, version }: Written) =>
  hasRow(
    (sql) => sql`
      insert into check_in_texts as t (tenant_id, check_in_id, name, text, by_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, ${name}, ${text}, ${by}::uuid
      where ${version}::int = 0 or exists (
        select from check_in_texts w where w.tenant_id = ${sql.tenantId}::uuid and w.check_in_id = ${id}::uuid
          and w.name = ${name})
      on conflict (tenant_id, check_in_id, name) do update
        set text = excluded.text, by_id = excluded.by_id, version = t.version + 1, updated_utc = now()
        where t.version = ${version}::int or t.text = excluded.text
      returning t.name`,
  )

export const writePrivateNote = (id: CheckInId, author: EmployeeId, { text, version }: Omit<Written, 'name'>) =>
  hasRow(
    (sql) => sql`
      insert into check_in_private_notes as t (tenant_id, check_in_id, author_id, text)
      select ${sql.tenantId}::uuid, ${id}::uuid, ${author}::uuid, ${text}
      where ${version}::int = 0 or exists (
        select from check_in_private_notes w where w.tenant_id = ${sql.tenantId}::uuid
          and w.check_in_id = ${id}::uuid and w.author_id = ${author}::uuid)
      on conflict (tenant_id, check_in_id, author_id) do update
        set text = excluded.text, version = t.version + 1, updated_utc = now()
        where t.version = ${version}::int or t.text = excluded.text
      returning t.author_id`,
  )

// ── Items ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const item = (checkInId: CheckInId, id: ItemId) => (sql: Sql) =>
  sql.of(Body).unsafe(
    `select ${itemJson('$3::uuid')}::text as body from check_in_items i
     where i.tenant_id = $1::uuid and i.id = $2::uuid`,
    [sql.tenantId, id, checkInId],
  )

const StoredItem = Schema.Struct({
  version,
  ownerId: Schema.NullOr(EmployeeId),
  /** Of the check-in in which it was written. */
  status,
})

/** One that the check-in shows, read to be changed. */
export const itemToChange = (checkInId: CheckInId, id: ItemId) =>
  firstRow((sql) =>
    sql.of(StoredItem).unsafe(
      `select i.version, i.owner_id as "ownerId", w.status
       from check_in_items i join check_ins c on c.tenant_id = i.tenant_id and c.id = $3::uuid
       join check_ins w on w.tenant_id = i.tenant_id and w.id = i.check_in_id
       where i.tenant_id = $1::uuid and i.id = $2::uuid and ${isShownItem} for no key update of i`,
      [sql.tenantId, id, checkInId],
    ),
  )

/** False when the id is taken. */
export const insertItem = (checkInId: CheckInId, id: ItemId, by: EmployeeId, to: ItemSaved) =>
  hasRow(
    (sql) => sql`
      insert into check_in_items (tenant_id, id, check_in_id, kind, text, owner_id, due_day, is_done, done_in, by_id)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${checkInId}::uuid, ${to.kind}, ${to.text}, ${to.ownerId}::uuid,
        ${to.dueDay}::date, ${to.isDone}, ${to.isDone ? checkInId : null}::uuid, ${by}::uuid)
      on conflict do nothing
      returning id`,
  )

export const updateItem = (checkInId: CheckInId, id: ItemId, to: Omit<ItemSaved, 'version'>) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_items
      set kind = case when check_in_id = ${checkInId}::uuid then ${to.kind} else kind end, text = ${to.text}, owner_id = ${to.ownerId}::uuid, due_day = ${to.dueDay}::date, is_done = ${to.isDone},
        done_in = case when ${to.isDone} then coalesce(done_in, ${checkInId}::uuid) end, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deleteItem = (id: ItemId) =>
  TenantSql.use((sql) => sql`delete from check_in_items where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`)

// ── Comments ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** False when the id is taken. */
export const insertComment = (checkInId: CheckInId, author: EmployeeId, { id, text }: NewCheckInComment) =>
  hasRow(
    (sql) => sql`
      insert into check_in_comments (tenant_id, id, check_in_id, author_id, text)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${checkInId}::uuid, ${author}::uuid, ${text})
      on conflict do nothing
      returning id`,
  )

const CommentRow = Schema.Struct({
  ...Parties,
  checkInId: CheckIn.fields.id,
  authorId: EmployeeId,
  text: Schema.String,
})

export const commentOf = (id: CheckInCommentId) =>
  firstRow(
    (sql) => sql.of(CommentRow)`
      select m.check_in_id as "checkInId", m.author_id as "authorId", m.text, c.employee_id as "employeeId",
        c.reviewer_id as "reviewerId", line_above(c.tenant_id, c.employee_id) as line
      from check_in_comments m join check_ins c on c.tenant_id = m.tenant_id and c.id = m.check_in_id
      where m.tenant_id = ${sql.tenantId}::uuid and m.id = ${id}::uuid for update of m`,
  )

export const deleteComment = (id: CheckInCommentId) =>
  TenantSql.use(
    (sql) => sql`delete from check_in_comments where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

// ── Presence ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const seeIn = (id: CheckInId, who: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      insert into check_in_presence (tenant_id, check_in_id, employee_id)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${who}::uuid)
      on conflict (tenant_id, check_in_id, employee_id) do update set seen_utc = now()`,
  )

export const presence = (id: CheckInId, reader: EmployeeId) => (sql: Sql) =>
  sql.of(Body)`
    select json_build_object(
      'people', coalesce((
        select json_agg(json_build_object('id', e.id, 'fullName', e.full_name) order by e.full_name)
        from check_in_presence p join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id
        where p.tenant_id = c.tenant_id and p.check_in_id = c.id and p.employee_id <> ${reader}::uuid
          and p.seen_utc > now() - interval '20 seconds'), '[]'::json),
      'updatedDateUtc', to_char(c.updated_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text as body
    from check_ins c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid`
