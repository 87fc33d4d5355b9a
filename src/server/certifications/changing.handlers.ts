import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { versionOf } from '../../contract/paths.ts'
import { mayRemove, mayVerify } from '../../domain/certifications/access.ts'
import { expiryValue } from '../../domain/certifications/expiry.ts'
import { declinedLetter } from '../../domain/certifications/letters.ts'
import { isReason, mayBeAnswered } from '../../domain/certifications/lifecycle.ts'
import { denials } from '../../domain/certifications/wording.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { conflicting, forbidden, unacceptable } from '../http/denied.ts'
import { Logins } from '../identity/logins.ts'
import { postAll } from '../mail/post.ts'
import { certification, markDeleted, personNamed, updateExpiry, updateVerification } from './certifications.store.ts'
import {
  asDecidedOn,
  insideCompliance,
  isGone,
  keeperOf,
  offeringCertifications,
  possibleTerm,
  toldAlready,
} from './guards.ts'
import { pageOf } from './links.ts'

const calls = CertificationsGroup.endpoints

/** § 7 POST certifications/{id}/updateExpiry */
export const changeExpiry = change(calls.updateExpiry, function* ({ params: { id }, payload }) {
  const { version, expiryDate } = payload
  const caller = yield* insideCompliance
  const before = yield* managed(caller, id, version)
  yield* possibleTerm(caller, { expiryDate, issuedDay: before.issuedDay })
  const now = yield* Clock.currentTimeMillis
  const toldDays = toldAlready(caller.timeZone, before.reminderDays, expiryDate, now)
  yield* updateExpiry(id, { expiryDate, toldDays })
  const values = [
    {
      field: 'expiryDate',
      before: expiryValue(caller.timeZone, before.expiryDate),
      after: expiryValue(caller.timeZone, expiryDate),
    },
  ]
  const done = { ...about(before), action: 'updated', fields: ['expiryDate'], values } as const
  return yield* answered(caller, done, certification(id))
})

/** Ours: POST certifications/{id}/verification. The person whose evidence is declined is told why, by mail too. */
export const verify = change(calls.verify, function* ({ params: { id }, payload: { version, outcome, because } }) {
  const caller = yield* offeringCertifications
  const { publicUrl } = yield* Logins
  const before = yield* managed(caller, id, version)
  const possible = mayBeAnswered(before.verification)
  if (!possible.allowed) return yield* Effect.fail(conflicting(possible, denials))
  const reason = isReason(outcome, because)
  if (!reason.allowed) return yield* Effect.fail(unacceptable(reason, denials, 'because'))
  yield* updateVerification(caller, id, { outcome, because: because.trim() })
  if (outcome === 'declined') {
    const by = yield* personNamed(caller.employeeId)
    yield* postAll([
      {
        key: `certificationDeclined:${id}`,
        to: before.email,
        ...declinedLetter(
          { typeName: before.typeName, link: pageOf(publicUrl, before) },
          { to: before.employeeName, because: because.trim(), declinedBy: by?.fullName ?? '' },
        ),
      },
    ])
  }
  const done = { ...about(before), action: outcome, fields: ['verification'] } as const
  return yield* answered(caller, done, certification(id))
})

/** § 7 DELETE certifications/{id}: it is flagged, and its history keeps it. */
export const remove = change(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* insideCompliance
  const before = yield* asDecidedOn(caller, id, versionOf(headers))
  const may = mayRemove(yield* keeperOf(caller, before.employeeId), before)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  if (before.isDeleted) return
  yield* markDeleted(id)
  yield* recordChange(caller, { action: 'removed', ...about(before) })
})

/** What a verifier decides on; nothing more is decided on what is deleted. */
const managed = Effect.fn(function* (caller: Caller, id: CertificationId, version: number) {
  const before = yield* asDecidedOn(caller, id, version)
  const may = mayVerify(yield* keeperOf(caller, before.employeeId), before.employeeId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  return before.isDeleted ? yield* Effect.fail(isGone) : before
})

const about = ({ id, employeeId, typeName }: Parameters<typeof pageOf>[1] & { readonly typeName: string }) => ({
  kind: 'certification' as const,
  id,
  person: employeeId,
  name: typeName,
})
