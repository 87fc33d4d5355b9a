/**
 * The morning's messages about certifications: to each holder about each certification that has come to one of its type's
 * thresholds, and to each manager one message about all of theirs. Whoever has no manager is told of to the admins.
 */
import { Clock, Effect } from 'effect'
import { digestLetter, reminderLetter } from '../../../domain/certifications/letters.ts'
import { isToBeTold, thresholdReached } from '../../../domain/certifications/reminding.ts'
import { dayIn, daysBetween } from '../../../domain/kernel/days.ts'
import type { EmployeeId, TenantId } from '../../../domain/kernel/ids.ts'
import { asNobody } from '../../audit/audit.store.ts'
import { changeEntries } from '../../audit/changeEntries.ts'
import { postAll } from '../../mail/post.ts'
import { Database } from '../../store/database.ts'
import { nobodyIn } from '../../store/member.ts'
import { listPage, pageOf } from '../links.ts'
import { type Addressee, addressees, type Candidate, candidates, stampTold } from './due.store.ts'
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
export const remindOfCertifications = (morning: Morning) =>
  Effect.flatMap(Database, (database) => database.withTenant(nobodyIn(morning.tenantId), remindersOf(morning)))

const remindersOf = Effect.fn(function* ({ tenantId, timeZone, publicUrl, company }: Morning) {
  const now = yield* Clock.currentTimeMillis
  const today = dayIn(timeZone, now)
  const due = (yield* candidates(tenantId, now))
    .map(
      (one): Due => ({
        ...one,
        expiryDay: dayIn(timeZone, Date.parse(one.expiryDate)),
        link: pageOf(publicUrl, one),
      }),
    )
    .filter((one) => isToBeTold(one.reminderDays, one, today))
  if (due.length === 0) return

  const link = listPage(publicUrl)
  yield* postAll(tenantId, [
    ...due.map((one) => ({
      key: reminderKey(one.id, today),
      to: one.email,
      ...reminderLetter(one, { to: one.fullName, company, sentBy: null, today }),
    })),
    ...(yield* digestsOf(tenantId, due)).map(({ to, about }) => ({
      key: `certificationDigest:${to.id}:${today}`,
      to: to.email,
      ...digestLetter(about, { to: to.fullName, company, link, today }),
    })),
  ])
  yield* stampTold(
    tenantId,
    due.map(({ id, reminderDays, expiryDay }) => ({
      id,
      days: thresholdReached(reminderDays, daysBetween(today, expiryDay)) ?? 0,
    })),
    now,
  )
  yield* changeEntries(
    asNobody(tenantId),
    { action: 'reminded', kind: 'certification' },
    due.map(({ id, employeeId, typeName }) => ({ id, person: employeeId, name: typeName })),
  )
})

/** Who is told of whom: an admin who is a manager too gets one message. */
const digestsOf = (tenantId: TenantId, due: ReadonlyArray<Due>) =>
  Effect.gen(function* () {
    const managers = [...new Set(due.flatMap(({ managerId }) => (managerId === null ? [] : [managerId])))]
    const people = yield* addressees(tenantId, managers)
    return people.flatMap((to): ReadonlyArray<{ readonly to: Addressee; readonly about: ReadonlyArray<Due> }> => {
      const about = due.filter(({ managerId, employeeId }) => isFor(to, managerId, employeeId))
      return about.length === 0 ? [] : [{ to, about }]
    })
  })

/** Nobody gets a second message about what is their own. */
const isFor = (to: Addressee & { readonly isAdmin: boolean }, managerId: EmployeeId | null, employeeId: EmployeeId) =>
  to.id !== employeeId && (managerId === null ? to.isAdmin : managerId === to.id)
