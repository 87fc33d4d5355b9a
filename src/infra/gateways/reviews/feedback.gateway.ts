import type { FeedbackPorts } from '../../../machines/reviews/feedback/feedback.ports.ts'
import type { Run } from '../../http/run.ts'

export const feedbackGateway = (run: Run): FeedbackPorts => ({
  loadFeedback: (params, signal) => run('reviewFeedback', 'read', { params, signal }),
  loadChoices: (params, signal) => run('reviewFeedback', 'choices', { params, signal }),
  askPeople: ({ people, ...params }, signal) => run('reviewFeedback', 'ask', { params, payload: { people }, signal }),
  closeFeedback: (params, signal) => run('reviewFeedback', 'close', { params, signal }),
  proposePeople: ({ proposed: payload, ...params }, signal) =>
    run('reviewFeedback', 'propose', { params, payload, signal }),
  decideProposals: ({ people, becomes, ...params }, signal) =>
    run('reviewFeedback', callThat[becomes], { params, payload: { people }, signal }),
  loadOwn: (params, signal) => run('reviewFeedback', 'mine', { params, signal }),
  give: ({ act, ...params }, signal) => run('reviewFeedback', 'give', { params, payload: { act }, signal }),
  saveOwnAnswer: ({ answer: payload, ...params }, signal) =>
    run('reviewFeedback', 'saveAnswer', { params, payload, signal }),
})

const callThat = { asked: 'ask', leftOut: 'leaveOut', takenBack: 'takeBack' } as const
