import type { TileName } from '../../../domain/home/dashboard/tiles.ts'
import { daysAfter, monthsAfter } from '../../../domain/kernel/days.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import type { ReportName } from '../../../domain/reports/access.ts'
import { type ReportQuestion, writtenQuestion } from '../../../domain/reports/question.ts'
import { pathTo } from '../../../domain/session/places.ts'

/** The report that a tile counts; the others lead elsewhere. */
const reportOfTile = {
  headcount: 'headcount',
  joinersAndLeavers: 'joinersAndLeavers',
  tenure: 'employeeDirectory',
  compliance: 'certificationGaps',
  policies: 'policyAgreements',
  certificationsExpiring: 'certificationRegister',
  checkIns: 'checkIns',
  reviews: 'performanceReviews',
  assets: 'assetRegister',
  services: 'servicesDue',
  positions: 'positionDescriptions',
} as const satisfies Partial<Record<TileName, ReportName>>

type ReportTile = keyof typeof reportOfTile

const elsewhere = {
  goals: pathTo('goals'),
  blockers: pathTo('dailyScrum'),
  toDo: pathTo('home'),
}

const isReportTile = (name: TileName): name is ReportTile => name in reportOfTile

/** The list behind a tile. */
export const tileHref = (name: TileName): string =>
  isReportTile(name) ? pathTo('report', { name: reportOfTile[name] }) : elsewhere[name]

/** The report, narrowed to what a mark counts. */
export const reportHref = (name: ReportTile, question: ReportQuestion): string =>
  `${tileHref(name)}?${writtenQuestion(question)}`

/** The list, narrowed to a state. */
export const markHref = (name: TileName, state: string): string => {
  if (isReportTile(name)) return reportHref(name, { only: state })
  return name === 'goals' ? `${elsewhere.goals}?f.state=${state}` : tileHref(name)
}

/** All days of a month that have come. */
export const daysOf = (month: string, today: Day): { readonly from: Day; readonly until: Day } => {
  const last = daysAfter(monthsAfter(`${month}-01`, 1), -1)
  return { from: `${month}-01`, until: last > today ? today : last }
}
