/** What positions ask of those who hold them (`domain/positionTemplates/requirements.ts`), and how those stand with it. */
import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { ComplianceItem } from '../../domain/certifications/nouns.ts'
import { EmployeeId, ItemId } from '../../domain/kernel/ids.ts'
import type { RequirementsChange } from '../../domain/positionTemplates/nouns.ts'
import { dutyDone, dutyDue, evidenceJson, TypeOfPerson } from '../certifications/compliance.store.ts'
import { accessibleTo } from '../employees/accessible.sql.ts'
import { type Sql, TenantSql } from '../store/database.ts'

/** On the row `i` of a template: what counts, by name. */
export const requiresSql = `json_build_object(
  'certificationTypes', coalesce((
    select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
    from position_template_types r
    join certification_types t on t.tenant_id = r.tenant_id and t.id = r.type_id and not t.is_deleted
    where r.tenant_id = i.tenant_id and r.template_id = i.id), '[]'::json),
  'policies', coalesce((
    select json_agg(json_build_object('id', h.id, 'name', h.title) order by lower(h.title), h.id)
    from position_template_policies r
    join hr_documents h on h.tenant_id = r.tenant_id and h.id = r.document_id and not h.is_archived
    where r.tenant_id = i.tenant_id and r.template_id = i.id), '[]'::json))`

/**
 * Before the row of a template is held: whoever changes what somebody holds and whoever changes what that asks see each other's
 * work (`wait_for_policies`), in one order.
 */
export const waitForPolicies = (alone: boolean) =>
  TenantSql.use((sql) => sql`select wait_for_policies(${sql.tenantId}::uuid, ${alone})`)

/** Answers what of it is not there, or is not asked of anybody any more. */
export const unknownAmong = ({ certificationTypeIds, policyIds }: Omit<RequirementsChange, 'version'>) =>
  TenantSql.use(
    (sql) => sql.of({ field: Schema.Literals(['certificationTypeIds', 'policyIds']) })`
      select 'certificationTypeIds' as field from unnest(${certificationTypeIds}::uuid[]) as asked (id)
      where not exists (
        select from certification_types t where t.tenant_id = ${sql.tenantId}::uuid and t.id = asked.id and not t.is_deleted)
      union all
      select 'policyIds' from unnest(${policyIds}::uuid[]) as asked (id)
      where not exists (
        select from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and h.id = asked.id and not h.is_archived
          and asks_for_agreement(h.type))`,
  )

/** What is archived meanwhile stays asked for, should it be taken out of the archive. */
export const setRequirements = (id: ItemId, { certificationTypeIds, policyIds }: Omit<RequirementsChange, 'version'>) =>
  TenantSql.use(
    (sql) => sql`
      with types_gone as (
        delete from position_template_types r using certification_types t
        where r.tenant_id = ${sql.tenantId}::uuid and r.template_id = ${id}::uuid and t.tenant_id = r.tenant_id
          and t.id = r.type_id and not t.is_deleted and r.type_id <> all(${certificationTypeIds}::uuid[])),
      policies_gone as (
        delete from position_template_policies r using hr_documents h
        where r.tenant_id = ${sql.tenantId}::uuid and r.template_id = ${id}::uuid and h.tenant_id = r.tenant_id
          and h.id = r.document_id and not h.is_archived and r.document_id <> all(${policyIds}::uuid[])),
      types_come as (
        insert into position_template_types (tenant_id, template_id, type_id)
        select ${sql.tenantId}::uuid, ${id}::uuid, unnest(${certificationTypeIds}::uuid[]) on conflict do nothing),
      policies_come as (
        insert into position_template_policies (tenant_id, template_id, document_id)
        select ${sql.tenantId}::uuid, ${id}::uuid, unnest(${policyIds}::uuid[]) on conflict do nothing)
      update position_templates set version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** What can be asked for. */
export const requirable = (sql: Sql) =>
  sql.of({ body: Schema.String })`
    select json_build_object(
      'certificationTypes', coalesce((
        select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id)
        from certification_types t where t.tenant_id = ${sql.tenantId}::uuid and not t.is_deleted), '[]'::json),
      'policies', coalesce((
        select json_agg(json_build_object('id', h.id, 'name', h.title) order by lower(h.title), h.id)
        from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and not h.is_archived and h.version_no > 0
          and asks_for_agreement(h.type)), '[]'::json))::text as body`

const Asked = Schema.Struct({
  templateId: ItemId,
  employeeId: EmployeeId,
  fullName: Schema.String,
  /** Null where nothing of the kind is asked of them. */
  types: Schema.NullOr(Schema.Array(TypeOfPerson)),
  policies: Schema.NullOr(Schema.Array(ComplianceItem)),
})

interface HoldersAsked {
  readonly templateId: ItemId | null
  /** What the client has: without it nothing of the kind is asked. */
  readonly hasCompliance: boolean
  readonly hasCertifications: boolean
}

/**
 * Whoever holds a position that was given from a template (`templateId`; null for any) and whom the caller sees, with the types
 * it asks of them, what they hold of those, and how they stand with the policies it asks for; by name.
 */
export const holders =
  (caller: Caller, { templateId, hasCompliance, hasCertifications }: HoldersAsked) =>
  (sql: Sql) =>
    sql.of(Asked)`
      with held as materialized (
        select p.template_id, p.employee_id, e.full_name
        from positions p join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id and e.is_active
        where p.tenant_id = ${sql.tenantId}::uuid and p.is_current and p.template_id is not null
          and (${templateId}::uuid is null or p.template_id = ${templateId}::uuid)
          and (${accessibleTo(caller)}::uuid[] is null or p.employee_id = any(${accessibleTo(caller)}::uuid[]))),
      shown as (
        select h.template_id, h.employee_id, t.id, t.name, coalesce(
          json_agg(${sql.literal(evidenceJson)}) filter (where c.id is not null), '[]'::json) as them
        from held h
        join position_template_types r on r.tenant_id = ${sql.tenantId}::uuid and r.template_id = h.template_id
        join certification_types t on t.tenant_id = r.tenant_id and t.id = r.type_id and not t.is_deleted
        left join certifications c on c.tenant_id = t.tenant_id and c.type_id = t.id and c.employee_id = h.employee_id
          and not c.is_deleted
        where ${hasCertifications}
        group by h.template_id, h.employee_id, t.id, t.name),
      types as (
        select template_id, employee_id, json_agg(json_build_object(
          'typeId', id, 'typeName', name, 'isRequired', true, 'held', them)) as them
        from shown group by template_id, employee_id),
      bound as (
        select h.template_id, h.employee_id, json_agg(json_build_object(
          'kind', 'policy', 'id', o.id, 'title', o.title, 'standing', d.standing,
          'dueUtc', ${sql.literal(dutyDue)}, 'doneUtc', ${sql.literal(dutyDone)})) as them
        from held h
        join position_template_policies r on r.tenant_id = ${sql.tenantId}::uuid and r.template_id = h.template_id
        join policy_duties(${sql.tenantId}::uuid) d on d.document_id = r.document_id and d.employee_id = h.employee_id
        join hr_documents o on o.tenant_id = r.tenant_id and o.id = r.document_id
        where ${hasCompliance}
        group by h.template_id, h.employee_id)
      select h.template_id as "templateId", h.employee_id as "employeeId", h.full_name as "fullName",
        types.them as types, bound.them as policies
      from held h
      left join types on types.template_id = h.template_id and types.employee_id = h.employee_id
      left join bound on bound.template_id = h.template_id and bound.employee_id = h.employee_id
      order by lower(h.full_name), h.employee_id`
