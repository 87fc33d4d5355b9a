import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type CalendarKind, calendarNeeds } from '../../domain/calendar/kinds.ts'
import type { DaySpan } from '../../domain/calendar/months.ts'
import { standsIn } from '../../domain/calendar/standing.ts'
import { heldTypeOf } from '../../domain/certifications/duties.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { typesOfPerson } from '../certifications/compliance.store.ts'
import { dueOf } from '../goals/duties.ts'
import { mayEnter } from '../http/gates.ts'
import { documentsBinding } from '../policies/policies.store.ts'
import { openReviewsOf } from '../reviews/duties.ts'
import { askedForFeedback } from '../reviews/feedback/feedback.store.ts'
import { type Query, rowsOf } from '../store/database.ts'
import { checkInsOf, servicesOf } from './matters.store.ts'

/** What stands in somebody's calendar between two days: for their page, and for the program that fetches it. */
export const calendarOf = (caller: Caller, days: DaySpan) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    // What the client does not have is not even looked for.
    const read = <A extends object>(kind: CalendarKind, query: Query<A>) =>
      mayEnter(caller, calendarNeeds[kind]).allowed ? rowsOf(caller, query) : Effect.succeed([])
    const { employeeId } = caller
    const [policies, types, checkIns, goals, services, reviews, feedback] = yield* Effect.all(
      [
        read('policy', documentsBinding(caller)),
        read('certification', typesOfPerson(employeeId)),
        read('checkIn', checkInsOf(employeeId, days)),
        read('goal', dueOf(employeeId)),
        read('service', servicesOf(caller, days)),
        read('review', openReviewsOf(employeeId)),
        read('review', askedForFeedback(employeeId)),
      ],
      { concurrency: 'unbounded' },
    )
    const matters = {
      policies: policies.flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<HrDocumentSummary>),
      held: types.flatMap((type) => heldTypeOf(type, now)),
      checkIns,
      goals,
      services,
      reviews,
      feedback,
    }
    return standsIn(matters, caller, now, days)
  })
