import { Schema } from 'effect'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { type TextName, textNames } from '../../domain/positionTemplates/template.fields.ts'
import { type CollectionTable, collectionStore } from '../organisation/collection.store.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import { requiresSql } from './requirements.store.ts'

/** Where a part of the text lies. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const described = {
  table: 'position_templates',
  noun: 'positionTemplate',
  columns: [
    { field: 'title', column: 'title', type: 'text' },
    { field: 'department', column: 'department', type: 'uuid' },
    ...textNames.map((field) => ({ field, column: columnOf(field), type: 'text' as const })),
  ],
  called: { field: 'title', column: 'title' },
  readOnly: {
    isArchived: 'i.is_archived',
    globalPositionTemplateId: 'i.global_position_template_id',
    globalVersion: 'i.global_version',
    heldBy: `(select count(distinct p.employee_id) from positions p
      where p.tenant_id = i.tenant_id and p.template_id = i.id)`,
    requires: requiresSql,
  },
  nameKey: 'position_templates_title_key',
  references: [{ constraint: 'position_templates_tenant_id_department_fkey', field: 'department' }],
  followers: [`update positions set template_id = $3::uuid where tenant_id = $1::uuid and template_id = $2::uuid`],
} as const satisfies CollectionTable

/** § 4 Archived templates have a list of their own. */
export const positionTemplates = collectionStore({ ...described, listed: 'not i.is_archived' })
export const archivedTemplates = collectionStore({ ...described, listed: 'i.is_archived' })

const { title, department, isArchived, globalPositionTemplateId, globalVersion, requires, version } =
  PositionTemplate.fields
const texts = Object.fromEntries(textNames.map((name) => [name, Schema.String])) as Record<TextName, Schema.String>
const textsSql = textNames.map((name) => `${columnOf(name)} as "${name}"`).join(', ')

/** As it stands, held until the change is over. */
export const templateToChange = (id: ItemId) =>
  firstRow(
    (sql) => sql.of({
      id: PositionTemplate.fields.id,
      title,
      department,
      isArchived,
      globalPositionTemplateId,
      globalVersion,
      requires,
      version,
      ...texts,
    })`
      select id, title, department, is_archived as "isArchived",
        global_position_template_id as "globalPositionTemplateId", global_version as "globalVersion",
        ${sql.literal(requiresSql)} as requires, version, ${sql.literal(textsSql)}
      from position_templates i where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
  )

export const setArchived = (id: ItemId, archived: boolean) =>
  TenantSql.use(
    (sql) => sql`
      update position_templates set is_archived = ${archived}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** Where its text came from. */
export const setLineage = (id: ItemId, globalId: ItemId, globalVersionNow: number) =>
  TenantSql.use(
    (sql) => sql`
      update position_templates
      set global_position_template_id = ${globalId}::uuid, global_version = ${globalVersionNow}
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** What a file says of these, in the order named. */
export const templatesToWrite = (ids: ReadonlyArray<ItemId>) => (sql: Sql) =>
  sql.of({
    title: Schema.String,
    department: Schema.NullOr(Schema.String),
    isArchived: Schema.Boolean,
    heldBy: Schema.Int,
    requires,
    ...texts,
  })`
    select i.title, d.name as department, i.is_archived as "isArchived",
      (${sql.literal(described.readOnly.heldBy)})::int as "heldBy", ${sql.literal(requiresSql)} as requires, ${sql.literal(textsSql)}
    from position_templates i
    left join departments d on d.tenant_id = i.tenant_id and d.id = i.department
    where i.tenant_id = ${sql.tenantId}::uuid and i.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], i.id)`
