/** What the org chart says. Ours, but for the reasons of the employee rules. */
import { denials as employeeDenials } from '../employees/wording.ts'
import { writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { MoveDenial } from './moving.ts'
import type { OrgNode, OrgTree } from './tree.ts'

export const denials: Record<MoveDenial | 'unknownManager', string> = {
  notYourReport: 'You can only move and edit your direct reports. An administrator sets reporting lines.',
  ownRecord: 'You cannot move or edit yourself. Ask your manager or an administrator.',
  reportsToSelf: employeeDenials.reportsToSelf,
  reportsToCycle: employeeDenials.reportsToCycle,
  unknownManager: employeeDenials.unknownManager,
  movedTwice: 'A person is listed twice. Move each person once.',
}

export const wording = {
  moveFailed: 'The org chart was not changed',
  nodeFailed: 'The note and the tags were not saved',
  undoneElsewhere: 'Someone else has moved them in the meantime.',
  nothingToUndo: 'No moves to undo.',
  undone: 'The move has been undone.',
  /** § 4 missing-pd */
  missingPosition: 'No position',
  inactive: 'Inactive',
  movedUp: 'Manager hidden',
  exportFailed: 'The file could not be created. Try again, or collapse teams first.',
  tooLarge: 'The file is saved, but a chart this large is hard to read. Collapse teams, or export as SVG.',
} as const

export const sentences = {
  moved: (name: string, manager: string | null): string =>
    manager === null ? `${name} now has no manager` : `${name} now reports to ${manager}`,
  movedMany: (count: number): string => `${count} people moved`,
  directReports: (locale: Locale, count: number): string =>
    count === 1 ? '1 direct report' : `${writtenNumber(locale, count)} direct reports`,
  /**
   * How many there are, how deep the chart is, what is vacant in it, and how wide its teams are. Somebody inactive, who
   * stands in it for those below them, counts as little as in the list of employees.
   */
  figures: (locale: Locale, { byId, roots, levels, managers, widestSpan }: OrgTree, vacant: number): string => {
    const active = [...byId.values()].filter(({ person }) => person.isActive).length
    const people = active === 1 ? '1 person' : `${writtenNumber(locale, active)} people`
    const deep = `${people} on ${levels === 1 ? '1 level' : `${levels} levels`}`
    const all = vacant === 0 ? deep : `${deep}, ${sentences.vacancies(locale, vacant)}`
    if (managers === 0) return all
    const who = managers === 1 ? '1 manager' : `${writtenNumber(locale, managers)} managers`
    const span = writtenNumber(locale, (byId.size - roots.length) / managers, { maximumFractionDigits: 1 })
    return `${all}. ${who} with ${span} direct reports on average, at most ${writtenNumber(locale, widestSpan)}.`
  },
  vacancies: (locale: Locale, count: number): string =>
    count === 1 ? '1 vacancy' : `${writtenNumber(locale, count)} vacancies`,
  /** The size of a team with what is vacant in it, and of all below where that is more. */
  team: (
    locale: Locale,
    { reports, below, vacancies = 0 }: Pick<OrgNode, 'reports' | 'below' | 'vacancies'>,
  ): string => {
    const direct = reports.length - vacancies
    const people = sentences.directReports(locale, direct)
    const vacant = sentences.vacancies(locale, vacancies)
    const team = vacancies === 0 ? people : direct === 0 ? vacant : `${people} + ${vacant}`
    return below > direct ? `${team}, ${writtenNumber(locale, below)} people in all` : team
  },
} as const
