import { byText } from '../../../domain/kernel/order.ts'
import type { Column, ColumnFilter } from './columns.ts'
import type { Filters, Sort } from './state.ts'

type Comparable = string | number | null | undefined

const isMissing = (value: Comparable) => value === null || value === undefined || value === ''

const compared = (a: Comparable, b: Comparable): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b))

/** Sorted by a column; what is missing comes last in both directions, and equal rows keep their order. */
export const sorted = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] => {
  const read = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!read || !sort) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  // Each value is read once: 10,000 rows are compared some 130,000 times.
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value)) return Number(isMissing(a.value)) - Number(isMissing(b.value))
      return sign * compared(a.value, b.value)
    })
    .map(({ row }) => row)
}

const passes = <Row>(filter: ColumnFilter<Row>, wanted: readonly string[]): ((row: Row) => boolean) => {
  if (filter.kind === 'text') {
    const text = (wanted[0] ?? '').trim().toLocaleLowerCase()
    return (row) => filter.value?.(row).toLocaleLowerCase().includes(text) ?? true
  }
  return (row) => {
    const had = filter.value?.(row)
    if (had === undefined) return true
    return typeof had === 'string' ? wanted.includes(had) : had.some((value) => wanted.includes(value))
  }
}

/** The rows that pass every column filter, sorted. The search is the owner's: only it knows what it looks in. */
export const arranged = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { filters, sort }: { readonly filters: Filters; readonly sort: Sort | null },
): readonly Row[] => {
  const tests = columns.flatMap(({ id, filter }) => (filter && filters[id] ? [passes(filter, filters[id])] : []))
  const left = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
  return sorted(left, columns, sort)
}
