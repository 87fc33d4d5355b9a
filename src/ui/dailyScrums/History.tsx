import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { pathTo } from '../../domain/session/places.ts'
import { scrumEntries } from '../../machines/dailyScrums/parts.ts'
import { useTableState } from '../app/useTableState.ts'
import { useWindowedList } from '../app/useWindowedList.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { useEntries } from './area.ts'
import { columnIds, columns, rowHref, rowId, rowLabel } from './columns.tsx'

const noun = { one: 'entry', many: 'entries' }
const kept = { tab: 'history' }

/** All that one may read, the latest first; each leads to its day. */
export const History = ({ search }: { readonly search: string }) => {
  const [state, change] = useTableState({
    table: 'dailyScrumEntries',
    columns: columnIds,
    path: pathTo('dailyScrum'),
    search,
    kept,
  })
  const question = useMemo(() => ({ search: state.search }), [state.search])
  return (
    <DataTable
      noun={noun}
      columns={columns}
      {...useWindowedList(useEntries(), scrumEntries, question)}
      rowId={rowId}
      rowLabel={rowLabel}
      rowHref={rowHref}
      state={state}
      onChange={change}
      empty={
        <EmptyState icon={<Search />} title="No entries yet">
          Search all entries by you and the people you can see.
        </EmptyState>
      }
    />
  )
}
