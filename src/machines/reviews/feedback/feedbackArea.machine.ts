import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { feedbackReading } from './feedbackReading.ts'
import { feedbackWorkMachine } from './feedbackWork.machine.ts'
import { type OwnFeedbackInput, ownFeedbackMachine } from './ownFeedback.machine.ts'

/**
 * The machines of the feedback of others: what was said in the review that is open, who is asked, and what somebody who was
 * asked writes themself.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{said, work, own}`. System id: `reviews/feedback`, given by the root when the area opens; theirs are
 * `reviewFeedback`, `reviewFeedbackWork`, `ownFeedback`.
 */
export const feedbackAreaMachine = setup({
  types: {} as {
    context: OwnFeedbackInput
    input: OwnFeedbackInput
    emitted: Toast
    children: { said: 'said'; work: 'work'; own: 'own' }
  },
  actors: { said: feedbackReading.machine, work: feedbackWorkMachine, own: ownFeedbackMachine },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'reviewFeedbackArea',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    reading: kept({ id: 'said', src: 'said', systemId: 'reviewFeedback' }),
    working: kept({ id: 'work', src: 'work', systemId: 'reviewFeedbackWork' }),
    answering: kept({
      id: 'own',
      src: 'own',
      systemId: 'ownFeedback',
      input: ({ context }: { context: OwnFeedbackInput }) => context,
    }),
  },
})

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly reviewFeedback: ReadingEvent
  }
}
