/**
 * § 6 Reports: compliance reports and the reminders-sent report are admin-only. Other reports have no role limit.
 * Reports show only when the tenant has the required module. What a report then holds follows the employee rules.
 */
import type { ModuleName } from '../billing/nouns.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { type ReportDefinition, type ReportGroup, reportGroups, reports } from './catalogue.ts'

export function reportAccess(
  report: Pick<ReportDefinition, 'roles' | 'requiredModule'>,
  actor: Pick<Actor, 'privileges'>,
  modules: ReadonlyArray<ModuleName>,
): Decision<'moduleMissing' | 'adminOnly'> {
  if (report.requiredModule !== null && !modules.includes(report.requiredModule)) return denied('moduleMissing')
  return report.roles.length === 0 ? allowed : adminAccess(actor)
}

export const availableReports = (
  actor: Pick<Actor, 'privileges'>,
  modules: ReadonlyArray<ModuleName>,
): ReadonlyArray<ReportDefinition> => reports.filter((report) => reportAccess(report, actor, modules).allowed)

/** § 2.3 Reports (only when reports are available). */
export const anyReportAvailable = (actor: Pick<Actor, 'privileges'>, modules: ReadonlyArray<ModuleName>): boolean =>
  availableReports(actor, modules).length > 0

/** § 2.6 The list, grouped; a group without reports is left out. */
export const groupedReports = (
  available: ReadonlyArray<ReportDefinition>,
): ReadonlyArray<{ readonly group: ReportGroup; readonly reports: ReadonlyArray<ReportDefinition> }> =>
  reportGroups
    .map((group) => ({ group, reports: available.filter((report) => report.group === group) }))
    .filter(({ reports: inGroup }) => inGroup.length > 0)
