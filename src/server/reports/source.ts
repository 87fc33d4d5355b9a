import { Effect, Schema } from 'effect'
import type { Fragment } from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { ReportName } from '../../domain/reports/access.ts'
import type { Cell, ReportRow } from '../../domain/reports/nouns.ts'
import { reportShapes } from '../../domain/reports/shapes.ts'
import { readInBulk } from '../store/bulkPlan.ts'
import { type Database, type Query, rowsOf, type Sql } from '../store/database.ts'

/** Who asks, and of when. */
export interface Asking {
  readonly caller: Caller
  readonly today: Day
  /** In milliseconds since the epoch. */
  readonly now: number
  /** The end of the day it is to tell of; null for now. */
  readonly atUtc: string | null
  /** The day it tells of. */
  readonly day: Day
  readonly from: Day
  /** Until when it looks ahead; null for as far as is usual. */
  readonly ahead: Day | null
  readonly until: Day
}

/** All the rows of a report that the caller may see, in its order. */
export type Source = (asking: Asking) => Effect.Effect<ReadonlyArray<ReportRow>, never, Database>

/** What a statement answers: the row's id, what its page is found by, and each column under its key. */
export type Found = { readonly id: string; readonly of: string | null } & Readonly<Record<string, Cell>>

export const foundIn = (name: ReportName) =>
  Schema.Struct({
    id: Schema.String,
    of: Schema.NullOr(Schema.String),
    ...Object.fromEntries(
      reportShapes[name].columns.map(({ key, kind }) => [
        key,
        Schema.NullOr(kind === 'number' || kind === 'percent' ? Schema.Number : Schema.String),
      ]),
    ),
  }) as unknown as Schema.Struct<Schema.Struct.Fields> & { readonly Type: Found }

/** A report that one statement reads, which may be counted where its rows lie. */
export interface CountedReport extends Source {
  readonly of: ReportName
  readonly statement: (sql: Sql, asking: Asking) => Fragment
  readonly order: string
  /** It is planned as what goes through everybody. */
  readonly isBulk: (asking: Asking) => boolean
  readonly toRows: (found: ReadonlyArray<Found>, asking: Asking) => ReadonlyArray<ReportRow>
}

export const planned = (isBulk: boolean) => (isBulk ? readInBulk : rowsOf)

interface Plan {
  /** As long as there are people by what each of them has. */
  readonly isLongest?: true
  /** Of an earlier day it asks policy by policy, which a plan for everybody at once makes slower. */
  readonly isOneByOneThen?: true
}

/** Where numbers of a row lead, by their columns; what counts nothing leads nowhere. */
export type LinksOf = (row: Found, asking: Asking) => Readonly<Record<string, string>>

/** `order` is left out where rows are only counted: of many it takes longer than all else. */
export const sourceOf = (
  name: ReportName,
  statement: CountedReport['statement'],
  order: string,
  pathOf: (of: string, id: string, asking: Asking) => string | null,
  linksOf?: LinksOf,
  plan: Plan = {},
): CountedReport => {
  // What an earlier day is told by goes through everybody, whatever is asked.
  const isBulk: CountedReport['isBulk'] = ({ atUtc }) =>
    atUtc === null ? plan.isLongest === true : plan.isOneByOneThen !== true
  const toRows: CountedReport['toRows'] = (found, asking) =>
    rowsIn(
      name,
      found,
      (of, id) => pathOf(of, id, asking),
      linksOf === undefined ? undefined : (row) => linksOf(row, asking),
    )
  const source: Source = (asking) =>
    Effect.map(
      planned(isBulk(asking))(
        asking.caller,
        (sql) =>
          sql.of(foundIn(name))`${statement(sql, asking)} order by ${sql.literal(order)}` as ReturnType<Query<Found>>,
      ),
      (found) => toRows(found, asking),
    )
  return Object.assign(source, { of: name, statement, order, isBulk, toRows })
}

/** As the columns stand. */
export const rowsIn = (
  name: ReportName,
  found: ReadonlyArray<Found>,
  pathOf: (of: string, id: string) => string | null,
  linksOf?: (row: Found) => Readonly<Record<string, string>>,
): ReadonlyArray<ReportRow> =>
  found.map((row) => ({
    id: row.id,
    path: row.of === null ? null : pathOf(row.of, row.id),
    ...(linksOf !== undefined && { links: counting(row, linksOf(row)) }),
    cells: reportShapes[name].columns.map(({ key }) => row[key] ?? null),
  }))

const counting = (row: Found, links: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(links).filter(([key]) => Number(row[key]) > 0))

/** A moment as a day of the client's calendar. */
export const dayOf = (sql: Sql, { caller }: Asking, moment: string) =>
  sql`(${sql.literal(moment)} at time zone ${caller.timeZone})::date`

/** Of a person `e`: their department `d` and their manager `m`. */
export const placed = (sql: Sql) => sql`
  left join departments d on d.tenant_id = ${sql.tenantId}::uuid and d.id = e.department_id
  left join employees m on m.tenant_id = ${sql.tenantId}::uuid and m.id = e.reports_to`

export const byName = 'e.full_name collate list_order, e.id'
