import type { Failure } from '../../../domain/kernel/failure.ts'
import type { FeedbackAct } from '../../../domain/reviews/feedback/lifecycle.ts'
import type { OwnFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { feedbackWording, promiseWords } from '../../../domain/reviews/feedback/wording.ts'
import { type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import type { Port } from '../../kit/port.ts'
import type { FeedbackPorts } from './feedback.ports.ts'

export interface Giving {
  readonly act: FeedbackAct
  readonly unanswered: number
}

interface Asked {
  readonly own: OwnFeedback
  readonly giving: Giving
}

/** Answers what one was asked as it is then. */
export const givingQuestion = questionOf<Asked, OwnFeedback>()

export const questionAbout = (asked: Asked): QuestionAbout<Asked> => {
  const { own, giving } = asked
  return giving.act === 'decline'
    ? {
        title: 'Decline to give feedback',
        text: 'No one is told that it was you. What you wrote is deleted. This cannot be undone.',
        confirmLabel: 'Decline',
        failure: feedbackWording.declineFailed,
        subject: asked,
      }
    : {
        title: 'Submit your feedback',
        text: [unansweredWords(giving.unanswered), promiseWords(own), 'You cannot change it afterwards.']
          .filter((words) => words !== '')
          .join(' '),
        confirmLabel: 'Submit',
        failure: feedbackWording.submitFailed,
        subject: asked,
      }
}

const unansweredWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 question has no answer yet.' : `${count} questions have no answer yet.`

export const giving =
  ({ give }: Pick<FeedbackPorts, 'give'>): Port<Asked, OwnFeedback, Failure> =>
  ({ own: { id }, giving: { act } }, signal) =>
    give({ id, act }, signal)
