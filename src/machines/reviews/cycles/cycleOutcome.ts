import * as Result from 'effect/Result'
import type { Failure } from '../../../domain/kernel/failure.ts'
import type { CycleMade, CycleNudged, CycleOthersAsked, CycleTakenBack } from '../../../domain/reviews/cycles/nouns.ts'
import {
  askedWords,
  nudgedSaid,
  plannedWords,
  takenBackWords,
  wording,
} from '../../../domain/reviews/cycles/wording.ts'
import type { Announcement } from '../../kit/announce.ts'
import { outcomeOf } from '../../kit/outcome.machine.ts'
import type { Port } from '../../kit/port.ts'
import type { CyclePorts, OfCycle } from './cycles.ports.ts'

/** What came of something that was done with all the reviews of a cycle. */
export type CycleOutcome = OfCycle &
  (
    | { readonly kind: 'made'; readonly made: CycleMade }
    | { readonly kind: 'nudged'; readonly nudged: CycleNudged }
    | { readonly kind: 'asked'; readonly asked: CycleOthersAsked }
    | { readonly kind: 'takenBack'; readonly takenBack: CycleTakenBack }
  )

/** In a sentence or two. */
export const outcomeWords = (outcome: CycleOutcome): string => {
  switch (outcome.kind) {
    case 'made':
      return plannedWords(outcome.made.planned, outcome.made.skipped.length)
    case 'nudged':
      return nudgedSaid(outcome.nudged).text
    case 'asked':
      return askedWords(outcome.asked)
    case 'takenBack':
      return takenBackWords(outcome.takenBack.removed, outcome.takenBack.kept.length)
  }
}

/** The same in passing. What nothing came of is no success. */
export const outcomeSaid = (outcome: CycleOutcome): Announcement => ({
  kind: changedAnything(outcome) ? 'success' : 'info',
  text: outcomeWords(outcome),
})

const changedAnything = (outcome: CycleOutcome): boolean => {
  switch (outcome.kind) {
    case 'made':
      return true
    case 'nudged':
      return outcome.nudged.told > 0
    case 'asked':
      return outcome.asked.people > 0
    case 'takenBack':
      return outcome.takenBack.removed > 0 || outcome.takenBack.isGone
  }
}

type TakenBack = Extract<CycleOutcome, { readonly kind: 'takenBack' }>

/** It stands on the page of the cycle until it is dismissed, with the one way back. System id: `reviewCycleOutcome`. */
export const cycleOutcome = outcomeOf<CycleOutcome, OfCycle, TakenBack>({
  id: 'reviewCycleOutcome',
  undoOf: (outcome) => (outcome.kind === 'made' && outcome.made.planned > 0 ? { id: outcome.id } : null),
  undone: (takenBack) => takenBack,
  changed: ({ id, takenBack: { isGone } }) => ({ type: 'cycles.changed', gone: isGone ? id : null }),
  said: outcomeSaid,
  failed: wording.takeBackFailed,
})

/** Behind its question, or as the way back of what was planned. */
export const takingBack =
  ({ takeBack }: Pick<CyclePorts, 'takeBack'>): Port<OfCycle, TakenBack, Failure> =>
  async ({ id }, signal) =>
    Result.map(await takeBack({ id }, signal), (takenBack) => ({ kind: 'takenBack' as const, id, takenBack }))
