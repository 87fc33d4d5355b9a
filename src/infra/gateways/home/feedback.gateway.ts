import * as Result from 'effect/Result'
import type { KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import type { InboxQuestion } from '../../../domain/home/inbox/question.ts'
import type { FeedbackPorts } from '../../../machines/home/home.ports.ts'
import type { AnsweredFeedback, InboxPorts } from '../../../machines/home/inbox/inbox.ports.ts'
import type { Run } from '../../http/run.ts'
import { placeQuery, searched } from '../placeQuery.ts'

export const feedbackGateway = (run: Run): FeedbackPorts & InboxPorts => ({
  sendFeedback: ({ feedback }, signal) => run('session', 'sendFeedback', { payload: feedback, signal }),
  loadSent: ({ place }, signal) => run('feedback', 'mine', { query: placeQuery(place), signal }),
  loadInbox: ({ question, place }, signal) =>
    run('feedback', 'window', { query: { ...asked(question), ...placeQuery(place) }, signal }),
  countInbox: ({ question }, signal) => run('feedback', 'count', { query: asked(question), signal }),
  loadFeedback: async (id, signal) => Result.map(await run('feedback', 'read', { params: { id }, signal }), forForm),
  saveAnswer: async ({ feedback: id, status, answer, version }, signal) =>
    Result.map(
      await run('feedback', 'answer', { params: { id }, payload: { status, answer, version }, signal }),
      forForm,
    ),
})

const asked = ({ status, ...question }: InboxQuestion) => ({ ...searched(question), status: status ?? undefined })

const forForm = ({ id, ...kept }: KeptFeedback): AnsweredFeedback => ({ ...kept, feedback: id })
