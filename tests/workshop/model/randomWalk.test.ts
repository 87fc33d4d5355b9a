import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { explore } from '../../../src/workshop/model/explore.ts'
import { randomWalk, wayOf } from '../../../src/workshop/model/randomWalk.ts'
import { scenarios } from '../../scenarios/all.ts'
import { aRealActor } from '../realActor.ts'
import { documentMachine } from './toys.ts'

/** `WALK_SEED=7 npm test` walks elsewhere; a failing run tells the seed, and the shortest way there. */
const seed = Number(process.env.WALK_SEED ?? 20_261_121)
const walks = Number(process.env.WALKS ?? 12)

const choices = fc.array(fc.nat({ max: 9_999 }), { minLength: 10, maxLength: 80, size: 'max' })

// XState warns of what is said to a child that has broken; that is one of the things that are tried.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

describe(`wandering about in a machine neither breaks it nor leaves its chart (seed ${seed})`, () => {
  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))(
    '%s',
    (_, { machine, variants }) => {
      for (const variant of variants) {
        const graph = explore(machine, variant)
        const property = fc.property(choices, (chosen) => {
          const real = aRealActor(machine, variant)
          const wandering = randomWalk(real, variant, graph, chosen)
          real.stop()
          if (wandering.strayed !== null) throw new Error(`${machine.id}, ${variant.label}:\n  ${wayOf(wandering)}`)
        })
        fc.assert(property, { seed, numRuns: walks })
      }
    },
    30_000,
  )
})

describe('a walk', () => {
  const variant = { label: 'an admin', input: { isAdmin: true } }
  const graph = explore(documentMachine, variant)

  it('takes one step for each choice, and is the same for the same choices', () => {
    const walk = () => randomWalk(aRealActor(documentMachine, variant), variant, graph, [0, 1, 2, 3, 4, 5])
    expect(walk()).toEqual(walk())
    expect([walk().went.length, walk().strayed]).toEqual([6, null])
  })

  it('says where it has left the chart', () => {
    const small = { ...graph, configurations: new Map([[graph.start, graph.configurations.get(graph.start) as never]]) }
    const wandering = randomWalk(aRealActor(documentMachine, variant), variant, small, [0, 0, 0])
    expect(wandering.went.length).toBe(1)
    expect(wayOf(wandering)).toMatch(/which the graph does not know$/)
  })

  it('says what has broken', () => {
    const walker = {
      snapshot: aRealActor(documentMachine, variant).snapshot,
      take: () => {
        throw new Error('a bug')
      },
    }
    expect(randomWalk(walker, variant, graph, [0]).strayed).toBe('it throws: Error: a bug')
  })
})
