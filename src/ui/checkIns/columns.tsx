import { Repeat } from 'lucide-react'
import type { CheckInTab } from '../../domain/checkIns/listing.ts'
import type { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { asDecided } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { DateText } from '../kit/DateText.tsx'
import { momentWidth } from '../kit/dates.ts'
import { Row } from '../kit/Stack.tsx'
import type { Column } from '../kit/table/columns.ts'
import { tooltip } from '../kit/tooltip.ts'
import { StatusBadges } from './Marks.tsx'
import { SidesDone } from './SidesDone.tsx'

interface Makings {
  readonly tab: CheckInTab
  readonly locale: Locale
  readonly timeZone: string
}

export const columnsOf = ({ tab, locale, timeZone }: Makings): ReadonlyArray<Column<CheckInRow>> => [
  {
    id: 'name',
    header: 'Check-in',
    card: 'primary',
    hideable: false,
    // So that of a column with no room at 768 px no sliver is in sight.
    width: 142,
    grow: 1.5,
    wraps: true,
    sortable: true,
    cell: (row) => <Named row={row} />,
  },
  {
    id: 'employee',
    header: 'Employee',
    card: 'secondary',
    width: 112,
    grow: 1.5,
    wraps: true,
    sortable: true,
    cell: ({ employee }) => employee.fullName,
  },
  {
    id: 'when',
    header: 'When',
    card: 'secondary',
    width: momentWidth(asDecided(locale), timeZone),
    grow: 0,
    sortable: true,
    cell: ({ scheduledDateUTC }) => (
      <DateText value={scheduledDateUTC} timeZone={timeZone} withTime relative deadline />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'aside',
    width: 112,
    upTo: 150,
    wraps: true,
    sortable: true,
    cell: (row) => <StatusBadges checkIn={row} />,
  },
  {
    id: 'reviewer',
    header: 'Reviewer',
    width: 108,
    grow: 1.25,
    wraps: true,
    sortable: true,
    cell: ({ reviewer }) => reviewer.fullName,
  },
  {
    id: 'due',
    header: 'Due',
    // The longest day, as 22nd Nov 2026.
    width: 112,
    grow: 0,
    // Of what is complete nothing is overdue.
    ...(tab === 'pending' && { filter: { kind: 'choice', choices: [{ value: 'overdue', label: 'Overdue' }] } }),
    cell: ({ dueDateUtc }) => <DateText value={dueDateUtc} timeZone={timeZone} relative deadline />,
  },
  ...(tab === 'pending' ? [prepared] : []),
  { id: 'place', header: 'Location', width: 120, wraps: true, cell: ({ location }) => location?.name ?? null },
]

/** Of what is complete, both have prepared it. */
const prepared: Column<CheckInRow> = {
  id: 'prepared',
  header: 'Prepared',
  width: 100,
  cell: (row) => <SidesDone by={row.preparedBy} />,
}

const Named = ({ row: { name, seriesId } }: { readonly row: CheckInRow }) =>
  seriesId === null ? (
    name
  ) : (
    <Row gap={2} wrap="never">
      <span>{name}</span>
      <span role="img" aria-label="Part of a series" {...tooltip('Part of a series')}>
        <Repeat size={14} aria-hidden="true" />
      </span>
    </Row>
  )

export const columnIds = ['employee', 'name', 'when', 'status', 'reviewer', 'due', 'prepared', 'place']
/** Those that a list begins with are fewer than those it may show. Who has prepared it, the status says in short. */
export const hiddenAtFirst = ['prepared', 'place']

export const rowId = ({ id }: CheckInRow): string => id
export const rowLabel = ({ name, employee }: CheckInRow): string => `${name} with ${employee.fullName}`
export const rowHref = ({ id }: CheckInRow): string => pathTo('checkIn', { id })
