import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { denials } from '../../domain/policies/denials.ts'
import { mayBeSet } from '../../domain/policies/kinds.ts'
import { isOfSubstance, mayReview } from '../../domain/policies/lifecycle.ts'
import { agreementFields } from '../../domain/policies/settings.fields.ts'
import { change } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { written } from './documents.handlers.ts'
import { managing } from './guards.ts'
import { describedImages } from './images/images.ts'
import { publishVersion } from './publishing.ts'
import { markReviewed, saveSettings, setParties, settingsOf } from './settings.store.ts'
import { documentToChange, draftOf } from './writing.store.ts'

const calls = HrDocumentsGroup.endpoints

/** § 7 POST hrDocuments/{id}/review: what is written becomes a version, or what is in force holds as it is. */
export const review = change(calls.review, function* ({ params: { id }, payload }) {
  const caller = yield* managing('Modify')
  const { outcome, changeNote } = payload
  const before = yield* documentToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  const draft = yield* draftOf(id)
  const may = mayReview(before, draft, outcome)
  if (!may.allowed) {
    const refusing = may.because === 'policyArchived' ? conflicting : unacceptable
    return yield* Effect.fail(refusing(may, denials))
  }
  const decidedOn = outcome === 'unchanged' || draft === undefined ? before.version : draft.version
  if (decidedOn !== payload.version) return yield* Effect.fail(changedMeanwhile)
  if (outcome === 'unchanged' || draft === undefined) {
    yield* markReviewed(id)
    return yield* written(caller, id, { name: before.title, action: 'reviewed' })
  }
  yield* describedImages(draft.content)
  const isSubstantive = isOfSubstance(outcome, before)
  const versionNo = yield* publishVersion(caller, id, before, { ...draft, isSubstantive, changeNote })
  const changes = changesOf(['versionNo'], before.versionNo === 0 ? undefined : before, { versionNo })
  return yield* written(caller, id, { name: draft.title, action: 'published', ...changes })
})

/** § 7 PUT hrDocuments/{id}/settings: whom it binds, by when, and whether it is in force at all. */
export const changeSettings = change(calls.changeSettings, function* ({ params: { id }, payload }) {
  const caller = yield* managing('Modify')
  const before = yield* documentToChange(id)
  if (before === undefined) return yield* Effect.fail(notFound)
  if (before.version !== payload.version) return yield* Effect.fail(changedMeanwhile)
  const may = mayBeSet(before, payload.settings)
  if (!may.allowed) return yield* Effect.fail(unacceptable(may, denials, 'settings'))
  const settings = yield* settingsOf(id)
  if (!(yield* setParties(id, payload.settings.relevantParties))) return yield* Effect.fail(unknownParty)
  yield* saveSettings(id, payload)
  const after = yield* settingsOf(id)
  if (settings === undefined || after === undefined) return yield* Effect.fail(notFound)
  const { isArchived } = payload
  const changes = changesOf(settled, { ...settings, isArchived: before.isArchived }, { ...after, isArchived })
  return yield* written(caller, id, { name: before.title, action: 'updated', ...changes })
})

const unknownParty = unacceptable({ allowed: false, because: 'unknownParty' }, denials, 'relevantParties')

const settled = ['relevantParties', ...namesOf(agreementFields), 'isArchived'] as const
