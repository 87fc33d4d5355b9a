import { byText } from '../../domain/kernel/order.ts'
import type { PersonAgreement } from '../../domain/policies/nouns.ts'
import { DateText } from '../kit/DateText.tsx'
import type { Column } from '../kit/table/columns.ts'
import { StandingBadge, standings } from './standing.tsx'

/** Late ones first when sorted by it. */
const order = { late: 0, outdated: 1, owed: 2, agreed: 3 } as const

const NO_DEPARTMENT = 'No department'

export const peopleColumns = (
  people: ReadonlyArray<PersonAgreement>,
  timeZone: string,
): ReadonlyArray<Column<PersonAgreement>> => {
  const departments = [...new Set(people.flatMap(({ department }) => department ?? []))].sort(byText)
  const day = (
    id: string,
    header: string,
    value: (person: PersonAgreement) => string | null,
  ): Column<PersonAgreement> => ({
    id,
    header,
    width: 120,
    grow: 0,
    cell: (person) => <DateText value={value(person)} timeZone={timeZone} />,
    sortValue: value,
  })
  return [
    {
      id: 'fullName',
      header: 'Name',
      card: 'primary',
      hideable: false,
      width: 180,
      grow: 2,
      cell: ({ fullName }) => fullName,
      sortValue: ({ fullName }) => fullName,
    },
    {
      id: 'department',
      header: 'Department',
      card: 'secondary',
      width: 150,
      cell: ({ department }) => department,
      sortValue: ({ department }) => department,
      filter: {
        kind: 'choice',
        choices: [...departments, NO_DEPARTMENT].map((value) => ({ value, label: value })),
        value: ({ department }) => department ?? NO_DEPARTMENT,
      },
    },
    {
      id: 'standing',
      header: 'Standing',
      card: 'aside',
      width: 140,
      cell: ({ standing }) => <StandingBadge standing={standing} />,
      sortValue: ({ standing }) => order[standing],
      filter: {
        kind: 'choice',
        choices: Object.entries(standings).map(([value, { label }]) => ({ value, label })),
        value: ({ standing }) => standing,
      },
    },
    {
      id: 'agreedVersionNo',
      header: 'Agreed to',
      width: 100,
      grow: 0,
      cell: ({ agreedVersionNo }) => (agreedVersionNo === null ? null : `Version ${agreedVersionNo}`),
      sortValue: ({ agreedVersionNo }) => agreedVersionNo,
    },
    day('agreementDateUtc', 'Agreed on', ({ agreementDateUtc }) => agreementDateUtc),
    day('dueUtc', 'Due', ({ dueUtc }) => dueUtc),
    day('lastReminderUtc', 'Reminded', ({ lastReminderUtc }) => lastReminderUtc),
    day('managerToldUtc', 'Manager told', ({ managerToldUtc }) => managerToldUtc),
  ]
}
