/** What a report is made of; apart from its words, which are translated and mean nothing to the rules. */
import { daysAfter, monthsAfter } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import type { ReportName } from './access.ts'
import type { ReportWords } from './reportColumns.ts'
import { reportWords } from './reportWording.ts'

interface Counting {
  /** The column by whose values the figures count. */
  readonly countedBy: string
  /** They sum up this column, and do not count rows. */
  readonly summed?: string
  /** What can be asked beside the department: how it was on a day, or what happened in a period. */
  readonly asks?: 'asAt' | 'period'
  /** How many days back a period usually reaches; twelve months, with that of its last day, where it is not said. */
  readonly usualDays?: number
  /** It can look further ahead. */
  readonly asksDays?: true
  /** It can be asked of one person: who did it, and whom it is about. */
  readonly asksPeople?: true
  /** Too long to be looked through for words. */
  readonly isSearched?: false
}

export type ReportShape = ReportWords & Counting

const counting: Readonly<Record<ReportName, Counting>> = {
  policyAgreements: { countedBy: 'state', asks: 'asAt' },
  outstandingPolicies: { countedBy: 'state', asks: 'asAt' },
  certificationRegister: { countedBy: 'state', asks: 'asAt' },
  expiringCertifications: { countedBy: 'state', asks: 'asAt', asksDays: true },
  certificationGaps: { countedBy: 'state', asks: 'asAt' },
  employeeDirectory: { countedBy: 'department', asks: 'asAt' },
  joinersAndLeavers: { countedBy: 'state', asks: 'period' },
  headcount: { countedBy: 'month', summed: 'people', asks: 'period' },
  positionDescriptions: { countedBy: 'state' },
  goalProgress: { countedBy: 'state', asks: 'asAt' },
  checkIns: { countedBy: 'state', asks: 'asAt' },
  performanceReviews: { countedBy: 'state' },
  assetRegister: { countedBy: 'state', asks: 'asAt' },
  servicesDue: { countedBy: 'state' },
  remindersSent: { countedBy: 'about', asks: 'period', usualDays: 30 },
  audit: { countedBy: 'kind', asks: 'period', usualDays: 30, asksPeople: true, isSearched: false },
}

const shapeOf = (name: ReportName): ReportShape => ({ ...reportWords[name], ...counting[name] })

export const reportShapes = Object.fromEntries(
  (Object.keys(counting) as ReadonlyArray<ReportName>).map((name) => [name, shapeOf(name)]),
) as Readonly<Record<ReportName, ReportShape>>

/** Where a period begins of which only the end is said. */
export const usualFrom = ({ usualDays }: ReportShape, until: Day): Day =>
  usualDays === undefined ? monthsAfter(`${until.slice(0, 7)}-01`, -11) : daysAfter(until, -usualDays)
