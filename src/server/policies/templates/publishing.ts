import { Effect } from 'effect'
import type { SqlError } from 'effect/sql/SqlError'
import type { Address } from '../../store/pool.ts'
import { asRole } from '../../store/roles.ts'
import { type MarketplaceTemplate, marketplace } from './marketplace.ts'

/**
 * Writes the marketplace into the database, as the owner of what stands above the tenants; asked again, it adds what is
 * new. One statement, so two servers that start at once do not mind each other.
 */
export const publishTemplates = (
  owner: Address,
  templates: ReadonlyArray<MarketplaceTemplate> = marketplace,
): Effect.Effect<void, SqlError> =>
  asRole(owner, (connection) => Effect.asVoid(connection.query(statement, valuesOf(templates))))

interface Queries {
  query(text: string, params: ReadonlyArray<string>): Promise<unknown>
}

/** The same inside the transaction of a caller that is the owner already. */
export const publishTemplatesBy = async (sql: Queries): Promise<void> => {
  await sql.query(statement, valuesOf(marketplace))
}

const statement = `
  with templates as (
    insert into hr_document_templates (id, title, category, summary, version)
    select id, title, category, summary, version
    from jsonb_to_recordset($1::text::jsonb) as t (id uuid, title text, category text, summary text, version integer)
    on conflict (id) do update
    set title = excluded.title, category = excluded.category, summary = excluded.summary,
      version = greatest(hr_document_templates.version, excluded.version)
    returning id)
  insert into hr_document_template_versions (template_id, version, content, updated_utc)
  select t.id, v.version, v.content, v.updated_utc
  from jsonb_to_recordset($2::text::jsonb)
    as v (template_id uuid, version integer, content jsonb, updated_utc timestamptz)
  join templates t on t.id = v.template_id
  on conflict (template_id, version) do nothing`

const valuesOf = (templates: ReadonlyArray<MarketplaceTemplate>) => [
  JSON.stringify(templates.map(({ versions, ...template }) => ({ ...template, version: versions.length }))),
  JSON.stringify(templates.flatMap(versionRows)),
]

const versionRows = ({ id, versions }: MarketplaceTemplate) =>
  versions.map(({ content, updatedUtc }, index) => ({
    template_id: id,
    version: index + 1,
    content,
    updated_utc: updatedUtc,
  }))
