/** § 6 Reports show only when the tenant has the required module, and to whom they are open. § 2.6 The list, grouped. */
import type { Actor } from '../permissions/actor.ts'
import type { Offering } from '../permissions/gate.ts'
import { reportAccess } from './access.ts'
import { type ReportDefinition, type ReportGroup, reportGroups, reports } from './catalogue.ts'

export const availableReports = (
  actor: Pick<Actor, 'privileges'>,
  offering: Offering,
): ReadonlyArray<ReportDefinition> => reports.filter((report) => reportAccess(report, actor, offering).allowed)

/** A group without reports is left out. */
export const groupedReports = (
  available: ReadonlyArray<ReportDefinition>,
): ReadonlyArray<{ readonly group: ReportGroup; readonly reports: ReadonlyArray<ReportDefinition> }> =>
  reportGroups
    .map((group) => ({ group, reports: available.filter((report) => report.group === group) }))
    .filter(({ reports: inGroup }) => inGroup.length > 0)
