import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { cycleFields } from '../../../domain/reviews/cycles/cycle.fields.ts'
import { wording } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { announce } from '../../kit/announce.ts'
import { type PlanningActor, planningOf } from '../../kit/planning.machine.ts'
import { tell } from '../../kit/tell.ts'
import { cycleForm } from './cycleForm.ts'
import { outcomeWords } from './cycleOutcome.ts'

interface CycleOpened {
  readonly id: ReviewCycleId
}

/**
 * The page on which a cycle is planned (`kit/planning.machine.ts`). It leads to the page of the cycle, where what came of it
 * stands with the way back. System id: `reviewCyclePlanning`.
 */
export const cyclePlanning = planningOf({
  id: 'reviewCyclePlanning',
  form: cycleForm,
  blankOf: (_: CycleOpened) => cycleFields.blank,
  planned: (speaking, made) => {
    const outcome = { kind: 'made', id: made.id, made } as const
    announce(speaking, { kind: 'success', text: outcomeWords(outcome) })
    tell(speaking, 'reviewCycleOutcome', { type: 'outcome.arrived', outcome })
    tell(speaking, 'reviews/cycles', { type: 'cycles.changed', gone: null })
    tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('prCycle', { id: made.id }), replace: true })
  },
  failed: wording.saveFailed,
})

export type CyclePlanningActor = PlanningActor<CycleOpened>
