/** Ours: the chart as a table, in the order it is shown. */
import { flagsOf } from './flags.ts'
import { nodeFields } from './node.fields.ts'
import type { OrgNode } from './tree.ts'

type Cell = string | number

const columns: ReadonlyArray<readonly [heading: string, of: (node: OrgNode) => Cell]> = [
  ['Level', ({ level }) => level],
  ['Name', ({ person }) => person.fullName],
  ['Position', ({ person }) => person.positionTitle ?? ''],
  ['Department', ({ person }) => person.department ?? ''],
  ['Manager', ({ manager }) => manager?.person.fullName ?? ''],
  ['Direct reports', ({ reports, vacancies = 0 }) => reports.length - vacancies],
  ['Total reports', ({ below }) => below],
  [nodeFields.fields.note.label, ({ person }) => person.note],
  [nodeFields.fields.tags.label, ({ person }) => person.tags.join('; ')],
  ['Flags', ({ person }) => flagsOf(person).join('; ')],
]

/** The headings, and a row for each. */
export const chartTable = (nodes: ReadonlyArray<OrgNode>): ReadonlyArray<ReadonlyArray<Cell>> => [
  columns.map(([heading]) => heading),
  ...nodes.map((node) => columns.map(([, of]) => of(node))),
]
