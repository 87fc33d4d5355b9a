import { Array as Arr, Clock, Effect, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { ReportsGroup } from '../../contract/reports.ts'
import { lastMomentOf } from '../../domain/kernel/days.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { reportAccess } from '../../domain/reports/access.ts'
import { narrowed, reportOf } from '../../domain/reports/answering.ts'
import { reportNamed } from '../../domain/reports/catalogue.ts'
import { reportCsvHeaders, reportCsvRow } from '../../domain/reports/csv.ts'
import { mayAsk, type ReportQuestion } from '../../domain/reports/question.ts'
import { questionRefusals } from '../../domain/reports/reportWording.ts'
import { reportShapes, usualFrom } from '../../domain/reports/shapes.ts'
import { exported } from '../audit/audit.store.ts'
import { csvOf, csvText } from '../files/csv.ts'
import { fileHeaders } from '../files/serving.ts'
import { type Asked, answer } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { notFound, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import type { Asking } from './source.ts'
import { sources } from './sources.ts'

const calls = ReportsGroup.endpoints

const asked = Effect.fn(function* ({ params: { name }, query }: Pick<Asked<typeof calls.read>, 'params' | 'query'>) {
  const caller = yield* CurrentCaller
  const report = reportNamed(name)
  if (report === undefined) return yield* Effect.fail(notFound)
  const access = reportAccess(report, caller, caller)
  if (!access.allowed) return yield* Effect.fail(forbidden(access, denials))
  const today = yield* todayOf(caller)
  const shape = reportShapes[report.name]
  const question = query as ReportQuestion
  const may = mayAsk(question, today)
  if (!may.allowed) return yield* Effect.fail(unacceptable(may, questionRefusals, 'until'))
  const now = yield* Clock.currentTimeMillis
  // A day that is not over yet is told of as it is now.
  const past = shape.asks === 'asAt' && question.asAt !== undefined && question.asAt < today ? question.asAt : null
  const asking: Asking = {
    caller,
    today,
    now,
    day: past ?? today,
    atUtc: past === null ? null : new Date(lastMomentOf(caller.timeZone, past)).toISOString(),
    until: question.until ?? today,
    from: question.from ?? usualFrom(shape, question.until ?? today),
  }
  return { report, shape, question, asking }
})

/** § 7 GET reports/{name}: the first rows of it, and all its figures. */
const read = answer(calls.read, function* (call) {
  const { report, shape, question, asking } = yield* asked(call)
  const { day, from, until, now, caller } = asking
  const period = shape.asks === 'period' ? { from, until } : { from: null, until: null }
  return reply({
    name: report.name,
    generatedUtc: new Date(now).toISOString(),
    timeZone: caller.timeZone,
    asAt: shape.asks === 'asAt' ? day : null,
    ...period,
    columns: shape.columns.map(({ key, label, kind }) => ({ key, label, kind })),
    ...reportOf(shape, yield* sources[report.name](asking), question),
  })
})

const PART = 1_000

/** Ours: all its rows, as a file that is written while it is sent. */
const csv = answer(calls.csv, function* (call) {
  const { report, shape, question, asking } = yield* asked(call)
  const rows = narrowed(shape, yield* sources[report.name](asking), question)
  yield* exported(asking.caller, 'report', Effect.void, [], report.friendlyName)
  const lines = Stream.map(Stream.fromIterable(Arr.chunksOf(rows, PART)), (some) =>
    new TextEncoder().encode(csvText(some.map((row) => reportCsvRow(shape, row)))),
  )
  return HttpServerResponse.stream(Stream.concat(Stream.succeed(csvOf(reportCsvHeaders(shape), [])), lines), {
    contentType: 'text/csv',
    headers: fileHeaders(`${report.friendlyName} ${asking.day}.csv`),
  })
})

export const reportsHandlers = HttpApiBuilder.group(Api, 'reports', (handlers) => handlers.handleAll({ read, csv }))
