/** What somebody who leaves would leave behind: each area that gives people something to do tells how to find it. */
import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { HandoverKind } from '../../../domain/employees/accounts/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { type Database, rowsOf } from '../../store/database.ts'

export interface HandoverSource {
  readonly kind: HandoverKind
  /** What each thing that stands out with this person is called. */
  readonly names: (caller: Caller, id: EmployeeId) => Effect.Effect<ReadonlyArray<string>, never, Database>
}

const Named = Schema.Struct({
  name: Schema.String,
})
type Named = typeof Named.Type

export const namesOf = (rows: ReadonlyArray<Named>): ReadonlyArray<string> => rows.map(({ name }) => name)

/** The people who report to them. The dialog asks for a new manager. */
export const reportsLeft: HandoverSource = {
  kind: 'reports',
  names: (caller, id) =>
    Effect.gen(function* () {
      const rows = yield* rowsOf(
        caller,
        (sql) => sql.of(Named)`
          select e.full_name as name from employees e
          where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${id}::uuid and e.is_active
          order by lower(e.full_name)`,
      )
      return namesOf(rows)
    }),
}

/** Descriptions of their reports' positions that nobody has approved yet. */
export const positionsLeft: HandoverSource = {
  kind: 'positions',
  names: (caller, id) =>
    Effect.gen(function* () {
      const rows = yield* rowsOf(
        caller,
        (sql) => sql.of(Named)`
          select p.title || ' (' || e.full_name || ')' as name
          from employees e join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id
          where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${id}::uuid and e.is_active
            and p.status = 'Draft'
          order by lower(p.title), lower(e.full_name)`,
      )
      return namesOf(rows)
    }),
}
