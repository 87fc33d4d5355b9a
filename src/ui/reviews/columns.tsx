import type { ReviewTab } from '../../domain/reviews/listing.ts'
import type { ReviewRow } from '../../domain/reviews/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { SidesDone } from '../checkIns/SidesDone.tsx'
import { DateText } from '../kit/DateText.tsx'
import type { Column } from '../kit/table/columns.ts'
import { FirstBadge, OtherStages, StageBadges } from './StageBadges.tsx'

interface Makings {
  /** `all`: of a cycle, those under way and those that are complete. */
  readonly tab: ReviewTab | 'all'
  readonly timeZone: string
  /** In cards, where whom a review is about comes first: many are called the same. */
  readonly isNarrow?: boolean
}

export const columnsOf = ({ tab, timeZone, isNarrow = false }: Makings): ReadonlyArray<Column<ReviewRow>> => [
  ...(tab === 'all' ? [] : [isNarrow ? { ...named, card: 'secondary' as const } : named]),
  {
    id: 'employee',
    header: 'Employee',
    card: tab === 'all' || isNarrow ? 'primary' : 'secondary',
    hideable: tab !== 'all',
    width: 97,
    grow: 1.25,
    wraps: true,
    sortable: true,
    cell: ({ employee }) => employee.fullName,
  },
  // Those that are complete are all in one.
  ...(tab === 'completed' ? [] : [stage]),
  {
    id: 'due',
    header: 'Due',
    card: 'secondary',
    width: 104,
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
    width: 97,
    grow: 1.5,
    wraps: true,
    sortable: true,
    cell: ({ reviewer }) => reviewer.fullName,
  },
  { id: 'position', header: 'Position', width: 112, wraps: true, cell: ({ positionTitle }) => positionTitle },
  {
    id: 'when',
    header: 'Starts',
    width: 104,
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
  width: 116,
  wraps: true,
  sortable: true,
  cell: ({ name }) => name,
}

const stage: Column<ReviewRow> = {
  id: 'stage',
  header: 'Stage',
  card: 'aside',
  // Two badges beside each other, or below each other.
  width: 104,
  upTo: 196,
  wraps: true,
  sortable: true,
  cell: (row) => <StageBadges review={row} />,
  carded: { aside: (row) => <FirstBadge review={row} />, last: (row) => <OtherStages review={row} /> },
}

const submitted: Column<ReviewRow> = {
  id: 'submitted',
  header: 'Submitted by',
  width: 88,
  cell: (row) => <SidesDone by={row.submittedBy} />,
}

const completed = (timeZone: string): Column<ReviewRow> => ({
  id: 'completed',
  header: 'Completed',
  width: 104,
  cell: ({ completedDateUTC }) =>
    completedDateUTC === null ? null : <DateText value={completedDateUTC} timeZone={timeZone} relative />,
})

export const columnIds = ['employee', 'name', 'stage', 'due', 'submitted', 'completed', 'reviewer', 'position', 'when']
/** So that the others, and what chooses them, fit beside each other at 1280 px. */
export const hiddenAtFirst = ['position', 'when']

export const rowId = ({ id }: ReviewRow): string => id
export const rowLabel = ({ name, employee }: ReviewRow): string => `${name} of ${employee.fullName}`
export const rowHref = ({ id }: ReviewRow): string => pathTo('pr', { id })
