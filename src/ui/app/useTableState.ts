import { useCallback, useMemo, useState } from 'react'
import { fromQuery, type TableState, toQuery, untouched } from '../kit/table/state.ts'
import { useRunningApp } from './machines.tsx'
import { useQueryInAddress } from './useQueryInAddress.ts'

type Habits = Pick<TableState, 'density' | 'hidden'>

const nothing: ReadonlyArray<string> = []

/** How somebody likes a table, as this browser remembers it under that name. */
export const useTableHabits = (
  table: string,
  columns: ReadonlyArray<string>,
  hiddenAtFirst: ReadonlyArray<string> = nothing,
): readonly [Habits, (change: Partial<Habits>) => void] => {
  const { tables } = useRunningApp()
  const [ids] = useState(columns)
  const [habits, setHabits] = useState<Habits>(() => {
    const { density, columns: shown } = tables.recall(table)
    return { density, hidden: shown === null ? hiddenAtFirst : ids.filter((id) => !shown.includes(id)) }
  })
  const change = useCallback(
    ({ density, hidden }: Partial<Habits>) => {
      if (density === undefined && hidden === undefined) return
      setHabits((before) => {
        const after = { density: density ?? before.density, hidden: hidden ?? before.hidden }
        tables.remember(table, { density: after.density, columns: ids.filter((id) => !after.hidden.includes(id)) })
        return after
      })
    },
    [tables, table, ids],
  )
  return [habits, change]
}

interface TableAddress {
  /** Under which name this browser remembers how somebody likes the table. */
  readonly table: string
  readonly columns: ReadonlyArray<string>
  /** Those that show once somebody asks for them. */
  readonly hiddenAtFirst?: ReadonlyArray<string>
  /** Where the table stands, without its query. */
  readonly path: string
  /** The query of the address one came by. */
  readonly search: string
  /** What else the query says, and goes on saying. */
  readonly kept?: Readonly<Record<string, string>>
}

const none = {}

/** What a table shows: search, sort and filters as the address says, density and columns as this browser remembers. */
export const useTableState = ({
  table,
  columns,
  hiddenAtFirst,
  path,
  search,
  kept = none,
}: TableAddress): readonly [TableState, (change: Partial<TableState>) => void] => {
  const [ids] = useState(columns)
  const [habits, remember] = useTableHabits(table, ids, hiddenAtFirst)
  const [asked, setAsked] = useState(() => fromQuery(search, ids, untouched))
  const state = useMemo(() => ({ ...asked, ...habits }), [asked, habits])
  const query = useMemo(() => withKept(toQuery(asked), kept), [asked, kept])
  useQueryInAddress({
    query,
    search,
    isRead: true,
    read: (came) => setAsked(fromQuery(came, ids, untouched)),
    hrefOf: (written) => (written === '' ? path : `${path}?${written}`),
  })
  const change = useCallback(
    (wanted: Partial<TableState>) => {
      remember(wanted)
      setAsked((before) => ({ ...before, ...wanted }))
    },
    [remember],
  )
  return [state, change]
}

const withKept = (query: string, kept: Readonly<Record<string, string>>): string => {
  const before = new URLSearchParams(kept).toString()
  return [before, query].filter((part) => part !== '').join('&')
}
