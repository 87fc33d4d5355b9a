import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { mayChangeFiles, maySee } from '../../domain/certifications/access.ts'
import { CERTIFICATION_FILE_MAX_BYTES, CERTIFICATION_FILES_MAX } from '../../domain/certifications/files.ts'
import { denials } from '../../domain/certifications/wording.ts'
import { uploadRuleOf } from '../../domain/employees/documents/uploadRule.ts'
import type { CertificationId } from '../../domain/kernel/ids.ts'
import { recordChange } from '../audit/audit.store.ts'
import { forgetFiles, keepingFiles, namesOfKept, storedFiles } from '../employees/documents/uploads.ts'
import { FileStore } from '../files/fileStore.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { forbidden } from '../http/denied.ts'
import { done, jsonReply, notFound } from '../http/envelope.ts'
import { rowsOf, transact, transactBy } from '../store/database.ts'
import { deleteFile, fileOf, filesOf, insertFiles } from './files.store.ts'
import { insideCompliance, isGone, keeperOf, seenToChange } from './guards.ts'

const calls = CertificationsGroup.endpoints

/** § 7 GET certifications/{certificationId}/files/{fileId}: only ever downloaded. */
export const file = answer(calls.file, function* ({ params: { certificationId, fileId } }) {
  const caller = yield* insideCompliance
  const [kept] = yield* rowsOf(caller, fileOf(certificationId, fileId))
  if (kept === undefined || !maySee(caller, kept.employeeId).allowed) return yield* Effect.fail(notFound)
  const files = yield* FileStore
  const bytes = yield* files.read(caller.tenantId, fileId)
  return bytes === undefined ? yield* Effect.fail(notFound) : fileResponse({ ...kept, bytes })
})

/** § 7 POST certifications/{certificationId}/files: answers the list of files. */
export const addFiles = answer(calls.addFiles, function* ({ params: { certificationId }, payload }) {
  const caller = yield* insideCompliance
  const { tenantId } = caller
  // Asked before the files are looked into, so that nobody learns from them what they may not see.
  yield* transactBy(caller, changeable(caller, certificationId))
  const sent = yield* storedFiles(
    caller,
    payload.files,
    uploadRuleOf(CERTIFICATION_FILES_MAX, CERTIFICATION_FILE_MAX_BYTES),
  )
  const { body } = yield* keepingFiles(
    tenantId,
    sent,
    transact(caller, function* () {
      const stored = yield* changeable(caller, certificationId)
      const kept = yield* insertFiles(certificationId, sent)
      const [first] = kept
      if (first !== undefined) {
        yield* recordChange(caller, {
          action: 'created',
          kind: 'certificationFile',
          id: first,
          person: stored.employeeId,
          name: namesOfKept(sent, kept),
        })
      }
      return { body: yield* filesOf(certificationId), kept }
    }),
  )
  return jsonReply(body)
})

/** § 7 DELETE certifications/{certificationId}/files/{fileId} */
export const removeFile = answer(calls.removeFile, function* ({ params: { certificationId, fileId } }) {
  const caller = yield* insideCompliance
  const { tenantId } = caller
  yield* transact(caller, function* () {
    const stored = yield* changeable(caller, certificationId)
    const name = yield* deleteFile(certificationId, fileId)
    if (name === undefined) return yield* Effect.fail(notFound)
    yield* recordChange(caller, {
      action: 'removed',
      kind: 'certificationFile',
      id: fileId,
      person: stored.employeeId,
      name,
    })
  })
  // After the commit that forgot it: a file without a row harms nobody, a row without a file does.
  yield* forgetFiles(tenantId, [fileId])
  return done
})

/** The certification, locked, if the caller may change its files. */
const changeable = Effect.fn(function* (caller: Caller, id: CertificationId) {
  const stored = yield* seenToChange(caller, id)
  const may = mayChangeFiles(yield* keeperOf(caller, stored.employeeId), stored)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  return stored.isDeleted ? yield* Effect.fail(isGone) : stored
})
