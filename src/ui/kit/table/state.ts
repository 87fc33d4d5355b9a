/** What a list shows of its rows. Owned by the caller that renders the list: a machine, the address, or both. */
export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }
export type Filters = Readonly<Record<string, readonly string[]>>
export type Density = 'comfortable' | 'compact'

export type TableState = {
  readonly search: string
  readonly sort: Sort | null
  /** By column: the chosen values, or the one text. A column without a filter has no entry. */
  readonly filters: Filters
  readonly density: Density
  readonly hidden: readonly string[]
}

export const untouched: TableState = { search: '', sort: null, filters: {}, density: 'comfortable', hidden: [] }

/** Unsorted → ascending → descending → unsorted. */
export const nextSort = (sort: Sort | null, column: string): Sort | null =>
  sort?.column !== column
    ? { column, direction: 'ascending' }
    : sort.direction === 'ascending'
      ? { column, direction: 'descending' }
      : null

export const withFilter = (filters: Filters, column: string, values: readonly string[]): Filters => {
  const { [column]: _, ...others } = filters
  return values.some((value) => value !== '') ? { ...others, [column]: values } : others
}

/** What stands together. It is said in the address beside the filters, and leaves nothing out. */
const GROUPING = 'group'

export const hasFilters = (filters: Filters): boolean => Object.keys(filters).some((column) => column !== GROUPING)

export const withoutFilters = ({ [GROUPING]: group }: Filters): Filters => (group ? { [GROUPING]: group } : {})

export const isNarrowed = (state: TableState): boolean => state.search.trim() !== '' || hasFilters(state.filters)

const FILTER = 'f.'

/** The part of the state that belongs in the address: search, sort and filters. Density and columns are habits. */
export const toQuery = ({ search, sort, filters }: TableState): string => {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (sort) query.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`)
  for (const [column, values] of Object.entries(filters)) {
    for (const value of values) query.append(FILTER + column, value)
  }
  return query.toString()
}

/** Reads an address into a state; columns that do not exist are passed over. */
export const fromQuery = (text: string, columns: readonly string[], base: TableState = untouched): TableState => {
  const query = new URLSearchParams(text)
  const sorted = query.get('sort') ?? ''
  const column = sorted.replace(/^-/, '')
  const filters = columns
    .map((id) => [id, query.getAll(FILTER + id)] as const)
    .filter(([, values]) => values.length > 0)
  return {
    ...base,
    search: query.get('q') ?? '',
    sort: columns.includes(column)
      ? { column, direction: sorted.startsWith('-') ? 'descending' : 'ascending' }
      : base.sort,
    filters: Object.fromEntries(filters),
  }
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** An address may say what no record is called by. */
export const isId = (said: string | undefined): boolean => said !== undefined && id.test(said)
