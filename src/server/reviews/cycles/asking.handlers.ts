/** Others are asked for feedback in all reviews of a cycle at once: first it is told whom, then it is done, all or none. */
import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { ReviewCyclesGroup } from '../../../contract/reviewCycles.ts'
import {
  type AskingRow,
  askedOften,
  askingCounts,
  askingFields,
  askingOf,
  asksOthersAnything,
  mayAskOthers,
  type ReviewToAsk,
} from '../../../domain/reviews/cycles/askingOthers.ts'
import type { AskingRulesSent, CycleOthersAsked } from '../../../domain/reviews/cycles/nouns.ts'
import { type FeedbackGroup, groupOf, mayBeAsked, type Somebody } from '../../../domain/reviews/feedback/groups.ts'
import type { TemplateSection } from '../../../domain/reviews/template.fields.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { answer } from '../../http/calls.ts'
import { changedMeanwhile, notFound, reply } from '../../http/envelope.ts'
import { TenantSql, transact } from '../../store/database.ts'
import { askThem } from '../feedback/asking.ts'
import { everybody, peopleToAsk } from '../feedback/feedback.store.ts'
import { askedInCycle, holdReviews, reviewsToAsk } from './asking.store.ts'
import type { StoredCycle } from './cycles.store.ts'
import { insideCycles, refusedFor, toChange, unlessStored } from './guards.ts'

const calls = ReviewCyclesGroup.endpoints

/** Nothing is written. */
export const previewAsking = answer(calls.previewAsking, function* ({ params: { id }, payload }) {
  const member = yield* insideCycles
  return reply(
    yield* transact(member, function* () {
      const { caller, before } = yield* toChange(id)
      const { rows, reviews } = yield* planOf(caller, before, payload)
      return { rows: rows.map(shown), often: askedOften(caller, rows, reviews), digest: digestOf(rows) }
    }),
  )
})

/** Whom the preview named, and nobody else: if it would be others by now, nobody is asked. Once it was done it asks nobody more. */
export const askOthers = answer(calls.askOthers, function* ({ params: { id }, payload: { rules, digest } }) {
  const member = yield* insideCycles
  return reply(
    yield* transact(member, function* () {
      const { caller, before } = yield* toChange(id)
      yield* holdReviews(id)
      const { rows, reviews, sections } = yield* planOf(caller, before, rules)
      const counts = askingCounts(rows)
      if (counts.asked > 0) {
        if (digestOf(rows) !== digest) return yield* Effect.fail(changedMeanwhile)
        const ids = [...new Set(rows.flatMap(({ people }) => people.map((person) => person.id)))]
        const held = new Map((yield* peopleToAsk(ids)).map((person) => [person.id, person]))
        // Somebody may have left, or have come to report to somebody else, until they are held.
        const inReview = new Map(reviews.map((review) => [review.id, review]))
        const isSame = rows.every(({ id, people }) =>
          people.every((person) => {
            const [found, review] = [held.get(person.id), inReview.get(id)]
            return found !== undefined && review !== undefined && isStill(person.group, found, review, sections)
          }),
        )
        if (!isSame) return yield* Effect.fail(changedMeanwhile)
        yield* askThem(
          caller,
          rows.flatMap(({ id: review, people }) =>
            people.map((person) => ({ review, id: person.id, group: person.group })),
          ),
        )
        yield* changeEntries(
          caller,
          { action: 'created', kind: 'performanceReviewFeedback' },
          rows
            .filter(({ people }) => people.length > 0)
            .map((row) => ({ id: row.id, person: row.employee.id, name: before.name })),
        )
      }
      const done: CycleOthersAsked = {
        ...counts,
        notAsked: rows.flatMap(({ id, employee, because }) => (because === null ? [] : [{ id, employee, because }])),
      }
      return done
    }),
  )
})

const isStill = (
  group: FeedbackGroup,
  person: Somebody,
  review: ReviewToAsk,
  sections: ReadonlyArray<TemplateSection>,
): boolean => mayBeAsked(person, review, sections).allowed && groupOf(person, review.employeeId) === group

const planOf = Effect.fn(function* (caller: Caller, { id, state }: StoredCycle, rules: AskingRulesSent) {
  const [problem] = Object.keys(askingFields.problems(askingFields.draftOf(rules)))
  if (problem !== undefined) return yield* refusedFor('incomplete', problem)
  const { sections } = (yield* askedInCycle(id)) ?? (yield* Effect.fail(notFound))
  yield* unlessStored(mayAskOthers({ state, asksOthers: asksOthersAnything(sections) }))
  const reviews = yield* TenantSql.use(reviewsToAsk(id))
  const rows = askingOf({ actor: caller, rules, sections }, reviews, yield* TenantSql.use(everybody))
  return { rows, reviews, sections }
})

const shown = ({ people, ...row }: AskingRow) => ({
  ...row,
  people: people.map(({ id, fullName }) => ({ id, fullName })),
})

/** Of whom it would ask in which review. */
const digestOf = (rows: ReadonlyArray<AskingRow>): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ id, people }) => [id, people.map((person) => person.id)])))
    .digest('hex')
