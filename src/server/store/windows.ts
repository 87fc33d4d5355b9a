import { Effect, Schema } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { Refusal } from '../../contract/envelope.ts'
import { refuse } from '../http/envelope.ts'
import type { Sql } from './database.ts'

/**
 * A window of a long list (`domain/kernel/windows.ts`). Every row has a place in the order, no two the same, and a cursor
 * says it: the values of the keys. PostgreSQL goes on from there in an index, so that the last window costs what the first
 * costs; rows that are skipped by their number are only counted past.
 */
export interface Order {
  /** A cursor of another order leads nowhere. */
  readonly name: string
  readonly keys: ReadonlyArray<Key>
  readonly isDescending: boolean
}

export interface Key {
  readonly sql: string
  readonly kind: keyof typeof kinds
  /** It goes upwards whichever way the order goes. */
  readonly isSteady?: true
}

type Value = string | number

/** A window as it is asked for, in an order. */
export interface Reading {
  readonly order: Order
  readonly limit: number
  readonly skip: number
  /** Of the row it begins beyond; null where it begins at an end of the list. */
  readonly beyond: ReadonlyArray<Value> | null
  readonly isBackwards: boolean
}

export interface AskedWindow {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly from?: string | undefined
  readonly limit?: string | undefined
}

const USUAL = 100

export const readingOf = (
  { after, before, from, limit }: AskedWindow,
  order: Order,
): Effect.Effect<Reading, Refusal<422>> => {
  const cursor = after ?? before
  const isOnePlace = [after, before, from].filter((one) => one !== undefined).length <= 1
  const beyond = cursor === undefined ? null : valuesIn(cursor, order)
  if (!isOnePlace || (cursor !== undefined && beyond === null)) return Effect.fail(noSuchPlace)
  return Effect.succeed({
    order,
    limit: Number(limit ?? USUAL),
    skip: Number(from ?? 0),
    beyond,
    isBackwards: before !== undefined,
  })
}

const noSuchPlace = refuse(422, 'unknown_cursor', 'There is no such place in this list. Begin at its first window.')

/** Upwards or downwards in the keys, whichever way leads away from where the window begins. */
export const isUpwards = ({ order, isBackwards }: Reading): boolean => order.isDescending === isBackwards

const goesUp = (reading: Reading, { isSteady }: Key): boolean =>
  isSteady === true ? !reading.isBackwards : isUpwards(reading)

/** The keys in their directions, where they are called otherwise by other names. */
export const orderBy = (
  reading: Reading,
  keys: ReadonlyArray<Key> = reading.order.keys,
  names?: ReadonlyArray<string>,
) => keys.map((key, at) => `${names?.[at] ?? key.sql} ${goesUp(reading, key) ? 'asc' : 'desc'}`).join(', ')

/** As many as can come of one group: one more than is told, for whether there is another window, and those skipped. */
export const mostOf = ({ limit, skip }: Reading): number => limit + 1 + skip

/** What lies beyond the place, in the first keys or in all of them. */
export const beyondPlace = (
  sql: Statement.Constructor,
  reading: Reading,
  isIncluded = false,
  first = Number.MAX_SAFE_INTEGER,
) => {
  const { beyond, order } = reading
  if (beyond === null) return sql`true`
  const keys = order.keys.slice(0, first)
  if (keys.some(({ isSteady }) => isSteady)) return beyondInTurn(sql, reading, beyond)
  const sign = `${isUpwards(reading) ? '>' : '<'}${isIncluded ? '=' : ''}`
  return sql`(${sql.literal(keys.map((key) => key.sql).join(', '))}) ${sql.literal(sign)} (${sql.csv(
    keys.map(({ kind }, at) => valueSql(sql, kind, beyond[at] as Value)),
  )})`
}

/** Where the keys go different ways: alike in those before, and farther in the next. */
const beyondInTurn = (sql: Statement.Constructor, reading: Reading, beyond: ReadonlyArray<Value>) =>
  sql.or(
    reading.order.keys.map((key, at) =>
      sql.and(
        [...reading.order.keys.slice(0, at), key].map((one, nth) => {
          const sign = nth < at ? '=' : goesUp(reading, one) ? '>' : '<'
          return sql`${sql.literal(one.sql)} ${sql.literal(sign)} ${valueSql(sql, one.kind, beyond[nth] as Value)}`
        }),
      ),
    ),
  )

export const valueSql = (sql: Statement.Constructor, kind: Key['kind'], value: Value) =>
  sql`${value}::${sql.literal(kinds[kind].type)}`

