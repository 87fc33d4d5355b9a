import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { EmployeeId, type PraiseId } from '../../domain/kernel/ids.ts'
import type { PraiseGiven } from '../../domain/praise/nouns.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { canBeTold } from '../employees/listeners.store.ts'
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
import { praiseSeen, valueNames } from './seen.sql.ts'

const praiseJson = `json_build_object('id', p.id, 'text', p.text, 'audience', p.audience,
  'givenUtc', ${instant('p.given_utc')}, 'by', ${personJson('p', 'given_by')},
  'to', (select json_agg(json_build_object('id', e.id, 'fullName', e.full_name) order by e.full_name collate list_order, e.id)
    from praise_people s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    where s.tenant_id = p.tenant_id and s.praise_id = p.id),
  'values', ${valueNames('p')})`

export const praise = (id: PraiseId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(praiseJson)}::text as body from praise p
    where p.tenant_id = ${sql.tenantId}::uuid and p.id = ${id}::uuid`

// ── The list ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface PraiseQuestion {
  readonly search?: string | undefined
  readonly person?: EmployeeId | undefined
}

const keys: ReadonlyArray<Key> = [
  { sql: 'p.given_no', kind: 'number' },
  { sql: 'p.id', kind: 'id' },
]

/** The latest first. */
export const praiseOrder: Order = { name: 'given', keys, isDescending: true }

const found = (sql: Sql, caller: Caller, { search = '', person }: PraiseQuestion) =>
  sql.and([
    praiseSeen(sql, caller, 'p'),
    ...(person === undefined
      ? []
      : [
          sql`exists (select from praise_people s where s.tenant_id = ${sql.tenantId}::uuid and s.praise_id = p.id
            and s.employee_id = ${person}::uuid)`,
        ]),
    ...searchWords(search).map(
      (word) => sql`(strpos(p.searched, (select searchable(${word}))) > 0
        or exists (select from praise_values v where v.tenant_id = ${sql.tenantId}::uuid and v.praise_id = p.id
          and strpos(searchable(v.name), (select searchable(${word}))) > 0)
        or exists (select from employees e where e.tenant_id = ${sql.tenantId}::uuid
          and (e.id = p.given_by or exists (select from praise_people s where s.tenant_id = e.tenant_id
            and s.praise_id = p.id and s.employee_id = e.id))
          and strpos(e.searched, (select searchable(${word}))) > 0))`,
    ),
  ])

export const praiseWindow = (caller: Caller, question: PraiseQuestion, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keyColumns(reading))}, p.id
      from praise p where p.tenant_id = ${sql.tenantId}::uuid and ${found(sql, caller, question)} and ${beyondPlace(sql, reading)}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(praiseJson),
    of: ['praise', 'p'],
  })

export const praiseCount = (caller: Caller, question: PraiseQuestion) => (sql: Sql) =>
  sql.of({ count: Schema.Int })`
    select count(*)::int as count from praise p
    where p.tenant_id = ${sql.tenantId}::uuid and ${found(sql, caller, question)}`

// ── Whom one may praise ────────────────────────────────────────────────────────────────────────────────────────────

const nameKeys: ReadonlyArray<Key> = [
  { sql: 'e.full_name collate list_order', kind: 'text' },
  { sql: 'e.id', kind: 'id' },
]

export const colleaguesOrder: Order = { name: 'name', keys: nameKeys, isDescending: false }

/** `mayPraise` of the domain. */
const mayBePraised = (sql: Sql, caller: Caller) => sql`
  e.is_active and e.id <> ${caller.employeeId}::uuid and (not e.hide_from_directory or ${accessed(sql, caller, 'e.id')})`

export const colleaguesWindow = (caller: Caller, search: string, reading: Reading) => (sql: Sql) =>
  windowStatement(sql, reading, {
    keys: sql`
      select ${sql.literal(keyColumns(reading))}, e.id
      from employees e where e.tenant_id = ${sql.tenantId}::uuid and ${sql.and([
        mayBePraised(sql, caller),
        ...searchWords(search).map((word) => sql`strpos(e.searched, (select searchable(${word}))) > 0`),
        beyondPlace(sql, reading),
      ])}
      order by ${sql.literal(orderBy(reading))}`,
    row: sql.literal(`json_build_object('id', e.id, 'fullName', e.full_name)`),
    of: ['employees', 'e'],
  })

// ── Giving and taking back ─────────────────────────────────────────────────────────────────────────────────────────

export const peopleNamed = (ids: ReadonlyArray<EmployeeId>) =>
  TenantSql.use(
    (sql) =>
      sql.of({
        id: EmployeeId,
        fullName: Schema.String,
        email: Schema.String,
        isActive: Schema.Boolean,
        isHidden: Schema.Boolean,
        canBeTold: Schema.Boolean,
      })`
        select e.id, e.full_name as "fullName", e.email, e.is_active as "isActive",
          e.hide_from_directory as "isHidden", ${sql.literal(canBeTold('e'))} as "canBeTold"
        from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = any(${ids}::uuid[])
        order by e.id for key share`,
  )

/** No row where it was given before. */
export const insertPraise = ({ employeeId }: Caller, { id, text, audience }: PraiseGiven) =>
  firstRow(
    (sql) => sql.of({ id: Schema.String })`
      insert into praise (tenant_id, id, given_by, text, audience)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${employeeId}::uuid, ${text}, ${audience})
      on conflict do nothing returning id`,
  )

export const insertPraised = ({ id, people }: PraiseGiven) =>
  TenantSql.use(
    (sql) => sql`
      insert into praise_people (tenant_id, praise_id, employee_id)
      select distinct ${sql.tenantId}::uuid, ${id}::uuid, e from unnest(${people}::uuid[]) as e`,
  )

/** In the order of the client's list; answers their names. */
export const insertValues = ({ id, values }: PraiseGiven) =>
  TenantSql.use(
    (sql) => sql.of({ name: Schema.String })`
      insert into praise_values (tenant_id, praise_id, place, value_id, name)
      select ${sql.tenantId}::uuid, ${id}::uuid, row_number() over (order by v.sort_order), v.id, v.content ->> 'name'
      from core_values v where v.tenant_id = ${sql.tenantId}::uuid and v.id = any(${values}::uuid[])
      returning name`,
  )

/** Who gave it; locked, for a change. No row where it is not there, or not for the caller. */
export const praiseToTakeBack = (caller: Caller, id: PraiseId) =>
  firstRow(
    (sql) => sql.of({ by: Schema.NullOr(EmployeeId) })`
      select p.given_by as by from praise p
      where p.tenant_id = ${sql.tenantId}::uuid and p.id = ${id}::uuid and ${praiseSeen(sql, caller, 'p')}
      for no key update`,
  )

/** Answers who was praised. */
export const deletePraise = (id: PraiseId) =>
  TenantSql.use(
    (sql) => sql.of({ person: EmployeeId, name: Schema.String })`
      with gone as (delete from praise where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid)
      select e.id as person, e.full_name as name from praise_people s
      join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
      where s.tenant_id = ${sql.tenantId}::uuid and s.praise_id = ${id}::uuid order by e.id`,
  )
