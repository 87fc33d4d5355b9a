import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import type { ReadingEvent } from '../../kit/reading.machine.ts'
import { choicesReading, feedbackReading } from './feedbackReading.ts'
import { feedbackWorkMachine } from './feedbackWork.machine.ts'
import { type OwnFeedbackInput, ownFeedbackMachine } from './ownFeedback.machine.ts'
import { proposalsMachine } from './proposals.machine.ts'

/**
 * The machines of the feedback of others: what was said in the review that is open, who is asked and who is proposed, and what somebody who was
 * asked writes themself.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`).
 *
 * Reads: `children.{said, choices, work, proposals, own}`. System id: `reviews/feedback`, given by the root when the area opens; theirs are
 * `reviewFeedback`, `reviewFeedbackChoices`, `reviewFeedbackWork`,
 * `reviewProposals`, `ownFeedback`.
 */
export const feedbackAreaMachine = setup({
  types: {} as {
    context: OwnFeedbackInput
    input: OwnFeedbackInput
    emitted: Toast
    children: { said: 'said'; choices: 'choices'; work: 'work'; proposals: 'proposals'; own: 'own' }
  },
  actors: {
    said: feedbackReading.machine,
    choices: choicesReading.machine,
    work: feedbackWorkMachine,
    proposals: proposalsMachine,
    own: ownFeedbackMachine,
  },
  actions: { announce: enqueueActions(announce) },
}).createMachine({
  id: 'reviewFeedbackArea',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    reading: kept({ id: 'said', src: 'said', systemId: 'reviewFeedback' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'reviewFeedbackChoices' }),
    working: kept({ id: 'work', src: 'work', systemId: 'reviewFeedbackWork' }),
    proposing: kept({ id: 'proposals', src: 'proposals', systemId: 'reviewProposals' }),
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
