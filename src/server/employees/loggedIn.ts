import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { LoggedInEmployee } from '../../domain/employees/nouns.ts'
import { rowsOf } from '../store/database.ts'
import { loggedInEmployee } from './employees.store.ts'
import { fieldRightsOf } from './fieldRights.handlers.ts'

/** § 3 Logged-in employee. The privileges are those the rules of this request go by. */
export const loggedInAs = Effect.fn(function* (caller: Caller, withUnderlings: boolean) {
  const [row] = yield* rowsOf(caller, loggedInEmployee(caller))
  if (row === undefined) return yield* Effect.die(new Error('A member is not among the employees'))
  const answer: LoggedInEmployee = {
    ...row.me,
    underlings: withUnderlings ? row.me.underlings : [],
    privileges: caller.privileges,
    fieldRights: fieldRightsOf(caller),
  }
  return answer
})
