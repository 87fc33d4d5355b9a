import { matchingFirst } from '../../domain/employees/listing.ts'
import type { EmployeeSummary, PersonRef } from '../../domain/employees/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { TagList } from '../kit/Chip.tsx'
import { slot } from '../kit/classes.ts'
import type { Column } from '../kit/table/columns.ts'
import type { PeopleById } from './area.ts'
import { SummaryBadges } from './StatusBadges.tsx'

interface Shown {
  /** Of the reader, who may not be among those they see. */
  readonly ownManager?: PersonRef | null
  /** By which the list is narrowed: they stand before a person's others. */
  readonly tags?: ReadonlyArray<string>
}

/** How the list compares is the machine's; that a column can be sorted at all is said by having a value. */
export const columnsFor = (
  byId: PeopleById,
  { ownManager = null, tags: wanted = [] }: Shown = {},
): ReadonlyArray<Column<EmployeeSummary>> => [
  {
    id: 'fullName',
    header: 'Name',
    card: 'primary',
    hideable: false,
    width: 196,
    grow: 1.5,
    sortValue: ({ fullName }) => fullName,
    lead: (person) => <PersonAvatar person={person} />,
    cell: (person) => (
      <span className={slot('directory', 'name')}>
        <span className={slot('directory', 'fullName')}>{person.fullName}</span>
        <SummaryBadges person={person} />
      </span>
    ),
  },
  {
    id: 'positionTitle',
    header: 'Position',
    card: 'secondary',
    width: 136,
    wraps: true,
    sortValue: ({ positionTitle }) => positionTitle,
    cell: ({ positionTitle }) => positionTitle,
  },
  {
    id: 'department',
    header: 'Department',
    width: 120,
    wraps: true,
    sortValue: ({ department }) => department?.name,
    cell: ({ department }) => department?.name,
  },
  {
    id: 'manager',
    header: 'Manager',
    width: 120,
    wraps: true,
    cell: ({ reportsTo }) =>
      reportsTo && <Manager of={byId.get(reportsTo) ?? (ownManager?.id === reportsTo ? ownManager : undefined)} />,
  },
  {
    id: 'email',
    header: 'Email',
    width: 224,
    grow: 2.5,
    sortValue: ({ email }) => email,
    cell: ({ email }) => (
      <a href={`mailto:${email}`} className={slot('directory', 'quiet')} tabIndex={-1}>
        {email}
      </a>
    ),
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 116,
    cell: ({ tags }) => (
      <div className={slot('directory', 'tags')}>
        <TagList tags={matchingFirst(tags, wanted)} limit={1} />
      </div>
    ),
  },
]

/** In the order they stand in. */
export const columnIds: ReadonlyArray<string> = columnsFor(new Map()).map(({ id }) => id)

/** Reached by the pointer; by the keyboard from the person's own page, so that the list stays one stop. */
const Manager = ({ of }: { readonly of: PersonRef | undefined }) =>
  of === undefined ? null : (
    <a href={pathTo('employee', { id: of.id })} className={slot('directory', 'quiet')} tabIndex={-1}>
      {of.fullName}
    </a>
  )
