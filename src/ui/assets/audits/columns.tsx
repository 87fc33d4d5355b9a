import { Check } from 'lucide-react'
import type { AssetAudit } from '../../../domain/assets/audits/nouns.ts'
import { byText } from '../../../domain/kernel/order.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import type { Column } from '../../kit/table/columns.ts'
import type { TableState } from '../../kit/table/state.ts'

type AuditRow = AssetAudit['rows'][number]
type Outcome = 'seen' | 'missing' | 'elsewhere'

const outcomeOf = ({ isExpected, seenUtc }: AuditRow): Outcome =>
  !isExpected ? 'elsewhere' : seenUtc === null ? 'missing' : 'seen'

const outcomes: ReadonlyArray<{ readonly value: Outcome; readonly label: string }> = [
  { value: 'missing', label: 'Not seen' },
  { value: 'seen', label: 'Seen' },
  { value: 'elsewhere', label: 'Belongs elsewhere' },
]

const tones = { seen: 'success', missing: 'neutral', elsewhere: 'warning' } as const

interface Makings {
  readonly isOpen: boolean
  readonly timeZone: string
  readonly onTick: (number: string, isSeen: boolean) => void
}

export const columnsOf = ({ isOpen, timeZone, onTick }: Makings): ReadonlyArray<Column<AuditRow>> => [
  {
    id: 'number',
    header: 'Asset No',
    card: 'secondary',
    width: 140,
    sortable: true,
    unbroken: true,
    cell: ({ number }) => number,
  },
  {
    id: 'name',
    header: 'Name',
    card: 'primary',
    hideable: false,
    grow: 1.6,
    wraps: true,
    sortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'outcome',
    header: 'Seen',
    ...(isOpen ? {} : { card: 'aside' as const }),
    width: 168,
    filter: { kind: 'choice', choices: outcomes },
    cell: (row) => (
      <Badge tone={tones[outcomeOf(row)]}>{outcomes.find(({ value }) => value === outcomeOf(row))?.label}</Badge>
    ),
  },
  {
    id: 'when',
    header: 'When',
    width: 184,
    cell: ({ seenUtc }) => <DateText value={seenUtc} timeZone={timeZone} withTime />,
  },
  ...(isOpen
    ? [
        {
          id: 'tick',
          header: '',
          hideable: false,
          width: 140,
          grow: 0,
          align: 'end',
          card: 'aside',
          cell: ({ number, seenUtc }) => (
            <Button
              size="sm"
              tone={seenUtc === null ? 'outline' : 'solid'}
              aria-pressed={seenUtc !== null}
              onClick={() => onTick(number, seenUtc === null)}
            >
              {seenUtc === null ? null : <Check aria-hidden="true" />}
              Seen<span className="sr-only"> {number}</span>
            </Button>
          ),
        } as const satisfies Column<AuditRow>,
      ]
    : []),
]

export const columnIds = ['number', 'name', 'outcome', 'when', 'tick']

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase())

/** As the table is searched, narrowed and ordered. */
export const listed = (
  rows: ReadonlyArray<AuditRow>,
  { search, filters, sort }: Pick<TableState, 'search' | 'filters' | 'sort'>,
): ReadonlyArray<AuditRow> => {
  const wanted = filters.outcome
  const found = rows.filter(
    (row) => (wanted === undefined || wanted.includes(outcomeOf(row))) && has(`${row.number} ${row.name}`, search),
  )
  const by = sort?.column === 'name' ? 'name' : 'number'
  const ordered = found.toSorted((one, other) => byText(one[by], other[by]))
  return sort?.direction === 'descending' ? ordered.reverse() : ordered
}

export const rowId = ({ id }: AuditRow): string => id
export const rowLabel = ({ number, name }: AuditRow): string => `${number} ${name}`
export const rowHref = ({ id }: AuditRow): string => pathTo('asset', { id })
