/** What is asked of every check-in and series that is planned. */
import { Effect } from 'effect'
import type { Refusal } from '../../contract/envelope.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import type { CheckInTemplateId, EmployeeId } from '../../domain/kernel/ids.ts'
import { unacceptable } from '../http/denied.ts'
import { personWithLine } from './checkIns.store.ts'
import { refusedFor } from './guards.ts'
import { templateToUse } from './templates.store.ts'

const unknownPlace = (): Refusal<422> =>
  unacceptable({ allowed: false, because: 'unknownLocation' }, denials, 'locationId')

/** What the keys of the tables refuse, as the area says it. */
export const onKeys: Readonly<Record<string, () => Refusal<422>>> = {
  check_ins_location_fkey: unknownPlace,
  check_in_series_location_fkey: unknownPlace,
}

/** Somebody else, who works here. */
export const reviewerOf = Effect.fn(function* (reviewerId: EmployeeId, employeeId: EmployeeId) {
  if (reviewerId === employeeId) return yield* refusedFor('sameTwo', 'reviewerId')
  const reviewer = yield* personWithLine(reviewerId)
  if (reviewer === undefined) return yield* refusedFor('unknownReviewer', 'reviewerId')
  if (!reviewer.isActive) return yield* refusedFor('reviewerLeft', 'reviewerId')
})

/** The sections a check-in begins with: what its template says now. */
export const snapshotOf = Effect.fn(function* (id: CheckInTemplateId | null) {
  if (id === null) return []
  const template = yield* templateToUse(id)
  return template === undefined ? yield* refusedFor('unknownTemplate', 'templateId') : template.sections
})
