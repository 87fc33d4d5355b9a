import { exploreAll, type Scenario } from './scenario.ts'
import { transitionsOf } from './transitions.ts'
import { eventInWords, inWords } from './words.ts'

/**
 * In which cases each arrow of a machine is followed, by the arrow's id: what an answer said, what was typed. An event that
 * comes in one way only has none.
 */
export const occasionsOf = (scenario: Scenario): Readonly<Record<string, ReadonlyArray<string>>> => {
  const found = new Map<string, Set<string>>()
  for (const { graph } of exploreAll(scenario)) {
    for (const { by, taken } of graph.edges) {
      if (by.label === by.event.type) continue
      // What it leads to at once, without another event, is for the same reason.
      for (const arrow of taken) found.set(arrow, (found.get(arrow) ?? new Set()).add(by.label))
    }
  }
  return Object.fromEntries([...found].map(([arrow, labels]) => [arrow, [...labels]]))
}

/** The same as lines to be searched, each with the arrow it leads along; what leads along several stands once. */
export const casesOf = (scenario: Scenario): ReadonlyArray<{ readonly text: string; readonly transition: string }> => {
  const occasions = occasionsOf(scenario)
  const byText = new Map<string, string>()
  for (const { id, event } of transitionsOf(scenario.machine)) {
    // What follows at once is found by what it follows.
    if (event === '') continue
    for (const label of occasions[id] ?? []) {
      const text = `${eventInWords(event)}: ${inWords(label)}`
      if (!byText.has(text)) byText.set(text, id)
    }
  }
  return [...byText].map(([text, transition]) => ({ text, transition }))
}
