import { Effect } from 'effect'
import { unacknowledged } from '../../domain/policies/duties.ts'
import type { LeftoverSource } from '../employees/accounts/leftovers.ts'
import { mayEnter } from '../http/gates.ts'
import { Database } from '../store/database.ts'
import { documents } from './policies.store.ts'

/** Policies that bind the leaver and that they have not agreed to. */
export const policiesLeft: LeftoverSource = {
  kind: 'policies',
  names: (caller, id) =>
    Effect.gen(function* () {
      if (!mayEnter(caller, { module: 'compliance' }).allowed) return []
      const database = yield* Database
      const theirs = yield* database.read(caller, documents({ ...caller, employeeId: id, isAdmin: false }))
      return unacknowledged(theirs, id).map(({ title }) => title)
    }),
}
