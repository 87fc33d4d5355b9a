import { actionsFrom, type Lifecycle, statesAfter, statesOf } from '../../src/domain/kernel/lifecycle.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'

/** `{ active: { terminate: 'terminated' }, terminated: {} }`: from which state which action leads where. */
export type LifecycleTable = Lifecycle<string, string>

/** Where a record is that an action has removed. */
const gone = 'gone'

/** Whether an export of a `lifecycle.ts` is such a table: every action leads to a state of the table. */
export const isLifecycle = (value: unknown): value is LifecycleTable => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const states = Object.keys(value)
  const rows: ReadonlyArray<unknown> = Object.values(value)
  return (
    states.length > 0 &&
    rows.every(
      (row) =>
        typeof row === 'object' &&
        row !== null &&
        Object.values(row).every((to: unknown) => [to].flat().every((state) => states.includes(String(state)))),
    )
  )
}

/** A lifecycle as a chart: it begins in its first state, and ends where nothing can be done any more. */
export const lifecycleChart = (id: string, table: LifecycleTable): Chart => {
  const ways = statesOf(table).flatMap((from) =>
    actionsFrom(table, from).flatMap((event) => {
      const after = statesAfter(table, from, event) ?? []
      return (after.length === 0 ? [gone] : after).map((to, order) => ({ from, event, to, order }))
    }),
  )
  const names = [...statesOf(table), ...(ways.some(({ to }) => to === gone) ? [gone] : [])]
  const place = (name: string) => `${id}.${name}`
  const nothing = { invokes: [], tags: [], entry: [], exit: [] }
  const state = { initial: null, ...nothing }
  return {
    id,
    states: [
      { ...state, id, name: id, parent: null, kind: 'compound', initial: place(names[0] ?? '') },
      ...names.map((name) => ({
        ...state,
        id: place(name),
        name,
        parent: id,
        kind: ways.some(({ from }) => from === name) ? ('atomic' as const) : ('final' as const),
      })),
    ],
    transitions: ways.map(({ from, event, to, order }) => ({
      id: `${place(from)} · ${event} → ${place(to)}`,
      source: place(from),
      event,
      guard: null,
      targets: [place(to)],
      actions: [],
      order,
    })),
  }
}
