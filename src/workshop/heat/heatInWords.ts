import { type CoverageSource, coverageSources, type Heat, type HeatMap } from '../model/heat.ts'

const sourceWording = { units: 'unit walks', browser: 'browser tours', sessions: 'recorded sessions' } as const

/** As a sentence begins. */
export const sourceTitle = { units: 'Unit walks', browser: 'Browser tours', sessions: 'Recorded sessions' } as const

export const levelWording: Readonly<Record<Heat['level'], string>> = {
  never: 'Never taken',
  seldom: 'Seldom taken',
  often: 'Often taken',
  most: 'Taken most often',
  failed: 'Taken, and what came of it was wrong',
}

/** 'unit walks 12 · browser tours 3 · recorded sessions 0 · last on 2026-11-21', the day being that of the source looked at. */
export const countsInWords = ({ bySource, failed, lastSeen = '' }: Heat): string =>
  coverageSources.every((source) => !bySource[source])
    ? 'never taken'
    : [
        ...coverageSources.map((source) => `${sourceWording[source]} ${bySource[source] ?? 0}`),
        ...(failed === 0 ? [] : [`wrong ${failed}×`]),
        ...(lastSeen === '' ? [] : [`last on ${lastSeen.slice(0, 10)}`]),
      ].join(' · ')

/** What the source that is looked at has taken of the map, as one sentence. */
export const heatInWords = (map: HeatMap): string => {
  const { taken, of } = reachOf(map, map.from)
  return `${sourceTitle[map.from]} took ${taken === of ? `all ${of}` : `${taken} of ${of}`} transitions${taken === of ? '.' : `, ${of - taken} never.`}`
}

/** How many arrows a source has taken of how many, and how often. */
const reachOf = ({ transitions }: HeatMap, source: CoverageSource) => {
  const counts = [...transitions.values()].map(({ bySource }) => bySource[source] ?? 0)
  return {
    taken: counts.filter((count) => count > 0).length,
    of: counts.length,
    count: counts.reduce((sum, count) => sum + count, 0),
  }
}

/** 'browser tours: 17 of 51 transitions, 32 times in all' */
export const reachInWords = (map: HeatMap, source: CoverageSource): string => {
  const { taken, of, count } = reachOf(map, source)
  return `${sourceWording[source]}: ${taken} of ${of} transitions, ${count === 1 ? 'once' : `${count} times`} in all`
}
