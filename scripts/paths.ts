import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogue } from '../src/machines/catalogue.ts'
import { performancesOf } from '../src/workshop/drivers/performances.ts'
import { specEffortInWords, specEffortOf } from '../src/workshop/drivers/specEffort.ts'
import { csv } from '../src/workshop/export/csv.ts'
import { gherkin } from '../src/workshop/export/gherkin.ts'
import { json } from '../src/workshop/export/json.ts'
import { markdown } from '../src/workshop/export/markdown.ts'
import { playwright } from '../src/workshop/export/playwright.ts'
import { arrowsIn, effortOfAll, type Paths, pathsOf, type Wish } from '../src/workshop/model/paths.ts'
import type { Scenario } from '../src/workshop/model/scenario.ts'
import { strategies } from '../src/workshop/model/strategies.ts'
import type { TestCase } from '../src/workshop/model/testCases.ts'
import { nodesOf } from '../src/workshop/model/transitions.ts'
import { driverOf, drivers } from '../tests/e2e/drivers/all.ts'
import { scenarios } from '../tests/scenarios/all.ts'
import { root } from './programs.ts'

/**
 * Writes the walks through a machine for its testers: `npm run paths -- --machine confirm --format gherkin`. What it
 * costs goes to the error output, so that the walks alone can be piped.
 */
const formats = ['gherkin', 'markdown', 'csv', 'json', 'playwright'] as const
type Format = (typeof formats)[number]

/** What was asked for cannot be had; its sentence is all there is to say. */
class Unknown extends Error {
  override readonly name = 'Unknown'
}

const oneOf = <A extends string>(what: string, given: string | undefined, known: ReadonlyArray<A>): A => {
  const found = known.find((one) => one === given)
  if (found !== undefined) return found
  const list = known.join(', ') || 'none'
  throw new Unknown(
    given === undefined ? `Say which ${what}: ${list}.` : `There is no ${what} ‘${given}’. There is: ${list}.`,
  )
}

const scenarioNamed = (given: string | undefined): Scenario => {
  const id = oneOf(
    'machine',
    given,
    scenarios.map(({ machine }) => machine.id),
  )
  return scenarios.find(({ machine }) => machine.id === id) as Scenario
}

/** A state by its whole id or by how it ends, as long as no other ends so. */
const stateNamed = ({ machine }: Scenario, given: string | undefined): string | undefined => {
  if (given === undefined) return
  const ids = nodesOf(machine)
    .map(({ id }) => id)
    .filter((id) => id !== machine.id)
  const meant = ids.filter((id) => id === given || id.endsWith(`.${given}`))
  if (meant.length > 1) throw new Unknown(`Several states are called ‘${given}’: ${meant.join(', ')}.`)
  return oneOf('state', meant[0] ?? given, ids)
}

const longestOf = (given: string | undefined): number | undefined => {
  if (given === undefined) return
  const longest = Number(given)
  if (Number.isInteger(longest) && longest > 0) return longest
  throw new Unknown(`‘${given}’ is no length: give a whole number of steps, such as 25.`)
}

/** The walks as a file, and what they cost and follow: of the very walks that stand in it. */
interface Written {
  readonly text: string
  readonly effort: string
}

const written = (format: Format, scenario: Scenario, wish: Wish): Written => {
  const { id } = scenario.machine
  const { title = id, purpose = '' } = catalogue.find((entry) => entry.id === id) ?? {}
  if (format === 'playwright') return spec(scenario, title, wish)
  const found = pathsOf(scenario, wish)
  const cases = found.flatMap((one) => one.cases)
  return { text: formatted(format, { id, title, purpose }, cases), effort: effortInWords(scenario, found, wish) }
}

const formatted = (
  format: Exclude<Format, 'playwright'>,
  { id, title, purpose }: { readonly id: string; readonly title: string; readonly purpose: string },
  cases: ReadonlyArray<TestCase>,
): string => {
  switch (format) {
    case 'gherkin':
      return gherkin(title, purpose, cases)
    case 'markdown':
      return markdown(title, purpose, cases)
    case 'csv':
      return csv(title, cases)
    case 'json':
      return json(id, title, purpose, cases)
  }
}

const effortInWords = (scenario: Scenario, found: ReadonlyArray<Paths>, { strategy, to }: Wish): string => {
  const { tests, steps, covered, wanted, minutes } = effortOfAll(found)
  const { followed, all } = arrowsIn(scenario, found)
  return (
    `${tests} tests, ${steps} steps, about ${minutes} minutes by hand; ` +
    `${covered} of ${wanted} ${to === undefined ? `goals of ‘${strategy}’` : 'ways there'}, ${followed} of ${all} arrows of the chart.`
  )
}

const spec = (scenario: Scenario, title: string, wish: Wish): Written => {
  const driver = driverOf(scenario.machine.id)
  if (!driver) {
    const driven = drivers.map(({ machine }) => machine).join(', ')
    throw new Unknown(`Nobody has written down how ${scenario.machine.id} is used in a browser. There is: ${driven}.`)
  }
  const performances = performancesOf(scenario, driver, wish)
  if (performances.length === 0) {
    throw new Unknown(`In a browser, ${driver.machine} is tried with: ${Object.keys(driver.scenes).join(', ')}.`)
  }
  const effort = specEffortInWords(specEffortOf(scenario, performances))
  const holding = readFileSync(join(root, 'src/workshop/drivers/holding.ts'), 'utf8')
  return { text: playwright(title, performances, holding, effort), effort }
}

const paths = (args: ReadonlyArray<string>): void => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      strategy: { type: 'string', default: 'transitions' },
      format: { type: 'string', default: 'gherkin' },
      variant: { type: 'string' },
      to: { type: 'string' },
      longest: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const scenario = scenarioNamed(values.machine)
  const strategy = oneOf('strategy', values.strategy, strategies)
  const format = oneOf('format', values.format, formats)
  const labels = scenario.variants.map(({ label }) => label)
  const variant = values.variant === undefined ? undefined : oneOf('variant', values.variant, labels)
  const to = stateNamed(scenario, values.to)
  const longest = longestOf(values.longest)

  const wish = { strategy, variant, to, longest }
  const { text, effort } = written(format, scenario, wish)
  console.error(effort)
  if (values.out === undefined) process.stdout.write(text)
  else {
    mkdirSync(dirname(resolve(values.out)), { recursive: true })
    writeFileSync(values.out, text)
  }
}

try {
  paths(process.argv.slice(2))
} catch (error) {
  const isTheirs = error instanceof Unknown || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isTheirs) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
