/** The mail of a saved report. All ours. Plain text, and links to the product only. */
import { type Letter, listedLines } from '../kernel/letters.ts'
import { shownZone, writtenDay, writtenMoment, writtenNumber } from '../kernel/locale.ts'
import type { Locale } from '../kernel/nouns.ts'
import { askedWords, datesIn, savedWording, valueName } from './askedWording.ts'
import type { ReportAnswer, ReportRow } from './nouns.ts'
import type { ReportColumn } from './reportColumns.ts'
import type { SavedReport } from './savedReport.ts'
import type { Rhythm } from './schedule.ts'
import { rhythmWords } from './scheduleWording.ts'
import { reportShapes } from './shapes.ts'
import { asksUnknownDepartment, asksUnknownPerson } from './unknown.ts'

/** So many rows stand in the mail; behind its link are all. */
export const MOST_MAILED = 20
const MOST_FIGURES = 12

interface Sent {
  readonly to: string
  readonly company: string
  readonly locale: Locale
  /** Of the report, of the rows it leads to, and of the page where the mail is turned off. */
  readonly link: string
  readonly origin: string
  readonly page: string
}

export const savedReportLetter = (
  { view: { name }, report, question }: SavedReport,
  found: ReportAnswer,
  rhythm: Rhythm,
  { to, company, locale, link, origin, page }: Sent,
): Letter => {
  const shape = reportShapes[report.name]
  const { count, figures, rows, generatedUtc, timeZone } = found
  const counted = `${writtenNumber(locale, count)} ${count === 1 ? shape.noun.one : shape.noun.many}`
  const { asAt: _, from: __, until: ___, ...others } = question
  const asked = askedWords(locale, shape, others, (id) => found.named.find((one) => one.id === id)?.fullName)
  const by = shape.columns.find(({ key }) => key === shape.countedBy)
  const asOf = [
    ...(found.asAt === null ? [] : [`As at ${writtenDay(locale, found.asAt)}`]),
    ...(found.from === null || found.until === null
      ? []
      : [`From ${writtenDay(locale, found.from)} until ${writtenDay(locale, found.until)}`]),
  ]
  return {
    subject: `${name}: ${counted}`,
    link,
    text: [
      `Hello ${to},`,
      '',
      `here is your saved report “${name}” at ${company}: ${report.friendlyName}.`,
      '',
      ...[...asOf, ...asked].map((words) => `- ${words}`),
      ...(asOf.length + asked.length === 0 ? [`- ${savedWording.everything}`] : []),
      '',
      ...gone(found, shape, question),
      `${counted}.`,
      ...(count === 0 ? [shape.empty] : []),
      ...(by === undefined || figures.length === 0
        ? []
        : [
            '',
            `${shape.summed === undefined ? by.label : `${labelOf(shape.columns, shape.summed)}, by ${by.label}`}:`,
            ...listedLines(
              figures.slice(-MOST_FIGURES),
              MOST_FIGURES,
              (one) => `${valueName(by, one.of)}: ${writtenNumber(locale, one.count)}`,
            ),
          ]),
      ...(rows.length === 0
        ? []
        : [
            '',
            count > MOST_MAILED ? `The first ${MOST_MAILED}:` : 'All of them:',
            ...rows
              .slice(0, MOST_MAILED)
              .map(
                (row) =>
                  `- ${said(shape.columns, row, locale, timeZone)}${row.path === null ? '' : `: ${origin}${row.path}`}`,
              ),
          ]),
      '',
      `Created ${writtenMoment(locale, timeZone, Date.parse(generatedUtc))} (${shownZone(locale, timeZone)}). ${datesIn(timeZone)}`,
      '',
      'Full report, as a page or a spreadsheet file:',
      link,
      '',
      `You get this report ${rhythmWords(rhythm)}. Change or stop it in your saved reports:`,
      page,
    ].join('\n'),
  }
}

const labelOf = (columns: ReadonlyArray<ReportColumn>, key: string): string =>
  columns.find((one) => one.key === key)?.label ?? key

const gone = (
  found: ReportAnswer,
  shape: (typeof reportShapes)[keyof typeof reportShapes],
  question: SavedReport['question'],
): ReadonlyArray<string> => [
  ...(asksUnknownDepartment(shape, question, found)
    ? [savedWording.unknownDepartment(question.department ?? ''), '']
    : []),
  ...(asksUnknownPerson(shape, question, found) ? [savedWording.unknownPerson, ''] : []),
]

/** A row in one line: texts as they are, days and numbers with what they are of. */
const said = (columns: ReadonlyArray<ReportColumn>, { cells }: ReportRow, locale: Locale, timeZone: string): string =>
  columns
    .flatMap((column, at) => {
      const cell = cells[at] ?? null
      return cell === null || cell === '' ? [] : [cellWords(column, cell, locale, timeZone).replaceAll(/\s+/g, ' ')]
    })
    .join(' · ')

const cellWords = (column: ReportColumn, cell: string | number, locale: Locale, timeZone: string): string => {
  const { kind, label } = column
  if (kind === 'day') return `${label} ${writtenDay(locale, String(cell))}`
  if (kind === 'moment') return writtenMoment(locale, timeZone, Date.parse(String(cell)))
  if (kind === 'number') return `${label} ${writtenNumber(locale, Number(cell))}`
  if (kind === 'percent') return `${label} ${cell}%`
  return valueName(column, String(cell))
}
