import { describe, expect, it } from 'vitest'
import { verificationLifecycle } from '../../../src/domain/certifications/lifecycle.ts'
import { importLifecycle } from '../../../src/domain/employees/import/lifecycle.ts'
import { lifecycle as employeeLifecycle } from '../../../src/domain/employees/lifecycle.ts'
import { positionLifecycle } from '../../../src/domain/employees/positionLifecycle.ts'
import { goalLifecycle } from '../../../src/domain/goals/lifecycle.ts'
import { actionsFrom, type Lifecycle, stateAfter, statesAfter } from '../../../src/domain/kernel/lifecycle.ts'
import { policyLifecycle } from '../../../src/domain/policies/lifecycle.ts'

type State = 'new' | 'used' | 'broken'
const machine: Lifecycle<State, 'use' | 'mend' | 'scrap'> = {
  new: { use: 'used' },
  used: {},
  broken: { mend: ['new', 'used'], scrap: [] },
}

describe('A lifecycle table', () => {
  it.each([
    ['new', ['use']],
    ['used', []],
    ['broken', ['mend', 'scrap']],
  ] as const)('from %s: %j', (state, actions) => expect(actionsFrom(machine, state)).toEqual(actions))

  it.each([
    ['new', 'use', ['used'], 'used'],
    ['new', 'mend', null, null],
    ['broken', 'mend', ['new', 'used'], 'new'],
    ['broken', 'scrap', [], null],
  ] as const)('%s, %s: %j', (state, action, states, first) => {
    expect(statesAfter(machine, state, action)).toEqual(states)
    expect(stateAfter(machine, state, action)).toBe(first)
  })

  const tables: Readonly<Record<string, Lifecycle<string, string>>> = {
    employees: employeeLifecycle,
    positions: positionLifecycle,
    imports: importLifecycle,
    goals: goalLifecycle,
    policies: policyLifecycle,
    verification: verificationLifecycle,
  }
  it.each(Object.entries(tables))('of %s leads to no state but its own', (_, table) => {
    const states = Object.keys(table)
    for (const state of states)
      for (const action of actionsFrom(table, state))
        expect(states).toEqual(expect.arrayContaining([...(statesAfter(table, state, action) ?? ['refused'])]))
  })
})
