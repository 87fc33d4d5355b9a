import { itemsOf } from '../../domain/dailyScrums/entry.fields.ts'
import type { EntryRow } from '../../domain/dailyScrums/nouns.ts'
import { DateText } from '../kit/DateText.tsx'
import type { Column } from '../kit/table/columns.ts'
import { dayHref } from './area.ts'

export const columns: ReadonlyArray<Column<EntryRow>> = [
  {
    id: 'day',
    header: 'Day',
    card: 'aside',
    width: 110,
    grow: 0,
    cell: ({ day }) => <DateText value={day} relative />,
  },
  {
    id: 'person',
    header: 'Person',
    card: 'primary',
    hideable: false,
    width: 140,
    cell: ({ employee }) => employee.fullName,
  },
  { id: 'done', header: 'Done', width: 200, grow: 2, cell: ({ done }) => inOneLine(done) },
  { id: 'plan', header: 'Planned', card: 'secondary', width: 200, grow: 2, cell: ({ plan }) => inOneLine(plan) },
  { id: 'blockers', header: 'Blockers', width: 160, grow: 1.5, cell: ({ blockers }) => blockers.join(' · ') },
]

const inOneLine = (text: string): string => itemsOf(text).join(' · ')

export const columnIds = columns.map(({ id }) => id)
export const rowId = ({ id }: EntryRow): string => id
export const rowLabel = ({ employee, day }: EntryRow): string => `${employee.fullName}, ${day}`
export const rowHref = ({ day }: EntryRow): string => dayHref({ day })
