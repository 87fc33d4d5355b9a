import type { AnyMachineSnapshot } from 'xstate'
import { type EventCase, explore, possible, stepping } from '../model/explore.ts'
import { planOf, type Wish } from '../model/paths.ts'
import type { Scenario, Variant } from '../model/scenario.ts'
import { testCasesOf } from '../model/testCases.ts'
import { actsOf } from './actsOf.ts'
import type { Driver, Moment, Scene, Sight } from './driver.ts'
import type { Performance, PerformedTour } from './performance.ts'
import { withinReach } from './reach.ts'

/** Every walk through a machine that can be done in a browser, as its driver tells. */
export const performancesOf = (
  scenario: Scenario,
  driver: Driver,
  wish: Wish = { strategy: driver.strategy ?? 'transitions' },
): ReadonlyArray<Performance> =>
  scenario.variants.flatMap((variant) => {
    if (wish.variant !== undefined && wish.variant !== variant.label) return []
    const scene = driver.scenes[variant.label]
    return scene ? [performance(scenario, driver, variant, scene, wish)] : []
  })

const performance = (
  { machine, variants }: Scenario,
  driver: Driver,
  variant: Variant,
  scene: Scene,
  wish: Wish,
): Performance => {
  const graph = withinReach(machine, explore(machine, variant), driver, { ...driver.beyond, ...scene.beyond })
  const plan = planOf(graph, wish)
  const cases = testCasesOf(machine.id, graph, plan)
  const { start, step } = stepping(machine, variant.input, variant.actors)
  const tours = plan.tours.map(({ steps }, index): PerformedTour => {
    let snapshot: AnyMachineSnapshot = start
    const told = cases[index] as (typeof cases)[number]
    return {
      id: variants.length === 1 ? told.id : `${machine.id}-${variants.indexOf(variant) + 1}.${index + 1}`,
      // A walk that ends with another page reaches no state of this one.
      title: told.title.replace(/: $/, ''),
      atStart: graph.atStart,
      start: sightsIn(driver, { snapshot, event: { type: 'xstate.init' }, label: 'start' }),
      steps: steps.map(({ by: planned, taken }, at) => {
        const by = asItIsNow(planned, snapshot, variant)
        const acts = actsOf(machine, driver, { snapshot, ...by }) ?? []
        snapshot = followed(step(snapshot, by.event), taken, by.label)
        const { does, transitions, cases: proved } = told.steps[at] as (typeof told.steps)[number]
        return { does, acts, transitions, cases: proved, sights: sightsIn(driver, { snapshot, ...by }) }
      }),
    }
  })
  return { machine: machine.id, variant: variant.label, scene, calls: { ...driver.calls, ...scene.calls }, tours }
}

/** What is typed, and what a call brings, may depend on what the machine holds by now. */
const asItIsNow = (planned: EventCase, snapshot: AnyMachineSnapshot, { cases = {} }: Variant): EventCase =>
  possible(snapshot, cases).find(({ event, label }) => event.type === planned.event.type && label === planned.label) ??
  planned

/** What a driver shows of a configuration that stands for several must be true of this one as well. */
const followed = (
  { to, taken }: { readonly to: AnyMachineSnapshot; readonly taken: ReadonlyArray<string> },
  planned: ReadonlyArray<string>,
  label: string,
): AnyMachineSnapshot => {
  if (taken.join() === planned.join()) return to
  throw new Error(`‘${label}’ led along ${taken.join() || 'nothing'}, and was to lead along ${planned.join()}.`)
}

const sightsIn = (driver: Driver, moment: Moment): ReadonlyArray<Sight> =>
  moment.snapshot._nodes
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ id, type }) => {
      const told = driver.sights[id]
      if (told === undefined && (type === 'atomic' || type === 'final')) {
        throw new Error(`The driver of ${driver.machine} does not say what is seen in ${id}.`)
      }
      return typeof told === 'function' ? told(moment) : (told ?? [])
    })
