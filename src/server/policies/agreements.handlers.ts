import { Effect } from 'effect'
import { HrDocumentsGroup } from '../../contract/hrDocuments.ts'
import { denials } from '../../domain/policies/denials.ts'
import { mayAgreeTo } from '../../domain/policies/lifecycle.ts'
import { recordChange } from '../audit/audit.store.ts'
import { change } from '../http/calls.ts'
import { conflicting } from '../http/denied.ts'
import { notFound } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { dutyToAgree, insertAgreement } from './agreements.store.ts'
import { summary } from './policies.store.ts'

const calls = HrDocumentsGroup.endpoints

/** § 7 POST hrDocuments/{id}/agree: by the caller, for themself. Asked twice it is one agreement. */
export const agree = change(calls.agree, function* ({ params: { id }, payload: { versionNo } }) {
  const caller = yield* callerWho({ module: 'compliance' })
  const { employeeId } = caller
  const duty = yield* dutyToAgree(id, employeeId)
  if (duty === undefined) return yield* Effect.fail(notFound)
  const may = mayAgreeTo(versionNo, duty)
  if (!may.allowed) return yield* Effect.fail(conflicting(may, denials))
  if (duty.agreedVersionNo !== versionNo || duty.standing !== 'agreed') {
    yield* insertAgreement(id, { employeeId, versionNo })
    yield* recordChange(caller, {
      action: 'agreed',
      kind: 'hrDocument',
      id,
      name: duty.title,
      person: employeeId,
      fields: ['agreedVersionNo'],
      values: [{ field: 'agreedVersionNo', before: numbered(duty.agreedVersionNo), after: numbered(versionNo) }],
    })
  }
  return yield* bodyOf(summary(caller, id))
})

const numbered = (versionNo: number | null): string | null => (versionNo === null ? null : String(versionNo))
