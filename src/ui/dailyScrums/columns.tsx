import { itemsOf } from '../../domain/dailyScrums/entry.fields.ts'
import type { EntryRow } from '../../domain/dailyScrums/nouns.ts'
import { dotted } from '../../domain/kernel/lists.ts'
import { DateText } from '../kit/DateText.tsx'
import type { Column } from '../kit/table/columns.ts'
import { dayHref } from './area.ts'

export const columns: ReadonlyArray<Column<EntryRow>> = [
  {
    id: 'day',
    header: 'Day',
    card: 'aside',
    width: 104,
    grow: 0,
    cell: ({ day }) => <DateText value={day} relative />,
  },
  {
    id: 'person',
    header: 'Person',
    card: 'primary',
    hideable: false,
    width: 112,
    wraps: true,
    cell: ({ employee }) => employee.fullName,
  },
  { id: 'done', header: 'Done', width: 148, grow: 2, wraps: true, cell: ({ done }) => inOneLine(done) },
  {
    id: 'plan',
    header: 'Planned',
    card: 'secondary',
    width: 148,
    grow: 2,
    wraps: true,
    cell: ({ plan }) => inOneLine(plan),
  },
  {
    id: 'blockers',
    header: 'Blockers',
    width: 136,
    grow: 1.5,
    wraps: true,
    cell: ({ blockers }) => dotted(blockers),
  },
]

const inOneLine = (text: string): string => dotted(itemsOf(text))

export const columnIds = columns.map(({ id }) => id)
export const rowId = ({ id }: EntryRow): string => id
export const rowLabel = ({ employee, day }: EntryRow): string => `${employee.fullName}, ${day}`
export const rowHref = ({ day }: EntryRow): string => dayHref({ day })
