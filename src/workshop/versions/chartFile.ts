import type { Chart } from '../model/chart.ts'

export type ChartReading =
  | { readonly isRead: true; readonly chart: Chart }
  | { readonly isRead: false; readonly because: string }

const refused = (because: string): ChartReading => ({ isRead: false, because })

/** A chart out of a file: a snapshot that was committed, or what the workshop exports as JSON. */
export const readChart = (text: string, machine: string): ChartReading => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return refused('This file is no chart: it is not JSON, or a part of it is missing.')
  }
  if (!isRecord(data) || typeof data.id !== 'string') return refused('This file is JSON, but no chart.')
  if (!isList(data.states, isState) || !isList(data.transitions, isTransition)) {
    return refused('This chart was written by another version of the workshop and cannot be compared.')
  }
  if (data.id !== machine) return refused(`This is the chart of “${data.id}”, not of “${machine}”.`)
  return { isRead: true, chart: withoutTimers(data as unknown as Chart) }
}

/** Files of before named what XState adds by itself to set and to stop a timer. */
const withoutTimers = (chart: Chart): Chart => ({
  ...chart,
  states: chart.states.map((state) => ({
    ...state,
    entry: state.entry.filter((name) => name !== 'raise'),
    exit: state.exit.filter((name) => name !== 'cancel'),
  })),
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isList = (value: unknown, isOne: (one: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isRecord(one) && isOne(one))

const isState = ({ id, kind, parent, entry, exit }: Readonly<Record<string, unknown>>) =>
  typeof id === 'string' &&
  typeof kind === 'string' &&
  (parent === null || typeof parent === 'string') &&
  Array.isArray(entry) &&
  Array.isArray(exit)

const isTransition = ({ id, source, event, targets, actions }: Readonly<Record<string, unknown>>) =>
  [id, source, event].every((text) => typeof text === 'string') && Array.isArray(targets) && Array.isArray(actions)
