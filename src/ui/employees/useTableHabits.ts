import { useCallback, useState } from 'react'
import { useRunningApp } from '../app/machines.tsx'
import type { TableState } from '../kit/table/state.ts'

type Habits = Pick<TableState, 'density' | 'hidden'>

/** How this person likes a table: remembered in this browser, by the table's name. */
export const useTableHabits = (
  table: string,
  columns: ReadonlyArray<{ readonly id: string }>,
): readonly [Habits, (change: Partial<Habits>) => void] => {
  const { tables } = useRunningApp()
  const [ids] = useState(() => columns.map(({ id }) => id))
  const [habits, setHabits] = useState<Habits>(() => {
    const { density, columns: shown } = tables.recall(table)
    return { density, hidden: shown === null ? [] : ids.filter((id) => !shown.includes(id)) }
  })
  const change = useCallback(
    (change: Partial<Habits>) => {
      if (Object.keys(change).length === 0) return
      setHabits((before) => {
        const habits = { ...before, ...change }
        tables.remember(table, { density: habits.density, columns: ids.filter((id) => !habits.hidden.includes(id)) })
        return habits
      })
    },
    [tables, table, ids],
  )
  return [habits, change]
}
