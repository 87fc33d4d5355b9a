import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate'
import { configurationOf, explore } from '../../src/workshop/model/explore.ts'
import { coverageOfRun } from '../../src/workshop/model/heat.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { goalsOf, type Strategy } from '../../src/workshop/model/strategies.ts'
import { leavesOf } from '../../src/workshop/model/testCases.ts'
import { planTours } from '../../src/workshop/model/tours.ts'
import { transitionsOf } from '../../src/workshop/model/transitions.ts'
import { scenarios } from '../scenarios/all.ts'
import { keepCoverage } from './coverage.ts'
import { documentMachine } from './model/toys.ts'
import { aRealActor } from './realActor.ts'
import { withoutTwins } from './twins.ts'

interface Followed {
  readonly id: string
  /** The machine was not where the model said afterwards. */
  readonly failed: boolean
}

interface Walked {
  readonly tours: number
  readonly steps: number
  readonly followed: ReadonlyArray<Followed>
  /** Where the running machine was not where the model said. */
  readonly strayed: ReadonlyArray<string>
}

const toldOf = (snapshot: AnyMachineSnapshot | undefined, project: Variant['project']) =>
  snapshot === undefined
    ? 'nowhere'
    : `${leavesOf(snapshot).join(' + ')} ${configurationOf(snapshot, project)}${snapshot.status === 'error' ? ` ${snapshot.error}` : ''}`

/** Nobody has to keep these in mind: a walk that goes on is shorter than one that comes here again. */
const longest = 1_000

/** Every walk of a variant, taken by the machine itself (or by one that should be like it). */
const walked = (
  { machine }: Scenario,
  variant: Variant,
  { running = machine, strategy = 'transitions' }: { running?: AnyStateMachine; strategy?: Strategy } = {},
): Walked => {
  const graph = explore(machine, variant)
  const { tours, missed } = planTours(graph, goalsOf(strategy, graph), { longest })
  const told = new Map<string, string>()
  const wantedIn = (key: string): string => {
    const wanted = told.get(key) ?? toldOf(graph.configurations.get(key), variant.project)
    told.set(key, wanted)
    return wanted
  }
  const followed: Followed[] = []
  const strayed: string[] = missed.map((one) => `no walk follows ${one}`)
  // Where nothing can come, the machine is at its end as soon as it starts.
  for (const { steps } of tours.length > 0 ? tours : [{ steps: [] }]) {
    const real = aRealActor(running, variant)
    let counted = 0
    const count = (failed: boolean) => {
      followed.push(...real.followed.slice(counted).map((id) => ({ id, failed })))
      counted = real.followed.length
    }
    count(false)
    for (const { by, from, to } of steps) {
      const came = real.take(by)
      const is = toldOf(real.snapshot(), variant.project)
      const wanted = wantedIn(to)
      const isRight = came && is === wanted
      count(!isRight)
      if (isRight) continue
      strayed.push(
        `${from} · ${by.event.type} (${by.label}): ${came ? `is in ${is}, not in ${wanted}` : 'cannot come'}`,
      )
      break
    }
    real.stop()
  }
  return { tours: tours.length, steps: tours.reduce((sum, tour) => sum + tour.steps.length, 0), followed, strayed }
}

/** For the heat map of the workshop. */
const keep = ({ machine }: Scenario, all: ReadonlyArray<Walked>, strategy: Strategy): void =>
  keepCoverage(
    coverageOfRun(
      'units',
      machine.id,
      all.flatMap(({ followed }) => followed),
      new Date().toISOString(),
    ),
    strategy,
  )

/** In development XState warns of what is told to an actor that has ended: that a child broke means nothing to some. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('the walks of the model are those of the running machine, which follows every arrow of its chart', () => {
  it.each(scenarios.map((scenario) => [scenario.machine.id, scenario] as const))('%s', (_, scenario) => {
    const all = scenario.variants.map((variant) => walked(scenario, variant))
    keep(scenario, all, 'transitions')
    expect(all.flatMap(({ strayed }) => strayed)).toEqual([])
    const followed = new Set(all.flatMap((one) => one.followed.map(({ id }) => id)))
    const missed = transitionsOf(scenario.machine).filter(
      ({ id }) => !followed.has(id) && !(id in (scenario.unreachable ?? {})),
    )
    expect(missed.map(({ id }) => id)).toEqual([])
  })
})

describe('in every configuration, each way an event can come leads the running machine where it leads the model', () => {
  it.each(withoutTwins.map((scenario) => [scenario.machine.id, scenario] as const))(
    '%s',
    { timeout: 180_000 },
    (_, scenario) => {
      const all = scenario.variants.map((variant) => walked(scenario, variant, { strategy: 'cases' }))
      keep(scenario, all, 'cases')
      expect(all.flatMap(({ strayed }) => strayed)).toEqual([])
    },
  )
})

describe('a machine that does something else is caught', () => {
  const variant = { label: 'an admin', input: { isAdmin: true } }
  const scenario: Scenario = { machine: documentMachine, variants: [variant] }

  it('as it is, it goes where the model goes', () => {
    const { strayed, tours, steps } = walked(scenario, variant)
    expect(strayed).toEqual([])
    expect(tours).toBeGreaterThan(0)
    expect(steps).toBeGreaterThan(tours)
  })

  it('with a guard that says no', () => {
    const { strayed } = walked(scenario, variant, {
      running: documentMachine.provide({ guards: { isAdmin: () => false } }),
    })
    expect(strayed.join()).toContain('edit.asked (edit.asked): is in document.page.reading')
  })

  it('with an arrow that leads elsewhere, and one whose timer is never set', () => {
    const elsewhere = changed((states) => {
      states.page.states.failed.on['retry.asked'] = 'editing'
    })
    expect(walked(scenario, variant, { running: elsewhere }).strayed.join()).toContain(
      'retry.asked (retry.asked): is in document.page.editing',
    )
    const timeless = changed((states) => {
      states.notice.states.shown.after = {}
    })
    expect(walked(scenario, variant, { running: timeless }).strayed.join()).toContain(
      '(xstate.after.notice.document.notice.shown): cannot come',
    )
  })
})

// biome-ignore lint/suspicious/noExplicitAny: the chart's bare configuration.
const changed = (change: (states: any) => void): AnyStateMachine => {
  const { states, ...config } = documentMachine.config
  const copy = JSON.parse(JSON.stringify(states))
  change(copy)
  return createMachine({ ...config, states: copy } as never).provide(documentMachine.implementations as never)
}
