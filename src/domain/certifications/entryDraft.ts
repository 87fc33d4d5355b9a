/**
 * What somebody types to add a certification, to hand in a renewal or to give a new version of one: what is wrong with
 * it, field by field. Ours: days between 1900 and 2200, for anything else is a slip of the finger; an expiry that has
 * passed is taken, as evidence of the past, and said so; nothing is issued after it has expired.
 */
import type { CertificationTypeId, EmployeeId } from '../kernel/ids.ts'
import { dayProblem, problemSentence } from '../kernel/inputProblems.ts'
import type { Day } from '../kernel/nouns.ts'
import { suggestedExpiry } from './expiry.ts'
import type { CertificationType } from './nouns.ts'
import { wording } from './wording.ts'

const FIRST_DAY: Day = '1900-01-01'
const LAST_DAY: Day = '2200-12-31'

export interface CertificationEntry {
  readonly employeeId: EmployeeId | null
  readonly certificationTypeId: CertificationTypeId | null
  /** Empty when nobody said. */
  readonly issuedDay: string
  readonly expires: boolean
  /** Empty until it is chosen; means nothing where it does not expire. */
  readonly expiryDay: string
}

export type EntryProblems = { readonly [Field in keyof CertificationEntry]?: string }

export const blankEntry: CertificationEntry = {
  employeeId: null,
  certificationTypeId: null,
  issuedDay: '',
  expires: true,
  expiryDay: '',
}

export const entryProblems = (entry: CertificationEntry): EntryProblems => {
  const { employeeId, certificationTypeId, issuedDay } = entry
  const issued = issuedDay === '' ? null : dayRefusal(issuedDay)
  const expiry = expiryRefusal(entry)
  return {
    ...(employeeId === null && { employeeId: 'Choose a person' }),
    ...(certificationTypeId === null && { certificationTypeId: 'Choose a type' }),
    ...(issued !== null && { issuedDay: issued }),
    ...(expiry !== null && { expiryDay: expiry }),
  }
}

export const isComplete = (entry: CertificationEntry): boolean => Object.keys(entryProblems(entry)).length === 0

const expiryRefusal = ({ expires, expiryDay, issuedDay }: CertificationEntry): string | null => {
  if (!expires) return null
  if (expiryDay === '') return 'Choose a date, or tick Does not expire'
  const refusal = dayRefusal(expiryDay)
  if (refusal !== null) return refusal
  return dayProblem(issuedDay) === null && expiryDay < issuedDay ? 'It cannot expire before it was issued' : null
}

const dayRefusal = (day: string): string | null => {
  const problem = problemSentence(dayProblem(day), 0)
  if (problem !== null) return problem
  return day < FIRST_DAY || day > LAST_DAY ? 'Choose a date between 1900 and 2200' : null
}

/** What is said beside an expiry that has passed already; null when there is nothing to say. */
export const pastNotice = ({ expires, expiryDay }: CertificationEntry, today: Day): string | null =>
  expires && expiryDay !== '' && expiryDay < today ? wording.pastExpiry : null

/** What a type suggests: the expiry as many months after the issue as it is good for. */
export const suggestedBy = (
  type: Pick<CertificationType, 'validityMonths'> | undefined,
  issuedDay: string,
): Pick<CertificationEntry, 'expires' | 'expiryDay'> | null => {
  if (type === undefined) return null
  const issued = issuedDay === '' || dayRefusal(issuedDay) !== null ? null : issuedDay
  return {
    expires: type.validityMonths !== null,
    expiryDay: (issued !== null && suggestedExpiry(issued, type.validityMonths)) || '',
  }
}
