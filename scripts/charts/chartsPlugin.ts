import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { pageRules } from '../../src/workshop/draw/style.ts'
import type { Listed } from '../../src/workshop/model/exhibit.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import type { Shown } from './exhibits.ts'
import { type AcceptedChart, acceptedBefore } from './history.ts'

interface Gathered {
  readonly shown: ReadonlyArray<Shown>
  readonly failures: ReadonlyArray<string>
}

const request = 'virtual:charts'
const past = 'virtual:charts/before'
const styles = 'virtual:charts.css'

/**
 * `import { listed, load } from 'virtual:charts'`: every machine and lifecycle table, read from the sources, with each
 * chart laid out in a file of its own that is fetched when it is looked at. The layout engine stays here: a browser
 * downloads coordinates and no engine, and the same sources give the same bytes. `histories` are the charts as they were
 * accepted before, each machine's in a file of its own too.
 */
export function charts(): Plugin {
  let root = '.'
  let gathered: Promise<Gathered> | undefined
  let before: ReadonlyMap<string, ReadonlyArray<AcceptedChart>> | undefined
  const histories = () => {
    before ??= acceptedBefore(root)
    return before
  }
  const gather = () => {
    gathered ??= allShown(root)
    return gathered
  }
  return {
    name: 'tenure:charts',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === request || id.startsWith(`${request}/`) || id === styles ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${styles}`) return pageRules()
      if (id === `\0${request}`) return tableOf(await gather(), [...histories().keys()])
      if (id.startsWith(`\0${past}/`)) {
        return `export default ${literal(histories().get(id.slice(past.length + 2)) ?? [])}`
      }
      if (!id.startsWith(`\0${request}/`)) return undefined
      const wanted = id.slice(request.length + 2)
      const found = (await gather()).shown.find(({ listed }) => listed.id === wanted)
      return `export default ${literal(found?.exhibit ?? null)}`
    },
  }
}

/** Asked for only when the workshop is built: other programs of this configuration need neither the engine nor the machines. */
export const allShown = async (root: string): Promise<Gathered> => {
  const { sourcesIn } = await import('./sources.ts')
  const { layoutEngine, shownOf } = await import('./exhibits.ts')
  const { found, failures } = await sourcesIn(root)
  const elk = layoutEngine()
  const cases = await casesOfMachines(root)
  const shown: Shown[] = []
  for (const source of found) shown.push(await shownOf(elk, source, cases(source.id)))
  return { shown, failures }
}

/** What search knows of the situations the machines are tried in. Where these cannot be loaded, it knows the charts alone. */
const casesOfMachines = async (root: string): Promise<(machine: string) => Listed['cases']> => {
  const { casesOf } = await import('../../src/workshop/model/occasions.ts')
  // By its address: what a literal names becomes a part of this configuration, and would break it too.
  const file = pathToFileURL(join(root, 'tests/scenarios/all.ts')).href
  const scenarios = await import(/* @vite-ignore */ file).then(
    (loaded: { readonly scenarios: ReadonlyArray<Scenario> }) => loaded.scenarios,
    () => [],
  )
  return (id) => {
    const scenario = scenarios.find(({ machine }) => machine.id === id)
    try {
      return scenario === undefined ? [] : casesOf(scenario)
    } catch {
      // A machine that breaks on the way is told by its own tests.
      return []
    }
  }
}

const tableOf = ({ shown, failures }: Gathered, remembered: ReadonlyArray<string>): string =>
  [
    `export const listed = ${literal(shown.map(({ listed }) => listed))}`,
    `export const failures = ${literal(failures)}`,
    'export const load = {',
    ...shown
      .filter(({ exhibit }) => exhibit !== null)
      .map(({ listed: { id } }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`${request}/${id}`)}),`),
    '}',
    'export const histories = {',
    ...remembered.map((id) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`${past}/${id}`)}),`),
    '}',
  ].join('\n')

/** A browser reads JSON faster than a program that says the same. */
const literal = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
