import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import type { Caller } from '../../../contract/callers.ts'
import { HrDocumentFilesGroup } from '../../../contract/hrDocumentFiles.ts'
import { documentName } from '../../../domain/employees/documents/documents.ts'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { imageSentences, type PolicyImageProblem } from '../../../domain/policies/imageProblems.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { isOverQuota } from '../../employees/documents/quota.ts'
import { FileStore } from '../../files/fileStore.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { conflicting } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { fileRefused } from '../../http/fileRefused.ts'
import { callerWho } from '../../http/gates.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { about } from '../documents.handlers.ts'
import { forgetBytes } from '../files/uploads.ts'
import { there } from '../files/writing.handlers.ts'
import { managing } from '../guards.ts'
import { documentToChange } from '../writing.store.ts'
import { acceptedImage } from './acceptance.ts'
import { imageToRead, insertImage, type NewImage } from './images.store.ts'

const calls = HrDocumentFilesGroup.endpoints

/** An image of a policy's text: for whoever may read a version, or a draft, in which it stands. */
export const image = answer(calls.image, function* ({ params: { id, imageId } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const [kept] = yield* rowsOf(caller, imageToRead(caller, id, imageId))
  const bytes = kept === undefined ? undefined : yield* (yield* FileStore).read(caller.tenantId, imageId)
  if (kept === undefined || bytes === undefined) return yield* Effect.fail(notFound)
  return fileResponse({ ...kept, bytes, isInline: true, isVersioned: true })
})

/** Sent before the text that shows it is saved. The same image sent twice is one. */
export const addImage = answer(calls.addImage, function* ({ params: { id }, payload: { file } }) {
  const caller = yield* managing('Modify')
  yield* there(caller, id)
  const sent = yield* storedImage(caller, file)
  const kept = yield* transact(caller, () => added(caller, id, sent)).pipe(
    Effect.onError(() => forgetBytes(caller, sent.id)),
  )
  if (kept.id !== sent.id) yield* forgetBytes(caller, sent.id)
  return reply(kept)
})

function* added(caller: Caller, id: HrDocumentId, sent: NewImage) {
  const document = yield* documentToChange(id)
  if (document === undefined) return yield* Effect.fail(notFound)
  if (document.isArchived) return yield* Effect.fail(archived)
  const kept = yield* insertImage(id, sent)
  if (kept.id === sent.id)
    yield* recordChange(caller, { ...about(id, document.title), action: 'updated', fields: ['images'] })
  return kept
}

/** Looked into, and on disk. Its row comes after it, for a file without a row harms nobody. */
const storedImage = (caller: Caller, file: Multipart.PersistedFile) =>
  Effect.gen(function* () {
    const disk = yield* FileSystem.FileSystem
    const looked = yield* acceptedImage(yield* Effect.orDie(disk.readFile(file.path)), file.name)
    if (Result.isFailure(looked)) return yield* refused(looked.failure)
    const { bytes, ...image } = looked.success
    if (yield* isOverQuota(caller, bytes.length)) return yield* refused('quotaExceeded')
    const stored = yield* (yield* FileStore).save(caller.tenantId, bytes)
    return { ...stored, ...image, name: documentName(file.name) } satisfies NewImage
  })

const refused = (problem: PolicyImageProblem) => Effect.fail(fileRefused(problem, imageSentences))

const archived = conflicting({ allowed: false, because: 'policyArchived' }, denials)
