import { createHash } from 'node:crypto'
import { explore } from '../../src/workshop/model/explore.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { scenarios } from '../scenarios/all.ts'

/** Without what is said in the words of the one machine: its name, and what it holds. */
const shapeOf = ({ machine, variants }: Scenario): string => {
  const hash = createHash('sha256')
  for (const variant of variants) {
    const { configurations, edges } = explore(machine, variant)
    const places = new Map([...configurations.keys()].map((key, at) => [key, at]))
    hash.update(`${variant.label}\n`)
    for (const { from, to, by, taken } of edges) {
      const step = [places.get(from), by.event.type, by.label, places.get(to), ...taken].join(' ')
      hash.update(`${step.replaceAll(machine.id, '')}\n`)
    }
  }
  return hash.digest('hex')
}

const known = new Set<string>()

/**
 * Of machines of one make whose situations are the same, event for event and arrow for arrow, the first: what is true of
 * every configuration of it is true of the others, which are the same function with another name.
 */
export const withoutTwins: ReadonlyArray<Scenario> = scenarios.filter((scenario) => {
  if (scenario.make === undefined) return true
  const shape = `${scenario.make} ${shapeOf(scenario)}`
  const isFirst = !known.has(shape)
  known.add(shape)
  return isFirst
})
