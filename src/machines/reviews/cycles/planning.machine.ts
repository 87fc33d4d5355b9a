import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { cycleFields } from '../../../domain/reviews/cycles/cycle.fields.ts'
import type { CycleMade } from '../../../domain/reviews/cycles/nouns.ts'
import { wording } from '../../../domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { announce, type Toast } from '../../kit/announce.ts'
import { isSaved } from '../../kit/answers.ts'
import { concluding } from '../../kit/concluding.ts'
import { withEvent } from '../../kit/settling.ts'
import { tell } from '../../kit/tell.ts'
import { cycleForm } from './cycleForm.ts'
import { outcomeWords } from './cycleOutcome.ts'

/**
 * The page on which a cycle is planned, while it is open.
 *
 * Rules it keeps: what is planned is planned once, whatever is pressed twice; it leads to the page of the cycle, where what
 * came of it stands with the way back; what is being typed is asked about before it is left (§ 2.3).
 *
 * Events: `planning.opened {id}`, `planning.closed`. Reads: `context.id`, `children.form`. Emits `toast`.
 * Tells `cycles.changed` to the area. System id: `reviewCyclePlanning`.
 */
interface Context {
  readonly id: ReviewCycleId | null
}

type Event =
  /** The id is made by the opener. */
  { readonly type: 'planning.opened'; readonly id: ReviewCycleId } | { readonly type: 'planning.closed' }

export const cyclePlanningMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast; children: { form: 'form' } },
  actors: { form: cycleForm.machine },
  guards: { isSaved },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: ReviewCycleId }) => ({ id })),
    close: assign({ id: null }),
    tellPlanned: enqueueActions((speaking, made: CycleMade) => {
      const outcome = { kind: 'made', id: made.id, made } as const
      announce(speaking, { kind: 'success', text: outcomeWords(outcome) })
      tell(speaking, 'reviewCycleOutcome', { type: 'outcome.arrived', outcome })
      tell(speaking, 'reviews/cycles', { type: 'cycles.changed', gone: null })
      tell(speaking, 'navigation', {
        type: 'navigation.asked',
        to: pathTo('prCycle', { id: made.id }),
        replace: true,
      })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ context: { id }, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${cycleForm.machine.id}/${id}` }),
    ),
  },
}).createMachine({
  id: 'reviewCyclePlanning',
  context: { id: null },
  initial: 'closed',
  states: {
    closed: { on: { 'planning.opened': { target: 'writing', actions: withEvent('open') } } },
    writing: {
      exit: 'tellClosed',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { id } }) =>
          cycleForm.inputOf({ scope: null, id: id ?? '', base: null, blank: cycleFields.blank }),
        ...concluding<CycleMade | null>()({
          when: 'isSaved',
          to: 'closed',
          keep: 'tellPlanned',
          otherwise: 'closed',
          failed: wording.saveFailed,
        }),
      },
      on: { 'planning.closed': { target: 'closed', actions: 'close' } },
    },
  },
})

export type CyclePlanningActor = ActorRefFrom<typeof cyclePlanningMachine>
