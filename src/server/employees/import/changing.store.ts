/** The imports there were of a kind that adds and changes, and what each record was before (`domain/kernel/import/changing.ts`). */
import { Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../../contract/callers.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { type ChangingImport, changingImportOf } from '../../../domain/kernel/import/nouns.ts'
import { hasRow, type Sql, TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'

interface Described<Id extends Schema.Codec<string, string>, Before extends Schema.Top> {
  /** `assets` has `asset_imports`, and `asset_import_rows` with an `asset_id`. */
  readonly of: 'asset' | 'goal'
  readonly id: Id
  /** What a record is called, and by what the list of them is ordered; `a` is its row. */
  readonly name: string
  readonly order: string
  /** What an import may change of a record. */
  readonly before: Before
  /** What besides another version shows that somebody has worked on it since; `r` is the row, `i` its import. */
  readonly touched: string
  /** Whose imports a caller is shown; `i` is one. Without it all of them. */
  readonly seen?: (sql: Sql, caller: Caller) => Fragment
}

/** A list of imports says how many lines were left out, not which. */
export const noneLeftOut = `'{"headers": [], "rows": []}'::json as "leftOut"`

const mostListed = 50
const mostNamed = 100

export const changingStore = <Id extends Schema.Codec<string, string>, Before extends Schema.Top>({
  of,
  id: Id,
  name,
  order,
  before,
  touched,
  seen,
}: Described<Id, Before>) => {
  const Import = changingImportOf(Id)
  const table = `${of}s`
  const row = `
    i.id, i.file_name as "fileName", case when i.reverted_utc is null then 'done' else 'reverted' end as status,
    i.row_count as "rowCount", i.made_count as "madeCount", i.changed_count as "changedCount",
    i.unchanged_count as "unchangedCount", i.left_out_count as "leftOutCount", i.kept,
    (select e.full_name from employees e where e.tenant_id = i.tenant_id and e.id = i.created_by) as "createdBy",
    ${instant('i.created_utc')} as "createdUtc", ${instant('i.reverted_utc')} as "revertedUtc"`
  const made = `i.left_out as "leftOut", coalesce(
    (select json_agg(json_build_object('id', m.id, 'name', m.name, 'isNew', m."isNew")) from (
      select a.id, ${name} as name, r.before is null as "isNew"
      from ${of}_import_rows r
      join ${table} a on a.tenant_id = r.tenant_id and a.id = r.${of}_id
      where r.tenant_id = i.tenant_id and r.import_id = i.id
      order by ${order}, a.id limit ${mostNamed}) m), '[]'::json) as made`
  const shown = (sql: Sql, caller: Caller) => seen?.(sql, caller) ?? sql`true`
  return {
    all: (caller: Caller) => (sql: Sql) =>
      sql.of(Import)`
        select ${sql.literal(row)}, ${sql.literal(noneLeftOut)}, '[]'::json as made from ${sql.literal(`${of}_imports`)} i
        where i.tenant_id = ${sql.tenantId}::uuid and ${shown(sql, caller)}
        order by i.created_utc desc, i.id limit ${mostListed}`,

    one: (caller: Caller, id: ItemId) => (sql: Sql) =>
      sql.of(Import)`
        select ${sql.literal(row)}, ${sql.literal(made)} from ${sql.literal(`${of}_imports`)} i
        where i.tenant_id = ${sql.tenantId}::uuid and i.id = ${id}::uuid and ${shown(sql, caller)}`,

    /** One after the other: of two who take one import back at once the second finds it taken back. */
    lock: (id: ItemId) =>
      TenantSql.use(
        (sql) => sql`
          select from ${sql.literal(`${of}_imports`)}
          where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`,
      ),

    /** False when this id is taken. */
    insert: (
      { employeeId }: Caller,
      id: ItemId,
      counts: Pick<
        ChangingImport,
        'fileName' | 'rowCount' | 'madeCount' | 'changedCount' | 'unchangedCount' | 'leftOut'
      >,
    ) =>
      hasRow(
        (sql) => sql`
          insert into ${sql.literal(`${of}_imports`)} (tenant_id, id, file_name, row_count, made_count, changed_count,
            unchanged_count, left_out_count, left_out, created_by)
          values (${sql.tenantId}::uuid, ${id}::uuid, ${counts.fileName}, ${counts.rowCount}, ${counts.madeCount},
            ${counts.changedCount}, ${counts.unchangedCount}, ${counts.leftOut.rows.length}, ${JSON.stringify(counts.leftOut)}::jsonb, ${employeeId}::uuid)
          on conflict do nothing returning id`,
      ),

    /** With the versions they have now. */
    remember: (id: ItemId, rows: ReadonlyArray<{ readonly id: Id['Type']; readonly before: Before['Type'] | null }>) =>
      TenantSql.use(
        (sql) => sql`
          insert into ${sql.literal(`${of}_import_rows (tenant_id, import_id, ${of}_id, before, version)`)}
          select a.tenant_id, ${id}::uuid, a.id, nullif(r.before, 'null'::jsonb), a.version
          from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, before jsonb)
          join ${sql.literal(table)} a on a.tenant_id = ${sql.tenantId}::uuid and a.id = r.id`,
      ),

    /** What an import made or changed and is still there. */
    rows: (id: ItemId) =>
      TenantSql.use(
        (sql) => sql.of({ id: Id, before: Schema.NullOr(before), isTouched: Schema.Boolean })`
          select ${sql.literal(`r.${of}_id as id, r.before, a.version <> r.version or ${touched} as "isTouched"
          from ${of}_import_rows r
          join ${of}_imports i on i.tenant_id = r.tenant_id and i.id = r.import_id
          join ${table} a on a.tenant_id = r.tenant_id and a.id = r.${of}_id`)}
          where r.tenant_id = ${sql.tenantId}::uuid and r.import_id = ${id}::uuid`,
      ),

    reverted: (id: ItemId, kept: ChangingImport['kept']) =>
      TenantSql.use(
        (sql) => sql`
          update ${sql.literal(`${of}_imports`)} set kept = ${JSON.stringify(kept)}::jsonb, reverted_utc = now()
          where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
      ),
  }
}

export type ChangingStore<Id extends string, Before> = ReturnType<
  typeof changingStore<Schema.Codec<Id, string>, Schema.Codec<Before, unknown>>
>
