import { Array as Arr, Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { Parties } from '../../../domain/checkIns/access.ts'
import { maySeeColleague } from '../../../domain/employees/access.ts'
import type { EmployeeId, ReviewId } from '../../../domain/kernel/ids.ts'
import { type FeedbackGroup, groupOf, mayBeAsked, type Somebody } from '../../../domain/reviews/feedback/groups.ts'
import { askedLetter } from '../../../domain/reviews/feedback/letters.ts'
import { mayCollect } from '../../../domain/reviews/feedback/lifecycle.ts'
import { feedbackDenials } from '../../../domain/reviews/feedback/wording.ts'
import type { ReviewStage } from '../../../domain/reviews/lifecycle.ts'
import type { TemplateSection } from '../../../domain/reviews/template.fields.ts'
import { denials } from '../../../domain/reviews/wording.ts'
import { decidedBy } from '../../http/denied.ts'
import { todayOf } from '../../http/today.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'
import { TenantSql } from '../../store/database.ts'
import { feedbackPage } from '../links.ts'
import { storedSettings } from '../reviews.store.ts'
import { usualSettings } from '../settings.ts'
import { beginRounds, everybody, insertRequests, peopleToAsk, roundOf, toTell } from './feedback.store.ts'
import { decideProposals, type InOne } from './proposals.store.ts'

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
  return (yield* TenantSql.use(everybody))
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

interface Request extends InOne {
  readonly group: FeedbackGroup
}

/** Who was not asked before, in one review or many, with one letter to each. To ask who was proposed is to accept it. */
export const askThem = Effect.fn(function* (caller: Caller, requests: ReadonlyArray<Request>) {
  yield* beginRounds([...new Set(requests.map(({ review }) => review))], (yield* storedSettings) ?? usualSettings)
  const today = yield* todayOf(caller)
  const asked = yield* insertRequests(requests, today)
  yield* decideProposals(requests, 'Asked')
  const { publicUrl } = yield* Logins
  const told = (yield* toTell(caller.employeeId, asked)).map((one) => ({
    ...one,
    link: feedbackPage(publicUrl, one.review),
  }))
  yield* postAll(
    Object.values(Arr.groupBy(told, ({ id }) => id)).map((all) => ({
      // Each is asked about a review once: the first of a letter is in no other.
      key: `reviewFeedback:${all[0].review}:${all[0].id}:asked`,
      to: all[0].email,
      ...askedLetter(all, all[0]),
    })),
  )
})
