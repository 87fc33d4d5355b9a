import { enqueueActions, setup } from 'xstate'
import { announce, type Toast } from '../../kit/announce.ts'
import { kept } from '../../kit/kept.ts'
import { tell } from '../../kit/tell.ts'
import type { WindowedListEvent } from '../../kit/windowedList.ts'
import { feedbackMachine } from '../feedback.machine.ts'
import { feedbackAnswer, feedbackInbox, sentFeedback } from './parts.ts'

/**
 * Feedback: what is being written, what one has sent, and for admins the inbox and the answer to one of it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); what was sent or
 * answered is told to both lists.
 *
 * Events: `feedback.changed`, from its children. Reads: `children.{writing, sent, inbox, answer}`. System id:
 * `home/feedback`, given by the root when the area opens; theirs are `feedback`, `sentFeedback`, `feedbackInbox`,
 * `feedbackAnswer`.
 */
export interface FeedbackChanged {
  readonly type: 'feedback.changed'
}

interface Context {
  /** Of the product. */
  readonly version: string
}

export const feedbackPageMachine = setup({
  types: {} as {
    context: Context
    input: Context
    events: FeedbackChanged
    emitted: Toast
    children: { writing: 'writing'; sent: 'sent'; inbox: 'inbox'; answer: 'answer' }
  },
  actors: {
    writing: feedbackMachine,
    sent: sentFeedback.machine,
    inbox: feedbackInbox.machine,
    answer: feedbackAnswer.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking) => {
      tell(speaking, 'sentFeedback', { type: 'news.heard' })
      tell(speaking, 'feedbackInbox', { type: 'news.heard' })
    }),
  },
}).createMachine({
  id: 'feedbackPage',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'feedback.changed': { actions: 'spread' } },
  states: {
    writing: kept({
      id: 'writing',
      src: 'writing',
      systemId: 'feedback',
      input: ({ context }: { readonly context: Context }) => context,
    }),
    sending: kept({ id: 'sent', src: 'sent', systemId: 'sentFeedback' }),
    receiving: kept({ id: 'inbox', src: 'inbox', systemId: 'feedbackInbox' }),
    answering: kept({ id: 'answer', src: 'answer', systemId: 'feedbackAnswer' }),
  },
})

declare module '../../kit/tell.ts' {
  interface Neighbours {
    readonly 'home/feedback': FeedbackChanged
    readonly sentFeedback: WindowedListEvent
    readonly feedbackInbox: WindowedListEvent
  }
}
