/** The mail of a morning to each who wants to be told of something once a day. */
import { Array as Arr, Clock, Effect, Schema } from 'effect'
import { dayIn } from '../../domain/kernel/days.ts'
import { EmployeeId, type TenantId } from '../../domain/kernel/ids.ts'
import { digestLetter } from '../../domain/notifications/letters.ts'
import { pathTo } from '../../domain/session/places.ts'
import { canBeTold } from '../employees/listeners.store.ts'
import { postEach } from '../mail/post.ts'
import { TenantSql, transactBy } from '../store/database.ts'
import { nobodyIn } from '../store/member.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const morningOfNotifications = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), digestsOf(morning))

const digestsOf = Effect.fn(function* ({ company, timeZone, publicUrl }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const news = yield* takeUndigested
  yield* postEach(
    Object.values(Arr.groupBy(news, ({ employeeId }) => employeeId)).map((all) => {
      const [{ employeeId, email, fullName }] = all
      const lines = all.map(({ subject, path }) => ({ subject, link: `${publicUrl}${path}` }))
      return {
        // What comes after the mail of a day goes with that of the next; the first of a mail is in no other.
        key: `notificationDigest:${employeeId}:${today}:${all[0].id}`,
        to: email,
        ...digestLetter(lines, { to: fullName, company, link: `${publicUrl}${pathTo('notifications')}` }),
      }
    }),
  )
})

const Undigested = Schema.Struct({
  id: Schema.String,
  employeeId: EmployeeId,
  email: Schema.String,
  fullName: Schema.String,
  subject: Schema.String,
  path: Schema.String,
})

/** Each once: of two who take at once one gets it. What was read already, or nobody can be written to about, goes with none. */
const takeUndigested = TenantSql.use(
  (sql) =>
    sql.of(Undigested)`
    with due as (
      -- In one order: two who take at once wait for each other, and not both.
      select id from notifications
      where tenant_id = ${sql.tenantId}::uuid and delivery = 'digest' and digested_utc is null
      order by id for update
    ), taken as (
      update notifications n set digested_utc = clock_timestamp() from due
      where n.tenant_id = ${sql.tenantId}::uuid and n.id = due.id
      returning n.id, n.employee_id, n.subject, n.path, n.told_utc, n.read_utc)
    select t.id, e.id as "employeeId", e.email, e.full_name as "fullName", t.subject, t.path
    from taken t join employees e on e.tenant_id = ${sql.tenantId}::uuid and e.id = t.employee_id
    where t.read_utc is null and ${sql.literal(canBeTold('e'))}
    order by t.told_utc, t.id`,
)
