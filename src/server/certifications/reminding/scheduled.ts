/**
 * The morning's messages about certifications: to each holder about each certification that has come to one of its type's
 * thresholds, and to each manager one message about all of theirs. A holder who has no manager who can be told is told
 * of to the admins, and one who has no address is to be told by them. What waits is not told of, and is the first
 * morning it does not wait any more.
 */
import { Clock, Effect } from 'effect'
import { digestLetter, reminderLetter } from '../../../domain/certifications/letters.ts'
import { isToBeTold, thresholdReached } from '../../../domain/certifications/reminding.ts'
import { digestsFor, hasAddress } from '../../../domain/employees/managerDigests.ts'
import { isPaused } from '../../../domain/employees/reminderPauses.ts'
import { dayIn, daysBetween } from '../../../domain/kernel/days.ts'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import { asNobody } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { listeners } from '../../employees/listeners.store.ts'
import { postAll } from '../../mail/post.ts'
import { transactBy } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { listPage, pageOf } from '../links.ts'
import { type Candidate, candidates, stampTold } from './due.store.ts'
import { reminderKey } from './keys.ts'

interface Morning {
  readonly tenantId: TenantId
  readonly company: string
  readonly timeZone: string
  readonly publicUrl: string
}

interface Due extends Candidate {
  readonly expiryDay: string
  readonly link: string
}

/** For the scheduled work. It may run any number of times a day, in any number of processes. */
export const remindOfCertifications = (morning: Morning) => transactBy(nobodyIn(morning.tenantId), remindersOf(morning))

const remindersOf = Effect.fn(function* ({ timeZone, publicUrl, company }: Morning) {
  const now = yield* Clock.currentTimeMillis
  const today = dayIn(timeZone, now)
  const due = (yield* candidates(now))
    .map(
      (one): Due => ({
        ...one,
        expiryDay: dayIn(timeZone, Date.parse(one.expiryDate)),
        link: pageOf(publicUrl, one),
      }),
    )
    .filter((one) => isToBeTold(one.reminderDays, one, today))
    .filter(({ pausedUntil, snoozedUntil }) => !isPaused(pausedUntil, today) && !isPaused(snoozedUntil, today))
  if (due.length === 0) return

  const link = listPage(publicUrl)
  const written = due.filter(hasAddress)
  yield* postAll([
    ...written.map((one) => ({
      key: reminderKey(one.id, today),
      to: one.email,
      ...reminderLetter(one, { to: one.fullName, company, sentBy: null, timeZone, locale: one.locale, now }),
    })),
    ...(yield* digestsOf(due)).map(({ to, about }) => ({
      key: `certificationDigest:${to.id}:${today}`,
      to: to.email,
      ...digestLetter(
        about.map((one) => ({ ...one, isTold: hasAddress(one) })),
        { to: to.fullName, company, link, timeZone, locale: to.locale, now },
      ),
    })),
  ])
  yield* stampTold(
    due.map((one) => ({
      id: one.id,
      days: thresholdReached(one.reminderDays, daysBetween(today, one.expiryDay)) ?? 0,
      isReminded: hasAddress(one),
    })),
    now,
  )
  yield* changeEntries(
    asNobody,
    { action: 'reminded', kind: 'certification' },
    written.map(({ id, employeeId, typeName }) => ({ id, person: employeeId, name: typeName })),
  )
})

const digestsOf = (due: ReadonlyArray<Due>) =>
  Effect.gen(function* () {
    const managers = [...new Set(due.flatMap(({ managerId }) => (managerId === null ? [] : [managerId])))]
    return digestsFor(yield* listeners(managers), due)
  })
