import { Effect } from 'effect'
import { keptWhenOver } from '../../../domain/employees/changeRequests/comparing.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { type Actor, recordChange } from '../../audit/audit.store.ts'
import { endRequest, openRequestOf } from './changeRequests.store.ts'
import { fieldsIn } from './seen.ts'

/** An employment ends: nobody decides any more about what its person asked for. */
export const closeRequestOf = Effect.fn(function* (actor: Actor, employeeId: EmployeeId) {
  const open = yield* openRequestOf(employeeId)
  if (open === undefined) return
  const { id, changes } = open
  yield* endRequest(id, { state: 'closed', by: null, reason: '', changes: keptWhenOver(changes) })
  yield* recordChange(actor, {
    action: 'closed',
    kind: 'changeRequest',
    id,
    person: employeeId,
    fields: fieldsIn(open),
  })
})
