/**
 * The morning's message about services: one to each who manages assets, about all that is due soon or overdue, on the
 * mornings on which that has come closer for some asset (`domain/assets/reminding.ts`).
 */
import { Clock, Effect, Schema } from 'effect'
import { serviceLetter } from '../../../domain/assets/letters.ts'
import { AssetRow } from '../../../domain/assets/nouns.ts'
import { isServiceToBeTold, serviceThreshold } from '../../../domain/assets/reminding.ts'
import { DUE_SOON_DAYS } from '../../../domain/assets/service.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { AssetId, TenantId } from '../../../domain/kernel/ids.ts'
import type { Day } from '../../../domain/kernel/nouns.ts'
import { postAll } from '../../mail/post.ts'
import { TenantSql, transactBy } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { listPage } from '../links.ts'
import { assetManagers } from './listeners.store.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly publicUrl: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const remindOfServices = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), remindersOf(morning))

const remindersOf = Effect.fn(function* ({ timeZone, publicUrl, company }: Morning) {
  const today = dayIn(timeZone, yield* Clock.currentTimeMillis)
  const planned = (yield* candidates(today)).map((asset) => ({ ...asset, reached: serviceThreshold(asset, today) }))
  yield* stampTold(planned.filter(({ reached, told }) => reached !== told))
  if (!planned.some(({ reached, told }) => isServiceToBeTold(reached, told))) return
  const due = planned
    .filter(({ reached }) => reached !== null)
    .map((asset) => ({ ...asset, isOverdue: (asset.reached ?? 0) < 0 }))
  yield* postAll(
    (yield* assetManagers).map((to) => ({
      key: `assetServices:${to.id}:${today}`,
      to: to.email,
      ...serviceLetter(due, { to: to.fullName, company, locale: to.locale, link: listPage(publicUrl) }),
    })),
  )
})

const { id, number, name, dueDay, isReadingReached } = AssetRow.fields

/**
 * What may be due, the most urgent first, and what was told of and is not due any more. What was told was about one day: of
 * another nothing was told. Locked: the transaction that comes second finds what the first has told.
 */
const candidates = (today: Day) =>
  TenantSql.use(
    (sql) => sql.of({ id, number, name, dueDay, isReadingReached, told: Schema.NullOr(Schema.Int) })`
      select id, number, name, due_day as "dueDay", reading_reached as "isReadingReached",
        case when told_day is not distinct from due_day then told_days end as told
      from assets
      where tenant_id = ${sql.tenantId}::uuid and state <> 'retired'
        and (reading_reached or due_day <= ${today}::date + ${DUE_SOON_DAYS}::int or told_days is not null)
      order by not reading_reached, due_day, number collate list_order, id
      for no key update`,
  )

const stampTold = (told: ReadonlyArray<{ readonly id: AssetId; readonly reached: number | null }>) =>
  TenantSql.use(
    (sql) => sql`
      update assets a set told_days = told.reached, told_day = a.due_day
      from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) as told (id uuid, reached integer)
      where a.tenant_id = ${sql.tenantId}::uuid and a.id = told.id`,
  )
