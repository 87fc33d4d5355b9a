/**
 * Series go on, every morning. Somebody who has left meets nobody any more; a reviewer who has left is followed by the
 * manager of the employee, and where there is none, nobody meets. What lies behind may have taken place, and stays.
 */
import { Effect, Schema } from 'effect'
import { seriesAfter } from '../../domain/checkIns/series.ts'
import { dayBefore } from '../../domain/kernel/days.ts'
import { CheckInId, CheckInSeriesId, EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { TenantSql } from '../store/database.ts'
import { bringToRules, goingOn, heldIn, keptOf, updateRules } from './series.store.ts'

interface Today {
  readonly today: Day
  readonly timeZone: string
}

export const withoutLeavers = Effect.fn(function* ({ today, timeZone }: Today) {
  yield* handOverSingles(today)
  const series = yield* goingOn(today)
  const followers = new Map((yield* leftSeries).map(({ id, followerId }) => [id, followerId]))
  for (const one of series) {
    const followerId = followers.get(one.id)
    const hasEnded = followerId === null
    const fixed = { held: heldIn(yield* keptOf(one.id)), today }
    const rules = hasEnded ? seriesAfter(one.rules, { kind: 'end', day: dayBefore(today) }, fixed) : one.rules
    if (hasEnded) yield* updateRules(one.id, rules)
    if (followerId) yield* giveTo(one.id, followerId)
    yield* bringToRules({ ...one, rules, reviewerId: followerId ?? one.reviewerId }, { today, timeZone })
  }
})

/** Who reviews from now on; null where nobody meets any more. `t` is a series or a check-in. */
const follower = `case when e.is_active and not r.is_active then m.id end`
const leaversOf = (table: string) => `${table} t
  join employees e on e.tenant_id = t.tenant_id and e.id = t.employee_id
  join employees r on r.tenant_id = t.tenant_id and r.id = t.reviewer_id
  left join employees m on m.tenant_id = t.tenant_id and m.id = e.reports_to and m.is_active
  where t.tenant_id = $1::uuid and not (e.is_active and r.is_active)`

const Left = Schema.Struct({ id: CheckInSeriesId, followerId: Schema.NullOr(EmployeeId) })

const leftSeries = TenantSql.use((sql) =>
  sql.of(Left).unsafe(`select t.id, ${follower} as "followerId" from ${leaversOf('check_in_series')}`, [sql.tenantId]),
)

const giveTo = (id: CheckInSeriesId, reviewer: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_series set reviewer_id = ${reviewer}::uuid
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** Those that are to come by themselves, without a series. */
const handOverSingles = (today: Day) =>
  TenantSql.use((sql) =>
    sql.of({ id: CheckInId }).unsafe(
      `with left_behind as (
         select t.id, ${follower} as follower from ${leaversOf('check_ins')} and t.series_id is null
           and t.status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth') and t.day >= $2::date
         order by t.id for update of t)
       update check_ins c
       set reviewer_id = coalesce(l.follower, c.reviewer_id), prepared_reviewer = c.prepared_reviewer and l.follower is null,
         status = case when l.follower is null then 'Skipped' when c.prepared_employee then 'PreparedByOne'
           else 'Scheduled' end,
         version = c.version + 1, updated_utc = now()
       from left_behind l where c.tenant_id = $1::uuid and c.id = l.id
       returning c.id`,
      [sql.tenantId, today],
    ),
  )
