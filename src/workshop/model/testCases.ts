import type { AnyMachineSnapshot } from 'xstate'
import type { Edge, StateGraph } from './explore.ts'
import type { Plan } from './tours.ts'
import type { ChartTransition } from './transitions.ts'
import { eventInWords, inWords, stateInWords } from './words.ts'

export interface Step {
  /** What comes, in plain words. */
  readonly does: string
  readonly event: { readonly type: string }
  /** Where one is afterwards: each active state that has no other in it. */
  readonly reached: ReadonlyArray<string>
  readonly transitions: ReadonlyArray<string>
  /** The cases this step is the proof of, by their lasting ids. */
  readonly cases: ReadonlyArray<string>
}

/** A walk to be carried out: by a tester who reads it, or by a test that runs it. */
export interface TestCase {
  readonly id: string
  readonly title: string
  readonly machine: string
  readonly startsIn: ReadonlyArray<string>
  readonly steps: ReadonlyArray<Step>
  readonly covers: ReadonlyArray<string>
}

/**
 * The lasting id of what one arrow does in one case: it is made of both, so it stays when states and arrows are added
 * elsewhere, and a report of last year still means the same.
 */
export const caseId = (transition: string, label: string): string => `T-${hashed(`${transition} ${label}`)}`

/** The walks of a plan in words. */
export const testCasesOf = (machine: string, graph: StateGraph, { tours }: Plan): ReadonlyArray<TestCase> => {
  // Walks share most of their steps; each is put into words once.
  const inWordsOf = new Map<Edge, Step>()
  const told = (edge: Edge): Step => {
    const step = inWordsOf.get(edge) ?? stepOf(graph, edge)
    inWordsOf.set(edge, step)
    return step
  }
  return tours.map(({ steps, covers }, index) => {
    const last = steps.at(-1)
    return {
      id: `${machine}-${index + 1}`,
      title:
        last === undefined
          ? 'Start'
          : `${eventInWords(last.by.event.type)}: ${statesInWords(graph, last.to).join(', ')}`,
      machine,
      startsIn: statesInWords(graph, graph.start),
      steps: steps.map(told),
      covers,
    }
  })
}

const stepOf = (graph: StateGraph, { by, to, taken }: Edge): Step => ({
  does:
    by.label === by.event.type ? eventInWords(by.event.type) : `${eventInWords(by.event.type)} (${inWords(by.label)})`,
  event: by.event,
  reached: statesInWords(graph, to),
  transitions: taken,
  cases: taken.map((transition) => caseId(transition, by.label)),
})

const statesInWords = (graph: StateGraph, key: string): ReadonlyArray<string> =>
  leavesOf(graph.configurations.get(key)).map(stateInWords)

/** The innermost active states, in the order of the chart. */
export const leavesOf = (snapshot: AnyMachineSnapshot | undefined): ReadonlyArray<string> =>
  (snapshot?._nodes ?? [])
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id)

/** How long a person takes to do a step, look, and write down what they saw (ours). */
const secondsPerStep = 20
const secondsPerCase = 30

export interface Effort {
  readonly tests: number
  readonly steps: number
  readonly covered: number
  readonly wanted: number
  /** By hand. */
  readonly minutes: number
}

export const effortOf = ({ tours, wanted, missed }: Plan): Effort => {
  const steps = tours.reduce((sum, tour) => sum + tour.steps.length, 0)
  return {
    tests: tours.length,
    steps,
    covered: wanted - missed.length,
    wanted,
    minutes: Math.ceil((steps * secondsPerStep + tours.length * secondsPerCase) / 60),
  }
}

/** The cases that a changed set of arrows touches. */
export const affectedBy = (
  cases: ReadonlyArray<TestCase>,
  changed: ReadonlyArray<Pick<ChartTransition, 'id'>>,
): ReadonlyArray<TestCase> => {
  const ids = new Set(changed.map(({ id }) => id))
  return cases.filter(({ steps }) => steps.some(({ transitions }) => transitions.some((id) => ids.has(id))))
}

const utf8 = new TextEncoder()

/** FNV-1a, 32 bits: short, the same everywhere, and no secret. */
const hashed = (text: string): string => {
  let hash = 0x811c9dc5
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
