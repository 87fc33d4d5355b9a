import { describe, expect, it } from 'vitest'
import { catalogue } from '../../src/machines/catalogue.ts'
import { coverageOf, exploreAll } from '../../src/workshop/model/scenario.ts'
import { scenarios } from '../scenarios/all.ts'

it('every machine of the catalogue is a scenario, and none besides', () => {
  expect(scenarios.map(({ machine }) => machine.id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
  const machines = catalogue.map(({ machine }) => machine)
  expect(scenarios.filter(({ machine }) => !machines.includes(machine))).toEqual([])
})

it('the situations of a machine have names of their own', () => {
  for (const { variants } of scenarios) {
    const labels = variants.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

describe('the situations of a machine lead over every arrow of its chart', () => {
  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))('%s', (_, scenario) => {
    const explored = exploreAll(scenario)
    const { missed, taken } = coverageOf(scenario, explored)
    expect(missed).toEqual([])
    expect(Object.keys(scenario.unreachable ?? {}).filter((id) => taken.has(id))).toEqual([])
    // What one can still look through.
    expect(explored.filter(({ graph }) => graph.configurations.size > 5_000)).toEqual([])
  })
})
