import { leftBy, Named } from '../employees/accounts/handover.ts'

/** Goals the leaver is still at. */
export const goalsLeft = leftBy(
  'goals',
  (id) => (sql) =>
    sql.of(Named)`
      select g.title as name from goals g
      where g.tenant_id = ${sql.tenantId}::uuid and g.employee_id = ${id}::uuid
        and g.state not in ('Done', 'Cancelled')
      order by lower(g.title)`,
  { module: 'goals' },
)
