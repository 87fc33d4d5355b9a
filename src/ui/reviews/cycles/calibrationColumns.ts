import type { Grouping, Spread } from '../../../domain/reviews/calibration.ts'
import { groupingHeaders, sideNames } from '../../../domain/reviews/cycles/wording.ts'
import type { Column } from '../../kit/table/columns.ts'
import { type Group, nameOf } from './calibrating.ts'

const numbers: ReadonlyArray<readonly [id: Exclude<keyof Spread, 'count'>, header: string]> = [
  ['median', 'Median'],
  ['mean', 'Mean'],
  ['least', 'Lowest'],
  ['lowerQuartile', 'Lower quartile'],
  ['upperQuartile', 'Upper quartile'],
  ['most', 'Highest'],
]

/** The same numbers as the plot draws. At 768 px all but the last are in sight, and headings of two words take two lines. */
export const columnsOf = (by: Grouping, written: (score: number) => string): ReadonlyArray<Column<Group>> => [
  {
    id: 'name',
    header: groupingHeaders[by],
    card: 'primary',
    hideable: false,
    width: 118,
    grow: 2,
    wraps: true,
    sortValue: nameOf,
    filter: { kind: 'text', value: nameOf },
    cell: nameOf,
  },
  {
    id: 'count',
    header: 'Reviews',
    width: 76,
    align: 'end',
    sortValue: ({ count }) => count,
    cell: ({ count }) => count,
  },
  {
    id: 'standsOut',
    header: 'Stands out',
    card: 'secondary',
    width: 84,
    sortValue: ({ standsOut }) => standsOut,
    cell: ({ standsOut }) => (standsOut === null ? null : sideNames[standsOut]),
  },
  ...numbers.map(
    ([id, header]): Column<Group> => ({
      id,
      header,
      width: 60,
      align: 'end',
      ...(id === 'median' && { card: 'aside' as const }),
      sortValue: (group) => group[id],
      cell: (group) => written(group[id]),
    }),
  ),
]

export const columnIds = ['name', 'count', 'standsOut', ...numbers.map(([id]) => id)]
export const rowId = ({ id }: Group): string => id ?? 'none'
