import { useSyncExternalStore } from 'react'
import type { Coverage, CoverageSource } from '../model/heat.ts'

/** Whether charts are looked at with their heat, and what was added to it: the same for every chart of this window. */
export interface Heating {
  readonly isOn: boolean
  /** Whose runs are drawn. */
  readonly from: CoverageSource
  readonly added: ReadonlyArray<Coverage>
}

let heating: Heating = { isOn: false, from: 'browser', added: [] }
const listeners = new Set<() => void>()

const change = (to: Partial<Heating>): void => {
  heating = { ...heating, ...to }
  for (const listener of listeners) listener()
}

export const showHeat = (isOn: boolean): void => change({ isOn })

export const showHeatFrom = (from: CoverageSource): void => change({ from })

export const addRuns = (runs: ReadonlyArray<Coverage>): void => change({ added: [...heating.added, ...runs] })

export const leaveAddedOut = (): void => change({ added: [] })

const onHeating = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHeating = (): Heating => useSyncExternalStore(onHeating, () => heating)
