/** § 3 Report, as it is answered. The columns, figures and parameters are ours. */
import { Schema } from 'effect'
import { EmployeeId, ItemId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version, VersionOrNone } from '../kernel/nouns.ts'
import { SearchTyped } from '../kernel/windows.ts'
import { daysAhead } from './question.ts'
import { scheduleFields } from './schedule.fields.ts'

/** What a cell holds: a text, a key that has a name (`status`), a day or a month of the client's calendar, an instant, or a number. */
const cellKinds = ['text', 'status', 'day', 'month', 'moment', 'number', 'percent'] as const
export type CellKind = (typeof cellKinds)[number]

const Cell = Schema.NullOr(Schema.Union([Schema.String, Schema.Number]))
export type Cell = typeof Cell.Type

export const ReportRow = Schema.Struct({
  id: Schema.String,
  /** Where what the row tells of is shown; null where it has no page, or none for the reader. */
  path: Schema.NullOr(Schema.String),
  /** By the column's key, where a number of it leads to the rows it counts. */
  links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** In the order of the columns. */
  cells: Schema.Array(Cell),
})
export type ReportRow = typeof ReportRow.Type

/** How many rows a value of the counted column has, or what they sum up to. */
export const ReportFigure = Schema.Struct({ of: Schema.String, count: Schema.Number })
export type ReportFigure = typeof ReportFigure.Type

export const ReportAnswer = Schema.Struct({
  name: Schema.String,
  generatedUtc: InstantUtc,
  timeZone: Schema.String,
  /** The day it tells of; null where it tells of now, or of a period. */
  asAt: Schema.NullOr(Day),
  from: Schema.NullOr(Day),
  until: Schema.NullOr(Day),
  columns: Schema.Array(
    Schema.Struct({ key: Schema.String, label: Schema.String, kind: Schema.Literals([...cellKinds]) }),
  ),
  /** Of all that the parameters leave, whichever of the values is chosen. */
  figures: Schema.Array(ReportFigure),
  /** Those the reader may see, whatever is chosen. */
  departments: Schema.Array(Schema.String),
  /** Of the people who were asked for, those there are or were. */
  named: Schema.Array(Schema.Struct({ id: EmployeeId, fullName: Schema.String })),
  /** How many rows there are, of which the first are here. */
  count: Schema.Number,
  rows: Schema.Array(ReportRow),
})
export type ReportAnswer = typeof ReportAnswer.Type

/** The parameters, as a query says them. */
export const ReportAsked = {
  asAt: Schema.optional(Day),
  from: Schema.optional(Day),
  until: Schema.optional(Day),
  days: Schema.optional(Schema.Literals(daysAhead)),
  department: Schema.optional(SearchTyped),
  /** Whom it is about, and who did it. */
  person: Schema.optional(EmployeeId),
  actor: Schema.optional(EmployeeId),
  /** One value of the counted column. */
  only: Schema.optional(SearchTyped),
  search: Schema.optional(SearchTyped),
}

const rhythm = schemasOf(scheduleFields)

/** When a saved report is mailed to whom it belongs to. */
export const ReportSchedule = Schema.Struct({
  /** Of the saved report. */
  id: ItemId,
  ...rhythm,
  version: Version,
})
export type ReportSchedule = typeof ReportSchedule.Type

/** At version 0 where it was not mailed so far. */
export const ReportScheduleSaved = Schema.Struct({ ...rhythm, version: VersionOrNone })
export type ReportScheduleSaved = typeof ReportScheduleSaved.Type
