import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fromQuery, type TableState, toQuery, untouched } from '../kit/table/state.ts'
import { useNavigation, useRunningApp } from './machines.tsx'

/** How long the address waits for the next key: an entry for each letter would be work for nobody. */
const PAUSE = 250

interface TableAddress {
  /** Under which name this browser remembers how somebody likes the table. */
  readonly table: string
  readonly columns: ReadonlyArray<string>
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
  path,
  search,
  kept = none,
}: TableAddress): readonly [TableState, (change: Partial<TableState>) => void] => {
  const navigation = useNavigation()
  const { tables } = useRunningApp()
  const [ids] = useState(columns)
  const [state, setState] = useState<TableState>(() => {
    const { density, columns: shown } = tables.recall(table)
    const hidden = shown === null ? [] : ids.filter((id) => !shown.includes(id))
    return fromQuery(search, ids, { ...untouched, density, hidden })
  })
  const written = useMemo(() => withKept(toQuery(state), kept), [state, kept])
  const agreed = useRef(search)

  useLayoutEffect(() => {
    if (agreed.current === search) return
    agreed.current = search
    setState((before) => fromQuery(search, ids, { ...before, sort: null }))
  }, [search, ids])

  useEffect(() => {
    if (written === agreed.current) return
    const here = navigation.getSnapshot().context.current
    const timer = setTimeout(() => {
      // Someone on the way to another page is not called back.
      if (navigation.getSnapshot().context.current !== here) return
      agreed.current = written
      navigation.send({ type: 'navigation.asked', to: written === '' ? path : `${path}?${written}`, replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [navigation, path, written])

  const change = useCallback(
    (wanted: Partial<TableState>) =>
      setState((before) => {
        const after = { ...before, ...wanted }
        if (wanted.density !== undefined || wanted.hidden !== undefined)
          tables.remember(table, { density: after.density, columns: ids.filter((id) => !after.hidden.includes(id)) })
        return after
      }),
    [tables, table, ids],
  )
  return [state, change]
}

const withKept = (query: string, kept: Readonly<Record<string, string>>): string => {
  const before = new URLSearchParams(kept).toString()
  return [before, query].filter((part) => part !== '').join('&')
}
