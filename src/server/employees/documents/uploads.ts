import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import type { Caller } from '../../../contract/callers.ts'
import { contentTypeNamed, type DocumentProblem, documentName } from '../../../domain/employees/documents/documents.ts'
import type { UploadRule } from '../../../domain/employees/documents/uploadRule.ts'
import type { TenantId } from '../../../domain/kernel/ids.ts'
import { FileStore, type StoredFile } from '../../files/fileStore.ts'
import { refuse } from '../../http/envelope.ts'
import { fileRefused } from '../../http/fileRefused.ts'
import { accepted } from './acceptance.ts'
import { isOverQuota } from './quota.ts'

export interface NewFile extends StoredFile {
  readonly name: string
  readonly contentType: string
}

const taken: ReadonlySet<string | undefined> = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/**
 * The files of one upload, each looked into before the first is kept: all of them are on disk afterwards, or none. Their
 * rows come after them, for a file without a row harms nobody.
 */
export const storedFiles = (
  caller: Caller,
  sent: ReadonlyArray<Multipart.PersistedFile>,
  { most, tooMany, sentences }: UploadRule,
) =>
  Effect.gen(function* () {
    const refused = (problem: DocumentProblem) => Effect.fail(fileRefused(problem, sentences, 'files'))
    if (sent.length > most) return yield* Effect.fail(refuse(422, 'too_many_files', tooMany, 'files'))
    const disk = yield* FileSystem.FileSystem
    const looked = yield* Effect.forEach(sent, (file) =>
      Effect.gen(function* () {
        if (!taken.has(contentTypeNamed(documentName(file.name)))) return yield* refused('unsupportedType')
        const found = yield* accepted(yield* Effect.orDie(disk.readFile(file.path)), file.name)
        return Result.isSuccess(found) ? found.success : yield* refused(found.failure)
      }),
    )
    const size = looked.reduce((sum, { bytes }) => sum + bytes.length, 0)
    if (yield* isOverQuota(caller, size)) return yield* refused('quotaExceeded')
    const files = yield* FileStore
    return yield* Effect.forEach(looked, ({ bytes, name, contentType }) =>
      Effect.map(files.save(caller.tenantId, bytes), (stored): NewFile => ({ ...stored, name, contentType })),
    )
  })

/**
 * Writes the rows of stored files in the transaction of `work`, which answers which of them are new. Files without a row
 * are deleted from the disk in the end.
 */
export const keepingFiles = <A extends { readonly kept: ReadonlyArray<string> }, E, R>(
  tenantId: TenantId,
  sent: ReadonlyArray<NewFile>,
  work: Effect.Effect<A, E, R>,
) => {
  const ids = sent.map(({ id }) => id)
  return work.pipe(
    Effect.onError(() => forgetFiles(tenantId, ids)),
    Effect.tap(({ kept }) =>
      forgetFiles(
        tenantId,
        ids.filter((id) => !kept.includes(id)),
      ),
    ),
  )
}

/** Of several files, what those that are new are called. */
export const namesOfKept = (sent: ReadonlyArray<NewFile>, kept: ReadonlyArray<string>): string =>
  sent.flatMap(({ id, name }) => (kept.includes(id) ? [name] : [])).join(', ')

/** Takes back from the disk what no row speaks of. */
export const forgetFiles = (tenantId: TenantId, ids: ReadonlyArray<string>) =>
  Effect.flatMap(FileStore, (files) => Effect.forEach(ids, (id) => files.remove(tenantId, id), { discard: true }))
