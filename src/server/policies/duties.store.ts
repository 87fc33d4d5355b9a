import { Clock, Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type PolicyDuty, toDoItems } from '../../domain/policies/duties.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'
import { mayEnter } from '../http/gates.ts'
import { type Database, rowsOf } from '../store/database.ts'
import { documentsBinding } from './policies.store.ts'

/** What policies ask of the caller, for the to-do list. Without the compliance module nobody owes a policy anything. */
export const policyDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<PolicyDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'compliance' }).allowed) return []
    const [row] = yield* rowsOf(caller, documentsBinding(caller))
    const policies = JSON.parse(row?.body ?? '[]') as ReadonlyArray<HrDocumentSummary>
    return toDoItems(policies, caller.employeeId, new Date(yield* Clock.currentTimeMillis).toISOString())
  })
