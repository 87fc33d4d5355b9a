import { Effect, FileSystem, Result } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { DocumentsGroup } from '../../../contract/documents.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { mayAccess, mayEdit } from '../../../domain/employees/access.ts'
import { type DocumentProblem, documentSentences } from '../../../domain/employees/documents/documents.ts'
import type { DocumentId } from '../../../domain/employees/documents/nouns.ts'
import { denials } from '../../../domain/employees/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { FileStore } from '../../files/fileStore.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { forbidden } from '../../http/denied.ts'
import { done, notFound, reply } from '../../http/envelope.ts'
import { fileRefused } from '../../http/fileRefused.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { seen } from '../changes.ts'
import { accepted } from './acceptance.ts'
import { deleteDocument, documentOf, documentsOf, insertDocument, isThere, sameDocument } from './documents.store.ts'
import { isOverQuota } from './quota.ts'

const calls = DocumentsGroup.endpoints

/** A person's documents, for anyone who has access to the person. */
const list = answer(calls.list, function* ({ params: { id } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  yield* there(caller, id)
  return reply(yield* rowsOf(caller, documentsOf(id)))
})

/** § 7 POST employees/{id}/files */
const add = answer(calls.add, function* ({ params: { id }, payload: { file } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const may = mayEdit(caller, id)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* there(caller, id)
  const files = yield* FileStore
  const disk = yield* FileSystem.FileSystem
  const looked = yield* accepted(yield* Effect.orDie(disk.readFile(file.path)), file.name)
  if (Result.isFailure(looked)) return yield* refused(looked.failure)
  const { bytes, ...kind } = looked.success
  if (yield* isOverQuota(caller, bytes.length)) return yield* refused('quotaExceeded')

  const { tenantId } = caller
  const stored = yield* files.save(tenantId, bytes)
  const fresh = { ...stored, ...kind }
  const { isNew, document } = yield* transact(caller, function* () {
    const isNew = yield* insertDocument(caller, id, fresh)
    if (isNew)
      yield* recordChange(caller, {
        action: 'created',
        kind: 'document',
        id: stored.id,
        person: id,
        name: kind.name,
      })
    return { isNew, document: yield* sameDocument(id, fresh) }
  }).pipe(Effect.onError(() => files.remove(tenantId, stored.id)))
  if (!isNew) yield* files.remove(tenantId, stored.id)
  return document === undefined ? yield* Effect.fail(notFound) : reply(document)
})

/** § 7 GET files/{fileId}: only ever downloaded, never shown in a page. */
const download = answer(calls.download, function* ({ params: { fileId } }) {
  const caller = yield* CurrentCaller
  const { name, contentType } = yield* visible(caller, fileId)
  const files = yield* FileStore
  const bytes = yield* files.read(caller.tenantId, fileId)
  return bytes === undefined ? yield* Effect.fail(notFound) : fileResponse({ bytes, name, contentType })
})

/** § 7 DELETE files/{fileId} */
const remove = answer(calls.remove, function* ({ params: { fileId } }) {
  const caller = yield* CurrentCaller
  const { employeeId, name } = yield* visible(caller, fileId)
  const may = mayEdit(caller, employeeId)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  yield* transact(caller, function* () {
    if (!(yield* deleteDocument(fileId))) return yield* Effect.fail(notFound)
    yield* recordChange(caller, { action: 'removed', kind: 'document', id: fileId, person: employeeId, name })
  })
  // After the commit that forgot it: a file without a row harms nobody, a row without a file does.
  const files = yield* FileStore
  yield* files.remove(caller.tenantId, fileId)
  return done
})

/** The file, if it is a document of somebody the caller has access to; else the same answer as for a random id. */
const visible = Effect.fn(function* (caller: Caller, fileId: DocumentId) {
  const [document] = yield* rowsOf(caller, documentOf(fileId))
  return document !== undefined && mayAccess(caller, document.employeeId).allowed
    ? document
    : yield* Effect.fail(notFound)
})

const there = Effect.fn(function* (caller: Caller, id: EmployeeId) {
  const found = yield* rowsOf(caller, isThere(id))
  if (found.length === 0) return yield* Effect.fail(notFound)
})

const refused = (problem: DocumentProblem) => Effect.fail(fileRefused(problem, documentSentences))

export const documentsHandlers = HttpApiBuilder.group(Api, 'documents', (handlers) =>
  handlers.handleAll({ list, add, download, remove }),
)
