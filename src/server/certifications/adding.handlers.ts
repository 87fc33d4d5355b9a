import { Clock, Effect } from 'effect'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { addedAs, mayAdd } from '../../domain/certifications/access.ts'
import { expiryValue } from '../../domain/certifications/expiry.ts'
import { CERTIFICATION_FILE_MAX_BYTES, CERTIFICATION_FILES_MAX } from '../../domain/certifications/files.ts'
import { denials } from '../../domain/certifications/wording.ts'
import { uploadRuleOf } from '../../domain/employees/documents/uploadRule.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { answered, type Change } from '../audit/audit.store.ts'
import { forgetFiles, type NewFile, storedFiles } from '../employees/documents/uploads.ts'
import { answer } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { jsonReply, notFound, refuse } from '../http/envelope.ts'
import { transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import {
  certification,
  certificationAtLast,
  certificationToChange,
  insertCertification,
  type NewCertification,
  personNamed,
} from './certifications.store.ts'
import { contentsOf, insertFiles } from './files.store.ts'
import { callerAbout, keeperOf, termFrom, toldAlready } from './guards.ts'
import { typeToUse } from './types.store.ts'

const calls = CertificationsGroup.endpoints

/** § 7 POST certifications. Sent twice with one id it makes one. */
export const add = answer(calls.add, function* ({ payload }) {
  const { id, employeeId, certificationTypeId: typeId } = payload
  const caller = yield* callerAbout(employeeId)
  if (!mayAdd(caller, employeeId).allowed) return yield* Effect.fail(notFound)
  const term = yield* termFrom(caller, payload)
  const renews = yield* renewedFrom(payload.renews)
  const { tenantId } = caller
  const files = yield* storedFiles(
    caller,
    payload.files,
    uploadRuleOf(CERTIFICATION_FILES_MAX, CERTIFICATION_FILE_MAX_BYTES),
  )
  const { body, unused } = yield* transact(caller, function* () {
    const person = yield* personNamed(employeeId)
    if (person === undefined) return yield* Effect.fail(notFound)
    const type = yield* typeToUse(typeId, 'share')
    if (type === undefined) return yield* Effect.fail(unknownType)
    const now = yield* Clock.currentTimeMillis
    const to: NewCertification = {
      id,
      employeeId,
      typeId,
      ...term,
      renews,
      verification: addedAs(yield* keeperOf(caller, employeeId), employeeId),
      toldDays: toldAlready(caller.timeZone, type.reminderDays, term.expiryDate, now),
    }
    const isNew = yield* onConstraint(insertCertification(caller, to), {
      certifications_renews_fkey: () => unknownRenewed,
    })
    if (!isNew) {
      if (!(yield* isSame(to, files))) return yield* Effect.fail(alreadyExists)
      return { body: yield* certificationAtLast(id), unused: files.map((file) => file.id) }
    }
    if (type.isDeleted) return yield* Effect.fail(typeArchived)
    if (renews !== null) yield* isRenewable(to, renews)
    const kept = yield* insertFiles(id, files)
    const expiry = expiryValue(caller.timeZone, term.expiryDate)
    const done: Change = {
      action: to.verification === 'submitted' ? 'submitted' : 'created',
      kind: 'certification',
      id,
      person: employeeId,
      name: type.name,
      fields: ['certificationTypeId', 'files', ...(expiry === null ? [] : ['expiryDate'])],
      values: [{ field: 'expiryDate', before: null, after: expiry }],
    }
    return {
      body: yield* answered(caller, done, certification(id)),
      unused: files.flatMap((file) => (kept.includes(file.id) ? [] : [file.id])),
    }
  }).pipe(Effect.onError(() => forgetFiles(tenantId, idsOf(files))))
  yield* forgetFiles(tenantId, unused)
  return jsonReply(body)
})

const idsOf = (files: ReadonlyArray<NewFile>) => files.map(({ id }) => id)

const renewedFrom = (sent: string | undefined) => {
  if (sent === undefined || sent === '') return Effect.succeed(null)
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sent)
  return isId ? Effect.succeed(sent.toLowerCase() as CertificationId) : Effect.fail(unknownRenewed)
}

/** A renewal is of the same person and the same type. */
const isRenewable = Effect.fn(function* (to: NewCertification, renews: CertificationId) {
  const before = yield* certificationToChange(renews)
  const isOfThis =
    before !== undefined && !before.isDeleted && before.employeeId === to.employeeId && before.typeId === to.typeId
  if (!isOfThis || renews === to.id) return yield* Effect.fail(unknownRenewed)
})

/** Asked for twice: the same words about the same person with the same files. */
const isSame = Effect.fn(function* (to: NewCertification, files: ReadonlyArray<NewFile>) {
  const before = yield* certificationToChange(to.id)
  if (before === undefined || before.employeeId !== to.employeeId || before.typeId !== to.typeId) return false
  if (before.isDeleted || before.renews !== to.renews || before.issuedDay !== to.issuedDay) return false
  const expiries = [before.expiryDate, to.expiryDate].map((expiry) => (expiry === null ? null : Date.parse(expiry)))
  if (expiries[0] !== expiries[1]) return false
  const kept = yield* contentsOf(to.id)
  return files.every((file) => kept.some(({ name, sha256 }) => name === file.name && sha256 === file.sha256))
})

const unknownType = unacceptable({ allowed: false, because: 'unknownType' }, denials, 'certificationTypeId')
const unknownRenewed = unacceptable({ allowed: false, because: 'unknownRenewed' }, denials, 'renews')
const typeArchived = conflicting({ allowed: false, because: 'typeArchived' }, denials, 'certificationTypeId')
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another certification.')
