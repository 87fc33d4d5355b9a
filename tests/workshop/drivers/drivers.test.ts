import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { banksiaRidge } from '../../../src/server/demo/banksiaRidge/tenant.ts'
import { idIn } from '../../../src/server/demo/rows.ts'
import { performancesOf } from '../../../src/workshop/drivers/performances.ts'
import { reachOf } from '../../../src/workshop/drivers/reach.ts'
import { playwright } from '../../../src/workshop/export/playwright.ts'
import { nodesOf, transitionsOf } from '../../../src/workshop/model/transitions.ts'
import { eveOfTheDemo, maxOfTheDemo } from '../../e2e/drivers/agreement.driver.ts'
import { drivers } from '../../e2e/drivers/all.ts'
import { scenarios } from '../../scenarios/all.ts'

const holding = readFileSync(join(import.meta.dirname, '../../../src/workshop/drivers/holding.ts'), 'utf8')

/** What a browser cannot show a driver may leave out, and nothing else. */
describe.each(drivers.map((driver) => [driver.machine, driver] as const))('the driver of %s', (machine, driver) => {
  const scenario = scenarios.find((one) => one.machine.id === machine)
  if (!scenario) throw new Error(`There is no machine ${machine}.`)
  const performances = performancesOf(scenario, driver)

  it('follows every arrow, or says why nobody can in a browser', () => {
    expect(reachOf(scenario, driver, performances).missed).toEqual([])
  })

  it('has scenes of situations that there are, each with walks', () => {
    expect(performances.map(({ variant }) => variant).toSorted()).toEqual(Object.keys(driver.scenes).toSorted())
    for (const { tours } of performances) expect(tours.flatMap(({ steps }) => steps).length).toBeGreaterThan(0)
  })

  it('says what is seen after most steps', () => {
    const steps = performances.flatMap(({ tours }) => tours.flatMap((tour) => tour.steps))
    expect(steps.filter(({ sights }) => sights.length > 0).length / steps.length).toBeGreaterThan(0.6)
  })

  it('speaks of states, events and arrows that there are', () => {
    const states = nodesOf(scenario.machine).map(({ id }) => id)
    const arrows = transitionsOf(scenario.machine)
    const known = new Set([...states, ...arrows.flatMap(({ id, event }) => [id, event])])
    const bare = (key: string) => (known.has(key) ? key : (key.split(': ')[0] ?? key))
    expect(Object.keys(driver.sights).filter((id) => !states.includes(id))).toEqual([])
    expect([...Object.keys(driver.acts), ...Object.keys(driver.beyond)].filter((key) => !known.has(bare(key)))).toEqual(
      [],
    )
  })

  it('can be written as a spec that a browser’s test runner reads', () => {
    const spec = playwright(machine, performances, holding, '')
    expect(spec.match(/^ {2}test\(/gm)).toHaveLength(performances.flatMap(({ tours }) => tours).length)
    expect(() => stripTypeScriptTypes(spec)).not.toThrow()
  })

  it('names only calls that it answers or reads', () => {
    expect(Object.keys(driver.successes).filter((call) => !(call in driver.calls))).toEqual([])
  })
})

describe('what the drivers know of the demo', () => {
  it('is the ids that the demo makes of the names of people', () => {
    expect(eveOfTheDemo).toBe(idIn(banksiaRidge, 'employee', 'eve'))
    expect(maxOfTheDemo).toBe(idIn(banksiaRidge, 'employee', 'max'))
  })
})
