/**
 * What is done for performance reviews every morning: cycles take in those who have come into them or whose day comes near,
 * and who has to begin or to write is told on the days that matter.
 */
import { Clock, Effect, Schema } from 'effect'
import { sides } from '../../domain/checkIns/access.ts'
import { dayIn, daysAfter } from '../../domain/kernel/days.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { letterKey } from '../../domain/reviews/cycles/nudging.ts'
import { letterOf } from '../../domain/reviews/letters.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from '../checkIns/betweenTwo.sql.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { takeInThoseWhoCame } from './cycles/planning.ts'
import { asksJson, cycleJson, submittedByJson } from './review.sql.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfReviews = ({ tenantId, timeZone, publicUrl }: Morning) =>
  transactBy(
    nobodyIn(tenantId),
    Effect.gen(function* () {
      const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
      yield* takeInThoseWhoCame({ today, timeZone })
      const open = yield* thoseOpenNear(today)
      yield* postAll(
        open.flatMap((one) => {
          // Addresses come from PUBLIC_URL only, never from a request.
          const letter = letterOf({ ...one, link: `${publicUrl}${pathTo('pr', { id: one.id })}` }, today)
          return letter === null ? [] : [{ key: letterKey(one, today), to: one.email, ...letter }]
        }),
      )
    }),
  )

const { id, name, stage, submittedBy, asks, cycle, scheduledDay, dueDay } = PerformanceReview.fields
const ToTell = Schema.Struct({
  id,
  name,
  stage,
  submittedBy,
  asks,
  cycle,
  scheduledDay,
  dueDay,
  side: Schema.Literals(sides),
  ...EachOfTwo,
})

/** Each of the two who can be told, of reviews that begin on the day or are due around it. */
const thoseOpenNear = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of(ToTell)`
      select r.id, r.name, r.stage, ${sql.literal(submittedByJson)} as "submittedBy", ${sql.literal(asksJson)} as asks,
        ${sql.literal(cycleJson)} as cycle,
        r.scheduled_day as "scheduledDay", r.due_day as "dueDay",
        case when p.id = r.employee_id then 'employee' else 'reviewer' end as side,
        ${sql.literal(eachOfTwo)}
      from reviews r ${sql.literal(joinedTwo('r'))}
      where r.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('p'))}
        and (r.stage = 'Scheduled' and r.scheduled_day = ${today}::date
          or r.stage = 'Writing' and r.due_day between ${daysAfter(today, -1)}::date and ${daysAfter(today, 3)}::date)
      order by r.due_utc, r.id, p.id`,
  )
