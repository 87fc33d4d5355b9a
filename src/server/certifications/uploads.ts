import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import type { Caller } from '../../contract/callers.ts'
import { CERTIFICATION_FILES_MAX } from '../../domain/certifications/files.ts'
import { type CertificationFileProblem, fileSentences } from '../../domain/certifications/wording.ts'
import { contentTypeNamed, documentName, QUOTA_BYTES } from '../../domain/employees/documents/documents.ts'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { accepted } from '../employees/documents/acceptance.ts'
import { usedBytes } from '../employees/documents/documents.store.ts'
import { FileStore } from '../files/fileStore.ts'
import { refuse } from '../http/envelope.ts'
import { Database } from '../store/database.ts'
import type { NewFile } from './files.store.ts'

const taken: ReadonlySet<string | undefined> = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/**
 * The files of one upload, each looked into before the first is kept: all of them are on disk afterwards, or none. Their
 * rows come after them, for a file without a row harms nobody.
 */
export const storedFiles = (caller: Caller, sent: ReadonlyArray<Multipart.PersistedFile>) =>
  Effect.gen(function* () {
    if (sent.length > CERTIFICATION_FILES_MAX) return yield* Effect.fail(refusals.tooManyFiles)
    const disk = yield* FileSystem.FileSystem
    const looked = yield* Effect.forEach(sent, (file) =>
      Effect.gen(function* () {
        if (!taken.has(contentTypeNamed(documentName(file.name)))) return yield* Effect.fail(refusals.unsupportedType)
        const found = yield* accepted(yield* Effect.orDie(disk.readFile(file.path)), file.name)
        return Result.isSuccess(found) ? found.success : yield* Effect.fail(refusals[found.failure])
      }),
    )
    const database = yield* Database
    const [used] = yield* database.read(caller, usedBytes(caller.tenantId))
    const size = looked.reduce((sum, { bytes }) => sum + bytes.length, 0)
    if ((used?.bytes ?? 0) + size > QUOTA_BYTES) return yield* Effect.fail(refusals.quotaExceeded)
    const files = yield* FileStore
    return yield* Effect.forEach(looked, ({ bytes, name, contentType }) =>
      Effect.map(files.save(caller.tenantId, bytes), (stored): NewFile => ({ ...stored, name, contentType })),
    )
  })

/** Takes back from the disk what no row speaks of. */
export const forgetFiles = (tenantId: TenantId, ids: ReadonlyArray<string>) =>
  Effect.flatMap(FileStore, (files) => Effect.forEach(ids, (id) => files.remove(tenantId, id), { discard: true }))

const refusals = {
  tooManyFiles: refuse(422, 'too_many_files', fileSentences.tooManyFiles, 'files'),
  tooLarge: refuse(413, 'too_large', fileSentences.tooLarge, 'files'),
  quotaExceeded: refuse(413, 'quota_exceeded', fileSentences.quotaExceeded, 'files'),
  empty: refuse(415, 'empty', fileSentences.empty, 'files'),
  unsupportedType: refuse(415, 'unsupported_type', fileSentences.unsupportedType, 'files'),
  contentDiffers: refuse(415, 'content_differs', fileSentences.contentDiffers, 'files'),
  hiddenContent: refuse(415, 'hidden_content', fileSentences.hiddenContent, 'files'),
  tooManyPixels: refuse(415, 'too_many_pixels', fileSentences.tooManyPixels, 'files'),
  unreadable: refuse(415, 'unreadable', fileSentences.unreadable, 'files'),
} as const satisfies Record<CertificationFileProblem, unknown>
