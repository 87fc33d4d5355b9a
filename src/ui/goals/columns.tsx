import type { GoalGrouping } from '../../domain/goals/listing.ts'
import type { GoalRow } from '../../domain/goals/nouns.ts'
import { kindNames } from '../../domain/goals/progress.ts'
import { dueNames, stateNames } from '../../domain/goals/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { DateText } from '../kit/DateText.tsx'
import { type Choice, namedChoices } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'
import { GoalBadge, GoalProgress } from './GoalMarks.tsx'

/** The first row of what stands together says what it is, and how much of it there is. */
export interface Heading {
  readonly name: string
  readonly count: string | null
}

interface Makings {
  readonly departments: ReadonlyArray<Choice>
  readonly group: GoalGrouping | null
  readonly headings: ReadonlyMap<string, Heading>
  readonly timeZone: string
}

const groupHeaders: Record<GoalGrouping, string> = { person: 'Person', department: 'Department', state: 'Status' }

export const columnsOf = ({ departments, group, headings, timeZone }: Makings): ReadonlyArray<Column<GoalRow>> =>
  allColumns({ departments, group, headings, timeZone })
    // Its heading says it already; of a state, not how the goal stands in it.
    .filter(({ id }) => id === 'state' || id !== group)

const allColumns = ({ departments, group, headings, timeZone }: Makings): ReadonlyArray<Column<GoalRow>> => [
  ...(group === null ? [] : [headingColumn(group, headings)]),
  {
    id: 'title',
    header: 'Goal',
    // What it is, is in its last words as well.
    card: group === null ? 'sentence' : 'primary',
    hideable: false,
    width: 164,
    grow: 2,
    wraps: true,
    sortable: true,
    cell: ({ title }) => title,
  },
  {
    id: 'person',
    header: 'Person',
    card: 'secondary',
    width: 112,
    wraps: true,
    sortable: true,
    cell: ({ employee }) => employee.fullName,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'aside',
    width: 96,
    grow: 0,
    sortable: true,
    filter: { kind: 'choice', choices: namedChoices(stateNames) },
    cell: (goal) => <GoalBadge goal={goal} />,
  },
  {
    id: 'due',
    header: 'Due',
    card: 'secondary',
    width: 106,
    grow: 0,
    sortable: true,
    filter: { kind: 'choice', choices: namedChoices(dueNames) },
    cell: ({ dueDate }) => (dueDate === null ? null : <DateText value={dueDate} />),
  },
  {
    id: 'progress',
    header: 'Progress',
    width: 140,
    grow: 1.5,
    sortable: true,
    cell: (goal) => <GoalProgress goal={goal} under />,
  },
  {
    id: 'department',
    header: 'Department',
    width: 120,
    wraps: true,
    sortable: true,
    filter: { kind: 'choice', choices: departments },
    cell: ({ department }) => department?.name ?? null,
  },
  {
    id: 'kind',
    header: 'Progress by',
    width: 110,
    filter: { kind: 'choice', choices: namedChoices(kindNames) },
    cell: ({ progress }) => kindNames[progress.kind],
  },
  {
    id: 'updated',
    header: 'Last change',
    width: 120,
    sortable: true,
    cell: ({ updatedUtc }) => <DateText value={updatedUtc} timeZone={timeZone} relative />,
  },
]

const headingColumn = (group: GoalGrouping, headings: ReadonlyMap<string, Heading>): Column<GoalRow> => ({
  id: 'heading',
  header: groupHeaders[group],
  card: 'heading',
  hideable: false,
  width: 120,
  grow: 1.5,
  cell: ({ id }) => {
    const heading = headings.get(id)
    return heading === undefined ? null : (
      <>
        <strong>{heading.name}</strong>
        {heading.count === null ? null : (
          <Text as="span" style="small" tone="muted">
            {` ${heading.count}`}
          </Text>
        )}
      </>
    )
  },
})

export const columnIds = ['title', 'person', 'state', 'due', 'progress', 'department', 'kind', 'updated']
/** Those that a list begins with are fewer than those it may show. */
export const hiddenAtFirst = ['kind', 'updated']

export const groupOf = (group: GoalGrouping, { employee, department, state }: GoalRow) =>
  group === 'person'
    ? { of: employee.id as string, name: employee.fullName }
    : group === 'department'
      ? { of: department?.id ?? null, name: department?.name ?? 'No department' }
      : { of: state as string, name: stateNames[state] }

export const rowId = ({ id }: GoalRow): string => id
export const rowLabel = ({ title, employee }: GoalRow): string => `${title} of ${employee.fullName}`
export const rowHref = ({ id }: GoalRow): string => pathTo('goal', { id })
