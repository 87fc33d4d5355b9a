import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CheckInTemplatesGroup } from '../../contract/checkIns.ts'
import { versionOf } from '../../contract/paths.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { mayWriteTemplates } from '../../domain/checkIns/access.ts'
import { templateFields } from '../../domain/checkIns/template.fields.ts'
import { denials } from '../../domain/checkIns/wording.ts'
import type { CheckInTemplateId } from '../../domain/kernel/ids.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { conflicting } from '../http/denied.ts'
import { changedMeanwhile, notFound, refuse } from '../http/envelope.ts'
import { bodyOf } from '../store/body.ts'
import { onConstraint } from '../store/failures.ts'
import { insideCheckIns, permit } from './guards.ts'
import {
  deleteTemplate,
  insertTemplate,
  type StoredTemplate,
  template,
  templates,
  templateToChange,
  updateTemplate,
} from './templates.store.ts'

const calls = CheckInTemplatesGroup.endpoints

const list = read(calls.list, function* () {
  yield* insideCheckIns
  return templates
})

const writer = Effect.tap(insideCheckIns, (caller) => permit(mayWriteTemplates(caller)))

const admitted = (to: Pick<StoredTemplate, 'sections'>) => {
  const sentence = templateFields.fields.sections.problem(to.sections)
  return sentence === null ? Effect.void : Effect.fail(refuse(422, 'invalid_field', sentence, 'sections'))
}

const onKeys = {
  check_in_templates_name_key: () => conflicting({ allowed: false, because: 'nameTaken' }, denials, 'name'),
}

/** Asked twice with one id it makes one template. */
const create = change(calls.create, function* ({ payload: { id, ...to } }) {
  const caller = yield* writer
  yield* admitted(to)
  if (yield* onConstraint(insertTemplate(id, to), onKeys)) {
    const done = { ...about(id, to.name), action: 'created', ...changesOf(auditedFields, undefined, to) } as const
    return yield* answered(caller, done, template(id))
  }
  const before = yield* templateToChange(id)
  const isSame = before !== undefined && changesOf(auditedFields, before, to).fields.length === 0
  return isSame ? yield* bodyOf(template(id)) : yield* Effect.fail(alreadyExists)
})

/** What was begun with it stays as it is: a check-in has its own copy. */
const update = change(calls.update, function* ({ params: { id }, payload: { version, ...to } }) {
  const caller = yield* writer
  const before = yield* asDecidedOn(id, version)
  yield* admitted(to)
  yield* onConstraint(updateTemplate(id, to), onKeys)
  const changes = changesOf([...auditedFields, 'isArchived'], before, to)
  return yield* answered(caller, { ...about(id, to.name), action: 'updated', ...changes }, template(id))
})

const remove = change(calls.remove, function* ({ params: { id }, headers }) {
  const caller = yield* writer
  const before = yield* asDecidedOn(id, versionOf(headers))
  yield* deleteTemplate(id)
  yield* recordChange(caller, { ...about(id, before.name), action: 'removed' })
})

const asDecidedOn = Effect.fn(function* (id: CheckInTemplateId, version: number) {
  const before = yield* templateToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  return before.version === version ? before : yield* Effect.fail(changedMeanwhile)
})

const auditedFields = namesOf(templateFields)
const about = (id: CheckInTemplateId, name: string) => ({ kind: 'checkInTemplate' as const, id, name })
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another template.')

export const checkInTemplatesHandlers = HttpApiBuilder.group(Api, 'checkInTemplates', (handlers) =>
  handlers.handleAll({ list, create, update, remove }),
)
