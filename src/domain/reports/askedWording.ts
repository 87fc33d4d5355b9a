/** What a report was asked, and what a value of it is called, in words: on the page, where it is saved, in its mail. */
import { writtenDay, writtenMonth } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import type { ViewWords } from '../views/wording.ts'
import { NOTHING } from './answering.ts'
import type { Cell } from './nouns.ts'
import type { ReportQuestion } from './question.ts'
import type { ReportColumn } from './reportColumns.ts'
import type { ReportShape } from './shapes.ts'

/** What a value is called where it is counted or shown. */
export const valueName = ({ kind, names }: Pick<ReportColumn, 'kind' | 'names'>, value: string): string => {
  if (value === NOTHING) return 'None'
  return kind === 'month' ? writtenMonth(value) : (names?.[value] ?? value)
}

/** `Joined: 3`: what a number that leads to its rows is called. */
export const countName = ({ label }: Pick<ReportColumn, 'label'>, count: Cell): string => `${label}: ${count}`

/** By which clock its days are meant: `Brisbane`, of `Australia/Brisbane`. */
export const datesIn = (timeZone: string): string =>
  `Dates are in ${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time.`

/** `Department: Finance`; only what the report takes, in the order of its page. */
export const askedWords = (
  locale: Locale,
  { asks, asksDays, asksPeople, columns, countedBy }: ReportShape,
  question: ReportQuestion,
  nameOf: (id: string) => string | undefined = () => undefined,
): ReadonlyArray<string> => {
  const { asAt, from, until, days, department, person, actor, only, search } = question
  const named = (id: string) => nameOf(id) ?? savedWording.somebody
  const counted = columns.find(({ key }) => key === countedBy)
  return [
    ...(asks === 'asAt' && asAt ? [`As at ${writtenDay(locale, asAt)}`] : []),
    ...(asks === 'period' && from ? [`From ${writtenDay(locale, from)}`] : []),
    ...(asks === 'period' && until ? [`Until ${writtenDay(locale, until)}`] : []),
    ...(asksDays && days ? [savedWording.within(days)] : []),
    ...(department ? [`Department: ${valueName({ kind: 'text' }, department)}`] : []),
    ...(asksPeople && actor ? [`Changed by: ${named(actor)}`] : []),
    ...(asksPeople && person ? [`About: ${named(person)}`] : []),
    ...(only && counted ? [`${counted.label}: ${valueName(counted, only)}`] : []),
    ...(search ? [`Search: ${search}`] : []),
  ]
}

/** What the dialogs over a view say of one. */
export const savedWords: ViewWords = {
  save: 'Save this report',
  confirm: 'Save report',
  rename: 'Rename report',
  hint: 'Saves the current dates, department and search.',
  share: null,
  removed: 'This deletes only the saved report and its emails, not the data it shows.',
  removedFromAll: '',
}

export const savedWording = {
  section: 'Your saved reports',
  about: 'Reports open with the filters you saved. Only you can see them.',
  menu: (name?: string): string => (name === undefined ? 'Saved reports' : `Saved reports, ${name}`),
  save: 'Save this report',
  update: (name: string): string => `Update “${name}” to the current view`,
  rename: (name: string): string => `Rename “${name}”`,
  remove: (name: string): string => `Delete “${name}”`,
  actionsOf: (name: string): string => `Actions for ${name}`,
  everything: 'Everything you can see',
  closedTitle: (name: string): string => `“${name}” is no longer available`,
  closedText: (report: string): string => `You no longer have access to the report “${report}”.`,
  unknownDepartment: (department: string): string =>
    `Nothing in this report is in a department called “${department}”. It may have been renamed or deleted.`,
  within: (days: string): string => `Within ${days} days`,
  somebody: 'Former employee',
  unknownPerson: 'This person is not in your company, so there is nothing to show.',
  everybody: 'Show everyone',
  allDepartments: 'Show all departments',
} as const
