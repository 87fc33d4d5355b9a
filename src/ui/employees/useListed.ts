import { useMemo } from 'react'
import { ALL_DEPARTMENTS_ID, everyone, filteredFrom } from '../../domain/employees/listing.ts'
import type { TableState } from '../kit/table/state.ts'
import { useEmployeesState } from './area.ts'

/** What the list shows, in the table's words. */
export const useListed = (): Pick<TableState, 'search' | 'sort' | 'filters'> => {
  const { search, departmentId, tags, includeInactive, includeHidden } = useEmployeesState(
    ({ context }) => context.filter,
  )
  const { by, descending } = useEmployeesState(({ context }) => context.sort)
  return useMemo(
    () => ({
      search,
      sort: { column: by, direction: descending ? 'descending' : 'ascending' },
      filters: {
        ...(departmentId !== ALL_DEPARTMENTS_ID && { department: [departmentId] }),
        ...(tags.length > 0 && { tags }),
        ...((includeInactive || includeHidden) && { also: ['yes'] }),
      },
    }),
    [search, by, descending, departmentId, tags, includeInactive, includeHidden],
  )
}

/** How many there are before search and filters: inactive and hidden people only count once they are asked for. */
export const useTotal = (): number => {
  const candidates = useEmployeesState(({ context }) => context.candidates)
  const { includeInactive, includeHidden } = useEmployeesState(({ context }) => context.filter)
  return useMemo(
    () => filteredFrom(candidates, { ...everyone, includeInactive, includeHidden }).length,
    [candidates, includeInactive, includeHidden],
  )
}
