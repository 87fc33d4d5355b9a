/** What a leaver leaves undone: each area that gives people work says how to find it. */
import { Effect, Schema } from 'effect'
import type { Caller } from '../../../contract/callers.ts'
import type { HandoverKind } from '../../../domain/employees/accounts/nouns.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Requirement } from '../../../domain/permissions/gate.ts'
import { mayEnter } from '../../http/gates.ts'
import { type Database, type Query, rowsOf } from '../../store/database.ts'

export interface HandoverSource {
  readonly kind: HandoverKind
  /** What each thing that stands out with this person is called. */
  readonly names: (caller: Caller, id: EmployeeId) => Effect.Effect<ReadonlyArray<string>, never, Database>
}

/** What is asked of a source: the names, in their order. */
export const Named = Schema.Struct({ name: Schema.String })

/** What a statement finds with a person; nothing where the client has not what it `needs`. */
export const leftBy = (
  kind: HandoverKind,
  found: (id: EmployeeId) => Query<typeof Named.Type>,
  needs: Requirement = {},
): HandoverSource => ({
  kind,
  names: (caller, id) =>
    mayEnter(caller, needs).allowed
      ? Effect.map(rowsOf(caller, found(id)), (rows) => rows.map(({ name }) => name))
      : Effect.succeed([]),
})

/** The people who report to them. The dialog asks for a new manager. */
export const reportsLeft = leftBy(
  'reports',
  (id) => (sql) =>
    sql.of(Named)`
      select e.full_name as name from employees e
      where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${id}::uuid and e.is_active
      order by lower(e.full_name)`,
)

/** Descriptions of their reports' positions that nobody has approved yet. */
export const positionsLeft = leftBy(
  'positions',
  (id) => (sql) =>
    sql.of(Named)`
      select p.title || ' (' || e.full_name || ')' as name
      from employees e join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id
      where e.tenant_id = ${sql.tenantId}::uuid and e.reports_to = ${id}::uuid and e.is_active
        and p.status = 'Draft'
      order by lower(p.title), lower(e.full_name)`,
)
