/**
 * What is done for performance reviews every morning: cycles take in those who have come into them or whose day comes near,
 * reviews begin whose day has come, and who has to write is told of that, and on the days that matter.
 */
import { Array as Arr, Clock, Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { sides } from '../../domain/checkIns/access.ts'
import { dayIn, daysAfter } from '../../domain/kernel/days.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { Day, Locale } from '../../domain/kernel/nouns.ts'
import { letterKey } from '../../domain/reviews/cycles/nudging.ts'
import { isAwaited } from '../../domain/reviews/feedback/duties.ts'
import { feedbackDueLetter, feedbackLetterKey } from '../../domain/reviews/feedback/letters.ts'
import { begunLetter, hasToWrite, letterOf } from '../../domain/reviews/letters.ts'
import { PerformanceReview } from '../../domain/reviews/nouns.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from '../checkIns/betweenTwo.sql.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { localeOf } from '../store/locale.sql.ts'
import { nobodyIn } from '../store/member.ts'
import { beginWhoseDayItIs } from './beginning.ts'
import { takeInThoseWhoCame } from './cycles/planning.ts'
import { askedNear } from './feedback/feedback.store.ts'
import { feedbackPage, listPage, pageOf } from './links.ts'
import { asksJson, cycleJson, submittedByJson } from './review.sql.ts'
import { storedSettings } from './reviews.store.ts'
import { usualSettings } from './settings.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly flags: Caller['flags']
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes, and end anywhere. */
export const morningOfReviews = Effect.fn(function* (morning: Morning) {
  const { tenantId, timeZone, flags } = morning
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const nobody = nobodyIn(tenantId)
  yield* transactBy(nobody, takeInThoseWhoCame({ today, timeZone }))
  yield* beginWhoseDayItIs({ tenantId, today, isCondensed: flags.includes('condensedPerformanceReviews') })
  yield* transactBy(nobody, tellToWrite(morning, today))
})

const tellToWrite = Effect.fn(function* ({ timeZone, company, publicUrl }: Morning, today: Day) {
  const { reminders } = (yield* storedSettings) ?? usualSettings
  const begun = (yield* thoseBegun(timeZone)).filter(hasToWrite)
  // Who hears of a beginning needs no reminder of the same review.
  const isNew = new Set(begun.filter(({ day }) => day === today).map((one) => letterKey(one, today)))
  const open = (yield* thoseDueNear(today)).filter((one) => !isNew.has(letterKey(one, today)))
  yield* postAll([
    ...Object.entries(Arr.groupBy(begun, ({ toId, day }) => `reviewsBegun:${toId}:${day}`)).map(([key, all]) => {
      const [{ id, email, to, locale }] = all
      const link = all.length === 1 ? pageOf(publicUrl, id) : listPage(publicUrl)
      return { key, to: email, ...begunLetter(all, { to, company, locale, link }) }
    }),
    ...open.flatMap((one) => {
      const letter = letterOf({ ...one, link: pageOf(publicUrl, one.id) }, today, reminders)
      return letter === null ? [] : [{ key: letterKey(one, today), to: one.email, ...letter }]
    }),
    ...(yield* askedNear(daysAfter(today, -1), daysAfter(today, 7))).filter(isAwaited).flatMap((one) => {
      const letter = feedbackDueLetter({ ...one, link: feedbackPage(publicUrl, one.id) }, today, reminders)
      return letter === null ? [] : [{ key: feedbackLetterKey(one.id, one.toId, today), to: one.email, ...letter }]
    }),
  ])
})

const { id, name, stage, submittedBy, asks, cycle, dueDay } = PerformanceReview.fields
const toTell = {
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
const thoseBegun = (timeZone: string) =>
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
const thoseDueNear = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of(toTell)`
      select ${sql.literal(columns)}
      from reviews r ${sql.literal(joinedTwo('r'))}
      where r.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(canBeTold('p'))} and r.stage = 'Writing'
        and r.due_day between ${daysAfter(today, -1)}::date and ${daysAfter(today, 7)}::date
      order by r.due_utc, r.id, p.id`,
  )
