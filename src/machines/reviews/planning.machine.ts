import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { ReviewId } from '../../domain/kernel/ids.ts'
import { wording } from '../../domain/reviews/areaWording.ts'
import type { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { newFields } from '../../domain/reviews/planning.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { isSaved } from '../kit/answers.ts'
import { concluding } from '../kit/concluding.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import { reviewPlanForm } from './planForm.ts'

/**
 * The page on which a review is planned, while it is open.
 *
 * Rules it keeps: what is planned is planned once, whatever is pressed twice; it leads to its page; what is being typed is
 * asked about before it is left (§ 2.3).
 *
 * Events: `planning.opened {id}`, `planning.closed`. Reads: `children.form`. Emits `toast`.
 * Tells `reviews.changed` to the area. System id: `reviewPlanning`.
 */
interface Context {
  readonly id: ReviewId | null
}

type Event =
  /** The id is made by the opener. */
  { readonly type: 'planning.opened'; readonly id: ReviewId } | { readonly type: 'planning.closed' }

export const reviewPlanningMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Toast; children: { form: 'form' } },
  actors: { form: reviewPlanForm.machine },
  guards: { isSaved },
  actions: {
    announce: enqueueActions(announce),
    open: assign((_, { id }: { id: ReviewId }) => ({ id })),
    close: assign({ id: null }),
    tellPlanned: enqueueActions((speaking, { id }: PerformanceReview) => {
      announce(speaking, { kind: 'success', text: wording.added })
      tell(speaking, 'reviews', { type: 'reviews.changed' })
      tell(speaking, 'navigation', { type: 'navigation.asked', to: pathTo('pr', { id }), replace: true })
    }),
    // An actor that is stopped has no last word.
    tellClosed: enqueueActions(({ context: { id }, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: `${reviewPlanForm.machine.id}/${id}` }),
    ),
  },
}).createMachine({
  id: 'reviewPlanning',
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
          reviewPlanForm.inputOf({
            scope: null,
            id: id ?? '',
            base: null,
            blank: { ...newFields.blank, name: 'Performance review' },
          }),
        ...concluding<PerformanceReview | null>()({
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

export type ReviewPlanningActor = ActorRefFrom<typeof reviewPlanningMachine>
