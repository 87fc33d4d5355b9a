import { Effect } from 'effect'
import { AssetsGroup } from '../../contract/assets.ts'
import { ASSET_FILE_MAX_BYTES, ASSET_FILES_MAX } from '../../domain/assets/files.ts'
import { uploadRuleOf } from '../../domain/employees/documents/uploadRule.ts'
import { recordChange } from '../audit/audit.store.ts'
import { forgetFiles, keepingFiles, namesOfKept, storedFiles } from '../employees/documents/uploads.ts'
import { FileStore } from '../files/fileStore.ts'
import { fileResponse } from '../files/serving.ts'
import { answer } from '../http/calls.ts'
import { done, jsonReply, notFound } from '../http/envelope.ts'
import { rowsOf, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { assetToChange, holderOf } from './assets.store.ts'
import { deleteFile, fileOf, filesOf, insertFiles } from './files.store.ts'
import { callerWhoMay, insideAssets, isSeen, sightOf } from './guards.ts'

const calls = AssetsGroup.endpoints

/** § 7 GET assets/{id}/Files/{fileId}: those who read the register get any file, a holder only the picture. */
export const file = answer(calls.file, function* ({ params: { id, fileId } }) {
  const caller = yield* insideAssets
  const [kept] = yield* rowsOf(caller, fileOf(id, fileId))
  const isTold = kept !== undefined && isSeen(caller, kept.employeeId) && (kept.isPhoto || sightOf(caller).seesFiles)
  if (!isTold) return yield* Effect.fail(notFound)
  const bytes = yield* (yield* FileStore).read(caller.tenantId, fileId)
  return bytes === undefined ? yield* Effect.fail(notFound) : fileResponse({ ...kept, bytes })
})

/** § 7 POST assets/{id}/files: answers the list of files. */
export const addFiles = answer(calls.addFiles, function* ({ params: { id }, payload: { files, eventId } }) {
  const caller = yield* callerWhoMay('Modify')
  const { tenantId } = caller
  // Asked before the files are looked into, so that nobody learns from them what they may not see.
  const [there] = yield* rowsOf(caller, holderOf(id))
  if (there === undefined) return yield* Effect.fail(notFound)
  const sent = yield* storedFiles(caller, files, uploadRuleOf(ASSET_FILES_MAX, ASSET_FILE_MAX_BYTES))
  const { body } = yield* keepingFiles(
    tenantId,
    sent,
    transact(caller, function* () {
      const asset = yield* assetToChange(id)
      if (asset === undefined) return yield* Effect.fail(notFound)
      const kept = yield* onConstraint(insertFiles(id, eventId, sent), { asset_files_event_fkey: () => notFound })
      const [first] = kept
      if (first !== undefined)
        yield* recordChange(caller, {
          action: 'created',
          kind: 'assetFile',
          id: first,
          name: `${asset.number}: ${namesOfKept(sent, kept)}`,
        })
      return { body: yield* filesOf(id), kept }
    }),
  )
  return jsonReply(body)
})

/** § 7 DELETE assets/{id}/files/{fileId} */
export const removeFile = answer(calls.removeFile, function* ({ params: { id, fileId } }) {
  const caller = yield* callerWhoMay('Modify')
  yield* transact(caller, function* () {
    const asset = yield* assetToChange(id)
    const gone = asset === undefined ? undefined : yield* deleteFile(id, fileId)
    if (asset === undefined || gone === undefined) return yield* Effect.fail(notFound)
    yield* recordChange(caller, {
      action: 'removed',
      kind: 'assetFile',
      id: fileId,
      name: `${asset.number}: ${gone.name}`,
    })
  })
  // After the commit that forgot it: a file without a row harms nobody, a row without a file does.
  yield* forgetFiles(caller.tenantId, [fileId])
  return done
})
