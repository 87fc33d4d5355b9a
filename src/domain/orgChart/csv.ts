/**
 * The chart as a table, in the order it is shown. What a spreadsheet would take for a formula is kept from being one,
 * whatever blank or control character stands before it.
 */
import { guarded } from '../kernel/formulas.ts'
import { flagsOf } from './flags.ts'
import type { OrgNode } from './tree.ts'

const columns: ReadonlyArray<readonly [heading: string, of: (node: OrgNode) => string | number]> = [
  ['Level', ({ level }) => level],
  ['Name', ({ person }) => person.fullName],
  ['Position', ({ person }) => person.positionTitle ?? ''],
  ['Department', ({ person }) => person.department ?? ''],
  ['Manager', ({ manager }) => manager?.person.fullName ?? ''],
  ['Direct reports', ({ reports }) => reports.length],
  ['People below', ({ below }) => below],
  ['Note', ({ person }) => person.note],
  ['Tags', ({ person }) => person.tags.join('; ')],
  ['Flags', ({ person }) => flagsOf(person).join('; ')],
]

export const chartCsv = (nodes: ReadonlyArray<OrgNode>): string =>
  [columns.map(([heading]) => heading), ...nodes.map((node) => columns.map(([, of]) => of(node)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = guarded(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
