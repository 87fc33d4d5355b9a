import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Driver, ShownElsewhere } from '../../../src/workshop/drivers/driver.ts'
import { performancesOf } from '../../../src/workshop/drivers/performances.ts'
import { reachOf } from '../../../src/workshop/drivers/reach.ts'
import { type Edge, explore } from '../../../src/workshop/model/explore.ts'
import type { Scenario } from '../../../src/workshop/model/scenario.ts'
import { shortestWay } from '../../../src/workshop/model/shortest.ts'
import { driverOf, drivers } from '../../e2e/drivers/all.ts'
import { scenarios } from '../../scenarios/all.ts'
import { aRealActor } from '../realActor.ts'

const scenarioOf = (machine: string): Scenario => {
  const found = scenarios.find((one) => one.machine.id === machine)
  if (!found) throw new Error(`There is no machine ${machine}.`)
  return found
}

const reached = (driver: Driver) => {
  const scenario = scenarioOf(driver.machine)
  return reachOf(scenario, driver, performancesOf(scenario, driver))
}

/** In development XState warns of what is told to an actor that has ended: that a child broke means nothing to some. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** The shortest way of the running machine to where this comes about, in whichever situation there is one. */
const comesAbout = ({ machine, variants }: Scenario, isIt: (edge: Edge) => boolean, arrow?: string): string => {
  for (const variant of variants) {
    const graph = explore(machine, variant)
    if (arrow !== undefined && graph.atStart.includes(arrow)) return arrow
    const steps = shortestWay(graph, isIt)
    if (!steps) continue
    const real = aRealActor(machine, variant)
    const stuck = steps.find(({ by }) => !real.take(by))
    const followed = new Set(real.followed)
    real.stop()
    if (stuck) return `${variant.label}: ‘${stuck.by.event.type}: ${stuck.by.label}’ cannot come`
    return arrow === undefined || followed.has(arrow) ? (arrow ?? 'it comes about') : `${variant.label}: not followed`
  }
  return 'no situation leads there'
}

const waiversOf = (driver: Driver) => {
  const scenario = scenarioOf(driver.machine)
  const arrows = reached(driver)
    .beyond.map(({ id }) => id)
    .filter((id) => !(id in (scenario.unreachable ?? {})))
  const told = [driver, ...Object.values(driver.scenes)].flatMap(({ beyond }) => Object.keys(beyond ?? {}))
  // An event in one of its ways: `stage.asked: without a status`.
  const cases = [...new Set(told.filter((key) => key.includes(': ')))]
  return { scenario, arrows, cases }
}

describe('what the walks of a browser leave out, the real machine does', () => {
  for (const driver of drivers) {
    const { scenario, arrows, cases } = waiversOf(driver)
    if (arrows.length + cases.length === 0) continue
    describe(driver.machine, () => {
      it.each(arrows)('%s', (id) => {
        expect(comesAbout(scenario, ({ taken }) => taken.includes(id), id)).toBe(id)
      })

      it.each(cases)('%s', (key) => {
        expect(comesAbout(scenario, ({ by }) => `${by.event.type}: ${by.label}` === key)).toBe('it comes about')
      })
    })
  }
})

const specs = join(import.meta.dirname, '../../e2e')

describe('what is shown elsewhere in a browser is shown there', () => {
  const shown = drivers.flatMap((driver) =>
    reached(driver).beyond.flatMap(({ id, why }) =>
      typeof why === 'string' ? [] : [[driver.machine, id, why.shown] as const],
    ),
  )

  it('is not nothing', () => {
    expect(shown.length).toBeGreaterThan(15)
  })

  it.each(shown)('%s: %s', (_, arrow, where: ShownElsewhere) => {
    if ('spec' in where) return expect(readFileSync(join(specs, where.spec), 'utf8')).toContain(`'${arrow}'`)
    const driver = driverOf(where.driver)
    expect(driver && reached(driver).covered).toContain(where.arrow)
  })
})
