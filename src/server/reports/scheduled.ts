/**
 * The mails of saved reports: each to whom it belongs to, with the rows that they may see themself at that moment. Nothing
 * goes out for who may not open the report any more; an occasion is taken for them as for everybody, so that none is made
 * up for when they may again.
 */
import { type Cause, Clock, Effect, Exit } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { lastMorning } from '../../domain/kernel/deliveryTime.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Letter } from '../../domain/kernel/letters.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { savedReportLetter } from '../../domain/reports/letters.ts'
import { mayAsk } from '../../domain/reports/question.ts'
import { mayOpenSaved, savedPath, savedReportOf } from '../../domain/reports/savedReport.ts'
import { dueOccasion } from '../../domain/reports/schedule.ts'
import { pathTo } from '../../domain/session/places.ts'
import { callerIfIn } from '../http/membership.ts'
import { postAll } from '../mail/post.ts'
import { rowsOf, transact } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { answerOf, askingOf } from './asking.ts'
import { type Planned, plannedReports, takeOccasion } from './schedules.store.ts'
import { readingOf } from './sources.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfReports = Effect.fn(function* (morning: Morning) {
  const { tenantId, timeZone } = morning
  const last = lastMorning(timeZone, yield* Clock.currentTimeMillis)
  const planned = yield* rowsOf(nobodyIn(tenantId), plannedReports)
  const failures: Array<Cause.Cause<never>> = []
  for (const one of planned) {
    const occasion = dueOccasion(one, last)
    if (occasion === null) continue
    // One that cannot be made leaves the others alone; the morning is tried again for it.
    const exit = yield* Effect.exit(mailed(morning, one, occasion))
    if (Exit.isFailure(exit)) failures.push(exit.cause)
  }
  const [first] = failures
  if (first !== undefined) return yield* Effect.failCause(first)
})

const mailed = Effect.fn(function* (morning: Morning, planned: Planned, occasion: Day) {
  const { tenantId } = morning
  // As what they could open the report now.
  const caller = yield* callerIfIn({ tenantId, userId: planned.userId })
  const letter = caller === null ? null : yield* letterOf(morning, planned, caller)
  yield* transact(nobodyIn(tenantId), function* () {
    const taken = yield* takeOccasion(planned.id, occasion)
    if (taken === undefined || letter === null) return
    yield* postAll([{ key: `report:${planned.id}:${occasion}`, to: planned.email, ...letter }])
  })
})

/** Null where there is nothing to be told. */
const letterOf = Effect.fn(function* ({ company, publicUrl }: Morning, planned: Planned, caller: Caller) {
  const saved = savedReportOf(planned)
  if (saved === null || !mayOpenSaved(saved, caller, caller).allowed) return null
  const { report, question } = saved
  const asking = askingOf(caller, report.name, question, yield* Clock.currentTimeMillis)
  if (!mayAsk(question, asking.today).allowed) return null
  const shown = yield* readingOf(report.name).shown(asking, question)
  return savedReportLetter(saved, answerOf(report.name, asking, shown), planned, {
    to: planned.fullName,
    company,
    locale: caller.locale,
    origin: publicUrl,
    link: `${publicUrl}${savedPath(saved)}`,
    page: `${publicUrl}${pathTo('reports')}`,
  }) satisfies Letter
})
