import { Effect } from 'effect'
import { CertificationsGroup } from '../../contract/certifications.ts'
import type { FieldChange } from '../../domain/audit/nouns.ts'
import { mayManageTypes } from '../../domain/certifications/access.ts'
import type { CertificationTypeDraft } from '../../domain/certifications/nouns.ts'
import { inReminderOrder } from '../../domain/certifications/reminding.ts'
import { denials } from '../../domain/certifications/wording.ts'
import { recordChange } from '../audit/audit.store.ts'
import { answer } from '../http/calls.ts'
import { forbidden, unacceptable } from '../http/denied.ts'
import { changedMeanwhile, jsonReply, notFound, refuse } from '../http/envelope.ts'
import { rowsOf, transact } from '../store/database.ts'
import { onConstraint } from '../store/failures.ts'
import { insideCompliance } from './guards.ts'
import { insertType, type StoredType, setRequirement, typeNow, types, typeToUse, updateType } from './types.store.ts'

const calls = CertificationsGroup.endpoints

/** § 7 GET certificationtypes: everybody chooses from them. */
export const listTypes = answer(calls.types, function* () {
  const caller = yield* insideCompliance
  const [row] = yield* rowsOf(caller, types(caller))
  return jsonReply(row?.body ?? '[]')
})

/** § 7 POST certificationtypes: create, update and archive. */
export const saveType = answer(calls.saveType, function* ({ payload }) {
  const caller = yield* insideCompliance
  const may = mayManageTypes(caller)
  if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
  const to = tidied(payload)
  const body = yield* transact(caller, function* () {
    const before = yield* to.version === null ? beginning(to) : changing(to)
    const unknown = yield* onConstraint(setRequirement(to.id, to.requiredBy), {
      certification_type_departments_department_fkey: () => unknownDepartment,
    })
    if (unknown.length > 0) return yield* Effect.fail(unknownTag)
    const fields = fieldsBetween(before, to)
    if (before === undefined || fields.length > 0) {
      yield* recordChange(caller, {
        action: before === undefined ? 'created' : 'updated',
        kind: 'certificationType',
        id: to.id,
        name: to.name,
        fields,
        values: valuesBetween(before, to),
      })
    }
    return yield* typeNow(caller, to.id)
  })
  return jsonReply(body)

  /** Sent twice with one id it makes one; then it was there before. */
  function beginning(to: CertificationTypeDraft) {
    return Effect.gen(function* () {
      if (yield* insertType(to)) return undefined
      const before = yield* typeToUse(to.id, 'no key update')
      return before !== undefined && fieldsBetween(before, to).length === 0
        ? before
        : yield* Effect.fail(before === undefined ? nameTaken : alreadyExists)
    })
  }

  function changing(to: CertificationTypeDraft) {
    return Effect.gen(function* () {
      const before = yield* typeToUse(to.id, 'no key update')
      if (before === undefined) return yield* Effect.fail(notFound)
      if (before.version !== to.version) return yield* Effect.fail(changedMeanwhile)
      if (fieldsBetween(before, to).length > 0) {
        yield* onConstraint(updateType(to), { certification_types_name_key: () => nameTaken })
      }
      return before
    })
  }
})

/** As it is kept, so that the same said in another order is the same. */
const tidied = (sent: CertificationTypeDraft): CertificationTypeDraft => ({
  ...sent,
  reminderDays: inReminderOrder(sent.reminderDays),
  requiredBy: {
    all: sent.requiredBy.all,
    departmentIds: [...new Set(sent.requiredBy.departmentIds)].toSorted(),
    positionTitles: distinct(sent.requiredBy.positionTitles),
    tags: distinct(sent.requiredBy.tags),
  },
})

/** The first spelling of each. */
const distinct = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed()

type Said = Pick<CertificationTypeDraft, (typeof compared)[number]>

const compared = ['name', 'description', 'isDeleted', 'validityMonths', 'reminderDays', 'requiredBy'] as const

const fieldsBetween = (before: StoredType | undefined, to: Said): ReadonlyArray<string> =>
  compared.filter((field) => before === undefined || written(before[field]) !== written(to[field]))

/** The order of lists plays no part, nor do the capitals of names. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    Array.isArray(inner) ? inner.map((one) => (typeof one === 'string' ? one.toLowerCase() : one)).toSorted() : inner,
  )

const valuesBetween = (before: StoredType | undefined, to: Said): ReadonlyArray<FieldChange> => [
  { field: 'name', before: before?.name ?? null, after: to.name },
  { field: 'isDeleted', before: yesNo(before?.isDeleted), after: yesNo(to.isDeleted) },
]

const yesNo = (value: boolean | undefined): string => (value === true ? 'yes' : 'no')

const nameTaken = refuse(409, 'already_exists', 'There is a type of this name already.', 'name')
const alreadyExists = refuse(409, 'already_exists', 'This id was used before, for another type.')
const unknownDepartment = unacceptable({ allowed: false, because: 'unknownDepartment' }, denials, 'requiredBy')
const unknownTag = unacceptable({ allowed: false, because: 'unknownTag' }, denials, 'requiredBy')
