/** Who has to write, for letters about one review or many. */
import { Schema } from 'effect'
import { sides } from '../../domain/checkIns/access.ts'
import { daysAfter } from '../../domain/kernel/days.ts'
import type { EmployeeId, ReviewId } from '../../domain/kernel/ids.ts'
import { Day, Locale } from '../../domain/kernel/nouns.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from '../checkIns/betweenTwo.sql.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { TenantSql } from '../store/database.ts'
import { localeOf } from '../store/locale.sql.ts'
import { asksJson, cycleJson, submittedByJson } from './review.sql.ts'

const { id, name, stage, submittedBy, asks, cycle, dueDay } = PerformanceReview.fields
export const toTell = {
  id,
  name,
  stage,
  submittedBy,
  asks,
  cycle,
  dueDay,
  side: Schema.Literals(sides),
  ...EachOfTwo,
}
const columns = `r.id, r.name, r.stage, ${submittedByJson} as "submittedBy", ${asksJson} as asks, ${cycleJson} as cycle,
  r.due_day as "dueDay", case when p.id = r.employee_id then 'employee' else 'reviewer' end as side, ${eachOfTwo}`

/**
 * Each of the two who can be told, of reviews that began by themselves: of the last days, so that who was not told because a
 * server died is told the next time. By the day on which they began each is told once.
 */
export const thoseBegun = (timeZone: string) =>
  TenantSql.use(
    (sql) => sql.of({ ...toTell, day: Day, locale: Locale })`
      select ${sql.literal(columns)}, (v.at_utc at time zone ${timeZone}::text)::date as day,
        ${sql.literal(localeOf('p'))} as locale
      from review_events v
      join reviews r on r.tenant_id = v.tenant_id and r.id = v.review_id
      ${sql.literal(joinedTwo('r'))}
      where v.tenant_id = ${sql.tenantId}::uuid and v.by_id is null and v.at_utc > now() - interval '7 days'
        and r.stage = 'Writing' and ${sql.literal(canBeTold('p'))}
      order by p.id, r.due_utc, r.name collate list_order, r.id`,
  )

/** Each of the two who can be told, of reviews that are due around the day: as far as `remindedDays` goes. */
export const thoseDueNear = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of(toTell)`
      select ${sql.literal(columns)}
      from reviews r ${sql.literal(joinedTwo('r'))}
      where r.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('p'))} and r.stage = 'Writing'
        and r.due_day between ${daysAfter(today, -1)}::date and ${daysAfter(today, 7)}::date
      order by r.due_utc, r.id, p.id`,
  )

/** Of these reviews, which are being written, each of the two who can be told, apart from whoever began them. */
export const thoseOfBegun = (reviews: ReadonlyArray<ReviewId>, by: EmployeeId) =>
  TenantSql.use(
    (sql) => sql.of({ ...toTell, locale: Locale, company: Schema.String })`
      select ${sql.literal(columns)}, ${sql.literal(localeOf('p'))} as locale, t.name as company
      from reviews r
      join tenants t on t.id = r.tenant_id
      ${sql.literal(joinedTwo('r'))}
      where r.tenant_id = ${sql.tenantId}::uuid and r.id = any(${reviews}::uuid[]) and ${sql.literal(canBeTold('p'))}
        and p.id <> ${by}::uuid
      order by p.id, r.due_utc, r.name collate list_order, r.id`,
  )
