import { leftBy, Named } from '../employees/accounts/handover.ts'

/** Check-ins that are still to come in which the leaver reviews; their manager follows in a series. */
export const checkInsLeft = leftBy(
  'checkIns',
  (id) => (sql) =>
    sql.of(Named)`
      select c.name || ' (' || e.full_name || ')' as name
      from check_ins c join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id
      where c.tenant_id = ${sql.tenantId}::uuid and c.reviewer_id = ${id}::uuid
        and c.status not in ('Complete', 'Skipped')
      order by c.scheduled_utc, c.id`,
  { module: 'checkIns' },
)
