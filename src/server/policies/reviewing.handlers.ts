import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import { denials } from '../../domain/policies/denials.ts'
import { mayBeSet } from '../../domain/policies/kinds.ts'
import { isOfSubstance, mayReview } from '../../domain/policies/lifecycle.ts'
import type { PolicySettings } from '../../domain/policies/nouns.ts'
import { recordChange } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { conflicting, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, notFound } from '../http/envelope.ts'
import { about, asItIs } from './documents.handlers.ts'
import { managing } from './guards.ts'
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
    yield* recordChange(caller, { ...about(id, before.title), action: 'reviewed' })
  } else {
    const isSubstantive = isOfSubstance(outcome, before)
    const versionNo = yield* publishVersion(caller, id, before, { ...draft, isSubstantive, changeNote })
    const values = [
      {
        field: 'versionNo',
        before: before.versionNo === 0 ? null : String(before.versionNo),
        after: `${versionNo}`,
      },
    ]
    yield* recordChange(caller, { ...about(id, draft.title), action: 'published', fields: ['versionNo'], values })
  }
  return yield* asItIs(caller, id)
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
  const values = changesBetween({ ...settings, ...before }, { ...after, isArchived: payload.isArchived })
  const fields = values.map(({ field }) => field)
  yield* recordChange(caller, { ...about(id, before.title), action: 'updated', fields, values })
  return yield* asItIs(caller, id)
})

const unknownParty = unacceptable({ allowed: false, because: 'unknownParty' }, denials, 'relevantParties')

type Settled = Partial<PolicySettings> & { readonly isArchived: boolean }

const settled = [
  'relevantParties',
  'dueDay',
  'dueInDays',
  'remindEveryDays',
  'tellManagerAfterDays',
  'renewEveryMonths',
  'isArchived',
] as const satisfies ReadonlyArray<keyof Settled>

const changesBetween = (before: Settled, after: Settled): ReadonlyArray<FieldChange> =>
  settled
    .map((field) => ({ field, before: written(before[field]), after: written(after[field]) }))
    .filter((change) => change.before !== change.after)

const written = (value: Settled[keyof Settled]): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)
