import * as Result from 'effect/Result'
import type { FeedbackPorts } from '../../../machines/home/home.ports.ts'
import { nothing, type Run } from '../../http/run.ts'

export const feedbackGateway = (run: Run): FeedbackPorts => ({
  sendFeedback: async ({ feedback }, signal) =>
    Result.map(await run('session', 'sendFeedback', { payload: feedback, signal }), nothing),
})
