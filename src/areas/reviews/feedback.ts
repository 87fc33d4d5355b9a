import { isWritten } from '../../domain/reviews/writing.ts'
import { feedbackGateway } from '../../infra/gateways/reviews/feedback.gateway.ts'
import { keptParts } from '../../infra/storage/keptParts.ts'
import { keptTexts } from '../../infra/storage/keptTexts.ts'
import type { KeepingPorts } from '../../machines/kit/parts.ports.ts'
import { provide } from '../../machines/kit/port.ts'
import type { FeedbackPorts } from '../../machines/reviews/feedback/feedback.ports.ts'
import { feedbackAreaMachine } from '../../machines/reviews/feedback/feedbackArea.machine.ts'
import { feedbackPart, loadingOwn, savingOwn } from '../../machines/reviews/feedback/feedbackPart.ts'
import { choicesReading, feedbackReading } from '../../machines/reviews/feedback/feedbackReading.ts'
import { closingQuestion, feedbackWorkMachine } from '../../machines/reviews/feedback/feedbackWork.machine.ts'
import { giving, givingQuestion } from '../../machines/reviews/feedback/givingQuestion.ts'
import { ownFeedbackMachine } from '../../machines/reviews/feedback/ownFeedback.machine.ts'
import { proposalsMachine } from '../../machines/reviews/feedback/proposals.machine.ts'
import { pages } from '../../ui/reviews/feedback/group.tsx'
import { areaOf } from '../manifest.ts'

/** The feedback of others, loaded with a review that asks for it, or by one who was asked: its machines with their ports provided. */
export const reviewFeedbackArea = (ports: FeedbackPorts & KeepingPorts) => {
  const { askPeople, proposePeople, decideProposals, loadOwn, recallParts } = provide(ports)
  return feedbackAreaMachine.provide({
    actors: {
      said: feedbackReading.provide(ports.loadFeedback),
      choices: choicesReading.provide(ports.loadChoices),
      work: feedbackWorkMachine.provide({
        actors: { askPeople, confirmation: closingQuestion.provide(ports.closeFeedback) },
      }),
      proposals: proposalsMachine.provide({ actors: { proposePeople, decideProposals } }),
      own: ownFeedbackMachine.provide({
        actors: {
          part: feedbackPart.provide({ ...ports, savePart: savingOwn(ports), loadPart: loadingOwn(ports) }),
          confirmation: givingQuestion.provide(giving(ports)),
          loadOwn,
          recallParts,
        },
      }),
    },
  })
}

export const area = areaOf({
  pages,
  machine: ({ run, tenant }) =>
    reviewFeedbackArea({
      ...feedbackGateway(run),
      ...keptParts({ about: 'reviewFeedback', tenantId: tenant.id, isContent: isWritten }, keptTexts(window.indexedDB)),
    }),
  input: ({ actor }) => ({ person: actor.employeeId }),
})
