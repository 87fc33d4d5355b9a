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
  hint: 'With its days, department and search as they are now.',
  share: null,
  removed: 'Only the saved report goes, with its mails. What it shows stays.',
  removedFromAll: '',
}

export const savedWording = {
  section: 'Your saved reports',
  about: 'Each opens with the parameters it was saved with. Only you see them.',
  menu: (name?: string): string => (name === undefined ? 'Saved reports' : `Saved reports, ${name}`),
  save: 'Save this report',
  update: (name: string): string => `Change ${name} to what is shown`,
  rename: (name: string): string => `Rename ${name}`,
  remove: (name: string): string => `Delete ${name}`,
  actionsOf: (name: string): string => `Actions for ${name}`,
  everything: 'Everything you may see',
  closedTitle: (name: string): string => `“${name}” cannot be opened any more`,
  closedText: (report: string): string => `It is the report “${report}”, which is no longer open to you.`,
  unknownDepartment: (department: string): string =>
    `Nothing in this report is of a department called “${department}”. It may have another name by now, or be gone.`,
  within: (days: string): string => `Within ${days} days`,
  somebody: 'Somebody who is not here any more',
  unknownPerson: 'The person this report asks for is nobody of this company: nothing is told of them, or by them.',
  everybody: 'Show everybody',
  allDepartments: 'Show all departments',
} as const
