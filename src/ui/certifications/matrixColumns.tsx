import { policyAt, requirementAt } from '../../domain/certifications/matrix.ts'
import type { CertificationMatrix, ComplianceItem } from '../../domain/certifications/nouns.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { Text } from '../kit/Text.tsx'
import type { Column } from '../kit/table/columns.ts'
import { useNarrow } from '../kit/table/narrow.ts'
import type { PeopleById } from './area.ts'
import { ShownBadge } from './CertificationBadge.tsx'
import { gapsAt, inWords, type MatrixRow, type Part, rankOf } from './matrixRows.ts'

type ComplianceStatus = ComplianceItem['standing']
type People = CertificationMatrix['people']

/** A heading has two lines. */
const LETTER_PX = 7.5
/** As wide as the longest badge. */
const BADGE_PX = 112

/** One column for each type that is required of anybody, and for each policy; first of each what most people lack. */
export const matrixColumns = (
  { types, policies, people }: CertificationMatrix,
  byId: PeopleById,
  part: Part | undefined,
): ReadonlyArray<Column<MatrixRow>> => [
  {
    id: 'fullName',
    header: 'Person',
    card: 'primary',
    hideable: false,
    pinned: true,
    width: 172,
    grow: 1.5,
    wraps: true,
    sortValue: ({ person }) => person.fullName,
    lead: ({ person }) => (
      <PersonAvatar size={24} person={byId.get(person.employeeId) ?? { fullName: person.fullName, avatarUrl: null }} />
    ),
    cell: ({ person }) => person.fullName,
  },
  {
    id: 'gaps',
    header: 'Gaps',
    card: 'secondary',
    width: 56,
    grow: 0,
    sortValue: ({ gaps }) => gaps,
    cell: (row) => <Gaps row={row} />,
  },
  ...mostGapsFirst([
    ...(part === 'policies'
      ? []
      : counted(
          types.map(({ id, name }) => [id, name]),
          gapsAt(people, 'certifications'),
          requirementAt,
        )),
    ...(part === 'certifications'
      ? []
      : counted(
          policies.map(({ id, title }) => [id, title]),
          gapsAt(people, 'policies'),
          policyAt,
        )),
  ]),
  // After what is asked for: that is what one comes for.
  {
    id: 'department',
    header: 'Department',
    width: 104,
    wraps: true,
    sortValue: ({ person }) => person.department,
    cell: ({ person }) => person.department,
  },
]

interface Counted {
  readonly column: Column<MatrixRow>
  readonly gaps: number
}

/** Of whatever kind: a gap that a row counts is in sight, and not behind what everybody has. */
const mostGapsFirst = (columns: ReadonlyArray<Counted>) =>
  columns.toSorted((one, other) => other.gaps - one.gaps).map(({ column }) => column)

const counted = (
  named: ReadonlyArray<readonly [id: string, name: string]>,
  gaps: ReadonlyArray<number>,
  statusAt: (person: People[number], at: number) => ComplianceStatus | undefined,
): ReadonlyArray<Counted> =>
  named.map(([id, name], at) => ({
    column: column(id, name, ({ person }) => statusAt(person, at)),
    gaps: gaps[at] ?? 0,
  }))

const column = (
  id: string,
  header: string,
  statusOf: (row: MatrixRow) => ComplianceStatus | undefined,
): Column<MatrixRow> => ({
  id,
  header,
  width: Math.max(BADGE_PX, Math.min(220, Math.round((header.length * LETTER_PX) / 2) + 36)),
  sortValue: (row) => rankOf(statusOf(row)),
  cell: (row) => <Cell status={statusOf(row)} />,
})

/** The number in its column; in words on a card, which has no room for the cells. */
const Gaps = ({ row }: { readonly row: MatrixRow }) => (useNarrow() ? inWords(row) : row.gaps)

const Cell = ({ status }: { readonly status: ComplianceStatus | undefined }) =>
  status === undefined ? (
    <Text as="span" tone="subtle">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not asked</span>
    </Text>
  ) : (
    <ShownBadge shown={status} />
  )
