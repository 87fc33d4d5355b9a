/**
 * The morning's messages about the last working day: to managers what their people have written, what is in their way and
 * who has not written; to everybody else who has not written, that they can still do so. One message a day to each.
 */
import { Clock, Effect, Schema } from 'effect'
import { digestLetter, reminderLetter } from '../../domain/dailyScrums/letters.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { EmployeeId, type TenantId } from '../../domain/kernel/ids.ts'
import { Day, Locale } from '../../domain/kernel/nouns.ts'
import { isWorkingDay, type WorkingDays, workingDayBefore } from '../../domain/kernel/workingDays.ts'
import { pathTo } from '../../domain/session/places.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { localeOf } from '../store/locale.sql.ts'
import { nobodyIn } from '../store/member.ts'
import { isMailed } from './mailed.sql.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly workingDays: WorkingDays
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfDailyScrums = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), workOf(morning))

const workOf = Effect.fn(function* ({ timeZone, workingDays, publicUrl, company }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  if (!isWorkingDay(today, workingDays)) return
  const day = workingDayBefore(today, workingDays)
  const sent = ({ fullName, locale }: Told) => ({
    to: fullName,
    link: `${publicUrl}${pathTo('dailyScrum')}?day=${day}`,
    company,
    locale,
    day,
  })
  const keyed = ({ employeeId, email }: Told) => ({ key: `dailyScrum:${employeeId}:${today}`, to: email })
  const managers = yield* digests(day)
  const told = new Set(managers.map(({ employeeId }) => employeeId))
  const others = (yield* lateOnes(day)).filter(({ employeeId }) => !told.has(employeeId))
  yield* postAll([
    ...managers.map((one) => ({ ...keyed(one), ...digestLetter(one, today, sent(one)) })),
    ...others.map((one) => ({ ...keyed(one), ...reminderLetter(sent(one)) })),
  ])
})

const told = { employeeId: EmployeeId, fullName: Schema.String, email: Schema.String, locale: Locale }
const Told = Schema.Struct(told)
type Told = typeof Told.Type

const toldColumns = (person: string): string =>
  `${person}.id as "employeeId", ${person}.full_name as "fullName", ${person}.email, ${localeOf(person)} as locale`

/** Somebody who works here on a day, and has written nothing of it. */
const isLate = (person: string, day: Day): string => `${person}.is_active
  and (${person}.start_date is null or ${person}.start_date <= date '${day}')
  and not exists (select from daily_scrum_entries s
    where s.tenant_id = ${person}.tenant_id and s.employee_id = ${person}.id and s.day = date '${day}')`

const DigestRow = Schema.Struct({
  ...told,
  isLate: Schema.Boolean,
  entries: Schema.Array(Schema.Struct({ fullName: Schema.String, done: Schema.String, plan: Schema.String })),
  blockers: Schema.Array(Schema.Struct({ fullName: Schema.String, text: Schema.String, raisedDay: Day })),
  missing: Schema.Array(Schema.String),
})

/** Managers of whose people somebody has written that day, or is held up; unless they want no mail. */
const digests = (day: Day) =>
  TenantSql.use(
    (sql) => sql.of(DigestRow)`
      with entries as (
        select e.reports_to, json_agg(json_build_object('fullName', e.full_name, 'done', s.done, 'plan', s.plan)
          order by e.full_name collate list_order, e.id) as found
        from daily_scrum_entries s join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = s.employee_id
        where s.tenant_id = ${sql.tenantId}::uuid and s.day = ${day}::date and e.is_active group by 1),
      blockers as (
        select e.reports_to, json_agg(json_build_object('fullName', e.full_name, 'text', b.text, 'raisedDay', b.raised_day)
          order by b.raised_day, e.full_name collate list_order, b.place, b.id) as found
        from daily_scrum_blockers b join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = b.employee_id
        where b.tenant_id = ${sql.tenantId}::uuid and b.resolved_utc is null and e.is_active group by 1)
      select ${sql.literal(toldColumns('m'))},
        (${sql.literal(isMailed('w'))} and ${sql.literal(isLate('m', day))}) as "isLate",
        coalesce(s.found, '[]'::json) as entries, coalesce(b.found, '[]'::json) as blockers,
        array(select e.full_name from employees e
          where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = m.id and ${sql.literal(isLate('e', day))}
          order by e.full_name collate list_order, e.id) as missing
      from employees m
      join memberships w on w.tenant_id = ${sql.tenantId}::uuid and w.employee_id = m.id
      left join entries s on s.reports_to = m.id
      left join blockers b on b.reports_to = m.id
      where m.tenant_id = ${sql.tenantId}::uuid and (s.reports_to is not null or b.reports_to is not null)
        and w.daily_scrum_mail is distinct from false and ${sql.literal(canBeTold('m'))}
      order by m.id`,
  )

/** Those who have not written, and get mail about it. */
const lateOnes = (day: Day) =>
  TenantSql.use(
    (sql) => sql.of(Told)`
      select ${sql.literal(toldColumns('e'))} from employees e
      join memberships w on w.tenant_id = ${sql.tenantId}::uuid and w.employee_id = e.id
      where e.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(isMailed('w'))} and ${sql.literal(isLate('e', day))}
        and ${sql.literal(canBeTold('e'))}
      order by e.id`,
  )
