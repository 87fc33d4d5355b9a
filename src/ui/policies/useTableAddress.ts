import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from '../app/machines.tsx'
import { fromQuery, type TableState, toQuery, untouched } from '../kit/table/state.ts'

/** How long the address waits for the next key. */
const PAUSE = 250

/**
 * What a list shows and its address say the same: a link and the back button bring search, filters and order; what somebody
 * types or chooses is written into the address. Density and columns are habits, and stay here.
 */
export const useTableAddress = (
  page: string,
  search: string,
  columns: ReadonlyArray<{ readonly id: string }>,
): readonly [TableState, (change: Partial<TableState>) => void] => {
  const navigation = useNavigation()
  const ids = useMemo(() => columns.map(({ id }) => id), [columns])
  const [state, setState] = useState(() => fromQuery(search, ids, untouched))
  const change = useCallback((change: Partial<TableState>) => setState((before) => ({ ...before, ...change })), [])
  const query = toQuery(state)
  const agreed = useRef(search)

  useLayoutEffect(() => {
    if (agreed.current === search) return
    agreed.current = search
    setState((before) => fromQuery(search, ids, { ...untouched, density: before.density, hidden: before.hidden }))
  }, [search, ids])

  useEffect(() => {
    if (query === agreed.current) return
    const here = navigation.getSnapshot().context.current
    const timer = setTimeout(() => {
      // Someone on the way to another page is not called back.
      if (navigation.getSnapshot().context.current !== here) return
      agreed.current = query
      navigation.send({ type: 'navigation.asked', to: query === '' ? page : `${page}?${query}`, replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [navigation, page, query])

  return [state, change]
}
