import type { ReviewTab } from '../../domain/reviews/listing.ts'
import type { ReviewRow } from '../../domain/reviews/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { SidesDone } from '../checkIns/SidesDone.tsx'
import { DateText } from '../kit/DateText.tsx'
import { Row } from '../kit/Stack.tsx'
import type { Column } from '../kit/table/columns.ts'
import { StageBadges } from './StageBadges.tsx'

interface Makings {
  /** `all`: of a cycle, those under way and those that are complete. */
  readonly tab: ReviewTab | 'all'
  readonly timeZone: string
}

export const columnsOf = ({ tab, timeZone }: Makings): ReadonlyArray<Column<ReviewRow>> => [
  ...(tab === 'all' ? [] : [named]),
  {
    id: 'employee',
    header: 'Employee',
    card: tab === 'all' ? 'primary' : 'secondary',
    hideable: tab !== 'all',
    width: 120,
    grow: 1.25,
    sortable: true,
    cell: ({ employee }) => employee.fullName,
  },
  {
    id: 'stage',
    header: 'Stage',
    card: 'aside',
    // Two badges.
    width: 190,
    grow: 0,
    sortable: true,
    cell: (row) => (
      <Row gap={2} wrap="never">
        <StageBadges review={row} />
      </Row>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    card: 'secondary',
    width: 116,
    grow: 0,
    sortable: true,
    // Of what is complete nothing is late.
    ...(tab === 'pending' && { filter: { kind: 'choice', choices: [{ value: 'late', label: 'Overdue' }] } }),
    cell: ({ dueDateUtc }) => <DateText value={dueDateUtc} timeZone={timeZone} relative deadline />,
  },
  ...(tab === 'completed' ? [completed(timeZone)] : [submitted]),
  {
    id: 'reviewer',
    header: 'Reviewer',
    width: 108,
    grow: 1.5,
    sortable: true,
    cell: ({ reviewer }) => reviewer.fullName,
  },
  { id: 'position', header: 'Position', width: 112, cell: ({ positionTitle }) => positionTitle },
  {
    id: 'when',
    header: 'Starts',
    width: 116,
    sortable: true,
    cell: ({ scheduledDateUTC }) => <DateText value={scheduledDateUTC} timeZone={timeZone} relative />,
  },
]

/** The reviews of a cycle are all called the same, as its page is. */
const named: Column<ReviewRow> = {
  id: 'name',
  header: 'Review',
  card: 'primary',
  hideable: false,
  width: 140,
  sortable: true,
  cell: ({ name }) => name,
}

const submitted: Column<ReviewRow> = {
  id: 'submitted',
  header: 'Submitted by',
  width: 140,
  cell: (row) => <SidesDone of={row} by={row.submittedBy} />,
}

const completed = (timeZone: string): Column<ReviewRow> => ({
  id: 'completed',
  header: 'Completed',
  width: 116,
  cell: ({ completedDateUTC }) =>
    completedDateUTC === null ? null : <DateText value={completedDateUTC} timeZone={timeZone} relative />,
})

export const columnIds = ['employee', 'name', 'stage', 'due', 'submitted', 'completed', 'reviewer', 'position', 'when']
/** So that the others, and what chooses them, fit beside each other at 1280 px. */
export const hiddenAtFirst = ['position', 'when']

export const rowId = ({ id }: ReviewRow): string => id
export const rowLabel = ({ name, employee }: ReviewRow): string => `${name} of ${employee.fullName}`
export const rowHref = ({ id }: ReviewRow): string => pathTo('pr', { id })
