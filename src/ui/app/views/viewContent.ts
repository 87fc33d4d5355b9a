/** What a view keeps, as the one line it is stored in: which people in which order, as the address says it, and the columns. */
export interface ViewContent {
  readonly query: string
  /** Null for a view that was kept before columns were: it leaves them as they are. */
  readonly columns: ReadonlyArray<string> | null
}

const COLUMNS = 'columns'

export const writtenView = ({ query, columns }: ViewContent): string => {
  const written = new URLSearchParams(query)
  if (columns !== null) written.set(COLUMNS, columns.join(' '))
  return written.toString()
}

export const readView = (line: string): ViewContent => {
  const query = new URLSearchParams(line)
  const columns = query.get(COLUMNS)
  query.delete(COLUMNS)
  return { query: query.toString(), columns: columns === null ? null : columns.split(' ').filter((id) => id !== '') }
}

/** Whether a view is what the list shows. */
export const isShown = (view: ViewContent, { query, columns }: ViewContent): boolean =>
  view.query === query && (view.columns === null || view.columns.join() === columns?.join())
