import type { AnyMachineSnapshot } from 'xstate'
import { type Acted, type EventCase, stepping } from '../model/explore.ts'
import type { Scenario, Variant } from '../model/scenario.ts'
import { leavesOf } from '../model/testCases.ts'
import { type OfferGroup, offersIn } from './offers.ts'
import { nextOf, type Timer, timersAfter } from './timers.ts'

/** Where a simulation stood at one time. */
export interface Moment {
  /** Null at the start. */
  readonly by: EventCase | null
  readonly taken: ReadonlyArray<string>
  readonly acted: ReadonlyArray<Acted>
  readonly snapshot: AnyMachineSnapshot
  /** Milliseconds since the simulation began; only timers make it pass. */
  readonly now: number
  readonly timers: ReadonlyArray<Timer>
}

/** A machine that is tried without a world around it: nothing runs but its own transition function. */
export interface Simulation {
  readonly scenario: Scenario
  readonly variant: Variant
  readonly moments: ReadonlyArray<Moment>
  /** The moment that is looked at; firing an event from an earlier one begins another future. */
  readonly at: number
  readonly step: ReturnType<typeof stepping>['step']
}

export const begin = (scenario: Scenario, variant: Variant): Simulation => {
  const { start, atStart, actedAtStart, step } = stepping(scenario.machine, variant.input, variant.actors)
  const first: Moment = {
    by: null,
    taken: atStart,
    acted: actedAtStart,
    snapshot: start,
    now: 0,
    timers: timersAfter([], actedAtStart, 0),
  }
  return { scenario, variant, moments: [first], at: 0, step }
}

export const momentOf = ({ moments, at }: Simulation): Moment => moments[at] as Moment

export const offersOf = (simulation: Simulation): ReadonlyArray<OfferGroup> =>
  offersIn(momentOf(simulation).snapshot, simulation.variant, simulation.step)

/** One event. A timer's moves the clock to when it rings. */
export const fire = (simulation: Simulation, by: EventCase): Simulation => {
  const { snapshot, now, timers } = momentOf(simulation)
  const rung = timers.find(({ event }) => event === by.event.type)
  const { to, taken, acted } = simulation.step(snapshot, by.event)
  const later = rung ? Math.max(now, rung.due) : now
  const left = timers.filter((timer) => timer !== rung)
  const next: Moment = { by, taken, acted, snapshot: to, now: later, timers: timersAfter(left, acted, later) }
  const moments = [...simulation.moments.slice(0, simulation.at + 1), next]
  return { ...simulation, moments, at: moments.length - 1 }
}

/** The clock goes on to the next timer, which rings. */
export const advance = (simulation: Simulation): Simulation => {
  const timer = nextOf(momentOf(simulation).timers)
  return timer === undefined ? simulation : fire(simulation, { label: timer.event, event: { type: timer.event } })
}

export const goTo = (simulation: Simulation, at: number): Simulation => ({
  ...simulation,
  at: Math.max(0, Math.min(at, simulation.moments.length - 1)),
})

/** The state the last step has led to; where it entered none, the first that is active. */
export const enteredIn = ({ moments, at }: Simulation): string | null => {
  const [had, has] = [leavesOf(moments[at - 1]?.snapshot), leavesOf(moments[at]?.snapshot)]
  return has.find((id) => !had.includes(id)) ?? has[0] ?? null
}
