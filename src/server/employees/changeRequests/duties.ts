import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { changeDuties } from '../../../domain/employees/changeRequests/duties.ts'
import { isManager } from '../../../domain/permissions/access.ts'
import { rowsOf } from '../../store/database.ts'
import { waitingRequests } from './changeRequests.store.ts'

/** What requests for a change ask of the caller, for the to-do list. Who has nobody to decide about asks nothing. */
export const changeDutiesOf = (caller: Caller) =>
  caller.isAdmin || isManager(caller)
    ? Effect.map(rowsOf(caller, waitingRequests(caller)), (waiting) => changeDuties(caller, waiting, caller))
    : Effect.succeed([])
