/**
 * A review begins, by hand or by itself once the morning of its day has come (`beginsByItself`). It asks about the goals, values and
 * positions there are in that moment.
 */
import { Array as Arr, Clock, Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { lastMorning } from '../../domain/kernel/deliveryTime.ts'
import { EmployeeId, ReviewId, type TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { askedAbout } from '../../domain/reviews/answers.ts'
import { beginsByItself, type Standing, stageAfter } from '../../domain/reviews/lifecycle.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { type Actor, asNobody } from '../audit/audit.store.ts'
import { changeEntries } from '../audit/changeEntries.ts'
import { rowsOf, type Sql, TenantSql, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { asksJson, cycleJson, submittedByJson, worksHereJson } from './review.sql.ts'
import { partsFor } from './reviews.store.ts'

const { id, name, stage, sections, submittedBy, asks, cycle, scheduledDay, worksHere } = PerformanceReview.fields
const ToBegin = Schema.Struct({
  id,
  employeeId: EmployeeId,
  name,
  stage,
  sections,
  submittedBy,
  asks,
  cycle,
  scheduledDay,
  worksHere,
})

type Begun = Pick<typeof ToBegin.Type, 'id' | 'employeeId' | 'sections'> & Standing

/** Of reviews that may begin, all in two statements. `by` is null where nobody did it. Answers, in their order, where each stands then. */
export const begin = Effect.fn(function* (by: EmployeeId | null, reviews: ReadonlyArray<Begun>) {
  const parts = new Map((yield* partsFor(reviews.map(({ employeeId }) => employeeId))).map((of) => [of.employeeId, of]))
  const begun = reviews.map((review) => {
    const partsOf = parts.get(review.employeeId)
    return {
      id: review.id,
      stage: stageAfter(review, 'begin'),
      sections: partsOf === undefined ? review.sections : askedAbout(review.sections, partsOf),
    }
  })
  yield* writeBegun(by, begun)
  return begun
})

const writeBegun = (
  by: EmployeeId | null,
  begun: ReadonlyArray<Pick<typeof ToBegin.Type, 'id' | 'stage' | 'sections'>>,
) =>
  TenantSql.use(
    (sql) => sql`
      with begun as (
        select * from jsonb_to_recordset(${JSON.stringify(begun)}::text::jsonb) as b (id uuid, stage text, sections jsonb)),
      written as (
        update reviews r set stage = b.stage, sections = b.sections, version = r.version + 1
        from begun b where r.tenant_id = ${sql.tenantId}::uuid and r.id = b.id)
      insert into review_events (tenant_id, review_id, action, by_id)
      select ${sql.tenantId}::uuid, b.id, ${by === null ? 'beginByItself' : 'begin'}, ${by}::uuid from begun b`,
  )

interface Morning {
  /** The last day whose morning has come. */
  readonly morning: Day
  readonly isCondensed: boolean
}

/** So many in one transaction: nobody who writes waits for more. */
const AT_ONCE = 200

/** For the morning. What was begun meanwhile, by hand or by another process, is passed over. */
export const beginWhoseDayItIs = Effect.fn(function* ({ tenantId, ...now }: Morning & { readonly tenantId: TenantId }) {
  const nobody = nobodyIn(tenantId)
  const ids = (yield* rowsOf(nobody, scheduledUntil(now.morning, null))).map((review) => review.id)
  for (const some of Arr.chunksOf(ids, AT_ONCE)) yield* transactBy(nobody, beginSome(asNobody, some, now))
})

/** In the transaction that planned them: those of them whose morning has come. Answers which they were. */
export const beginPlanned = Effect.fn(function* (caller: Caller, planned: ReadonlyArray<ReviewId>) {
  const morning = lastMorning(caller.timeZone, yield* Clock.currentTimeMillis)
  const now = { morning, isCondensed: caller.flags.includes('condensedPerformanceReviews') }
  const ids = (yield* TenantSql.use(scheduledUntil(morning, planned))).map((review) => review.id)
  const begun: Array<ReviewId> = []
  for (const some of Arr.chunksOf(ids, AT_ONCE)) begun.push(...(yield* beginSome(caller, some, now)))
  return begun
})

const beginSome = Effect.fn(function* (
  by: Actor & { readonly employeeId?: EmployeeId },
  ids: ReadonlyArray<ReviewId>,
  { morning, isCondensed }: Morning,
) {
  const reviews = (yield* toBegin(ids))
    .map((review) => ({ ...review, isCondensed }))
    .filter((review) => beginsByItself(review, morning))
  if (reviews.length === 0) return []
  const begun = yield* begin(by.employeeId ?? null, reviews)
  yield* changeEntries(
    by,
    { action: 'updated', kind: 'performanceReview' },
    reviews.map((review, at) => ({
      id: review.id,
      person: review.employeeId,
      name: review.name,
      ...changesOf(['stage'], review, { stage: begun[at]?.stage }),
    })),
  )
  return reviews.map((review) => review.id)
})

/** All of them, or some, which may be all of a large client: a list would be looked through for each row, a set is not. */
const scheduledUntil = (day: Day, some: ReadonlyArray<ReviewId> | null) => (sql: Sql) =>
  sql.of({ id: ReviewId })`
    select id from reviews
    where tenant_id = ${sql.tenantId}::uuid and stage = 'Scheduled' and scheduled_day <= ${day}::date
      and (${some}::uuid[] is null or id in (select unnest(${some}::uuid[])))
    order by id`

/** Those of them that nobody has begun, locked: whoever presses Begin now comes second. */
const toBegin = (ids: ReadonlyArray<ReviewId>) =>
  TenantSql.use((sql) =>
    sql.of(ToBegin).unsafe(
      `select r.id, r.employee_id as "employeeId", r.name, r.stage, r.sections, ${submittedByJson} as "submittedBy",
         ${asksJson} as asks, ${cycleJson} as cycle, r.scheduled_day as "scheduledDay", ${worksHereJson} as "worksHere"
       from reviews r
       where r.tenant_id = $1::uuid and r.id = any($2::uuid[]) and r.stage = 'Scheduled'
       order by r.id for no key update`,
      [sql.tenantId, ids],
    ),
  )
