import { Effect } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import { plansToApprove } from '../../../domain/orgChart/plans/duties.ts'
import { mayEnter } from '../../http/gates.ts'
import { rowsOf } from '../../store/database.ts'
import { plansWaitingFor } from './plans.store.ts'

/** Plans that wait for the caller's approval, for the to-do list. */
export const planDutiesOf = Effect.fn(function* (caller: Caller) {
  if (!mayEnter(caller, { module: 'orgChart', role: 'admin' }).allowed) return []
  return plansToApprove(yield* rowsOf(caller, plansWaitingFor(caller.employeeId)))
})
