import { Effect } from 'effect'
import { HrDocumentFilesGroup } from '../../../contract/hrDocumentFiles.ts'
import { changesOf } from '../../../domain/audit/changes.ts'
import type { HrDocumentId, ItemId } from '../../../domain/kernel/ids.ts'
import { denials } from '../../../domain/policies/denials.ts'
import { POLICY_TYPE } from '../../../domain/policies/kinds.ts'
import { type TemplateRefusal, templateDenials } from '../../../domain/policies/templates.ts'
import { answer, change } from '../../http/calls.ts'
import { conflicting } from '../../http/denied.ts'
import { changedMeanwhile, notFound, refuse, reply } from '../../http/envelope.ts'
import { transact } from '../../store/database.ts'
import { asItIs, boundsOf, written } from '../documents.handlers.ts'
import { headingInForce } from '../files/files.store.ts'
import { managing, managingAnything } from '../guards.ts'
import { describedImages, ownImages } from '../images/images.ts'
import { publishVersion } from '../publishing.ts'
import {
  type DocumentRow,
  documentToChange,
  draftOf,
  insertDocument,
  saveDraft,
  writingInForce,
} from '../writing.store.ts'
import { compared } from './comparing.ts'
import { templateTextNow } from './templates.store.ts'

const calls = HrDocumentFilesGroup.endpoints

const refused = (because: TemplateRefusal) => conflicting({ allowed: false, because }, templateDenials)

/** § 7 POST useTemplate/{templateId}: a draft with the template's text. Asked twice with one id, it is one. */
export const useTemplate = change(
  calls.useTemplate,
  function* ({ params: { templateId }, payload: { id, type = POLICY_TYPE, title, category } }) {
    const caller = yield* managing('Create')
    const template = yield* templateTextNow(templateId, null)
    if (template === undefined) return yield* Effect.fail(notFound)
    const { content, version } = template
    if (yield* insertDocument({ id, type, title, template: { id: templateId, version } })) {
      yield* saveDraft(caller, id, { title, category, content, fileId: null, templateVersion: version })
      return yield* written(caller, id, { name: title, action: 'created', fields: ['template'] })
    }
    const before = yield* documentToChange(id)
    if (before?.templateId !== templateId || before.type !== type) return yield* Effect.fail(alreadyExists)
    return yield* asItIs(caller, id)
  },
)

const alreadyExists = refuse(409, 'already_exists', 'There is something else with this id already.', 'id')

/** Ours: what oneself changed since the template, and what the template changed since. */
export const compareTemplate = answer(calls.compareTemplate, function* ({ params: { id } }) {
  const caller = yield* managingAnything
  const { base, ours, latest } = yield* transact(caller, function* () {
    const { before, draft } = yield* fromTemplate(id)
    const writing = draft ?? (yield* writingInForce(id))
    if (writing === undefined || writing.content === null) return yield* Effect.fail(refused('noText'))
    const base = yield* templateTextNow(before.templateId, draft?.templateVersion ?? before.templateVersion)
    const latest = yield* templateTextNow(before.templateId, null)
    if (base === undefined || latest === undefined) return yield* Effect.fail(notFound)
    return { base, ours: writing.content, latest }
  })
  return reply(compared(base, ours, latest))
})

/** § 7 PUT useTemplate/{id}, § 4: publishes what was put together, and asks everybody to agree again. */
export const updateToTemplate = change(
  calls.updateToTemplate,
  function* ({ params: { id }, payload: { version, draftVersion, templateVersion, content, changeNote } }) {
    const caller = yield* managing('Modify')
    yield* boundsOf(content)
    const { before, draft } = yield* fromTemplate(id)
    if (before.isArchived)
      return yield* Effect.fail(conflicting({ allowed: false, because: 'policyArchived' }, denials))
    if (before.version !== version || (draft?.version ?? null) !== draftVersion)
      return yield* Effect.fail(changedMeanwhile)
    if (draft !== undefined && draft.content === null) return yield* Effect.fail(refused('noText'))
    const latest = yield* templateTextNow(before.templateId, null)
    if (latest?.version !== templateVersion) return yield* Effect.fail(refused('templateChanged'))
    if ((draft?.templateVersion ?? before.templateVersion ?? 0) >= latest.version)
      return yield* Effect.fail(refused('isLatest'))
    const { title, category } = draft ?? (yield* headingInForce(id))
    yield* ownImages(id, content)
    yield* describedImages(content)
    const text = { content, fileId: null, templateVersion, title, category }
    const versionNo = yield* publishVersion(caller, id, before, { ...text, isSubstantive: true, changeNote })
    const { values } = changesOf(['versionNo'], before, { versionNo })
    const fields = ['template', 'versionNo']
    return yield* written(caller, id, { name: title, action: 'published', fields, values })
  },
)

/** The document, held until the end of the transaction, if it came from a template. */
const fromTemplate = Effect.fn(function* (id: HrDocumentId) {
  const before = yield* documentToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  const { templateId } = before
  if (templateId === null) return yield* Effect.fail(refused('noTemplate'))
  const held: DocumentRow & { readonly templateId: ItemId } = { ...before, templateId }
  return { before: held, draft: yield* draftOf(id) }
})
