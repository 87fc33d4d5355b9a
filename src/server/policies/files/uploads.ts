import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import type { Caller } from '../../../contract/callers.ts'
import { QUOTA_BYTES } from '../../../domain/employees/documents/documents.ts'
import { fileSentences, type PolicyFileProblem } from '../../../domain/policies/fileProblems.ts'
import { usedBytes } from '../../employees/documents/documents.store.ts'
import { FileStore } from '../../files/fileStore.ts'
import { refuse } from '../../http/envelope.ts'
import { Database } from '../../store/database.ts'
import { accepted } from './acceptance.ts'
import type { NewPolicyFile } from './files.store.ts'

/** The file of an upload, looked into and on disk. Its row comes after it, for a file without a row harms nobody. */
export const storedUpload = (caller: Caller, sent: Multipart.PersistedFile) =>
  Effect.gen(function* () {
    const disk = yield* FileSystem.FileSystem
    const looked = yield* accepted(yield* Effect.orDie(disk.readFile(sent.path)), sent.name)
    if (Result.isFailure(looked)) return yield* Effect.fail(refusals[looked.failure])
    const { bytes, name, pages } = looked.success
    const database = yield* Database
    const [used] = yield* database.read(caller, usedBytes(caller.tenantId))
    if ((used?.bytes ?? 0) + bytes.length > QUOTA_BYTES) return yield* Effect.fail(refusals.quotaExceeded)
    const files = yield* FileStore
    const stored = yield* files.save(caller.tenantId, bytes)
    return { ...stored, name, pages } satisfies NewPolicyFile
  })

export const forgetBytes = (caller: Caller, fileId: string) =>
  Effect.flatMap(FileStore, (files) => files.remove(caller.tenantId, fileId))

/** After the commit that forgot its row. */
export const forgetUnused = (caller: Caller, fileId: string | null) =>
  fileId === null ? Effect.void : forgetBytes(caller, fileId)

const refusals = {
  tooLarge: refuse(413, 'too_large', fileSentences.tooLarge, 'file'),
  quotaExceeded: refuse(413, 'quota_exceeded', fileSentences.quotaExceeded, 'file'),
  empty: refuse(415, 'empty', fileSentences.empty, 'file'),
  unsupportedType: refuse(415, 'unsupported_type', fileSentences.unsupportedType, 'file'),
  contentDiffers: refuse(415, 'content_differs', fileSentences.contentDiffers, 'file'),
  hiddenContent: refuse(415, 'hidden_content', fileSentences.hiddenContent, 'file'),
  passwordProtected: refuse(415, 'password_protected', fileSentences.passwordProtected, 'file'),
  activeContent: refuse(415, 'active_content', fileSentences.activeContent, 'file'),
  tooManyPages: refuse(415, 'too_many_pages', fileSentences.tooManyPages, 'file'),
  unreadable: refuse(415, 'unreadable', fileSentences.unreadable, 'file'),
} as const satisfies Record<PolicyFileProblem, unknown>
