import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { TenantSql } from '../store/database.ts'

/** How one of the seven simple collections (§ 7) is stored. */
export interface CollectionTable {
  readonly table: string
  /** The item as § 3 has it, for the record of changes. */
  readonly noun: string
  readonly columns: ReadonlyArray<Column>
  /** What the wire shows beside the columns and no body can set, as SQL on the row `i`. */
  readonly readOnly?: Readonly<Record<string, string>>
  /** Narrows the list, as SQL on the row `i`. */
  readonly listed?: string
  /** The unique key of the name: breaking it means that the item already exists. */
  readonly nameKey?: string
  /** The foreign keys that keep an item from being removed, and what to call those who hold it. */
  readonly uses?: ReadonlyArray<Use>
  /** The foreign keys of the item itself. */
  readonly references?: ReadonlyArray<{ readonly constraint: string; readonly field: string }>
}

export interface Column {
  readonly field: string
  readonly column: string
  readonly type: 'text' | 'jsonb' | 'uuid'
}

export interface Use {
  readonly constraint: string
  readonly table: string
  readonly column: string
  readonly one: string
  readonly many: string
}

/** The fields of an item that a body sets, by name. */
export type Content = Readonly<Record<string, unknown>>

interface Body {
  readonly body: string
}

/**
 * The statements of one collection. Names of tables and columns come from the descriptions above and never from a
 * request, so the texts are made once.
 */
export const collectionStore = (described: CollectionTable) => {
  const { table, columns } = described
  const written = Object.fromEntries(columns.map(({ field, column }) => [field, `i.${column}`]))
  const shown = { id: 'i.id', ...written, ...described.readOnly, version: 'i.version' }
  const item = `json_build_object(${Object.entries(shown)
    .map(([field, expression]) => `'${field}', ${expression}`)
    .join(', ')})`
  const names = columns.map(({ column }) => column).join(', ')
  const placeholders = (from: number) => columns.map(({ type }, index) => `$${from + index}::${type}`)
  const values = (content: Content) =>
    columns.map(({ field, type }) => (type === 'jsonb' ? JSON.stringify(content[field]) : content[field]))

  const itemsJson = `(select coalesce(json_agg(${item} order by i.sort_order), '[]'::json)
    from ${table} i where i.tenant_id = $1::uuid${described.listed ? ` and ${described.listed}` : ''})`
  const insertText = `insert into ${table} as i (tenant_id, id, ${names})
    values ($1::uuid, $2::uuid, ${placeholders(3).join(', ')})
    on conflict do nothing returning ${item}::text as body`
  const sameText = `select ${item}::text as body from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid
    and (${columns.map(({ column }) => `i.${column}`).join(', ')}) is not distinct from (${placeholders(3).join(', ')})`
  const updateText = `update ${table} i
    set ${columns.map(({ column }, index) => `${column} = ${placeholders(4)[index]}`).join(', ')}, version = i.version + 1
    from ${table} old
    where i.tenant_id = $1::uuid and i.id = $2::uuid and i.version = $3
      and old.tenant_id = i.tenant_id and old.id = i.id
    returning ${item}::text as body, array_remove(array[${columns
      .map(({ field, column }) => `case when old.${column} is distinct from i.${column} then '${field}' end`)
      .join(', ')}], null) as fields`
  const deleteText = `delete from ${table} where tenant_id = $1::uuid and id = $2::uuid and version = $3 returning id`
  const existsText = `select from ${table} where tenant_id = $1::uuid and id = $2::uuid`
  const usesText = (described.uses ?? [])
    .map(
      (use, index) => `select ${index} as use, count(*)::int as count from ${use.table}
      where tenant_id = $1::uuid and ${use.column} = $2::uuid`,
    )
    .join(' union all ')

  return {
    described,

    /** The whole list as a JSON expression on the tenant's id, $1: for the bootstrap payload. */
    itemsJson,

    list: (tenantId: TenantId) => (sql: Statement.Constructor) =>
      sql.unsafe<Body>(`select ${itemsJson}::text as body`, [tenantId]),

    /**
     * Nothing when the id or the name is taken. Any key counts as such a conflict: of two requests that come at the same
     * moment, the second may meet the first at the key of the name before it meets it at the id.
     */
    insert: (tenantId: TenantId, id: string, content: Content) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const [row] = yield* sql.unsafe<Body>(insertText, [tenantId, id, ...values(content)])
        return row?.body
      }),

    /** The item of this id if it says the same, for a creation that was asked for twice. */
    same: (tenantId: TenantId, id: string, content: Content) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const [row] = yield* sql.unsafe<Body>(sameText, [tenantId, id, ...values(content)])
        return row?.body
      }),

    update: (tenantId: TenantId, id: string, version: number, content: Content) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const [row] = yield* sql.unsafe<Body & { readonly fields: ReadonlyArray<string> }>(updateText, [
          tenantId,
          id,
          version,
          ...values(content),
        ])
        return row
      }),

    remove: (tenantId: TenantId, id: string, version: number) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        return (yield* sql.unsafe(deleteText, [tenantId, id, version])).length === 1
      }),

    exists: (tenantId: TenantId, id: string) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        return (yield* sql.unsafe(existsText, [tenantId, id])).length === 1
      }),

    /** Who still uses the item, as words: `3 employees`. */
    usesOf: (tenantId: TenantId, id: string) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const uses = described.uses ?? []
        if (uses.length === 0) return []
        const rows = yield* sql.unsafe<{ readonly use: number; readonly count: number }>(usesText, [tenantId, id])
        return rows.flatMap(({ use, count }) => {
          const { one, many } = uses[use] as Use
          return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
        })
      }),
  }
}

export type CollectionStore = ReturnType<typeof collectionStore>
