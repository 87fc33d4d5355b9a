import type { Caller } from '../../contract/callers.ts'
import { dayIn, daysAfter, lastMomentOf } from '../../domain/kernel/days.ts'
import type { ReportName } from '../../domain/reports/access.ts'
import type { ReportAnswer } from '../../domain/reports/nouns.ts'
import type { ReportQuestion } from '../../domain/reports/question.ts'
import { reportShapes, usualFrom } from '../../domain/reports/shapes.ts'
import type { Shown } from './reading.ts'
import type { Asking } from './source.ts'

/** What a report is asked, of whom and when; of what is allowed (`mayAsk`). */
export const askingOf = (caller: Caller, name: ReportName, question: ReportQuestion, now: number): Asking => {
  const today = dayIn(caller.timeZone, now)
  const shape = reportShapes[name]
  // A day that is not over yet is told of as it is now.
  const past = shape.asks === 'asAt' && question.asAt !== undefined && question.asAt < today ? question.asAt : null
  const until = question.until ?? today
  return {
    caller,
    today,
    now,
    day: past ?? today,
    atUtc: past === null ? null : new Date(lastMomentOf(caller.timeZone, past)).toISOString(),
    until,
    ahead: question.days === undefined ? null : daysAfter(past ?? today, Number(question.days)),
    from: question.from ?? usualFrom(shape, until),
  }
}

/** With when it was made, and of when it tells. */
export const answerOf = (name: ReportName, { caller, now, day, from, until }: Asking, shown: Shown): ReportAnswer => {
  const { asks, columns } = reportShapes[name]
  return {
    name,
    generatedUtc: new Date(now).toISOString(),
    timeZone: caller.timeZone,
    asAt: asks === 'asAt' ? day : null,
    from: asks === 'period' ? from : null,
    until: asks === 'period' ? until : null,
    columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    ...shown,
  }
}
