import { Effect, Schema, Stream } from 'effect'
import { departmentsIn, figuresFrom, MOST_ROWS, NOTHING, narrowed } from '../../domain/reports/answering.ts'
import type { ReportFigure } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import { type ReportShape, reportShapes } from '../../domain/reports/shapes.ts'
import type { Sql } from '../store/database.ts'
import { gathered, type Reading, type Shown } from './reading.ts'
import { type Asking, type CountedReport, type Found, planned } from './source.ts'
import { spooled } from './spooled.ts'

/** Of all the rows the reader may see, those of one value in one department. */
interface Count {
  readonly of: string
  readonly department: string | null
  readonly rows: number
  readonly sum: number
}

interface Body {
  readonly counts: ReadonlyArray<Count>
  readonly found: ReadonlyArray<Found>
}

/**
 * Of a report that one statement reads: counted where its rows lie, so that of three hundred thousand only the first come
 * here. Words are looked for in rows that are gathered: their letters are folded as a person types them.
 */
export const counted = (report: CountedReport): Reading => {
  const shape = reportShapes[report.of]
  const whole = gathered(shape, report)
  return {
    parts: (asking, question) =>
      Effect.map(
        spooled(report, asking),
        Stream.map((found) => narrowed(shape, report.toRows(found, asking), question)),
      ),
    shown: (asking, question) =>
      question.search
        ? whole.shown(asking, question)
        : Effect.map(
            planned(report.isBulk(asking))(asking.caller, (sql) => countsAndFirst(sql, report, asking, question)),
            ([row]) => shownOf(report, asking, question, JSON.parse(row?.body ?? '') as Body),
          ),
  }
}

const hasDepartments = ({ columns }: ReportShape) => columns.some(({ key }) => key === 'department')

/** One statement, so that what is counted and what is shown are of one moment. */
const countsAndFirst = (sql: Sql, report: CountedReport, asking: Asking, { department, only }: ReportQuestion) => {
  const shape = reportShapes[report.of]
  const value = (key: string) => `coalesce(nullif(q."${key}"::text, ''), '${NOTHING}')`
  const isOf = (key: string, wanted: string | undefined) =>
    wanted === undefined ? sql`true` : sql`${sql.literal(value(key))} = ${wanted}`
  const statement = report.statement(sql, asking)
  const ordered = sql`${statement} order by ${sql.literal(report.order)}`
  // To put all in order takes longer than to read them twice, unless it is the past that is read.
  const isReadOnce = asking.atUtc !== null
  const [all, first] = isReadOnce ? [sql`q`, sql`q`] : [sql`(${statement}) q`, sql`(${ordered}) q`]
  return sql.of({ body: Schema.String })`
    ${isReadOnce ? sql`with q as materialized (${ordered})` : sql``}
    select json_build_object(
      'counts', (
        select coalesce(json_agg(c), '[]') from (
          select ${sql.literal(value(shape.countedBy))} as of,
            ${sql.literal(hasDepartments(shape) ? 'q.department' : 'null::text')} as department, count(*)::int as rows,
            ${sql.literal(shape.summed === undefined ? '0' : `coalesce(sum(q."${shape.summed}"), 0)::int`)} as sum
          from ${all} group by 1, 2) c),
      'found', (
        select coalesce(json_agg(f), '[]') from (
          select q.* from ${first}
          where ${isOf('department', hasDepartments(shape) ? department : undefined)} and ${isOf(shape.countedBy, only)}
          limit ${MOST_ROWS}) f))::text as body`
}

const shownOf = (
  report: CountedReport,
  asking: Asking,
  { department, only }: ReportQuestion,
  { counts, found }: Body,
): Shown => {
  const shape = reportShapes[report.of]
  const left = counts.filter(
    (one) => department === undefined || !hasDepartments(shape) || (one.department || NOTHING) === department,
  )
  const figures = new Map<string, number>()
  for (const { of, rows, sum } of left)
    figures.set(of, (figures.get(of) ?? 0) + (shape.summed === undefined ? rows : sum))
  return {
    figures: figuresFrom(
      shape,
      [...figures].map(([of, count]): ReportFigure => ({ of, count })),
    ),
    departments: departmentsIn(counts.map((one) => one.department)),
    named: [],
    count: left.filter(({ of }) => only === undefined || of === only).reduce((sum, { rows }) => sum + rows, 0),
    rows: report.toRows(found, asking),
  }
}
