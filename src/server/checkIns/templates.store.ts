import { Schema } from 'effect'
import { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import type { CheckInTemplateId } from '../../domain/kernel/ids.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { templateJson } from './checkIn.sql.ts'

export const templates = (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(${sql.literal(templateJson)} order by t.is_archived, lower(t.name)), '[]'::json)::text as body
    from check_in_templates t where t.tenant_id = ${sql.tenantId}::uuid`

export const template = (id: CheckInTemplateId) => (sql: Sql) =>
  sql.of(Body)`
    select ${sql.literal(templateJson)}::text as body from check_in_templates t
    where t.tenant_id = ${sql.tenantId}::uuid and t.id = ${id}::uuid`

const { name, description, sections, isArchived, version } = CheckInTemplate.fields
const Stored = Schema.Struct({ name, description, sections, isArchived, version })
export type StoredTemplate = typeof Stored.Type

export const templateToChange = (id: CheckInTemplateId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select name, description, sections, is_archived as "isArchived", version from check_in_templates
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for no key update`,
  )

/** One that is not archived. */
export const templateToUse = (id: CheckInTemplateId) =>
  firstRow(
    (sql) => sql.of({ sections })`
      select sections from check_in_templates
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid and not is_archived`,
  )

type Content = Pick<StoredTemplate, 'name' | 'description' | 'sections'>

/** False when the id is taken. */
export const insertTemplate = (id: CheckInTemplateId, to: Content) =>
  hasRow(
    (sql) => sql`
      insert into check_in_templates (tenant_id, id, name, description, sections)
      values (${sql.tenantId}::uuid, ${id}::uuid, ${to.name}, ${to.description},
        ${JSON.stringify(to.sections)}::text::jsonb)
      on conflict (tenant_id, id) do nothing
      returning id`,
  )

export const updateTemplate = (id: CheckInTemplateId, to: Content & Pick<StoredTemplate, 'isArchived'>) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_templates
      set name = ${to.name}, description = ${to.description}, sections = ${JSON.stringify(to.sections)}::text::jsonb,
        is_archived = ${to.isArchived}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const deleteTemplate = (id: CheckInTemplateId) =>
  TenantSql.use(
    (sql) => sql`delete from check_in_templates where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
