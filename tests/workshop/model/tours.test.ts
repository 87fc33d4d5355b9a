import { describe, expect, it } from 'vitest'
import { explore } from '../../../src/workshop/model/explore.ts'
import { pathsOf, planOf } from '../../../src/workshop/model/paths.ts'
import { goalsOf, strategies } from '../../../src/workshop/model/strategies.ts'
import { planTours } from '../../../src/workshop/model/tours.ts'
import { transitionsOf } from '../../../src/workshop/model/transitions.ts'
import { scenarios } from '../../scenarios/all.ts'
import { corridor, documentMachine } from './toys.ts'

const admin = explore(documentMachine, { input: { isAdmin: true } })

describe('every configuration is found by trying', () => {
  it('through calls, timers and regions, though nothing runs', () => {
    // 5 states of the page times 2 of the notice.
    expect(admin.configurations.size).toBe(10)
    const taken = new Set(admin.edges.flatMap((edge) => edge.taken))
    const all = transitionsOf(documentMachine).map(({ id }) => id)
    expect(all.length).toBe(12)
    // Only the refusal of an edit is out of an admin's reach.
    expect(all.filter((id) => !taken.has(id))).toEqual(['document.page.reading · edit.asked → stays'])
  })

  it('and differs by who one is', () => {
    const employee = explore(documentMachine, { input: { isAdmin: false } })
    expect(employee.configurations.size).toBe(6)
  })

  it('a call that does not run cannot answer', () => {
    const reading = [...admin.leaving].find(
      ([key]) => key.includes('"reading","notice":"hidden"') || key.includes('"page":"reading","notice":"hidden"'),
    )
    expect(reading?.[1].map(({ by }) => by.label).sort()).toEqual(['edit.asked', 'told'])
  })

  it('a machine that takes more steps than wanted says so', () => {
    expect(() => explore(documentMachine, { input: { isAdmin: true }, limit: 3 })).toThrow('Traversal limit exceeded')
  })
})

describe('tours', () => {
  it.each(strategies)('of %s reach everything, each step going on where the last one ended', (strategy) => {
    const plan = planTours(admin, goalsOf(strategy, admin))
    expect(plan.missed).toEqual([])
    expect(plan.wanted).toBeGreaterThan(0)
    for (const { steps } of plan.tours) {
      let at = admin.start
      for (const step of steps) {
        expect(step.from).toBe(at)
        at = step.to
      }
    }
  })

  it('of every transition follow each arrow an admin can follow', () => {
    const plan = planTours(admin, goalsOf('transitions', admin))
    const followed = new Set(plan.tours.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken)))
    expect(followed.size).toBe(11)
    expect(plan.tours.length).toBeLessThan(4)
  })

  it('go as far as the furthest arrow, unless somebody says how far they may', () => {
    const far = explore(corridor(40))
    const plan = planTours(far, goalsOf('transitions', far))
    expect(plan.missed).toEqual([])
    expect(Math.max(...plan.tours.map(({ steps }) => steps.length))).toBe(40)
    expect(planTours(far, goalsOf('transitions', far), { longest: 39 }).missed).toHaveLength(1)
  })

  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))(
    'of %s by default miss nothing that can be had',
    (_, scenario) => {
      const missed = pathsOf(scenario, { strategy: 'transitions' }).flatMap(({ plan }) => plan.missed)
      expect(missed).toEqual([])
    },
  )

  it('are never longer than allowed, and name what they miss for it', () => {
    const plan = planTours(admin, goalsOf('transitions', admin), { longest: 2 })
    expect(plan.tours.every(({ steps }) => steps.length <= 2)).toBe(true)
    expect(plan.missed).toContain('document.page.saving · xstate.done.actor.save → document.page.reading')
  })

  it('take two events for two cases, though both are called the same', () => {
    const cases = Object.fromEntries(
      ['edit.asked', 'told'].map((type) => [type, [{ label: 'as usual', event: { type } }]]),
    )
    const graph = explore(documentMachine, { input: { isAdmin: true }, cases })
    expect(planTours(graph, goalsOf('cases', graph)).wanted).toBe(graph.edges.length)
  })

  it('to one state take the shortest way', () => {
    const plan = planOf(admin, { strategy: 'states', to: 'document.page.saving' })
    expect(plan.tours.map(({ steps }) => steps.map(({ by }) => by.label))).toEqual([
      ['xstate.done.actor.load', 'edit.asked', 'save.asked'],
    ])
  })
})
