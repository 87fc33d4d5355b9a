/** What a report is asked: written into its address, and sent to the server as it stands. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId, ItemId } from '../kernel/ids.ts'
import { aDay, anId, inAddress, matching } from '../kernel/inAddress.ts'
import type { Day } from '../kernel/nouns.ts'

/** No more of a text is asked for. */
const TEXT_MOST = 200

/** As far ahead as somebody plans; two weeks where nothing is said. */
export const daysAhead = ['30', '60', '90'] as const
export type DaysAhead = (typeof daysAhead)[number]

export interface ReportQuestion {
  readonly asAt?: Day
  readonly from?: Day
  readonly until?: Day
  /** How many days ahead it looks. */
  readonly days?: DaysAhead
  readonly department?: string
  readonly person?: EmployeeId
  readonly actor?: EmployeeId
  readonly only?: string
  readonly search?: string
}

const text = (said: string) => said.slice(0, TEXT_MOST) || null

const address = inAddress({
  asAt: aDay,
  from: aDay,
  until: aDay,
  days: matching(new RegExp(`^(?:${daysAhead.join('|')})$`)),
  department: text,
  person: anId,
  actor: anId,
  only: text,
  search: text,
})

export const readQuestion = (search: string): ReportQuestion => address.read(search) as ReportQuestion

export const writtenQuestion = (question: ReportQuestion): string => address.written(question)

/** What stands in an address: what is asked, and the saved report it was opened by. */
export interface ReportAddress {
  readonly question: ReportQuestion
  readonly saved: ItemId | undefined
}

const opened = inAddress({ saved: anId })

export const readAddress = (search: string): ReportAddress => ({
  question: readQuestion(search),
  saved: opened.read(search).saved as ItemId | undefined,
})

export const writtenAddress = ({ question, saved }: ReportAddress): string =>
  [writtenQuestion(question), opened.written(saved === undefined ? {} : { saved })].filter(Boolean).join('&')

/** What is changed to nothing is not asked for any more: the server takes an empty day for no day. */
export const changedQuestion = (question: ReportQuestion, change: ReportQuestion): ReportQuestion =>
  readQuestion(writtenQuestion({ ...question, ...change }))

/** Nobody is asked for any more. */
export const unasked = '' as EmployeeId

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
