import { useEffect, useMemo, useState } from 'react'
import type { Chart } from '../model/chart.ts'
import { type Coverage, type HeatMap, heatOf } from '../model/heat.ts'
import { useHeating } from './heating.ts'

export interface SeenHeat {
  /** Null while the chart is looked at without it, and until it is there. */
  readonly map: HeatMap | null
  /** All that it is made of. */
  readonly runs: ReadonlyArray<Coverage>
  readonly failure: string | null
}

interface Kept {
  readonly machine: string
  readonly runs: ReadonlyArray<Coverage>
  readonly failure: string | null
}

/** How often each arrow of a chart was taken: what was kept, what this window has seen, and what somebody has added. */
export const useHeat = (chart: Chart): SeenHeat => {
  const { isOn, from, added } = useHeating()
  const [kept, setKept] = useState<Kept | null>(null)
  const machine = chart.id
  useEffect(() => {
    if (!isOn) return
    let isStale = false
    const arrive = (runs: Kept['runs'], failure: string | null = null) => isStale || setKept({ machine, runs, failure })
    runsOf(machine).then(arrive, (error: Error) => arrive([], error.message))
    return () => {
      isStale = true
    }
  }, [isOn, machine])
  return useMemo(() => {
    if (!isOn || kept?.machine !== machine) return { map: null, runs: [], failure: null }
    const runs = [...kept.runs, ...added.filter((one) => one.machine === machine)]
    return { map: heatOf(machine, chart.transitions, runs, from), runs, failure: kept.failure }
  }, [isOn, from, kept, added, machine, chart])
}

/** The live log brings the machines along, which a chart needs only here. */
const runsOf = async (machine: string): Promise<ReadonlyArray<Coverage>> => {
  const [{ keptCoverage }, { sessionInView }] = await Promise.all([
    import('./coverageFiles.ts'),
    import('./sessionInView.ts'),
  ])
  return [...(await keptCoverage(machine)), ...sessionInView(machine)]
}
