import { Effect, Schema } from 'effect'
import type { ItemKind } from '../../domain/audit/written.ts'
import type { UseKind } from '../../domain/organisation/nouns.ts'
import { NAMED_USES } from '../../domain/organisation/uses.ts'
import { Body } from '../store/body.ts'
import { firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'

/** How one of the seven simple collections (§ 7) is stored. */
export interface CollectionTable {
  readonly table: string
  /** The item as § 3 has it, for the record of changes. */
  readonly noun: ItemKind
  readonly columns: ReadonlyArray<Column>
  /** The field by which people call an item, and where it lies, for the record of changes. */
  readonly called: { readonly field: string; readonly column: string }
  /** What the wire shows beside the columns and no body can set, as SQL on the row `i`. */
  readonly readOnly?: Readonly<Record<string, string>>
  /** Narrows the list, as SQL on the row `i`. */
  readonly listed?: string
  /** The unique key of the name: breaking it means that the item already exists. */
  readonly nameKey?: string
  /** The foreign keys that keep an item from being removed, and who holds it by them. */
  readonly uses?: ReadonlyArray<Use>
  /**
   * What lets go of an item that is removed, and is not told to those who manage the list: SQL by which it holds the item
   * $3 instead of $2, for a merge.
   */
  readonly followers?: ReadonlyArray<string>
  /** The foreign keys of the item itself. */
  readonly references?: ReadonlyArray<{ readonly constraint: string; readonly field: string }>
}

interface Column {
  readonly field: string
  readonly column: string
  readonly type: 'text' | 'jsonb' | 'uuid'
}

export interface Use {
  readonly constraint: string
  readonly kind: UseKind
  /** Those who hold the item $2 of the tenant $1, as SQL that answers their `id` and `name`. */
  readonly users: string
  /** Lets them hold the item $3 instead, as SQL that answers the `id` of each. */
  readonly moved: string
  /** The field of theirs that says so, for the record of changes. */
  readonly field: string
}

/** The fields of an item that a body sets, by name. */
export type Content = Readonly<Record<string, unknown>>

const Called = Schema.Struct({
  called: Schema.String,
})

const Added = Schema.Struct({ ...Body.fields, ...Called.fields })
const Changed = Schema.Struct({ ...Added.fields, fields: Schema.Array(Schema.String), calledBefore: Schema.String })

/**
 * The statements of one collection. Names of tables and columns come from the descriptions above and never from a
 * request, so the texts are made once.
 */
export const collectionStore = (described: CollectionTable) => {
  const { table, columns, called } = described
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
    on conflict do nothing returning ${item}::text as body, i.${called.column} as called`
  const sameText = `select ${item}::text as body from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid
    and (${columns.map(({ column }) => `i.${column}`).join(', ')}) is not distinct from (${placeholders(3).join(', ')})`
  const updateText = `update ${table} i
    set ${columns.map(({ column }, index) => `${column} = ${placeholders(4)[index]}`).join(', ')}, version = i.version + 1
    from ${table} old
    where i.tenant_id = $1::uuid and i.id = $2::uuid and i.version = $3
      and old.tenant_id = i.tenant_id and old.id = i.id
    returning ${item}::text as body, array_remove(array[${columns
      .map(({ field, column }) => `case when old.${column} is distinct from i.${column} then '${field}' end`)
      .join(', ')}], null) as fields, old.${called.column} as "calledBefore", i.${called.column} as called`
  const deleteText = `delete from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid and i.version = $3
    returning i.${called.column} as called`
  const oneText = `select ${item}::text as body from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid`
  const existsText = `select from ${table} where tenant_id = $1::uuid and id = $2::uuid`
  const usesJson = `json_build_array(${(described.uses ?? [])
    .map(
      ({ kind, users }) => `(
      with users as (${users})
      select json_build_object('kind', '${kind}', 'total', (select count(*) from users), 'named', coalesce((
        select json_agg(named) from (select id, name from users order by lower(name), id limit ${NAMED_USES}) named
      ), '[]'::json)))`,
    )
    .join(', ')})`
  const usesText = `select ${usesJson}::text as body from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid`
  // The rows are locked in one order, so that two who put the same list in order wait for each other and no more.
  const reorderText = `
    with locked as (
      select id, sort_order from ${table} where tenant_id = $1::uuid and id = any($2::uuid[]) order by id for update),
    places as (select sort_order, row_number() over (order by sort_order, id) as place from locked),
    wanted as (
      select locked.id, row_number() over (order by array_position($2::uuid[], locked.id)) as place from locked)
    update ${table} i set sort_order = places.sort_order
    from wanted join places using (place)
    where i.tenant_id = $1::uuid and i.id = wanted.id and i.sort_order is distinct from places.sort_order
    returning i.id`

  return {
    described,

    /** The whole list as a JSON expression on the tenant's id, $1: for the bootstrap payload. */
    itemsJson,

    list: (sql: Sql) => sql.of(Body).unsafe(`select ${itemsJson}::text as body`, [sql.tenantId]),

    /**
     * Nothing when the id or the name is taken. Any key counts as such a conflict: of two requests that come at the same
     * moment, the second may meet the first at the key of the name before it meets it at the id.
     */
    insert: (id: string, content: Content) =>
      firstRow((sql) => sql.of(Added).unsafe(insertText, [sql.tenantId, id, ...values(content)])),

    /** The item of this id if it says the same, for a creation that was asked for twice. */
    same: (id: string, content: Content) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const [row] = yield* sql.of(Body).unsafe(sameText, [sql.tenantId, id, ...values(content)])
        return row?.body
      }),

    update: (id: string, version: number, content: Content) =>
      firstRow((sql) => sql.of(Changed).unsafe(updateText, [sql.tenantId, id, version, ...values(content)])),

    remove: (id: string, version: number) =>
      firstRow((sql) => sql.of(Called).unsafe(deleteText, [sql.tenantId, id, version])),

    /** The item as the list has it. */
    one: (id: string) => (sql: Sql) => sql.of(Body).unsafe(oneText, [sql.tenantId, id]),

    exists: (id: string) => hasRow((sql) => sql.unsafe(existsText, [sql.tenantId, id])),

    /** Who uses the item, as JSON; nothing when there is no such item. */
    uses: (id: string) => (sql: Sql) => sql.of(Body).unsafe(usesText, [sql.tenantId, id]),

    /** Answers who holds the other item now. */
    move: (use: Use, from: string, into: string) =>
      TenantSql.use((sql) => sql.of({ id: Schema.String }).unsafe(use.moved, [sql.tenantId, from, into])),

    moveFollowers: (from: string, into: string) =>
      TenantSql.use((sql) =>
        Effect.forEach(described.followers ?? [], (moved) => sql.unsafe(moved, [sql.tenantId, from, into]), {
          discard: true,
        }),
      ),

    /** What people call an item; nothing when there is none. */
    nameOf: (id: string) =>
      Effect.gen(function* () {
        const sql = yield* TenantSql
        const [row] = yield* sql
          .of(Called)
          .unsafe(
            `select i.${called.column} as called from ${table} i where i.tenant_id = $1::uuid and i.id = $2::uuid`,
            [sql.tenantId, id],
          )
        return row?.called
      }),

    /** Those named take each other's places, in the order named; unknown ids do nothing. False when all stood so. */
    reorder: (ids: ReadonlyArray<string>) => hasRow((sql) => sql.unsafe(reorderText, [sql.tenantId, ids])),
  }
}

export type CollectionStore = ReturnType<typeof collectionStore>
