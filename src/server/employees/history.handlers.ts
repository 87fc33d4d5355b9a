import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { HistoryGroup } from '../../contract/audit.ts'
import type { Caller } from '../../contract/callers.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { AuditPage } from '../../domain/audit/nouns.ts'
import {
  forLine,
  isTermination,
  kindsOfLine,
  timelineGroups,
  withoutPlans,
  withReason,
} from '../../domain/audit/timeline.ts'
import { fieldsOfLine } from '../../domain/employees/changeRequests/access.ts'
import { reasonInWords } from '../../domain/employees/termination.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { adminAccess, isAdmin } from '../../domain/permissions/access.ts'
import { pageOf, trail } from '../audit/trail.store.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { seen, there } from './changes.ts'
import { terminationOf } from './employees.store.ts'
import { pastEndsOf } from './starting/reinstating.store.ts'

const calls = HistoryGroup.endpoints

const PAGE = 50

/** Everything that was changed about a person, for administrators. */
const audit = answer(calls.audit, function* ({ params: { id }, query }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = adminAccess(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  return reply(yield* about(caller, id, query.before))
})

/** What happened to a person, for anyone who may access them: without what that reader may not see. */
const timeline = answer(calls.timeline, function* ({ params: { id }, query }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const wanted: ReadonlyArray<string> | undefined = query.group && timelineGroups[query.group]
  if (isAdmin(caller) || caller.employeeId === id) {
    const page = yield* withTermination(caller, id, yield* about(caller, id, query.before, wanted))
    return reply(isAdmin(caller) ? page : { ...page, entries: withoutPlans(page.entries) })
  }
  const open = kindsOfLine.filter((kind) => wanted?.includes(kind) ?? true)
  const page = yield* about(caller, id, query.before, open)
  const all = yield* withTermination(caller, id, page)
  return reply({ ...all, entries: forLine(all.entries, fieldsOfLine(caller)) })
})

/** With what the person's record says of it today. */
const withTermination = Effect.fn(function* (caller: Caller, id: EmployeeId, page: AuditPage) {
  if (!page.entries.some((entry) => isTermination(entry))) return page
  const [row] = yield* rowsOf(caller, terminationOf(id))
  const now = row?.termination ?? null
  const ends = [...(now === null ? [] : [now]), ...(yield* rowsOf(caller, pastEndsOf(id)))]
  const terminations = ends.map((end) => ({ date: end.date, reason: reasonInWords(end) }))
  return { ...page, entries: withReason(page.entries, terminations) }
})

const about = Effect.fn(function* (
  caller: Caller,
  id: EmployeeId,
  before: string | undefined,
  kinds?: ReadonlyArray<string>,
) {
  const { timeZone } = caller
  const rows = yield* rowsOf(
    caller,
    trail({
      timeZone,
      filter: { person: id },
      before: before === undefined ? null : Number(before),
      limit: PAGE,
      ...(kinds && { kinds }),
    }),
  )
  // Nobody was ever changed who was never there, so only an empty list asks a second question.
  if (rows.length === 0) yield* there(caller, id)
  return pageOf(rows, PAGE) satisfies AuditPage
})

export const historyHandlers = HttpApiBuilder.group(Api, 'history', (handlers) =>
  handlers.handleAll({ audit, timeline }),
)
