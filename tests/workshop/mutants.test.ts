import { afterAll, describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { foundOut, mutantSearchesOf, tellsApart } from '../../src/workshop/model/mutantSearch.ts'
import { faults, mutantsOf, whyTheSame } from '../../src/workshop/model/mutants.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { documentMachine } from './model/toys.ts'
import { withoutTwins } from './twins.ts'

/** Leaving `here` sends back at once: without its condition it would go round for ever. */
const circling = setup({ guards: { never: () => false, always: () => true } }).createMachine({
  id: 'circling',
  initial: 'here',
  states: {
    here: { always: { guard: 'never', target: 'there' } },
    there: { always: { guard: 'always', target: 'here' } },
  },
})

const atLeast = 0.95

const judged = (scenario: Scenario) => {
  const searches = mutantSearchesOf(scenario)
  const all = mutantsOf(scenario.machine)
  const passed = all.filter((mutant) => foundOut(scenario.machine, searches, mutant) === null)
  return { searches, killed: all.length - passed.length, all: all.length, passed }
}

describe('the walks of a machine find the faults that are planted in it', () => {
  const figures: Array<{ id: string; killed: number; all: number; same: ReadonlyArray<string> }> = []
  const sum = (of: 'killed' | 'all') => figures.reduce((total, figure) => total + figure[of], 0)
  const share = (killed: number, all: number) => `${killed} of ${all} (${((100 * killed) / all).toFixed(1)}%)`

  it.each(withoutTwins.map((scenario) => [scenario.machine.id, scenario] as const))(
    '%s',
    (id, scenario) => {
      const { searches, killed, all, passed } = judged(scenario)
      // A mutant that passes is the machine itself in other words: no event, in any configuration, tells the two apart.
      const missed = passed.flatMap((mutant) => {
        const difference = tellsApart(scenario.machine, searches, mutant)
        return difference === null ? [] : [`${mutant.id}, seen by ${difference}`]
      })
      figures.push({ id, killed, all, same: passed.map((one) => `${one.id}: ${whyTheSame[one.kind]}`) })
      expect(missed).toEqual([])
    },
    60_000,
  )

  it(`of all machines at ${100 * atLeast}% or better`, () => {
    expect(figures.length).toBe(withoutTwins.length)
    expect(sum('killed') / sum('all')).toBeGreaterThanOrEqual(atLeast)
  })

  afterAll(() => {
    const lines = figures.flatMap(({ id, killed, all, same }) => [
      `${id}: ${share(killed, all)}`,
      ...same.map((one) => `    the same machine: ${one}`),
    ])
    console.info([...lines, `Mutants found: ${share(sum('killed'), sum('all'))}`].join('\n'))
  })
})

describe('mutants', () => {
  const document: Scenario = {
    machine: documentMachine,
    variants: [
      { label: 'an admin', role: 'admin', input: { isAdmin: true } },
      { label: 'an employee', role: 'employee', input: { isAdmin: false } },
    ],
  }

  it('are of every kind, each with a name of its own', () => {
    const ids = mutantsOf(documentMachine).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(mutantsOf(documentMachine).map(({ kind }) => kind))).toEqual(new Set(faults))
  })

  it('leave the machine they are made of as it is', () => {
    const [first] = mutantsOf(documentMachine)
    const before = mutantsOf(documentMachine).map(({ id }) => id)
    first?.plantedIn(documentMachine)
    expect(mutantsOf(documentMachine).map(({ id }) => id)).toEqual(before)
  })

  it('of a small machine are found, all of them', () => {
    expect(judged(document).passed.map(({ id }) => id)).toEqual([])
  })

  it('pass where nobody walks: trying it as an admin alone never shows the refusal', () => {
    const admin = { ...document, variants: document.variants.slice(0, 1) }
    const { passed } = judged(admin)
    expect(passed.map(({ id }) => id)).toEqual([
      'unguarded: document.page.reading · edit.asked [isAdmin] → document.page.editing',
    ])
    // And an employee tells the two apart.
    expect(passed.map((mutant) => tellsApart(documentMachine, mutantSearchesOf(admin), mutant))).toEqual([null])
    expect(passed.map((mutant) => tellsApart(documentMachine, mutantSearchesOf(document), mutant))).toEqual([
      'an employee: edit.asked in {"page":"reading","notice":"hidden"}',
    ])
  })

  it('that go round in a circle are caught, not waited for', () => {
    const searches = mutantSearchesOf({ machine: circling, variants: [{ label: 'a circle' }] })
    const round = mutantsOf(circling).filter(({ id }) => id.startsWith('unguarded: circling.here'))
    expect(round.map((mutant) => foundOut(circling, searches, mutant))).toEqual([
      expect.stringContaining('Infinite loop detected'),
    ])
  })
})
