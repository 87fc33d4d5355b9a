import { Effect, Schema } from 'effect'
import { type HandoverSource, namesOf } from '../employees/accounts/handover.ts'
import { mayEnter } from '../http/gates.ts'
import { rowsOf } from '../store/database.ts'

/** Policies that bind the leaver and that they have not agreed to. */
export const policiesLeft: HandoverSource = {
  kind: 'policies',
  names: (caller, id) =>
    Effect.gen(function* () {
      if (!mayEnter(caller, { module: 'compliance' }).allowed) return []
      const rows = yield* rowsOf(
        caller,
        (sql) => sql.of({ name: Schema.String })`
          select h.title as name
          from policy_duties(${sql.tenantId}::uuid) d
          join hr_documents h on h.tenant_id = ${sql.tenantId}::uuid and h.id = d.document_id
          where d.employee_id = ${id}::uuid and d.standing <> 'agreed'
          order by lower(h.title)`,
      )
      return namesOf(rows)
    }),
}
