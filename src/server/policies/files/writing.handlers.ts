import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { HrDocumentFilesGroup } from '../../../contract/hrDocumentFiles.ts'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { DOCUMENT_TYPE, POLICY_TYPE } from '../../../domain/policies/kinds.ts'
import { recordChange } from '../../audit/audit.store.ts'
import { answer } from '../../http/calls.ts'
import { conflicting } from '../../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound, refuse } from '../../http/envelope.ts'
import { rowsOf, transact } from '../../store/database.ts'
import { about, asItIs, written } from '../documents.handlers.ts'
import { managing } from '../guards.ts'
import { documentToChange, draftOf, insertDocument, saveDraft } from '../writing.store.ts'
import { headingInForce, insertPolicyFile, isSameDraft, type NewPolicyFile, removeUnusedFile } from './files.store.ts'
import { forgetBytes, forgetUnused, storedUpload } from './uploads.ts'

const calls = HrDocumentFilesGroup.endpoints

/** § 7 POST hrDocuments/existingDocument: a policy that is a file. The same file under the same id, sent twice, is one. */
export const addExisting = answer(
  calls.addExisting,
  function* ({ payload: { id, type: sentType, title, category, file } }) {
    const caller = yield* managing('Create')
    const type = sentType === '1' ? DOCUMENT_TYPE : POLICY_TYPE
    const stored = yield* storedUpload(caller, file)
    const { isNew, body } = yield* transact(caller, function* () {
      const isNew = yield* insertDocument({ id, type, title })
      if (isNew) {
        yield* insertPolicyFile(caller, stored)
        yield* saveDraft(caller, id, {
          ...fileInstead(stored),
          title,
          category: category === undefined || category === '' ? null : category,
        })
        yield* recordChange(caller, { ...about(id, title), action: 'created', fields: ['file'] })
      } else if (!(yield* isSameDraft(id, { type, title, sha256: stored.sha256 }))) {
        return yield* Effect.fail(alreadyExists)
      }
      return { isNew, body: yield* asItIs(caller, id) }
    }).pipe(Effect.onError(() => forgetBytes(caller, stored.id)))
    if (!isNew) yield* forgetBytes(caller, stored.id)
    return jsonReply(body)
  },
)

const alreadyExists = refuse(409, 'already_exists', 'There is something else with this id already.', 'id')

/** A file comes from no template. */
const fileInstead = ({ id }: NewPolicyFile) => ({ content: null, fileId: id, templateVersion: null })

/**
 * § 7 PUT hrDocuments/{id}/file: what is written is this file from now on, until somebody publishes it. The file before it
 * is kept if a version is made of it.
 */
export const replaceFile = answer(calls.replaceFile, function* ({ params: { id }, payload: { version, file } }) {
  const caller = yield* managing('Modify')
  yield* there(caller, id)
  const stored = yield* storedUpload(caller, file)
  const { unused, body } = yield* transact(caller, function* () {
    const before = yield* documentToChange(id)
    if (before === undefined) return yield* Effect.fail(notFound)
    if (before.isArchived) return yield* Effect.fail(archived)
    const draft = yield* draftOf(id)
    if ((draft?.version ?? null) !== (version === undefined ? null : Number(version)))
      return yield* Effect.fail(changedMeanwhile)
    yield* insertPolicyFile(caller, stored)
    const { title, category } = draft ?? (yield* headingInForce(id))
    yield* saveDraft(caller, id, { ...fileInstead(stored), title, category })
    const unused = yield* removeUnusedFile(draft?.fileId ?? null)
    return { unused, body: yield* written(caller, id, { name: title, action: 'updated', fields: ['file'] }) }
  }).pipe(Effect.onError(() => forgetBytes(caller, stored.id)))
  yield* forgetUnused(caller, unused)
  return jsonReply(body)
})

/** Before a file is looked into and kept. */
export const there = Effect.fn(function* (caller: Caller, id: HrDocumentId) {
  const found = yield* rowsOf(
    caller,
    (sql) => sql`select from hr_documents where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
  if (found.length === 0) return yield* Effect.fail(notFound)
})

const archived = conflicting({ allowed: false, because: 'policyArchived' }, denials)
