import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { type Question, stepping } from './explore.ts'
import { placeName } from './mutants.ts'
import { nodesOf } from './transitions.ts'

/**
 * Which lists of candidates (`placeName`) a machine asks in a step, whether or not one of them is followed: at the head of
 * each stands a candidate that notes that it was asked, and never holds.
 */
export const askedLists = (machine: AnyStateMachine, { input, actors = {} }: Question) => {
  const copy = machine.provide({ actors })
  let asked = new Set<string>()
  for (const node of nodesOf(copy)) {
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      const [first] = candidates
      if (first === undefined) continue
      const name = placeName(node, first.eventType)
      const guard = () => {
        asked.add(name)
        return false
      }
      candidates.unshift({ ...first, guard } as AnyTransitionDefinition)
    }
  }
  const { step } = stepping(copy, input)
  return (from: AnyMachineSnapshot, event: AnyEventObject): ReadonlySet<string> => {
    asked = new Set()
    step(inCopy(copy, from), event)
    return asked
  }
}

/** Where a machine stands, as a copy of it stands there. */
export const inCopy = (copy: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const nodesIn = (nodes: AnyMachineSnapshot['_nodes']) => nodes.map(({ id }) => copy.getStateNodeById(id))
  return {
    ...snapshot,
    machine: copy,
    _nodes: nodesIn(snapshot._nodes),
    historyValue: Object.fromEntries(Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodesIn(nodes)])),
  } as AnyMachineSnapshot
}
