import { Clock, Effect } from 'effect'
import * as Arr from 'effect/Array'
import type { Caller } from '../../contract/callers.ts'
import { PositionTemplateActsGroup } from '../../contract/positionTemplates.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { complianceItemOf, heldTypeOf, inDueOrder } from '../../domain/certifications/duties.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { certificationsGate, positionTemplatesGate } from '../../domain/permissions/gate.ts'
import { denials as gateDenials } from '../../domain/permissions/wording.ts'
import type { PositionHolder, PositionRequirements } from '../../domain/positionTemplates/nouns.ts'
import {
  askedBy,
  gapsOf,
  mayAskFor,
  namesOf,
  owedOf,
  requirementsGate,
} from '../../domain/positionTemplates/requirements.ts'
import { denials } from '../../domain/positionTemplates/wording.ts'
import { answered } from '../audit/audit.store.ts'
import { answer, change, read } from '../http/calls.ts'
import { decidedBy, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound, reply } from '../http/envelope.ts'
import { callerWho, mayEnter } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'
import { positionTemplates, templateToChange } from './positionTemplates.store.ts'
import {
  holders as holdersOf,
  requirable,
  setRequirements,
  unknownAmong,
  waitForPolicies,
} from './requirements.store.ts'

const calls = PositionTemplateActsGroup.endpoints
const { permit } = decidedBy(gateDenials)
const { module, feature } = positionTemplatesGate

/** Where nothing can be owed, nothing is asked for. */
const allowedToAsk = Effect.andThen(
  callerWho({ module, feature: { ...feature, action: 'Modify' } }),
  callerWho(requirementsGate),
)

/** What the position asks for from now on, of everybody who holds it. */
export const require = change(calls.require, function* ({ params: { id }, payload: { version, ...after } }) {
  const caller = yield* allowedToAsk
  yield* waitForPolicies(true)
  const template = yield* templateToChange(id)
  if (template === undefined) return yield* Effect.fail(notFound)
  const before = askedBy(template.requires)
  yield* permit(mayAskFor(caller, caller, before, after))
  if (template.version !== version) return yield* Effect.fail(changedMeanwhile)
  const [unknown] = yield* unknownAmong(after)
  if (unknown !== undefined)
    return yield* Effect.fail(unacceptable({ allowed: false, because: 'notAskable' }, denials, unknown.field))
  yield* setRequirements(id, after)
  const now = yield* templateToChange(id)
  const said = { kind: 'positionTemplate', id, action: 'updated', name: template.title } as const
  const changed = changesOf(
    ['certificationTypes', 'policies'],
    named(template.requires),
    named(now?.requires ?? nothing),
  )
  return yield* answered(caller, { ...said, ...changed }, positionTemplates.one(id))
})

const nothing: PositionRequirements = { certificationTypes: [], policies: [] }

const named = ({ certificationTypes, policies }: PositionRequirements) => ({
  certificationTypes: namesOf(certificationTypes),
  policies: namesOf(policies),
})

/** What can be asked for. */
export const choices = read(calls.choices, function* () {
  yield* allowedToAsk
  return requirable
})

/** Whoever holds the position now, as far as the caller sees them, with what they owe of it. */
export const holders = answer(calls.holders, function* ({ params: { id } }) {
  const caller = yield* callerWho(positionTemplatesGate)
  const all = yield* standing(caller, id)
  if (all.length === 0 && !(yield* isThere(caller, id))) return yield* Effect.fail(notFound)
  return reply(all.map(({ holder }) => holder))
})

/** Of every template: how many hold it now, and how many of them owe something. */
export const gaps = answer(calls.gaps, function* () {
  const caller = yield* callerWho(positionTemplatesGate)
  const all = yield* standing(caller, null)
  const byTemplate = Object.entries(Arr.groupBy(all, ({ templateId }) => templateId))
  return reply(
    byTemplate.map(([id, them]) =>
      gapsOf(
        id as ItemId,
        them.map(({ holder }) => holder),
      ),
    ),
  )
})

const standing = (caller: Caller, templateId: ItemId | null) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const hasCompliance = mayEnter(caller, requirementsGate).allowed
    const hasCertifications = mayEnter(caller, certificationsGate).allowed
    const rows = yield* rowsOf(caller, holdersOf(caller, { templateId, hasCompliance, hasCertifications }))
    return rows.map(({ templateId: of, employeeId, fullName, types, policies }) => {
      const certifications = (types ?? []).flatMap((type) => heldTypeOf(type, now)).map(complianceItemOf)
      const asked = [...(policies ?? []), ...certifications]
      const holder: PositionHolder = { id: employeeId, fullName, owes: owedOf(inDueOrder(asked)) }
      return { templateId: of, holder }
    })
  })

const isThere = (caller: Caller, id: ItemId) =>
  Effect.map(rowsOf(caller, positionTemplates.one(id)), (rows) => rows.length > 0)
