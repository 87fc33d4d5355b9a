import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../src/machines/catalogue.ts'
import { type Chart, chartOf } from '../../src/workshop/model/chart.ts'
import { differenceOf } from '../../src/workshop/model/difference.ts'
import { readChart } from '../../src/workshop/versions/chartFile.ts'
import { differenceInWords } from '../../src/workshop/versions/differenceInWords.ts'

/**
 * `charts/<machine>.json`: every machine's chart as it was last accepted. A change of a chart is a change of what the
 * product does, so it stands in the commit where a reviewer sees it.
 */
const folder = join(import.meta.dirname, '../../charts')

const fileOf = (id: string) => join(folder, `${id}.json`)

const running = (): ReadonlyArray<Chart> => catalogue.map(({ machine }) => chartOf(machine))

/** A chart as it is committed: a line for each state and arrow, so that a difference is read line by line. */
export const written = ({ id, states, transitions }: Chart): string =>
  [
    `{ "id": ${JSON.stringify(id)},`,
    '  "states": [',
    states.map((state) => `    ${JSON.stringify(state)}`).join(',\n'),
    '  ],',
    '  "transitions": [',
    transitions.map((arrow) => `    ${JSON.stringify(arrow)}`).join(',\n'),
    '  ] }',
    '',
  ].join('\n')

export interface Unaccepted {
  readonly machine: string
  /** A sentence for each change. */
  readonly changes: ReadonlyArray<string>
}

/** Where the code and the accepted charts differ. */
export const unaccepted = (charts: ReadonlyArray<Chart> = running(), at = folder): ReadonlyArray<Unaccepted> => {
  const ids = charts.map(({ id }) => id)
  const orphans = existsSync(at)
    ? readdirSync(at).flatMap((file) =>
        file.endsWith('.json') && !ids.includes(file.slice(0, -5)) ? [file.slice(0, -5)] : [],
      )
    : []
  return [
    ...charts.flatMap((chart) => {
      const changes = changesOf(chart, at)
      return changes.length === 0 ? [] : [{ machine: chart.id, changes }]
    }),
    ...orphans.map((machine) => ({ machine, changes: ['is accepted, and no machine of the catalogue any more'] })),
  ]
}

const changesOf = (chart: Chart, at: string): ReadonlyArray<string> => {
  const file = join(at, `${chart.id}.json`)
  if (!existsSync(file)) return ['is new']
  const text = readFileSync(file, 'utf8')
  const reading = readChart(text, chart.id)
  if (!reading.isRead) return [reading.because]
  if (JSON.stringify(reading.chart) === JSON.stringify(chart)) return []
  const changes = differenceInWords(differenceOf(reading.chart, chart)).map(
    ({ kind, text: words }) => `${kind}: ${words}`,
  )
  return changes.length === 0 ? ['changed: the order it is written in'] : changes
}

export const accept = (): void => {
  mkdirSync(folder, { recursive: true })
  const charts = running()
  const wanted = new Set(charts.map(({ id }) => `${id}.json`))
  for (const file of readdirSync(folder)) if (file.endsWith('.json') && !wanted.has(file)) rmSync(join(folder, file))
  for (const chart of charts) writeFileSync(fileOf(chart.id), written(chart))
}
