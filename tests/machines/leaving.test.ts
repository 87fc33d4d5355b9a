import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { type Guarded, unsavedGuard } from '../../src/machines/kit/unsaved.ts'
import { stepping } from '../../src/workshop/model/explore.ts'
import { exploreAll } from '../../src/workshop/model/scenario.ts'
import { scenarios } from '../scenarios/all.ts'

type GuardedIn = (of: { readonly context: unknown }) => Guarded

const nodesUnder = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesUnder),
]

/** What stands guard in a machine, and in which of its states. */
const guardsOf = (machine: AnyStateMachine) =>
  nodesUnder(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ src, input }) =>
      machine.implementations.actors[src as string] === unsavedGuard
        ? [{ node, guardedIn: typeof input === 'function' ? (input as unknown as GuardedIn) : () => input as Guarded }]
        : [],
    ),
  )

const guarding = scenarios
  .map((scenario) => ({ scenario, guards: guardsOf(scenario.machine) }))
  .filter(({ guards }) => guards.length > 0)

describe('§ 2.3 what is unsaved, in every situation of every machine that can hold it', () => {
  it('is found in many', () => {
    expect(guarding.length).toBeGreaterThan(10)
  })

  it.each(guarding.map((one) => [one.scenario.machine.id, one] as const))(
    'of %s is let go when it is given up, unless an answer is awaited',
    (_, { scenario, guards }) => {
      const held: string[] = []
      const wrong: string[] = []
      for (const { variant, graph } of exploreAll(scenario)) {
        const { step } = stepping(scenario.machine, variant.input, variant.actors)
        for (const snapshot of graph.configurations.values()) {
          for (const { node, guardedIn } of guards) {
            const guarded = guardedIn(snapshot)
            const holds = (one: AnyMachineSnapshot) =>
              one.status === 'active' && one._nodes.includes(node) && guarded.isUnsaved(one)
            if (!holds(snapshot)) continue
            const place = `${variant.label}: ${JSON.stringify(snapshot.value)}`
            held.push(place)
            const { to } = step(snapshot, guarded.leave as EventObject)
            if (holds(to) && !snapshot.hasTag('busy')) wrong.push(place)
          }
        }
      }
      expect(held).not.toEqual([])
      expect([...new Set(wrong)]).toEqual([])
    },
  )
})
