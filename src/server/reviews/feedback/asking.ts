import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { Parties } from '../../../domain/checkIns/access.ts'
import { maySeeColleague } from '../../../domain/employees/access.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import { groupOf, mayBeAsked, type Somebody } from '../../../domain/reviews/feedback/groups.ts'
import { mayCollect } from '../../../domain/reviews/feedback/lifecycle.ts'
import { feedbackDenials } from '../../../domain/reviews/feedback/wording.ts'
import type { ReviewStage } from '../../../domain/reviews/lifecycle.ts'
import type { TemplateSection } from '../../../domain/reviews/template.fields.ts'
import { denials } from '../../../domain/reviews/wording.ts'
import { decidedBy } from '../../http/denied.ts'
import { TenantSql } from '../../store/database.ts'
import { peopleAtWork, peopleToAsk, roundOf } from './feedback.store.ts'

export const { acceptable, permit, refusedFor, unlessStored } = decidedBy({ ...denials, ...feedbackDenials })

interface PersonToAsk extends Somebody {
  readonly isHidden: boolean
}

interface InReview extends Pick<Parties, 'employeeId' | 'reviewerId'> {
  readonly sections: ReadonlyArray<TemplateSection>
}

/** To everybody else nobody is there. */
const isSeenBy =
  (caller: Caller) =>
  ({ isHidden, ...person }: PersonToAsk): boolean =>
    maySeeColleague(caller, { ...person, hideFromEmployeeDirectory: isHidden, leads: false }).allowed

/** Whom the caller may choose. */
export const choicesIn = Effect.fn(function* (caller: Caller, review: InReview) {
  return (yield* TenantSql.use(peopleAtWork))
    .filter((person) => isSeenBy(caller)(person) && mayBeAsked(person, review, review.sections).allowed)
    .map(({ id, fullName, reportsTo }) => ({ id, fullName, group: groupOf({ reportsTo }, review.employeeId) }))
})

/** These people, whom the caller sees, each of whom may be asked in the review. Somebody else is not there. */
export const askable = Effect.fn(function* (caller: Caller, people: ReadonlyArray<EmployeeId>, review: InReview) {
  const seen = (yield* peopleToAsk(people)).filter(isSeenBy(caller))
  if (seen.length < people.length) return yield* refusedFor('unknownOther', 'people')
  for (const person of seen) yield* acceptable(mayBeAsked(person, review, review.sections), 'people')
  return seen
})

export const whileCollected = Effect.fn(function* (id: ReviewId, { stage }: { readonly stage: ReviewStage }) {
  const round = yield* roundOf(id)
  yield* unlessStored(mayCollect({ stage, isClosed: round?.isClosed === true }))
})
