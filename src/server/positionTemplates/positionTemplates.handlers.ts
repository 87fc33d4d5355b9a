import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { Caller } from '../../contract/callers.ts'
import type { Refusal } from '../../contract/envelope.ts'
import { PositionTemplateActsGroup } from '../../contract/positionTemplates.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { positionTemplatesGate } from '../../domain/permissions/gate.ts'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'
import { templateCsvHeaders, templateCsvRow } from '../../domain/positionTemplates/csv.ts'
import { mayMove, type TemplateAction } from '../../domain/positionTemplates/lifecycle.ts'
import { mayUpgrade } from '../../domain/positionTemplates/lineage.ts'
import { isTooLong } from '../../domain/positionTemplates/template.fields.ts'
import { denials } from '../../domain/positionTemplates/wording.ts'
import { answered } from '../audit/audit.store.ts'
import { csvOf } from '../files/csv.ts'
import { fileResponse } from '../files/serving.ts'
import { answer, change, read } from '../http/calls.ts'
import { decidedBy } from '../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { alreadyExists, collectionHandlers, unknownReference } from '../organisation/collection.handlers.ts'
import { bodyOf } from '../store/body.ts'
import { rowsOf } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { assign, takeBack } from './assigning.handlers.ts'
import { versionsOf } from './history.store.ts'
import { globalTemplate } from './marketplace/marketplace.ts'
import { paper } from './paper/paper.handlers.ts'
import {
  archivedTemplates,
  positionTemplates,
  setArchived,
  setLineage,
  templatesToWrite,
  templateToChange,
} from './positionTemplates.store.ts'
import { choices, gaps, holders, require } from './requirements.handlers.ts'

const calls = PositionTemplateActsGroup.endpoints
const { unlessStored, acceptable } = decidedBy(denials)
const { module } = positionTemplatesGate

const allowedTo = (action: PermissionAction) =>
  callerWho({ module, feature: { ...positionTemplatesGate.feature, action } })

const archived = answer(calls.archived, function* () {
  const caller = yield* callerWho(positionTemplatesGate)
  const [row] = yield* rowsOf(caller, archivedTemplates.list)
  return jsonReply(row?.body ?? '[]')
})

/** § 7 POST {id}/archive and {id}/unarchive */
const moving = (call: typeof calls.archive | typeof calls.unarchive, action: TemplateAction) =>
  change(call, function* ({ params: { id }, payload: { version } }) {
    const caller = yield* allowedTo('Modify')
    const before = yield* existing(id)
    yield* unlessStored(mayMove(before, action))
    if (before.version !== version) return yield* Effect.fail(changedMeanwhile)
    const isArchived = action === 'archive'
    yield* setArchived(id, isArchived)
    const values = [{ field: 'isArchived', before: String(before.isArchived), after: String(isArchived) }]
    return yield* written(caller, id, { action: 'updated', name: before.title, fields: ['isArchived'], values })
  })

/** § 7 POST useTemplate/{templateId}: a template with the marketplace's text. Asked twice with one id, it is one. */
const useTemplate = change(calls.useTemplate, function* ({ params: { templateId }, payload: { id, ...named } }) {
  const caller = yield* allowedTo('Create')
  const global = globalTemplate(templateId)
  if (global === undefined) return yield* Effect.fail(notFound)
  const content = { ...named, ...global.text }
  const made = yield* onConstraint(positionTemplates.insert(id, content), refusals)
  if (made === undefined) {
    const same = yield* positionTemplates.same(id, content)
    return same === undefined ? yield* Effect.fail(alreadyExists) : yield* bodyOf(positionTemplates.one(id))
  }
  yield* setLineage(id, templateId, global.version)
  const values = [{ field: 'title', before: null, after: named.title }]
  return yield* written(caller, id, { action: 'created', name: named.title, fields: Object.keys(content), values })
})

/** Ours: what was put together from one's own text and the newest of the marketplace. */
const upgrade = change(calls.upgrade, function* ({ params: { id }, payload: { version, globalVersion, text } }) {
  const caller = yield* allowedTo('Modify')
  const before = yield* existing(id)
  const global = globalTemplate(before.globalPositionTemplateId ?? '')
  yield* unlessStored(mayUpgrade(before, global?.version ?? null, globalVersion))
  if (before.version !== version || global === undefined) return yield* Effect.fail(changedMeanwhile)
  yield* acceptable(isTooLong(text) ? { allowed: false, because: 'templateTooLong' } : { allowed: true })
  const { title, department } = before
  const after = yield* positionTemplates.update(id, version, { title, department, ...text })
  yield* setLineage(id, global.id, globalVersion)
  const fields = [...(after?.fields ?? []), 'globalVersion']
  return yield* written(caller, id, { action: 'updated', name: title, fields })
})

/** Every text it has had. */
const versions = read(calls.versions, function* ({ params: { id } }) {
  yield* callerWho(positionTemplatesGate)
  return versionsOf(id)
})

/** What the list shows, in its order. */
const csv = answer(calls.csv, function* ({ payload: { ids } }) {
  const caller = yield* callerWho(positionTemplatesGate)
  const rows = yield* rowsOf(caller, templatesToWrite(ids))
  const bytes = csvOf(templateCsvHeaders, rows.map(templateCsvRow))
  return fileResponse({ bytes, contentType: 'text/csv', name: 'position-templates.csv' })
})

const existing = (id: ItemId) =>
  Effect.flatMap(templateToChange(id), (template) =>
    template === undefined ? Effect.fail(notFound) : Effect.succeed(template),
  )

const written = (caller: Caller, id: ItemId, said: Omit<Parameters<typeof answered>[1], 'kind' | 'id'>) =>
  answered(
    caller,
    { ...said, kind: 'positionTemplate', id } as Parameters<typeof answered>[1],
    positionTemplates.one(id),
  )

const refusals: Readonly<Record<string, () => Refusal<409> | Refusal<422>>> = {
  [positionTemplates.described.nameKey ?? '']: () => alreadyExists,
  ...Object.fromEntries(
    (positionTemplates.described.references ?? []).map(({ constraint, field }) => [
      constraint,
      () => unknownReference(field),
    ]),
  ),
}

export const positionTemplatesHandlers = HttpApiBuilder.group(Api, 'positionTemplates', (handlers) =>
  handlers.handleAll(collectionHandlers('positionTemplates', positionTemplates, { module })),
)

export const positionTemplateActsHandlers = HttpApiBuilder.group(Api, 'positionTemplateActs', (handlers) =>
  handlers.handleAll({
    archived,
    archive: moving(calls.archive, 'archive'),
    unarchive: moving(calls.unarchive, 'unarchive'),
    useTemplate,
    upgrade,
    assign,
    takeBack,
    require,
    choices,
    holders,
    gaps,
    versions,
    paper,
    csv,
  }),
)
