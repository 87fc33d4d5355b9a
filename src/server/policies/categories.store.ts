import { Effect, Schema } from 'effect'
import { ItemId } from '../../domain/kernel/ids.ts'
import { PolicyCategory } from '../../domain/policies/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'

/** The category as it is written already; a name that is new becomes one. Names are compared without regard to case. */
export const categoryNamed = (name: string) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    // An update that changes nothing answers the row that is there, and waits for one that is being made.
    const [row] = yield* sql.of({ id: ItemId, name: Schema.String })`
      insert into hr_document_categories as c (tenant_id, id, name)
      values (${sql.tenantId}::uuid, gen_random_uuid(), ${name})
      on conflict (tenant_id, lower(name)) do update set name = c.name
      returning id, name`
    return row
  })

/** Filed there are documents of any status, and drafts that say so. */
const uses = `(
  select count(*)::int from hr_documents h
  left join hr_document_drafts d on d.tenant_id = h.tenant_id and d.document_id = h.id
  where h.tenant_id = c.tenant_id and (h.category_id = c.id or lower(d.category) = lower(c.name)))`

export const categories = (sql: Sql) =>
  sql.of(PolicyCategory)`
    select c.id, c.name, ${sql.literal(uses)} as uses
    from hr_document_categories c where c.tenant_id = ${sql.tenantId}::uuid order by lower(c.name)`

/** Held before it is counted what is in it: whoever is putting a document into it comes first. */
export const categoryToRemove = (name: string) =>
  firstRow(
    (sql) => sql.of({ id: PolicyCategory.fields.id })`
      select c.id from hr_document_categories c
      where c.tenant_id = ${sql.tenantId}::uuid and lower(c.name) = lower(${name}) for update`,
  ).pipe(
    Effect.flatMap((held) =>
      firstRow(
        (sql) => sql.of(PolicyCategory)`
          select c.id, c.name, ${sql.literal(uses)} as uses
          from hr_document_categories c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${held?.id ?? null}::uuid`,
      ),
    ),
  )

export const deleteCategory = (id: ItemId) =>
  TenantSql.use(
    (sql) => sql`delete from hr_document_categories where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
