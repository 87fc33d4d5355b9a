/**
 * What is done for check-ins every morning: series go on, or end where somebody has left, and the two who meet are reminded.
 */
import { Clock, Effect, Schema } from 'effect'
import { comingLetter, pastLetter } from '../../domain/checkIns/letters.ts'
import { dayBefore, dayIn } from '../../domain/kernel/days.ts'
import { CheckInId, type TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postAll } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'
import { EachOfTwo, eachOfTwo, joinedTwo } from './betweenTwo.sql.ts'
import { withoutLeavers } from './leavers.ts'
import { pageOf } from './links.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfCheckIns = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), workOf(morning))

const workOf = Effect.fn(function* ({ timeZone, publicUrl }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  yield* withoutLeavers({ today, timeZone })
  const coming = yield* thoseToTell(today)
  const past = yield* thoseToTell(dayBefore(today))
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

const ToTell = Schema.Struct({
  id: CheckInId,
  name: Schema.String,
  time: Schema.String,
  place: Schema.NullOr(Schema.String),
  ...EachOfTwo,
  isReviewer: Schema.Boolean,
})

/** Of the day's check-ins that nobody has marked as held, each of the two who can be told. */
const thoseToTell = (day: Day) =>
  TenantSql.use(
    (sql) => sql.of(ToTell)`
      select c.id, c.name, c.time, l.content ->> 'name' as place, ${sql.literal(eachOfTwo)},
        p.id = c.reviewer_id as "isReviewer"
      from check_ins c ${sql.literal(joinedTwo('c'))}
      left join meeting_locations l on l.tenant_id = c.tenant_id and l.id = c.location_id
      where c.tenant_id = ${sql.tenantId}::uuid and c.day = ${day}::date
        and c.status in ('Scheduled', 'PreparedByOne', 'PreparedByBoth') and ${sql.literal(canBeTold('p'))}
      order by c.scheduled_utc, c.id, p.id`,
  )
