import { isWritten } from '../../domain/reviews/writing.ts'
import { reviewGateway } from '../../infra/gateways/reviews/review.gateway.ts'
import { saveFile } from '../../infra/saveFile.ts'
import { keptParts } from '../../infra/storage/keptParts.ts'
import { keptTexts } from '../../infra/storage/keptTexts.ts'
import type { KeepingPorts } from '../../machines/kit/parts.ports.ts'
import { provide, provided } from '../../machines/kit/port.ts'
import { reviewMachine } from '../../machines/reviews/review/review.machine.ts'
import type { ReviewPorts } from '../../machines/reviews/review/review.ports.ts'
import { reviewFileAddition } from '../../machines/reviews/review/review.setup.ts'
import {
  downloading,
  reviewFileDownload,
  reviewRecordAreaMachine,
} from '../../machines/reviews/review/reviewArea.machine.ts'
import { loadingForForm, reviewChangeForm, savingPlan } from '../../machines/reviews/review/reviewChangeForm.ts'
import { loadingPart, removingPart, reviewPart, savingPart } from '../../machines/reviews/review/reviewPart.ts'
import { doingAsked, doingPressed, reviewQuestion } from '../../machines/reviews/review/reviewWork.ts'
import { pages } from '../../ui/reviews/review/group.tsx'
import { areaOf } from '../manifest.ts'

/** One review, loaded when somebody opens one: its machines with their ports provided. */
export const reviewRecordArea = (ports: ReviewPorts & KeepingPorts) => {
  const { loadReview, recallParts } = provide(ports)
  const record = reviewMachine.provide({
    actors: {
      part: reviewPart.provide({
        ...ports,
        savePart: savingPart(ports),
        removePart: removingPart(ports),
        loadPart: loadingPart(ports),
      }),
      form: reviewChangeForm.provide({ save: savingPlan(ports), loadTheirs: loadingForForm(ports) }),
      confirmation: reviewQuestion.provideWithNotes(doingAsked(ports)),
      upload: reviewFileAddition.provide(ports.addFiles),
      loadReview,
      renewReview: loadReview,
      recallParts,
      doPressed: provided(doingPressed(ports)),
    },
  })
  return reviewRecordAreaMachine.provide({
    actors: { record, file: reviewFileDownload.provide(downloading(ports)) },
  })
}

export const area = areaOf({
  pages,
  machine: ({ run, tenant }) =>
    reviewRecordArea({
      ...reviewGateway(run, saveFile),
      ...keptParts({ about: 'review', tenantId: tenant.id, isContent: isWritten }, keptTexts(window.indexedDB)),
    }),
  input: ({ actor }) => ({ person: actor.employeeId }),
})
