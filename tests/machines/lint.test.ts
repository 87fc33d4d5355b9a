import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { catalogue } from '../../src/machines/catalogue.ts'
import { nodesLint, unentered } from '../../src/workshop/model/lintOfNodes.ts'
import { scenarios } from '../scenarios/all.ts'

/** What can be seen of a chart without walking; what walking shows, `tests/workshop/lint.test.ts` asks. */
const findings = (machine: AnyStateMachine): ReadonlyArray<string> =>
  [...nodesLint(machine), ...unentered(machine)].map(({ says }) => says)

describe('Every machine keeps the house’s rules', () => {
  it('and the catalogue holds each once, with a title and a purpose', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    expect(catalogue.filter(({ title, purpose }) => title === '' || !purpose.endsWith('.'))).toEqual([])
  })

  it.each(catalogue.map(({ id, machine }) => [id, machine] as const))(
    '%s, or its scenario says why not',
    (id, machine) => {
      const explained = scenarios.find((scenario) => scenario.machine.id === id)?.explained ?? {}
      expect(findings(machine).filter((says) => !(says in explained))).toEqual([])
    },
  )
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
