import { coverageSources, type Heat, type HeatMap } from '../model/heat.ts'

export const sourceWording = { units: 'unit walks', browser: 'browser tours', sessions: 'recorded sessions' } as const

export const levelWording: Readonly<Record<Heat['level'], string>> = {
  never: 'Never taken',
  seldom: 'Seldom taken',
  often: 'Often taken',
  most: 'Taken most often',
  failed: 'Taken, and what came of it was wrong',
}

/** 'unit walks 12 · browser tours 3 · recorded sessions 0 · last on 2026-11-21' */
export const countsInWords = ({ count, bySource, failed, lastSeen }: Heat): string =>
  count === 0
    ? 'never taken'
    : [
        ...coverageSources.map((source) => `${sourceWording[source]} ${bySource[source] ?? 0}`),
        ...(failed === 0 ? [] : [`wrong ${failed}×`]),
        `last on ${lastSeen.slice(0, 10)}`,
      ].join(' · ')

/** The whole map as one sentence. */
export const heatInWords = ({ transitions }: HeatMap): string => {
  const all = [...transitions.values()]
  const taken = all.filter(({ count }) => count > 0).length
  return all.length === taken
    ? `All ${all.length} transitions were taken.`
    : `${taken} of ${all.length} transitions were taken, ${all.length - taken} never.`
}

/** How often each source has taken any arrow. */
export const totalsOf = ({ transitions }: HeatMap) =>
  coverageSources.map((source) => ({
    source,
    count: [...transitions.values()].reduce((sum, { bySource }) => sum + (bySource[source] ?? 0), 0),
  }))
