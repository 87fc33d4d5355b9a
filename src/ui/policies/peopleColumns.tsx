import type { Day } from '../../domain/kernel/nouns.ts'
import type { PersonAgreement, PolicyComplianceCounts } from '../../domain/policies/nouns.ts'
import {
  type AnyDepartment,
  dutyStatusesInOrder,
  NO_DEPARTMENT,
  type PeopleListing,
  peopleSorts,
} from '../../domain/policies/people.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'
import type { TableState } from '../kit/table/state.ts'
import { DutyStatusBadge, dutyStatuses } from './dutyStatus.tsx'

/** How many it binds. */
export const boundIn = ({ counts }: PolicyComplianceCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What the table is narrowed to, as the server is asked. */
export const listingOf = (
  { search, filters, sort }: Pick<TableState, 'search' | 'filters' | 'sort'>,
  asAt: Day | null,
): PeopleListing => ({
  search,
  asAt,
  statuses: dutyStatusesInOrder.filter((status) => filters.standing?.includes(status)),
  departments: (filters.department ?? []) as ReadonlyArray<AnyDepartment>,
  sort: peopleSorts.find((name) => name === sort?.column) ?? null,
  isDescending: sort?.direction === 'descending',
})

/** Narrowed and put in order by the server. */
export const peopleColumns = (
  departments: PolicyComplianceCounts['departments'],
  timeZone: string,
): ReadonlyArray<Column<PersonAgreement>> => {
  const day = (
    id: string,
    header: string,
    value: (person: PersonAgreement) => string | null,
  ): Column<PersonAgreement> => ({
    id,
    header,
    // The longest day, as 22nd Nov 2026.
    width: 112,
    grow: 0,
    cell: (person) => <DateText value={value(person)} timeZone={timeZone} />,
    sortable: true,
  })
  return [
    {
      id: 'fullName',
      header: 'Name',
      card: 'primary',
      hideable: false,
      width: 200,
      grow: 2,
      cell: ({ fullName, email }) => (
        <span className={slot('table', 'twoLines')}>
          <span>{fullName}</span>
          <small>{email}</small>
        </span>
      ),
      sortable: true,
    },
    {
      id: 'standing',
      header: 'Status',
      card: 'aside',
      width: 112,
      upTo: 132,
      cell: ({ standing }) => <DutyStatusBadge status={standing} />,
      sortable: true,
      filter: {
        kind: 'choice',
        choices: Object.entries(dutyStatuses).map(([value, { label }]) => ({ value, label })),
      },
    },
    day('dueUtc', 'Due', ({ dueUtc }) => dueUtc),
    {
      id: 'agreedVersionNo',
      header: 'Agreed to',
      width: 84,
      grow: 0,
      cell: ({ agreedVersionNo }) =>
        agreedVersionNo === null ? (
          <Text as="span" tone="subtle">
            –
          </Text>
        ) : (
          `Version ${agreedVersionNo}`
        ),
      sortable: true,
    },
    day('agreementDateUtc', 'Agreed on', ({ agreementDateUtc }) => agreementDateUtc),
    {
      id: 'department',
      header: 'Department',
      card: 'secondary',
      width: 116,
      wraps: true,
      cell: ({ department }) => department,
      sortable: true,
      filter: {
        kind: 'choice',
        choices: [
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
          { value: NO_DEPARTMENT, label: 'No department' },
        ],
      },
    },
    day('lastReminderUtc', 'Reminded', ({ lastReminderUtc }) => lastReminderUtc),
    day('managerToldUtc', 'Manager notified', ({ managerToldUtc }) => managerToldUtc),
  ]
}
