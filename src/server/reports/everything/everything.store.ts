import { Effect, Schema } from 'effect'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { notFound } from '../../http/envelope.ts'
import { type Sql, TenantSql } from '../../store/database.ts'
import { type ExportedTable, fileTables, leftOut, namedBy, narrowedBy } from './tables.ts'

const Table = Schema.Struct({
  name: Schema.String,
  columns: Schema.Array(Schema.Struct({ name: Schema.String, type: Schema.String })),
  /** By which its rows are read in parts; nothing where a client has one row. */
  key: Schema.Array(Schema.String),
  references: Schema.Array(Schema.Struct({ column: Schema.String, table: Schema.String })),
})
export interface Table extends Schema.Schema.Type<typeof Table> {}

/** How these tables, which have a tenant_id or are the tenant's own row, are made: the database's catalogue says. */
export const tablesNamed = (names: ReadonlyArray<ExportedTable>) => (sql: Sql) =>
  sql.of(Table)`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((
       select json_agg(a.attname order by k.place)
       from pg_index i, unnest(i.indkey) with ordinality k (number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
       where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id'), '[]') as key,
      coalesce((
        select json_agg(json_build_object('column', a.attname, 'table', r.relname))
        from pg_constraint f
        join pg_class r on r.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey) and a.attname <> 'tenant_id'
        where f.conrelid = c.oid and f.contype = 'f' and cardinality(f.conkey) = 2), '[]') as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = any (${names}::text[])
    order by array_position(${names}::text[], c.relname::text)`

export const PART = 2_000

const written = (column: string, type: string): string =>
  type.startsWith('timestamp')
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : type.endsWith('[]')
      ? `array_to_json(${column})::text`
      : `${column}::text`

interface Column {
  readonly header: string
  readonly sql: string
}

/** What stands in the columns of a table; beside a reference, what it is to. */
export const columnsOf = ({ name, columns, references }: Table): ReadonlyArray<Column> =>
  columns
    .filter((column) => !leftOut.has(column.name) && !leftOut.has(`${name}.${column.name}`))
    .flatMap((column) => {
      const own = { header: column.name, sql: written(`t."${column.name}"`, column.type) }
      const to = references.find((reference) => reference.column === column.name)?.table
      const called = to === undefined ? undefined : namedBy[to as ExportedTable]
      if (called === undefined) return [own]
      const named = `(select n.${called} from ${to} n where n.tenant_id = t.tenant_id and n.id = t."${column.name}")`
      return [own, { header: `${column.name.replace(/_id$/, '')}_name`, sql: named }]
    })

const Row = Schema.Struct({ key: Schema.Array(Schema.String), cells: Schema.Array(Schema.NullOr(Schema.String)) })

/** The next rows of a table that its reader may see, after the one with this key. */
export const rowsAfter = (table: Table, reader: EmployeeId, after: ReadonlyArray<string> | null) => (sql: Sql) => {
  const { name, columns, key } = table
  const typed = new Map(columns.map((column) => [column.name, column.type]))
  const keys = key.map((column) => `t."${column}"`)
  const narrowed = narrowedBy[name as ExportedTable]?.('$2::uuid') ?? '$2::uuid is not null'
  const beyond =
    after === null ? '' : `and (${keys}) > (${key.map((column, at) => `$${at + 3}::${typed.get(column)}`)})`
  return sql.of(Row).unsafe(
    `select array[${keys.map((column) => `${column}::text`)}] ::text[] as key,
        array[${columnsOf(table).map((column) => column.sql)}]::text[] as cells
       from ${name} t where t.${name === 'tenants' ? 'id' : 'tenant_id'} = $1::uuid and ${narrowed} ${beyond}
       ${key.length === 0 ? '' : `order by ${keys}`} limit ${PART}`,
    [sql.tenantId, reader, ...(after ?? [])],
  )
}

const Kept = Schema.Struct({ id: Schema.String, name: Schema.String })
export interface Kept extends Schema.Schema.Type<typeof Kept> {}

/** All files that the reader may open. */
export const filesOf = (reader: EmployeeId) => (sql: Sql) =>
  sql
    .of(Kept)
    .unsafe(
      fileTables
        .map(
          (table) =>
            `select t.id::text, t.name from ${table} t where t.tenant_id = $1::uuid and ${narrowedBy[table]?.('$2::uuid') ?? '$2::uuid is not null'}`,
        )
        .join(' union all '),
      [sql.tenantId, reader],
    )

/** Whose it is, and who takes it away. */
export const clientAndPerson = (id: EmployeeId) =>
  Effect.flatMap(
    TenantSql.use(
      (sql) => sql.of({ client: Schema.String, by: Schema.String })`
        select t.name as client, e.full_name as by from tenants t
        join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid
        where t.id = ${sql.tenantId}::uuid`,
    ),
    ([row]) => (row === undefined ? Effect.fail(notFound) : Effect.succeed(row)),
  )
