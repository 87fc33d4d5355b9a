import { createRequire } from 'node:module'
import type { ELK } from 'elkjs/lib/elk-api.js'
import { foldings, isBeyondLines } from '../../src/workshop/draw/foldings.ts'
import { gridOf } from '../../src/workshop/draw/grid.ts'
import { layOut, type Way } from '../../src/workshop/draw/layout.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'
import type { Drawing, Exhibit, Listed } from '../../src/workshop/model/exhibit.ts'
import { sectionsIn } from '../../src/workshop/model/search.ts'
import { eventsOf } from '../../src/workshop/model/stateTable.ts'
import { docblockIn } from './docblock.ts'
import type { Source } from './sources.ts'

/** A line of the catalogue and, unless that failed, the chart with its drawings. */
export interface Shown {
  readonly listed: Listed
  readonly exhibit: Exhibit | null
}

/** The layout engine; loaded only for drawing, since it takes longer to load than most things take to do. */
export const layoutEngine = (): ELK => {
  const Engine = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new () => ELK
  return new Engine()
}

export const shownOf = async (elk: ELK, source: Source, cases: Listed['cases'] = []): Promise<Shown> => {
  try {
    const chart = source.chart()
    const drawings: Drawing[] = []
    let found: Way | undefined
    for (const folded of foldings(chart)) {
      if (isBeyondLines(chart, folded)) {
        drawings.push({ folded, geometry: gridOf(chart) })
        continue
      }
      // What suits the first drawing suits those that differ from it by one closed state; the whole is another matter.
      const { way, ...geometry } = await layOut(elk, chart, new Set(folded), folded.length === 0 ? undefined : found)
      drawings.push({ folded, geometry })
      found ??= way
    }
    return { listed: { ...listedOf(source, chart, null), cases }, exhibit: { id: source.id, chart, drawings } }
  } catch (error) {
    const because = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    return { listed: listedOf(source, { id: source.id, states: [], transitions: [] }, because), exhibit: null }
  }
}

/** What search and the list need to know. */
export const listedOf = (source: Source, chart: Chart, failure: string | null): Listed => {
  const { id, title, area, kind, purpose, file, text } = source
  const docblock = docblockIn(text)
  const distinct = (all: ReadonlyArray<string>) => [...new Set(all)]
  return {
    id,
    title,
    area,
    kind,
    purpose,
    file,
    docblock,
    sections: sectionsIn([docblock.text, ...docblock.rules, ...docblock.notes.map((note) => note.text)].join('\n')),
    states: chart.states.slice(1).map((state) => state.id),
    events: eventsOf(chart).filter((event) => event !== ''),
    guards: distinct(chart.transitions.flatMap(({ guard }) => guard ?? [])),
    actors: distinct(chart.states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
    cases: [],
    transitions: chart.transitions.length,
    failure,
  }
}
