import { Effect, Schema } from 'effect'
import { ItemId } from '../../../domain/kernel/ids.ts'
import { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { Body } from '../../store/body.ts'
import { type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'

/** The newest version of each, as the JSON of a list of `PolicyTemplate`. */
export const templates = (sql: Sql) =>
  sql.of(Body)`
    select coalesce(json_agg(json_build_object(
      'id', t.id, 'title', t.title, 'category', t.category, 'summary', t.summary, 'version', v.version,
      'updatedUtc', ${sql.literal(instant('v.updated_utc'))},
      'content', v.content) order by lower(t.title), t.id), '[]'::json)::text as body
    from hr_document_templates t
    join hr_document_template_versions v on v.template_id = t.id and v.version = t.version`

export const TemplateText = Schema.Struct({
  id: ItemId,
  title: Schema.String,
  version: Schema.Number,
  content: PolicyContent,
})
export type TemplateText = typeof TemplateText.Type

/** The newest version, or the one that is asked for. */
export const templateText = (id: ItemId, version: number | null) => (sql: Sql) =>
  sql.of(TemplateText)`
    select t.id, t.title, v.version, v.content
    from hr_document_templates t
    join hr_document_template_versions v on v.template_id = t.id and v.version = coalesce(${version}::int, t.version)
    where t.id = ${id}::uuid`

/** The same inside a transaction. */
export const templateTextNow = (id: ItemId, version: number | null) =>
  Effect.map(
    TenantSql.use((sql) => templateText(id, version)(sql)),
    ([row]) => row,
  )
