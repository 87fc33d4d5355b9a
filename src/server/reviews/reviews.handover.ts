import { leftBy, Named } from '../employees/accounts/handover.ts'

/** Reviews that are not complete in which the leaver reviews: somebody else has to. */
export const reviewsLeft = leftBy(
  'reviews',
  (id) => (sql) =>
    sql.of(Named)`
      select r.name || ' (' || e.full_name || ')' as name
      from reviews r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
      where r.tenant_id = ${sql.tenantId}::uuid and r.reviewer_id = ${id}::uuid and r.stage <> 'Complete'
      order by r.scheduled_utc, lower(r.name), r.id`,
  { module: 'performanceReviews' },
)
