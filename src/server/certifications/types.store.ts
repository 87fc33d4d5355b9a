import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type CertificationRequirement, CertificationTypeDraft } from '../../domain/certifications/nouns.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { Version } from '../../domain/kernel/nouns.ts'
import { accessibleTo } from '../employees/accessible.sql.ts'
import { Body, bodyOf } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'

const requirementJson = `json_build_object(
  'all', t.required_of_all,
  'departmentIds', coalesce((
    select json_agg(d.department_id order by d.department_id) from certification_type_departments d
    where d.tenant_id = t.tenant_id and d.type_id = t.id), '[]'::json),
  'positionTitles', to_json(t.required_titles),
  'tags', coalesce((
    select json_agg(g.name order by lower(g.name)) from certification_type_tags r
    join tags g on g.tenant_id = r.tenant_id and g.id = r.tag_id
    where r.tenant_id = t.tenant_id and r.type_id = t.id), '[]'::json))`

/** How many of those that hold on to a type are named. */
const REFERENCES = 10

const references = `certifications c
    where c.tenant_id = t.tenant_id and c.type_id = t.id and not c.is_deleted
      and ($2::uuid[] is null or c.employee_id = any($2::uuid[]))`

/** $1 the tenant, $2 those whose certifications the reader may know of; null for everybody. */
const typeJson = `json_build_object(
  'id', t.id,
  'name', t.name,
  'description', t.description,
  'isDeleted', t.is_deleted,
  'references', coalesce((
    select json_agg(r.id) from (select c.id from ${references} order by c.id limit ${REFERENCES}) r), '[]'::json),
  'referenceCount', (select count(*) from ${references}),
  'validityMonths', t.validity_months,
  'reminderDays', to_json(t.reminder_days),
  'requiredBy', ${requirementJson},
  'askedByPositions', coalesce((
    select json_agg(i.title order by lower(i.title)) from position_template_types r
    join position_templates i on i.tenant_id = r.tenant_id and i.id = r.template_id
    where r.tenant_id = t.tenant_id and r.type_id = t.id), '[]'::json),
  'version', t.version)`

const typesText = `select coalesce(json_agg(${typeJson} order by lower(t.name), t.id), '[]'::json)::text as body
  from certification_types t where t.tenant_id = $1::uuid`

export const types = (caller: Caller) => (sql: Sql) =>
  sql.of(Body).unsafe(typesText, [sql.tenantId, accessibleTo(caller)])

export const typeNow = (caller: Caller, id: CertificationTypeId) =>
  bodyOf((sql) =>
    sql
      .of(Body)
      .unsafe(
        `select ${typeJson}::text as body from certification_types t where t.tenant_id = $1::uuid and t.id = $3::uuid`,
        [sql.tenantId, accessibleTo(caller), id],
      ),
  )

/** A type as the rules ask about it. */
const StoredType = Schema.Struct({ ...CertificationTypeDraft.fields, version: Version })
export type StoredType = typeof StoredType.Type

/** Locked, so that nobody archives it while somebody is about to use it. */
export const typeToUse = (id: CertificationTypeId, lock: 'share' | 'no key update') =>
  firstRow(
    (sql) => sql.of(StoredType)`
      select t.id, t.name, t.description, t.is_deleted as "isDeleted", t.validity_months as "validityMonths",
        t.reminder_days as "reminderDays", ${sql.literal(requirementJson)} as "requiredBy", t.version
      from certification_types t where t.tenant_id = ${sql.tenantId}::uuid and t.id = ${id}::uuid
      for ${sql.literal(lock)} of t`,
  )

/** False when the id or the name is taken. */
export const insertType = (to: CertificationTypeDraft) =>
  hasRow(
    (sql) => sql`
      insert into certification_types
        (tenant_id, id, name, description, is_deleted, validity_months, reminder_days, required_of_all, required_titles)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${to.name}, ${to.description}, ${to.isDeleted}, ${to.validityMonths},
        ${to.reminderDays}::integer[], ${to.requiredBy.all}, ${to.requiredBy.positionTitles}::text[])
      on conflict do nothing returning id`,
  )

export const updateType = (to: CertificationTypeDraft) =>
  TenantSql.use(
    (sql) => sql`
      update certification_types
      set name = ${to.name}, description = ${to.description}, is_deleted = ${to.isDeleted},
        validity_months = ${to.validityMonths}, reminder_days = ${to.reminderDays}::integer[],
        required_of_all = ${to.requiredBy.all}, required_titles = ${to.requiredBy.positionTitles}::text[],
        version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${to.id}::uuid`,
  )

/** Sets which departments and tags require it. Answers the names of tags there are none of. */
export const setRequirement = (id: CertificationTypeId, to: CertificationRequirement) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      delete from certification_type_departments
      where tenant_id = ${sql.tenantId}::uuid and type_id = ${id}::uuid
        and department_id <> all(${to.departmentIds}::uuid[])`
    yield* sql`
      insert into certification_type_departments (tenant_id, type_id, department_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, wanted from unnest(${to.departmentIds}::uuid[]) wanted
      on conflict do nothing`
    yield* sql`
      delete from certification_type_tags r using tags g
      where r.tenant_id = ${sql.tenantId}::uuid and r.type_id = ${id}::uuid and g.tenant_id = r.tenant_id
        and g.id = r.tag_id and lower(g.name) not in (select lower(wanted) from unnest(${to.tags}::text[]) wanted)`
    yield* sql`
      insert into certification_type_tags (tenant_id, type_id, tag_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, g.id from tags g
      where g.tenant_id = ${sql.tenantId}::uuid and lower(g.name) in (select lower(wanted) from unnest(${to.tags}::text[]) wanted)
      on conflict do nothing`
    const unknown = yield* sql.of({ name: Schema.String })`
      select wanted as name from unnest(${to.tags}::text[]) wanted
      where not exists (
        select from tags g where g.tenant_id = ${sql.tenantId}::uuid and lower(g.name) = lower(wanted))`
    return unknown.map(({ name }) => name)
  })
