import { Clock, Effect, Stream } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { ReportsGroup } from '../../contract/reports.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { reportAccess } from '../../domain/reports/access.ts'
import { reportNamed } from '../../domain/reports/catalogue.ts'
import { reportCsvHeaders, reportCsvRow } from '../../domain/reports/csv.ts'
import { mayAsk, type ReportQuestion } from '../../domain/reports/question.ts'
import { questionRefusals } from '../../domain/reports/reportWording.ts'
import { reportShapes } from '../../domain/reports/shapes.ts'
import { exported } from '../audit/audit.store.ts'
import { csvStream } from '../files/csv.ts'
import { fileHeaders } from '../files/serving.ts'
import { type Asked, answer } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { notFound, reply } from '../http/envelope.ts'
import { todayOf } from '../http/today.ts'
import { Database } from '../store/database.ts'
import { answerOf, askingOf } from './asking.ts'
import { removeSchedule, saveSchedule, schedules } from './schedules.handlers.ts'
import { readingOf } from './sources.ts'

const calls = ReportsGroup.endpoints

const asked = Effect.fn(function* ({ params: { name }, query }: Pick<Asked<typeof calls.read>, 'params' | 'query'>) {
  const caller = yield* CurrentCaller
  const report = reportNamed(name)
  if (report === undefined) return yield* Effect.fail(notFound)
  const access = reportAccess(report, caller, caller)
  if (!access.allowed) return yield* Effect.fail(forbidden(access, denials))
  const today = yield* todayOf(caller)
  const question = query as ReportQuestion
  const may = mayAsk(question, today)
  if (!may.allowed) return yield* Effect.fail(unacceptable(may, questionRefusals, 'until'))
  const now = yield* Clock.currentTimeMillis
  return { report, question, asking: askingOf(caller, report.name, question, now) }
})

/** § 7 GET reports/{name}: the first rows of it, and all its figures. */
const read = answer(calls.read, function* (call) {
  const { report, question, asking } = yield* asked(call)
  return reply(answerOf(report.name, asking, yield* readingOf(report.name).shown(asking, question)))
})

/** Ours: all its rows, as a file that is written while it is sent. */
const csv = answer(calls.csv, function* (call) {
  const { report, question, asking } = yield* asked(call)
  const { caller, day } = asking
  const shape = reportShapes[report.name]
  const parts = yield* readingOf(report.name).parts(asking, question)
  yield* exported(caller, 'report', Effect.void, [], report.friendlyName)
  const rows = parts.pipe(
    Stream.map((some) => some.map((row) => reportCsvRow(shape, row, caller.timeZone))),
    Stream.provideService(Database, yield* Database),
  )
  return HttpServerResponse.stream(csvStream(reportCsvHeaders(shape), rows), {
    contentType: 'text/csv',
    headers: fileHeaders(`${report.friendlyName} ${day}.csv`),
  })
})

export const reportsHandlers = HttpApiBuilder.group(Api, 'reports', (handlers) =>
  handlers.handleAll({ read, csv, schedules, saveSchedule, removeSchedule }),
)
