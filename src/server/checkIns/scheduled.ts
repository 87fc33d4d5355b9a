/**
 * What is done for check-ins every morning: series go on, or end where somebody has left, and the two who meet are reminded.
 */
import { Clock, Effect, Schema } from 'effect'
import { comingLetter, pastLetter } from '../../domain/checkIns/letters.ts'
import { seriesAfter } from '../../domain/checkIns/series.ts'
import { dayBefore, dayIn } from '../../domain/kernel/days.ts'
import { CheckInId, type CheckInSeriesId, EmployeeId, type TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { firstRow, TenantSql, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { pageOf } from './links.ts'
import { bringToRules, goingOn, heldIn, keptOf, updateRules } from './series.store.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfCheckIns = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), workOf(morning))

const workOf = Effect.fn(function* ({ timeZone, publicUrl }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  for (const series of yield* goingOn) {
    const { employeeIsActive, reviewerIsActive, managerId } = yield* whoIsThere(series.id)
    // Whoever has left meets nobody any more; a reviewer who has left is followed by the manager of the employee.
    const hasEnded = !employeeIsActive || (!reviewerIsActive && managerId === null)
    if (!hasEnded && !reviewerIsActive) yield* giveTo(series.id, managerId as EmployeeId)
    const fixed = { held: heldIn(yield* keptOf(series.id)), today }
    const rules = hasEnded ? seriesAfter(series.rules, { kind: 'end', day: dayBefore(today) }, fixed) : series.rules
    if (hasEnded) yield* updateRules(series.id, rules)
    yield* bringToRules(series.id, rules, { today, timeZone })
  }
  const coming = yield* toTell(today, "c.status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth')")
  const past = yield* toTell(dayBefore(today), "c.status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth')")
  yield* postAll([
    ...coming.map((one) => ({
      key: `checkInComing:${one.id}:${today}:${one.toId}`,
      to: one.email,
      ...comingLetter({ ...one, link: pageOf(publicUrl, one.id) }),
    })),
    ...past
      .filter(({ isReviewer }) => isReviewer)
      .map((one) => ({
        key: `checkInPast:${one.id}:${today}:${one.toId}`,
        to: one.email,
        ...pastLetter({ ...one, link: pageOf(publicUrl, one.id) }),
      })),
  ])
})

const There = Schema.Struct({
  employeeIsActive: Schema.Boolean,
  reviewerIsActive: Schema.Boolean,
  managerId: Schema.NullOr(EmployeeId),
})

const whoIsThere = (id: CheckInSeriesId) =>
  Effect.map(
    firstRow(
      (sql) => sql.of(There)`
        select e.is_active as "employeeIsActive", r.is_active as "reviewerIsActive", m.id as "managerId"
        from check_in_series s
        join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
        join employees r on r.tenant_id = s.tenant_id and r.id = s.reviewer_id
        left join employees m on m.tenant_id = s.tenant_id and m.id = e.reports_to and m.is_active
        where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid`,
    ),
    (row) => row as typeof There.Type,
  )

const giveTo = (id: CheckInSeriesId, reviewer: EmployeeId) =>
  TenantSql.use(
    (sql) => sql`
      update check_in_series set reviewer_id = ${reviewer}::uuid
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

const Told = Schema.Struct({
  id: CheckInId,
  name: Schema.String,
  time: Schema.String,
  place: Schema.NullOr(Schema.String),
  toId: EmployeeId,
  to: Schema.String,
  email: Schema.String,
  other: Schema.String,
  isReviewer: Schema.Boolean,
})

/** Of the day's check-ins each of the two who can be told. */
const toTell = (day: Day, which: string) =>
  TenantSql.use((sql) =>
    sql.of(Told).unsafe(
      `select c.id, c.name, c.time, l.content ->> 'name' as place, p.id as "toId", p.full_name as "to", p.email,
         o.full_name as other, p.id = c.reviewer_id as "isReviewer"
       from check_ins c
       join employees p on p.tenant_id = c.tenant_id and p.id in (c.employee_id, c.reviewer_id)
       join employees o on o.tenant_id = c.tenant_id and o.id in (c.employee_id, c.reviewer_id) and o.id <> p.id
       left join meeting_locations l on l.tenant_id = c.tenant_id and l.id = c.location_id
       where c.tenant_id = $1::uuid and c.day = $2::date and ${which} and ${canBeTold('p')}`,
      [sql.tenantId, day],
    ),
  )
