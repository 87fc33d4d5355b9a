import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import { versionOf } from '../../contract/paths.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { managesPolicies } from '../../domain/policies/access.ts'
import { withinBounds } from '../../domain/policies/content/bounds.ts'
import { canonicalText } from '../../domain/policies/content/canonical.ts'
import type { PolicyContent } from '../../domain/policies/content/nouns.ts'
import { denials } from '../../domain/policies/denials.ts'
import { POLICY_TYPE } from '../../domain/policies/kinds.ts'
import { mayRemovePolicy } from '../../domain/policies/lifecycle.ts'
import { answered, type ChangeOf, recordChange } from '../audit/audit.store.ts'
import { answer, change, read } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, done, jsonReply, notFound, refuse } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { readInBulk } from '../store/bulkPlan.ts'
import { rowsOf, transact } from '../store/database.ts'
import { removeUnusedFile } from './files/files.store.ts'
import { forgetBytes, forgetUnused } from './files/uploads.ts'
import { managing } from './guards.ts'
import { imagesOf } from './images/images.store.ts'
import { ownImages } from './images/images.ts'
import { document, documents } from './policies.store.ts'
import {
  type Draft,
  deleteDocument,
  documentToChange,
  draftOf,
  insertDocument,
  saveDraft,
  type Writing,
  writingInForce,
} from './writing.store.ts'

const calls = HrDocumentsGroup.endpoints

/** § 7 GET hrDocuments */
export const list = answer(calls.list, function* ({ query }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const isCounted = query.counted === 'true' && managesPolicies(caller)
  const asked = documents(caller, isCounted)
  const [row] = yield* isCounted ? readInBulk(caller, asked) : rowsOf(caller, asked)
  return jsonReply(row?.body ?? '[]')
})

/** § 7 GET hrDocuments/{id} */
export const readDocument = read(calls.read, function* ({ params: { id } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  return document(caller, id)
})

/** § 7 POST hrDocuments: a draft. Asked twice with one id it makes one. */
export const create = change(calls.create, function* ({ payload }) {
  const caller = yield* managing('Create')
  yield* boundsOf(payload.content)
  const { id, type = POLICY_TYPE, title, category, content } = payload
  yield* ownImages(id, content)
  if (yield* insertDocument({ id, type, title })) {
    const draft = { title, category, content, fileId: null, templateVersion: null } as const
    yield* saveDraft(caller, id, draft)
    return yield* written(caller, id, { name: title, action: 'created', ...changesBetween(undefined, draft) })
  }
  const row = yield* documentToChange(id)
  const before = yield* draftOf(id)
  const isSame = row?.type === type && before !== undefined && changesBetween(before, payload).fields.length === 0
  return isSame ? yield* asItIs(caller, id) : yield* Effect.fail(alreadyExists)
})

/** § 7 PUT hrDocuments/{id}: what is being written, saved. The text in force stays as it is. */
export const save = answer(calls.saveDraft, function* ({ params: { id }, payload }) {
  const caller = yield* managing('Modify')
  if (payload.content !== null) yield* boundsOf(payload.content)
  const { body, unused } = yield* transact(caller, function* () {
    const row = yield* documentToChange(id)
    if (row === undefined) return yield* Effect.fail(notFound)
    if (row.isArchived) return yield* Effect.fail(archived)
    const before = yield* draftOf(id)
    if ((before?.version ?? null) !== payload.version) return yield* Effect.fail(changedMeanwhile)
    if (payload.content !== null) yield* ownImages(id, payload.content)
    const writing = yield* writingOf(payload.content, before ?? (yield* writingInForce(id)))
    const { title, category } = payload
    const draft = { title, category, ...writing, templateVersion: before?.templateVersion ?? null }
    yield* saveDraft(caller, id, draft)
    const unused = yield* removeUnusedFile(before?.fileId ?? null)
    const change = { name: title, action: 'updated', ...changesBetween(before, draft) } as const
    return { body: yield* written(caller, id, change), unused }
  })
  yield* forgetUnused(caller, unused)
  return jsonReply(body)
})

/** § 7 DELETE hrDocuments/{id}: one of which nothing was ever published. */
export const remove = answer(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* managing('Delete')
  const { unused, images } = yield* transact(caller, function* () {
    const before = yield* documentToChange(id)
    if (before === undefined) return yield* Effect.fail(notFound)
    if (before.version !== versionOf(headers)) return yield* Effect.fail(changedMeanwhile)
    const may = mayRemovePolicy(before)
    if (!may.allowed) return yield* Effect.fail(conflicting(may, denials))
    const draft = yield* draftOf(id)
    const images = yield* imagesOf(id)
    yield* deleteDocument(id)
    yield* recordChange(caller, { ...about(id, before.title), action: 'removed' })
    return { unused: yield* removeUnusedFile(draft?.fileId ?? null), images }
  })
  yield* forgetUnused(caller, unused)
  yield* Effect.forEach(images, (image) => forgetBytes(caller, image.id))
  return done
})

/** The text that is sent; without one, the file that stands in its place. */
const writingOf = (content: PolicyContent | null, before: Writing | undefined) => {
  if (content !== null) return Effect.succeed({ content, fileId: null } as const)
  return before === undefined || before.fileId === null
    ? Effect.fail(unacceptable({ allowed: false, because: 'textMissing' }, denials, 'content'))
    : Effect.succeed({ content: null, fileId: before.fileId } as const)
}

export const boundsOf = (content: PolicyContent) => {
  const bounds = withinBounds(content)
  return bounds.allowed ? Effect.void : Effect.fail(unacceptable(bounds, denials, 'content'))
}

/** The document as it is now, at the end of a change. */
export const asItIs = (caller: Caller, id: HrDocumentId) => bodyOf(document(caller, id))

/** What a change of a document ends with. */
export const written = (caller: Caller, id: HrDocumentId, change: Omit<ChangeOf<'hrDocument'>, 'id'>) =>
  answered(caller, { ...change, kind: 'hrDocument', id }, document(caller, id))

export const about = (id: HrDocumentId, name: string) => ({ kind: 'hrDocument' as const, id, name })

type Said = Pick<Draft, 'title' | 'category'> & {
  readonly content: PolicyContent | null
  readonly fileId?: string | null
}

const changesBetween = (before: Said | undefined, after: Said) =>
  changesOf(['title', 'category', 'text'], before && { ...before, text: textIn(before) }, {
    ...after,
    text: textIn(after),
  })

const textIn = ({ content, fileId }: Said): string | null =>
  content === null ? (fileId ?? null) : canonicalText({ title: '', content })

const archived = conflicting({ allowed: false, because: 'policyArchived' }, denials)
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another HR document.')
