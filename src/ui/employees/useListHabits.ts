import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { TableState } from '../kit/table/state.ts'
import { useEmployees, useEmployeesState } from './area.ts'
import { columnIds } from './columns.tsx'

type Habits = Pick<TableState, 'density' | 'hidden'>

const table = 'employees'

/** The columns the list shows: those somebody or a view has chosen last, else those this browser remembers. */
export const useShownColumns = (): ReadonlyArray<string> => {
  const { tables } = useRunningApp()
  const chosen = useEmployeesState(({ context }) => context.columns)
  const [remembered] = useState(() => tables.recall(table).columns)
  return chosen ?? remembered ?? columnIds
}

/** How this person likes the list: remembered in this browser. */
export const useListHabits = (): readonly [Habits, (change: Partial<Habits>) => void] => {
  const { tables } = useRunningApp()
  const employees = useEmployees()
  const shown = useShownColumns()
  const [density, setDensity] = useState(() => tables.recall(table).density)
  const habits = useMemo(() => ({ density, hidden: columnIds.filter((id) => !shown.includes(id)) }), [density, shown])
  const change = useCallback(
    ({ density, hidden }: Partial<Habits>) => {
      if (density !== undefined) setDensity(density)
      if (hidden !== undefined)
        employees.send({ type: 'columns.chosen', columns: columnIds.filter((id) => !hidden.includes(id)) })
    },
    [employees],
  )
  useEffect(() => tables.remember(table, { density, columns: shown }), [tables, density, shown])
  return [habits, change]
}
