import { Clock, Effect } from 'effect'
import { CertificationsGroup } from '../../../contract/certifications.ts'
import { mayManage } from '../../../domain/certifications/access.ts'
import { reminderLetter } from '../../../domain/certifications/letters.ts'
import type { ReminderSent } from '../../../domain/certifications/nouns.ts'
import { counts } from '../../../domain/certifications/status.ts'
import { denials } from '../../../domain/certifications/wording.ts'
import { hasAddress } from '../../../domain/employees/managerDigests.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { CertificationId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { change } from '../../http/calls.ts'
import { conflicting, forbidden } from '../../http/denied.ts'
import { Logins } from '../../identity/logins.ts'
import { postAll } from '../../mail/post.ts'
import { certificationAtLast, personNamed, stampReminder } from '../certifications.store.ts'
import { offeringCertifications, seenToChange } from '../guards.ts'
import { pageOf } from '../links.ts'
import { reminderKey } from './keys.ts'

const calls = CertificationsGroup.endpoints

/**
 * § 7 POST certifications/{id}/sendReminder. Asked for twice on one day, or after the morning's, there is one message and one
 * stamp, and the answer says so; of whom nobody can write to nothing is stamped.
 */
export const sendReminder = change(calls.sendReminder, function* ({ params: { id } }) {
  const caller = yield* offeringCertifications
  const { timeZone } = caller
  const { publicUrl } = yield* Logins
  // Locked: of two at once the second finds the stamp of the first.
  const stored = yield* seenToChange(caller, id)
  const may = mayManage(caller, stored.employeeId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  if (!counts(stored) || !stored.isActive) return yield* Effect.fail(notReminded)
  const now = yield* Clock.currentTimeMillis
  const key = reminderKey(id, dayIn(timeZone, now))
  if (!hasAddress(stored)) return yield* answerOf(id, 'withoutAddress')
  const by = yield* personNamed(caller.employeeId)
  const posted = yield* postAll([
    {
      key,
      to: stored.email,
      ...reminderLetter(
        {
          typeName: stored.typeName,
          expiryDate: stored.expiryDate,
          link: pageOf(publicUrl, stored),
        },
        {
          to: stored.employeeName,
          company: by?.company ?? '',
          sentBy: by?.fullName ?? null,
          timeZone,
          locale: stored.employeeLocale,
          now,
        },
      ),
    },
  ])
  if (posted.length === 0) return yield* answerOf(id, 'alreadyReminded')
  yield* stampReminder(caller, id, now)
  yield* recordChange(caller, {
    action: 'reminded',
    kind: 'certification',
    id,
    person: stored.employeeId,
    name: stored.typeName,
  })
  return yield* answerOf(id, 'sent')
})

/** As the last statement, with what came of it. */
const answerOf = (id: CertificationId, reminder: ReminderSent['reminder']) =>
  Effect.map(
    certificationAtLast(id),
    (body) => `${body.trimEnd().slice(0, -1)}, "reminder": ${JSON.stringify(reminder)}}`,
  )

const notReminded = conflicting({ allowed: false, because: 'notReminded' }, denials)
