/** A step was taken: whom it concerns is written to at once (`toldOf`). */
import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type Parties, sideOf, sides } from '../../domain/checkIns/access.ts'
import type { EmployeeId, ReviewId } from '../../domain/kernel/ids.ts'
import { type Step, stepLetter, toldOf } from '../../domain/reviews/letters.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from '../checkIns/betweenTwo.sql.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { Logins } from '../identity/logins.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql } from '../store/database.ts'
import { pageOf } from './links.ts'
import { asksJson, cycleJson, submittedByJson, worksHereJson } from './review.sql.ts'

interface Taken {
  readonly id: ReviewId
  readonly step: Step
  readonly reason: string
  /** As it was before. */
  readonly before: Pick<Parties, 'employeeId' | 'reviewerId'>
}

/** After the step is written: they are told of the review as it stands then. */
export const tell = Effect.fn(function* (caller: Caller, { id, step, reason, before }: Taken) {
  const { publicUrl } = yield* Logins
  const isCondensed = caller.flags.includes('condensedPerformanceReviews')
  const by = sideOf(caller, before)
  const told = (yield* twoOf(id, caller.employeeId))
    .map((one) => ({ ...one, isCondensed, step, reason: reason.trim(), link: pageOf(publicUrl, id) }))
    .filter((one) => toldOf({ step, by }, one).includes(one.side))
  // Of one version there is one step.
  yield* postAll(
    told.map((one) => ({ key: `reviewStep:${id}:${one.version}:${one.toId}`, to: one.email, ...stepLetter(one) })),
  )
})

const { name, stage, submittedBy, asks, cycle, worksHere, version } = PerformanceReview.fields
const One = Schema.Struct({
  name,
  stage,
  submittedBy,
  asks,
  cycle,
  worksHere,
  version,
  side: Schema.Literals(sides),
  ...EachOfTwo,
  byName: Schema.String,
})

const twoOf = (id: ReviewId, by: EmployeeId) =>
  TenantSql.use((sql) =>
    sql.of(One).unsafe(
      `select r.name, r.stage, ${submittedByJson} as "submittedBy", ${asksJson} as asks, ${cycleJson} as cycle,
         ${worksHereJson} as "worksHere", r.version, ${eachOfTwo},
         case when p.id = r.employee_id then 'employee' else 'reviewer' end as side,
         (select b.full_name from employees b where b.tenant_id = r.tenant_id and b.id = $3::uuid) as "byName"
       from reviews r ${joinedTwo('r')}
       where r.tenant_id = $1::uuid and r.id = $2::uuid and ${canBeTold('p')}`,
      [sql.tenantId, id, by],
    ),
  )
