import { leftBy, Named } from '../employees/accounts/handover.ts'

/** Policies that bind the leaver and that they have not agreed to. */
export const policiesLeft = leftBy(
  'policies',
  (id) => (sql) =>
    sql.of(Named)`
      select h.title as name
      from policy_duties(${sql.tenantId}::uuid) d
      join hr_documents h on h.tenant_id = ${sql.tenantId}::uuid and h.id = d.document_id
      where d.employee_id = ${id}::uuid and d.standing <> 'agreed'
      order by lower(h.title)`,
  { module: 'compliance' },
)