export const WindowRow = Schema.Struct({
  rows: Schema.String,
  found: Schema.Number,
  nearest: Schema.NullOr(Schema.String),
  farthest: Schema.NullOr(Schema.String),
})
export type WindowRow = typeof WindowRow.Type

/** The keys of the order under the names that a window knows them by. */
export const keyColumns = ({ order }: Reading): string =>
  order.keys.map(({ sql }, at) => `${sql} as k${at + 1}`).join(', ')

/**
 * The statement of a window: `keys` answers `k1`, `k2`, … of the order and what `row` needs, in `orderBy`; `row` makes
 * JSON of them, from `k` and the row of a table that has its id, under the name that `of` gives it. Each is read by its key:
 * of a client whose size PostgreSQL only guesses it would rather read all rows, and keep a hundred.
 */
export const windowStatement = (
  sql: Sql,
  reading: Reading,
  {
    keys,
    row,
    of,
  }: {
    readonly keys: Statement.Fragment
    readonly row: Statement.Fragment
    readonly of?: readonly [table: string, as: string]
  },
) => {
  const { order, limit, skip, isBackwards } = reading
  const names = order.keys.map((_, at) => `k${at + 1}`)
  const place = `json_build_array(${order.keys.map(({ kind }, at) => kinds[kind].json(`k${at + 1}`)).join(', ')})::text`
  const rows =
    of === undefined
      ? sql.literal('')
      : sql`join lateral (
          select * from ${sql.literal(of[0])} t where t.tenant_id = ${sql.tenantId}::uuid and t.id = k.id offset 0)
          ${sql.literal(of[1])} on true`
  return sql.of(WindowRow)`
    with keys as materialized (${keys} limit ${limit + 1}::int offset ${skip}::int),
    shown as (select *, row_number() over (order by ${sql.literal(orderBy(reading, order.keys, names))}) as n from keys)
    select
      (select coalesce(json_agg(${row} order by k.n ${sql.literal(isBackwards ? 'desc' : 'asc')}), '[]'::json)
        from shown k ${rows} where k.n <= ${limit}::int)::text as rows,
      (select count(*) from keys)::int as found,
      (select ${sql.literal(place)} from shown where n = 1) as nearest,
      (select ${sql.literal(place)} from shown where n = least(${limit}::int, (select count(*) from keys))) as farthest`
}

/** The window as JSON, with where the next ones begin. */
export const windowJson = (reading: Reading, { rows, found, nearest, farthest }: WindowRow): string => {
  const { before, after } = edgesOf(reading, { found, nearest, farthest })
  return `{"rows":${rows},"before":${JSON.stringify(before)},"after":${JSON.stringify(after)}}`
}

export const edgesOf = (
  { order, limit, skip, beyond, isBackwards }: Reading,
  { found, nearest, farthest }: Omit<WindowRow, 'rows'>,
): { readonly before: string | null; readonly after: string | null } => {
  const near = nearest !== null && (beyond !== null || skip > 0) ? cursorOf(order, nearest) : null
  const far = farthest !== null && found > limit ? cursorOf(order, farthest) : null
  return isBackwards ? { before: far, after: near } : { before: near, after: far }
}

const cursorOf = ({ name }: Order, place: string): string =>
  Buffer.from(JSON.stringify([name, ...JSON.parse(place)])).toString('base64url')

const valuesIn = (cursor: string, { name, keys }: Order): ReadonlyArray<Value> | null => {
  const [of, ...values] = parsed(Buffer.from(cursor, 'base64url').toString())
  return of === name && values.length === keys.length && keys.every(({ kind }, at) => kinds[kind].holds(values[at]))
    ? (values as ReadonlyArray<Value>)
    : null
}

const parsed = (text: string): ReadonlyArray<unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Down to the microsecond, or without an end; JavaScript rolls 31st February over to March. */
const isMoment = (value: unknown): boolean => {
  if (value === 'infinity' || value === '-infinity') return true
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(value)) return false
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value.slice(0, 19))
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const plain = (key: string): string => key

const kinds = {
  text: {
    type: 'text',
    json: plain,
    holds: (value: unknown) => typeof value === 'string' && value.length <= 1_000 && !value.includes('\0'),
  },
  id: { type: 'uuid', json: plain, holds: (value: unknown) => typeof value === 'string' && id.test(value) },
  number: { type: 'bigint', json: plain, holds: (value: unknown) => Number.isSafeInteger(value) },
  moment: {
    type: 'timestamptz',
    json: (key: string) =>
      `case when isfinite(${key}) then to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else ${key}::text end`,
    holds: isMoment,
  },
} as const
