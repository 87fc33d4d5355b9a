import type { Chart } from '../../src/workshop/model/chart.ts'

/** `{ active: { terminate: 'terminated' }, terminated: {} }`: from which state which action leads where. */
export type LifecycleTable = Readonly<Record<string, Readonly<Record<string, string>>>>

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
        Object.values(row).every((to: unknown) => states.includes(String(to))),
    )
  )
}

/** A lifecycle as a chart: it begins in its first state, and ends where nothing can be done any more. */
export const lifecycleChart = (id: string, table: LifecycleTable): Chart => {
  const names = Object.keys(table)
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
        kind: Object.keys(table[name] ?? {}).length === 0 ? ('final' as const) : ('atomic' as const),
      })),
    ],
    transitions: names.flatMap((name) =>
      Object.entries(table[name] ?? {}).map(([event, to]) => ({
        id: `${place(name)} · ${event} → ${place(to)}`,
        source: place(name),
        event,
        guard: null,
        targets: [place(to)],
        actions: [],
        order: 0,
      })),
    ),
  }
}
