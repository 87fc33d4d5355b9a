/**
 * A report under a name, with its parameters. Ours: it is a view of the list of reports (`domain/views`), whose query says
 * which report and what it is asked; everybody has their own. One whose report is no longer open to them is not offered.
 */
import type { Decision } from '../kernel/decision.ts'
import type { ItemId } from '../kernel/ids.ts'
import { byText } from '../kernel/order.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Offering } from '../permissions/gate.ts'
import { pathTo } from '../session/places.ts'
import type { ViewedList } from '../views/lists.ts'
import type { SavedView } from '../views/nouns.ts'
import { reportAccess } from './access.ts'
import { type ReportDefinition, reportNamed } from './catalogue.ts'
import { type ReportQuestion, readQuestion, writtenAddress, writtenQuestion } from './question.ts'

export const savedReportsList: ViewedList = 'reports'

export interface SavedReport {
  readonly view: SavedView
  readonly report: ReportDefinition
  readonly question: ReportQuestion
}

const REPORT = 'report'

/** What the view of a report keeps. */
export const savedQuery = (report: ReportDefinition['name'], question: ReportQuestion): string =>
  [`${REPORT}=${report}`, writtenQuestion(question)].filter(Boolean).join('&')

/** Null where it is of another list, or of a report that is none. */
export const savedReportOf = (view: SavedView): SavedReport | null => {
  const report = reportNamed(new URLSearchParams(view.query).get(REPORT) ?? '')
  return view.list !== savedReportsList || !view.isOwn || report === undefined
    ? null
    : { view, report, question: readQuestion(view.query) }
}

/** One’s own of all reports, by their names. */
export const savedReportsIn = (views: ReadonlyArray<SavedView>): ReadonlyArray<SavedReport> =>
  views.flatMap((view) => savedReportOf(view) ?? []).toSorted((one, other) => byText(one.view.name, other.view.name))

export const mayOpenSaved = (
  { report }: SavedReport,
  actor: Pick<Actor, 'privileges'>,
  offering: Offering,
): Decision<'moduleMissing' | 'flagOff' | 'adminOnly'> => reportAccess(report, actor, offering)

/** Those that are offered. */
export const offeredReports = (
  all: ReadonlyArray<SavedReport>,
  actor: Pick<Actor, 'privileges'>,
  offering: Offering,
): ReadonlyArray<SavedReport> => all.filter((saved) => mayOpenSaved(saved, actor, offering).allowed)

/** Its address says what it asks, and by which it was opened. */
export const savedPath = ({ view: { id }, report: { name }, question }: SavedReport): string =>
  `${pathTo('report', { name })}?${writtenAddress({ question, saved: id })}`

/** Whether it was saved with days, which stay as they are whenever it is opened or mailed. */
export const keepsDays = ({ question: { asAt, from, until } }: SavedReport): boolean =>
  [asAt, from, until].some((day) => day !== undefined)

/** Whether a report is what the saved one keeps. */
export const isAsSaved = (saved: SavedReport, question: ReportQuestion): boolean =>
  writtenQuestion(saved.question) === writtenQuestion(question)

/** Of one’s own of a report: the one that was opened, else one that asks the same. */
export const savedOpened = (
  saved: ReadonlyArray<SavedReport>,
  question: ReportQuestion,
  opened: ItemId | undefined,
): SavedReport | undefined =>
  saved.find(({ view }) => view.id === opened) ?? saved.find((one) => isAsSaved(one, question))
