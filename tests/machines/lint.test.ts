import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { setup } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { catalogue } from '../../src/machines/catalogue.ts'

/** The house's rules for every machine; each is shown below to catch a machine that breaks it. */
const findings = (machine: AnyStateMachine): ReadonlyArray<string> => {
  const nodes: ReadonlyArray<AnyStateNode> = [machine.root, ...getStateNodes(machine)]
  return [
    ...(machine.id === '' || machine.id === '(machine)' ? ['the machine has no id'] : []),
    ...nodes.flatMap((node) => [...anonymous(node.config, node.id), ...invokes(machine, node), ...dropped(node)]),
    ...unentered(nodes),
  ]
}

/** Bodies stay in `setup`: an action or guard of the chart is a name, or an object with a type that names one. */
const anonymous = (config: object, id: string): ReadonlyArray<string> =>
  Object.entries(config).flatMap(([key, value]): ReadonlyArray<string> => {
    if (['states', 'context', 'input', 'output', 'params'].includes(key)) return []
    if (typeof value === 'function') return [`${id} has a nameless ${key}`]
    if (Array.isArray(value)) {
      return value.flatMap((one) => (typeof one === 'function' ? [`${id} has a nameless ${key}`] : nested(one, id)))
    }
    return nested(value, id)
  })

const nested = (value: unknown, id: string) => (typeof value === 'object' && value !== null ? anonymous(value, id) : [])

const invokes = (machine: AnyStateMachine, node: AnyStateNode): ReadonlyArray<string> =>
  node.invoke.flatMap(({ id, src }) => [
    ...(typeof src !== 'string' || !(src in machine.implementations.actors)
      ? [`${node.id} invokes a nameless actor`]
      : []),
    ...(/^\d+\./.test(id) ? [`${node.id} invokes ${String(src)} without an id`] : []),
    ...(handles(node, `xstate.error.actor.${id}`) ? [] : [`${node.id} does not handle the error of ${id}`]),
  ])

const handles = (node: AnyStateNode, event: string): boolean =>
  node.transitions.has(event) || (node.parent !== undefined && handles(node.parent, event))

/** An event all of whose transitions are guarded may vanish; an empty transition at the end says that it is meant to. */
const dropped = (node: AnyStateNode): ReadonlyArray<string> =>
  [...node.transitions].flatMap(([event, transitions]) =>
    transitions.every(({ guard }) => guard !== undefined) ? [`${node.id} may drop ${event}`] : [],
  )

/** A state that is neither initial, nor a part of a parallel one, nor anybody's target. */
const unentered = (nodes: ReadonlyArray<AnyStateNode>): ReadonlyArray<string> => {
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode | undefined): void => {
    if (!node || entered.has(node)) return
    entered.add(node)
    enter(node.parent)
    if (node.type === 'parallel') for (const child of Object.values(node.states)) enter(child)
    if (node.type === 'compound') for (const child of node.initial.target ?? []) enter(child)
  }
  enter(nodes[0])
  for (const node of nodes) {
    const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const target of all.flatMap((transition) => transition.target ?? [])) enter(target)
  }
  return nodes.filter((node) => !entered.has(node)).map((node) => `${node.id} is never entered`)
}

describe('Every machine keeps the house’s rules', () => {
  it('and the catalogue holds each once, with a title and a purpose', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect(catalogue.filter(({ title, purpose }) => title === '' || !purpose.endsWith('.'))).toEqual([])
  })

  it.each(catalogue.map(({ id, machine }) => [id, machine] as const))('%s', (_, machine) => {
    expect(findings(machine)).toEqual([])
  })
})

it('and a machine that breaks them is caught', () => {
  const bad = setup({ guards: { never: () => false } }).createMachine({
    initial: 'a',
    states: {
      a: { entry: () => {}, invoke: { src: 'load' } as never, on: { GO: { guard: 'never', target: 'b' } } },
      b: { on: { BACK: { guard: () => true, target: 'a' } } },
      c: {},
    },
  })
  expect(findings(bad)).toEqual([
    'the machine has no id',
    '(machine).a has a nameless entry',
    '(machine).a invokes a nameless actor',
    '(machine).a invokes load without an id',
    '(machine).a does not handle the error of 0.(machine).a',
    '(machine).a may drop GO',
    '(machine).b has a nameless guard',
    '(machine).b may drop BACK',
    '(machine).c is never entered',
  ])
})
