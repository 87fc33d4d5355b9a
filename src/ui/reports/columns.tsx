import type { Locale } from '../../domain/kernel/nouns.ts'
import { countName, valueName } from '../../domain/reports/askedWording.ts'
import type { Cell, ReportRow } from '../../domain/reports/nouns.ts'
import type { ReportColumn } from '../../domain/reports/reportColumns.ts'
import type { ReportShape } from '../../domain/reports/shapes.ts'
import { look } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { momentWidth } from '../kit/dates.ts'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'
import { badgeWidth, StatusBadge } from './StatusBadge.tsx'

const shown = (column: ReportColumn, cell: Cell, timeZone: string) => {
  if (column.kind === 'moment')
    return <DateText value={cell === null ? null : String(cell)} withTime timeZone={timeZone} />
  if (column.kind === 'day') return <DateText value={cell === null ? null : String(cell)} />
  if (cell === null)
    return (
      <Text as="span" tone="subtle">
        –
      </Text>
    )
  if (column.kind === 'percent') return `${cell}%`
  const name = valueName(column, String(cell))
  return column.kind === 'status' ? <StatusBadge of={column.label} value={String(cell)} name={name} /> : name
}

/** In px: a column keeps away from figures before it (`table`, `line`). */
const APART = 16

const follows = ({ columns }: ReportShape, at: number): boolean => {
  const [before, column] = [columns[at - 1], columns[at]]
  return before !== undefined && column !== undefined && isNumber(before) && !isNumber(column)
}

const isNumber = ({ kind }: ReportColumn) => kind === 'number' || kind === 'percent'

/** The columns of a report's list; sorted here only where all its rows are here. */
export const columnsOf = (
  shape: ReportShape,
  isWhole: boolean,
  locale: Locale,
  timeZone: string,
  isNarrow = false,
): ReadonlyArray<Column<ReportRow>> =>
  shape.columns.map((column, at) => ({
    id: column.key,
    header: column.label,
    cell: ({ cells, links, path }) => {
      const cell = cells[at] ?? null
      // Beside a fact of a card, a dash would say nothing.
      if (isNarrow && cell === null && at > 0) return null
      const to = links?.[column.key]
      const content = shown(column, cell, timeZone)
      return to === undefined ? (
        content
      ) : (
        // What the row leads to anyway is no second stop of the keyboard.
        <a
          href={to}
          className={look('link')}
          aria-label={countName(column, cell)}
          tabIndex={to === path ? -1 : undefined}
        >
          {content}
        </a>
      )
    },
    width:
      Math.max(
        column.kind === 'moment' ? momentWidth(locale, timeZone) : (wordy[column.key] ?? widths[column.kind]),
        Math.ceil(column.label.length * LETTER) + SORTING,
        badgeWidth(column.names),
      ) + (follows(shape, at) ? APART : 0),
    // What is always as short leaves its room to names and sentences.
    grow: growthOf(column),
    ...(isNumber(column) ? { align: 'end' as const, unbroken: true as const } : {}),
    ...(column.kind === 'text' || column.kind === 'status' ? { wraps: true as const } : {}),
    ...(at === 0 ? { hideable: false } : {}),
    ...placeOnCard(shape, column),
    ...(isWhole ? { sortValue: ({ cells }: ReportRow) => sortValueOf(column, cells[at] ?? null) } : {}),
  }))

const growthOf = ({ kind, key }: ReportColumn): number => {
  if (kind === 'text') return key === 'change' ? 4 : key in wordy ? 2 : 1
  return kind === 'status' ? 0.25 : 0
}

/** Certifications, policies, goals and letters have long names, and a change is a sentence. At 768 px a column ends the list. */
const wordy: Readonly<Record<string, number>> = { change: 274, goal: 176, policy: 174, subject: 170, type: 182 }

/** So that no heading is cut: about so wide is a letter of it, and so much stands beside it. */
const LETTER = 6.7
const SORTING = 20

const widths: Record<Exclude<ReportColumn['kind'], 'moment'>, number> = {
  text: 124,
  status: 124,
  // The longest, as 22nd Nov 2026.
  day: 112,
  month: 104,
  number: 64,
  percent: 72,
}

/**
 * A card says two things below the name, and beside it what the figures count. What came first gives way to a name when it
 * is a day, and is said below it. Then what the row is about, how far or until when that is, and where: three
 * certifications of one person differ in neither department nor manager. A sentence leaves nothing room beside it.
 */
const placeOnCard = ({ columns, countedBy, summed }: ReportShape, { key, kind }: ReportColumn) => {
  const [first] = columns
  const named = first?.kind === 'day' ? columns.find((column) => column.kind === 'text') : first
  const isSentence = named?.key === 'change'
  if (key === named?.key) return { card: isSentence ? ('sentence' as const) : ('primary' as const) }
  if (isSentence) return kind === 'moment' || key === countedBy ? { card: 'secondary' as const } : {}
  if (key === (summed ?? countedBy)) return { card: 'aside' as const }
  const rank = (column: ReportColumn): number => {
    if (column === first) return 0
    if (column.key === 'department') return 3
    if (column.kind === 'text') return 1
    return column.kind === 'percent' || untilWhen.includes(column.key) ? 2 : 4
  }
  const said = columns
    .filter((column) => column !== named && saidBelow.includes(column.kind) && column.key !== 'manager')
    .toSorted((one, other) => rank(one) - rank(other))
  return said.slice(0, 2).some((one) => one.key === key) ? { card: 'secondary' as const } : {}
}

const saidBelow: ReadonlyArray<ReportColumn['kind']> = ['text', 'day', 'moment', 'percent']
const untilWhen: ReadonlyArray<string> = ['due', 'expires']

/** A status in the order of its names. */
const sortValueOf = ({ names }: ReportColumn, cell: Cell) =>
  names === undefined || cell === null ? cell : Object.keys(names).indexOf(String(cell))
