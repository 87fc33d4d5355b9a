import type { EventCase } from '../model/explore.ts'
import type { Scenario, Variant } from '../model/scenario.ts'
import { eventInWords, inWords } from '../model/words.ts'
import type { Recording } from './recording.ts'
import { type Outcome, type Replay, recordingOf, replay } from './replay.ts'
import { advance, begin, fire, goTo, type Simulation } from './simulation.ts'

/** A simulation as somebody works with it: what was done, or a recording that is looked through. */
export interface Session {
  readonly simulation: Simulation
  readonly replayed: (Replay & { readonly recording: Recording }) | null
  /** Which step is looked at; 0 is before the first. */
  readonly position: number
}

export type Opening =
  | { readonly isPlayed: true; readonly session: Session }
  | { readonly isPlayed: false; readonly because: string }

export const newSession = (scenario: Scenario, variant: Variant): Session => ({
  simulation: begin(scenario, variant),
  replayed: null,
  position: 0,
})

export const lengthOf = ({ simulation, replayed }: Session): number =>
  replayed ? replayed.recording.steps.length : simulation.moments.length - 1

export const scrub = (session: Session, to: number): Session => {
  const position = Math.max(0, Math.min(to, lengthOf(session)))
  const at = session.replayed ? (session.replayed.moments[position - 1] ?? 0) : position
  return { ...session, position, simulation: goTo(session.simulation, at) }
}

/** From here on it is no recording any more. */
const followedBy = (simulation: Simulation): Session => ({ simulation, replayed: null, position: simulation.at })

export const fireIn = ({ simulation }: Session, by: EventCase): Session => followedBy(fire(simulation, by))

export const advanceIn = ({ simulation }: Session): Session => followedBy(advance(simulation))

/** Opens a recording in the situation it names, else in the one that is open; it stands at its end. */
export const open = (scenario: Scenario, current: Variant, recording: Recording): Opening => {
  const variant = scenario.variants.find(({ label }) => label === recording.variant) ?? current
  return openIn(scenario, variant, recording)
}

const openIn = (scenario: Scenario, variant: Variant, recording: Recording): Opening => {
  const played = replay(scenario, variant, recording)
  if (!played.isPlayed) return played
  const replayed = { ...played.replay, recording }
  const session: Session = { simulation: replayed.simulation, replayed, position: 0 }
  return { isPlayed: true, session: scrub(session, recording.steps.length) }
}

/** The same steps with somebody else, or with something else switched on: what differs is said step by step. */
export const switchTo = (session: Session, variant: Variant): Session => {
  const { simulation, replayed } = session
  const recording = replayed?.recording ?? recordingOf(simulation)
  if (recording.steps.length === 0) return newSession(simulation.scenario, variant)
  const opening = openIn(simulation.scenario, variant, { ...recording, variant: variant.label })
  return opening.isPlayed ? opening.session : newSession(simulation.scenario, variant)
}

export interface HistoryRow {
  readonly words: string
  /** Null where it went as it should. */
  readonly remark: string | null
}

export const historyOf = ({ simulation, replayed }: Session): ReadonlyArray<HistoryRow> =>
  replayed
    ? replayed.recording.steps.map(({ event, label }, index) => ({
        words: stepInWords(event, label),
        remark: remarkOn(replayed.outcomes[index]),
      }))
    : simulation.moments.slice(1).map(({ by, taken }) => ({
        words: by ? stepInWords(by.event.type, by.label) : '',
        remark: taken.length === 0 ? 'nothing answers it' : null,
      }))

export const stepInWords = (event: string, label: string | null): string =>
  label === null || label === event ? eventInWords(event) : `${eventInWords(event)} (${inWords(label)})`

const remarkOn = (outcome: Outcome | undefined): string | null => {
  switch (outcome?.kind) {
    case 'elsewhere':
      return 'it led elsewhere when it was recorded'
    case 'refused':
      return outcome.by.length === 0 ? 'refused here' : `refused here: not ${outcome.by.map(inWords).join(', not ')}`
    case 'impossible':
      return 'it cannot come here'
    case 'unknown':
      return 'the chart knows no such event'
    default:
      return null
  }
}
