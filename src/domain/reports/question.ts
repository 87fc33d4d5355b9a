/** What a report is asked: written into its address, and sent to the server as it stands. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { calendarDay, isOnTheCalendar } from '../kernel/inputProblems.ts'
import type { Day } from '../kernel/nouns.ts'

export interface ReportQuestion {
  readonly asAt?: Day
  readonly from?: Day
  readonly until?: Day
  readonly department?: string
  readonly only?: string
  readonly search?: string
}

const names = ['asAt', 'from', 'until', 'department', 'only', 'search'] as const
const days: ReadonlyArray<string> = ['asAt', 'from', 'until']

/** What an address says besides, or says wrongly, is passed over. */
export const readQuestion = (search: string): ReportQuestion => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.slice(0, 200)
      if (value === undefined || value === '') return []
      return !days.includes(name) || (calendarDay.test(value) && isOnTheCalendar(value)) ? [[name, value]] : []
    }),
  )
}

export const writtenQuestion = (question: ReportQuestion): string =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = question[name]
      return value === undefined || value === '' ? [] : [[name, value] as [string, string]]
    }),
  ).toString()

export type QuestionRefusal = 'dayAhead' | 'periodTurned' | 'periodTooLong'

const MOST_YEARS = 10

/** Nobody knows what is to come, and a period ends after it begins. */
export const mayAsk = ({ asAt, from, until }: ReportQuestion, today: Day): Decision<QuestionRefusal> => {
  if ([asAt, until].some((day) => day !== undefined && day > today)) return denied('dayAhead')
  if (from === undefined) return allowed
  const end = until ?? today
  if (from > end) return denied('periodTurned')
  return Number(end.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS ? denied('periodTooLong') : allowed
}
