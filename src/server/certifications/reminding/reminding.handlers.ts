import { Clock, Effect } from 'effect'
import { mayManage } from '../../../domain/certifications/access.ts'
import { reminderLetter } from '../../../domain/certifications/letters.ts'
import { counts } from '../../../domain/certifications/standing.ts'
import { denials } from '../../../domain/certifications/wording.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { CertificationId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { conflicting, forbidden } from '../../http/denied.ts'
import { jsonReply } from '../../http/envelope.ts'
import { Logins } from '../../identity/logins.ts'
import { post } from '../../mail/post.ts'
import { Database } from '../../store/database.ts'
import { certificationAtLast, personNamed, stampReminder } from '../certifications.store.ts'
import { dayOf, insideCompliance, seenToChange } from '../entering.ts'
import { pageOf } from '../links.ts'
import { reminderKey } from './keys.ts'

/** § 7 POST certifications/{id}/sendReminder. Asked for twice on one day there is one message and one stamp. */
export const sendReminder = Effect.fn(function* ({
  params: { id },
}: {
  readonly params: { readonly id: CertificationId }
}) {
  const caller = yield* insideCompliance
  const { tenantId, timeZone } = caller
  const { publicUrl } = yield* Logins
  const database = yield* Database
  const body = yield* database.withTenant(
    caller,
    Effect.gen(function* () {
      // Locked: of two at once the second finds the stamp of the first.
      const stored = yield* seenToChange(caller, id)
      const may = mayManage(caller, stored.employeeId)
      if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
      if (!counts(stored) || !stored.isActive) return yield* Effect.fail(notReminded)
      const now = yield* Clock.currentTimeMillis
      const today = dayIn(timeZone, now)
      if (dayOf(timeZone, stored.lastReminderUtc) !== today) {
        const by = yield* personNamed(tenantId, caller.employeeId)
        yield* stampReminder(caller, id, now)
        yield* post({
          tenantId,
          key: reminderKey(id, today),
          to: stored.email,
          ...reminderLetter(
            {
              typeName: stored.typeName,
              expiryDay: dayOf(timeZone, stored.expiryDate),
              link: pageOf(publicUrl, stored),
            },
            { to: stored.employeeName, company: by?.company ?? '', sentBy: by?.fullName ?? null, today },
          ),
        })
        yield* recordChange(caller, {
          action: 'reminded',
          kind: 'certification',
          id,
          person: stored.employeeId,
          name: stored.typeName,
        })
      }
      return yield* certificationAtLast(tenantId, id)
    }),
  )
  return jsonReply(body)
})

const notReminded = conflicting({ allowed: false, because: 'notReminded' }, denials)
