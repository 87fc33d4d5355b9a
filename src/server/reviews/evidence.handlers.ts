import { ReviewsGroup } from '../../contract/reviews.ts'
import { read } from '../http/calls.ts'
import { evidenceFor } from './evidence.store.ts'
import { callerAbout } from './guards.ts'

/** Ours: GET performancereviews/{id}/evidence. */
export const evidence = read(ReviewsGroup.endpoints.evidence, function* ({ params: { id } }) {
  const { caller, parties } = yield* callerAbout(id)
  return evidenceFor(caller, parties.employeeId, id)
})
