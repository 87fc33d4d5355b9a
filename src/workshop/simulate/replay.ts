import { chartOf } from '../model/chart.ts'
import { explore, possible } from '../model/explore.ts'
import type { Scenario, Variant } from '../model/scenario.ts'
import { type ChartTransition, transitionsOf } from '../model/transitions.ts'
import { refusals } from './offers.ts'
import { fingerprint, type RecordedStep, type Recording } from './recording.ts'
import { begin, fire, momentOf, type Simulation } from './simulation.ts'

/** How one recorded step went when it was played again. */
export type Outcome =
  | { readonly kind: 'same' }
  /** It came, and led elsewhere than when it was recorded. */
  | { readonly kind: 'elsewhere'; readonly taken: ReadonlyArray<string> }
  | { readonly kind: 'refused'; readonly by: ReadonlyArray<string> }
  /** It cannot come in this configuration. */
  | { readonly kind: 'impossible' }
  /** The chart knows no such event. */
  | { readonly kind: 'unknown' }

export interface Replay {
  readonly simulation: Simulation
  readonly outcomes: ReadonlyArray<Outcome>
  /** For each step the moment of the simulation it led to: a step that could not be played leaves it where it was. */
  readonly moments: ReadonlyArray<number>
  /** What a person should know before they believe it. */
  readonly remarks: ReadonlyArray<string>
}

export type Replaying =
  | { readonly isPlayed: true; readonly replay: Replay }
  | { readonly isPlayed: false; readonly because: string }

/** Plays a recording in a situation. What does not fit is named step by step, and the rest goes on. */
export const replay = (scenario: Scenario, variant: Variant, recording: Recording): Replaying => {
  const { machine } = scenario
  if (recording.machine !== machine.id) {
    return { isPlayed: false, because: `This is a recording of “${recording.machine}”, not of “${machine.id}”.` }
  }
  const start = startOf(scenario, variant, recording)
  let simulation = start.simulation
  const outcomes: Outcome[] = []
  const moments: number[] = []
  for (const step of recording.steps) {
    const played = play(simulation, step)
    simulation = played.simulation
    outcomes.push(played.outcome)
    moments.push(simulation.at)
  }
  const isOther = recording.chart !== fingerprint(chartOf(machine))
  return {
    isPlayed: true,
    replay: {
      simulation,
      outcomes,
      moments,
      remarks: [
        ...(isOther ? ['It was recorded with another version of this chart: steps may go another way today.'] : []),
        ...start.remarks,
      ],
    },
  }
}

/** A recording of a running app begins in the middle; the way there is the shortest that leads to the same states. */
const startOf = (
  scenario: Scenario,
  variant: Variant,
  { from }: Recording,
): { readonly simulation: Simulation; readonly remarks: ReadonlyArray<string> } => {
  const simulation = begin(scenario, variant)
  if (from === null) return { simulation, remarks: [] }
  const wanted = valueKey(from)
  if (valueKey(momentOf(simulation).snapshot.value) === wanted) return { simulation, remarks: [] }
  const graph = explore(scenario.machine, variant)
  const found = [...graph.configurations].find(([, snapshot]) => valueKey(snapshot.value) === wanted)
  if (!found) {
    return {
      simulation,
      remarks: [`No way leads to where it began in “${variant.label}”; it is played from the start.`],
    }
  }
  const [first] = simulation.moments
  if (!first) return { simulation, remarks: [] }
  // What its timers had left when it was recorded nobody knows: they ring when the recording says so.
  return {
    simulation: { ...simulation, moments: [{ ...first, taken: [], acted: [], snapshot: found[1], timers: [] }] },
    remarks: [],
  }
}

/** The keys of parallel states come in any order. */
const valueKey = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .map(([key, inner]) => `${key}:${valueKey(inner)}`)
        .sort()
        .join()}}`
    : String(value)

const play = (
  simulation: Simulation,
  { event, label, taken }: RecordedStep,
): { readonly simulation: Simulation; readonly outcome: Outcome } => {
  const { scenario, variant } = simulation
  const { snapshot } = momentOf(simulation)
  const isSame = (ids: ReadonlyArray<string>) => sameIds(ids, taken)
  if (!isKnown(transitionsOf(scenario.machine), event)) return { simulation, outcome: { kind: 'unknown' } }
  const cases = possible(snapshot, variant.cases ?? {}).filter((one) => one.event.type === event)
  if (cases.length === 0) {
    // What nothing answered then, nothing answers now.
    return { simulation, outcome: taken.length === 0 ? { kind: 'same' } : { kind: 'impossible' } }
  }
  const tried = cases.flatMap((by) => {
    try {
      return [{ by, taken: simulation.step(snapshot, by.event).taken }]
    } catch {
      return []
    }
  })
  const chosen =
    tried.find((one) => one.by.label === label && isSame(one.taken)) ??
    tried.find((one) => label === null && isSame(one.taken)) ??
    tried.find((one) => one.by.label === label) ??
    tried.find((one) => isSame(one.taken)) ??
    tried.find((one) => one.taken.length > 0)
  if (!chosen || chosen.taken.length === 0) {
    const outcome: Outcome =
      taken.length === 0 ? { kind: 'same' } : { kind: 'refused', by: refusals(snapshot, event, []) }
    return { simulation, outcome }
  }
  const outcome: Outcome = isSame(chosen.taken) ? { kind: 'same' } : { kind: 'elsewhere', taken: chosen.taken }
  return { simulation: fire(simulation, chosen.by), outcome }
}

const isKnown = (all: ReadonlyArray<ChartTransition>, event: string): boolean =>
  all.some(
    (arrow) => arrow.event === event || (arrow.event.endsWith('*') && event.startsWith(arrow.event.slice(0, -1))),
  )

const sameIds = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** What was done in a simulation, up to where one stands. */
export const recordingOf = ({ scenario, variant, moments, at }: Simulation): Recording => ({
  kind: 'tenure.recording',
  version: 1,
  machine: scenario.machine.id,
  chart: fingerprint(chartOf(scenario.machine)),
  variant: variant.label,
  from: null,
  steps: moments
    .slice(1, at + 1)
    .flatMap(({ by, taken }) => (by === null ? [] : [{ event: by.event.type, label: by.label, taken }])),
})
