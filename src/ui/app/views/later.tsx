import { Bookmark } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { ViewedList } from '../../../domain/views/lists.ts'
import { IconButton } from '../../kit/Button.tsx'
import { fromQuery, type TableState, toQuery } from '../../kit/table/state.ts'
import { lazily } from '../lazily.ts'
import { useRunningApp } from '../machines.tsx'
import type { ViewsProps } from './ViewsMenu.tsx'
import type { ViewContent } from './viewContent.ts'

type Views = typeof import('./ViewsMenu.tsx')

const code = lazily(() => import('./ViewsMenu.tsx'))

/** A list does not wait for its views, and stays when they cannot be loaded. */
export const LaterViews = (props: ViewsProps): ReactNode => {
  const app = useRunningApp()
  const [views, setViews] = useState<Views | null>(() => (app.isOpen('views') ? (code.loaded() ?? null) : null))
  useEffect(() => {
    if (views !== null) return
    let isWanted = true
    Promise.all([code.load(), app.openArea('views')]).then(
      ([loaded]) => isWanted && setViews(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [app, views])
  return views === null ? (
    <IconButton label="Views" icon={<Bookmark />} tone="outline" denied="It is being loaded." />
  ) : (
    <views.ViewsMenu {...props} />
  )
}

interface TableViewsProps {
  readonly list: ViewedList
  /** Each that the address may name, those of filters too. */
  readonly columns: ReadonlyArray<string>
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
}

/** The views of a table whose state is in the address (`useTableState`). */
export const TableViews = ({ list, columns, state, onChange }: TableViewsProps): ReactNode => {
  const now = useMemo(
    () => ({ query: toQuery(state), columns: columns.filter((id) => !state.hidden.includes(id)) }),
    [state, columns],
  )
  const show = useCallback(
    ({ query, columns: shown }: ViewContent) =>
      onChange({
        ...asked(query, columns),
        ...(shown !== null && { hidden: columns.filter((id) => !shown.includes(id)) }),
      }),
    [onChange, columns],
  )
  return <LaterViews list={list} now={now} show={show} />
}

const asked = (query: string, columns: ReadonlyArray<string>) => {
  const { search, sort, filters } = fromQuery(query, columns)
  return { search, sort, filters }
}
