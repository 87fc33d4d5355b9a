import { Effect, Schema } from 'effect'
import { type HandoverSource, namesOf } from '../employees/accounts/handover.ts'
import { mayEnter } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'

/** Goals the leaver is still at. */
export const goalsLeft: HandoverSource = {
  kind: 'goals',
  names: (caller, id) =>
    Effect.gen(function* () {
      if (!mayEnter(caller, { module: 'goals' }).allowed) return []
      const rows = yield* rowsOf(
        caller,
        (sql) => sql.of({ name: Schema.String })`
          select g.title as name from goals g
          where g.tenant_id = ${sql.tenantId}::uuid and g.employee_id = ${id}::uuid
            and g.state not in ('Done', 'Cancelled')
          order by lower(g.title)`,
      )
      return namesOf(rows)
    }),
}
