import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { ReviewsGroup } from '../../contract/reviews.ts'
import { sideOf } from '../../domain/checkIns/access.ts'
import { uploadRuleOf } from '../../domain/employees/documents/uploadRule.ts'
import { isOpenTo, mayRemoveFile, maySeeReview } from '../../domain/reviews/access.ts'
import { REVIEW_FILE_MAX_BYTES, REVIEW_FILES_MAX } from '../../domain/reviews/files.ts'
import { mayChangeFiles } from '../../domain/reviews/lifecycle.ts'
import { recordChange } from '../audit/audit.store.ts'
import { forgetFiles, keepingFiles, storedFiles } from '../employees/documents/uploads.ts'
import { FileStore } from '../files/fileStore.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { done, jsonReply, notFound } from '../http/envelope.ts'
import { firstRow, rowsOf, transact } from '../store/database.ts'
import { deleteFile, fileOf, filesFor, insertFiles } from './files.store.ts'
import { callerAbout, insideReviews, permit, toChange, unlessStored } from './guards.ts'

const calls = ReviewsGroup.endpoints

type Kept = Parameters<typeof isOpenTo>[2] &
  Parameters<typeof maySeeReview>[1] & { readonly side: Parameters<typeof isOpenTo>[1] | null }

/** A file is read by those who read what its side has written; to everybody else there is none. */
const isSeen = (caller: Caller, kept: Kept): boolean =>
  maySeeReview(caller, kept) && (kept.side === null || isOpenTo(sideOf(caller, kept), kept.side, kept))

/** § 7 GET performancereviews/{id}/files/{fileId}: only ever downloaded. */
export const file = answer(calls.file, function* ({ params: { id, fileId } }) {
  const caller = yield* insideReviews
  const [kept] = yield* rowsOf(caller, fileOf(id, fileId))
  if (kept === undefined || !isSeen(caller, kept)) return yield* Effect.fail(notFound)
  const bytes = yield* (yield* FileStore).read(caller.tenantId, fileId)
  return bytes === undefined ? yield* Effect.fail(notFound) : fileResponse({ ...kept, bytes })
})

/** § 7 POST performancereviews/{id}/files: answers the list of files, as the caller may read it. */
export const addFiles = answer(calls.addFiles, function* ({ params: { id }, payload: { files } }) {
  // Asked before the files are looked into, so that nobody learns from them what they may not see.
  const { caller } = yield* callerAbout(id)
  const { tenantId } = caller
  const sent = yield* storedFiles(caller, files, uploadRuleOf(REVIEW_FILES_MAX, REVIEW_FILE_MAX_BYTES))
  const { body } = yield* keepingFiles(
    tenantId,
    sent,
    transact(caller, function* () {
      const { before } = yield* toChange(id)
      const side = sideOf(caller, before)
      yield* unlessStored(mayChangeFiles(before, side, false))
      const kept = yield* insertFiles(id, { by: caller.employeeId, side }, sent)
      const [first] = kept
      // Without its name, which may say what the other side is not to read yet.
      if (first !== undefined)
        yield* recordChange(caller, {
          action: 'created',
          kind: 'performanceReviewFile',
          id: first,
          person: before.employeeId,
        })
      return { body: yield* filesFor(id, caller.employeeId), kept }
    }),
  )
  return jsonReply(body)
})

/** § 7 DELETE performancereviews/{id}/files/{fileId} */
export const removeFile = answer(calls.removeFile, function* ({ params: { id, fileId } }) {
  const caller = yield* insideReviews
  yield* transact(caller, function* () {
    const { before } = yield* toChange(id)
    const kept = yield* firstRow(fileOf(id, fileId))
    if (kept === undefined || !isSeen(caller, kept)) return yield* Effect.fail(notFound)
    yield* permit(mayRemoveFile(caller, kept.byId))
    yield* unlessStored(mayChangeFiles(before, kept.side, kept.wasSubmitted))
    yield* deleteFile(fileId)
    yield* recordChange(caller, {
      action: 'removed',
      kind: 'performanceReviewFile',
      id: fileId,
      person: before.employeeId,
    })
  })
  // After the commit that forgot it: a file without a row harms nobody, a row without a file does.
  yield* forgetFiles(caller.tenantId, [fileId])
  return done
})
