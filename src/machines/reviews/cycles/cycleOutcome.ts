import type { CycleMade, CycleNudged, CycleTakenBack } from '../../../domain/reviews/cycles/nouns.ts'
import { takenBackWords, wording } from '../../../domain/reviews/cycles/wording.ts'
import { outcomeOf } from '../../kit/outcome.machine.ts'
import type { OfCycle } from './cycles.ports.ts'

/** What came of something that was done with all the reviews of a cycle. */
export type CycleOutcome = OfCycle &
  (
    | { readonly kind: 'made'; readonly made: CycleMade }
    | { readonly kind: 'nudged'; readonly nudged: CycleNudged }
    | { readonly kind: 'takenBack'; readonly takenBack: CycleTakenBack }
  )

type TakenBack = Extract<CycleOutcome, { readonly kind: 'takenBack' }>

/** It stands on the page of the cycle until it is dismissed, with the one way back. System id: `reviewCycleOutcome`. */
export const cycleOutcome = outcomeOf<CycleOutcome, OfCycle, TakenBack>({
  id: 'reviewCycleOutcome',
  undoOf: (outcome) => (outcome.kind === 'made' && outcome.made.planned > 0 ? { id: outcome.id } : null),
  undone: (takenBack) => takenBack,
  changed: ({ id, takenBack: { isGone } }) => ({ type: 'cycles.changed', gone: isGone ? id : null }),
  said: ({ takenBack: { removed, kept } }) => ({ kind: 'success', text: takenBackWords(removed, kept.length) }),
  failed: wording.takeBackFailed,
})
