import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import type { Caller } from '../../../contract/callers.ts'
import { fileSentences, type PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { isOverQuota } from '../../employees/documents/quota.ts'
import { FileStore } from '../../files/fileStore.ts'
import { fileRefused } from '../../http/fileRefused.ts'
import { accepted } from './acceptance.ts'
import type { NewPolicyFile } from './files.store.ts'

/** The file of an upload, looked into and on disk. Its row comes after it, for a file without a row harms nobody. */
export const storedUpload = (caller: Caller, sent: Multipart.PersistedFile) =>
  Effect.gen(function* () {
    const disk = yield* FileSystem.FileSystem
    const looked = yield* accepted(yield* Effect.orDie(disk.readFile(sent.path)), sent.name)
    if (Result.isFailure(looked)) return yield* refused(looked.failure)
    const { bytes, name, pages } = looked.success
    if (yield* isOverQuota(caller, bytes.length)) return yield* refused('quotaExceeded')
    const files = yield* FileStore
    const stored = yield* files.save(caller.tenantId, bytes)
    return { ...stored, name, pages } satisfies NewPolicyFile
  })

export const forgetBytes = (caller: Caller, fileId: string) =>
  Effect.flatMap(FileStore, (files) => files.remove(caller.tenantId, fileId))

/** After the commit that forgot its row. */
export const forgetUnused = (caller: Caller, fileId: string | null) =>
  fileId === null ? Effect.void : forgetBytes(caller, fileId)

const refused = (problem: PolicyFileProblem) => Effect.fail(fileRefused(problem, fileSentences))
