import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { heldTypeOf } from '../../domain/certifications/duties.ts'
import type { ComplianceItem } from '../../domain/certifications/nouns.ts'
import type { CertificationId, EmployeeId, TenantId } from '../../domain/kernel/ids.ts'
import { instant } from '../store/instant.sql.ts'
import { isRenewed } from './certification.sql.ts'
import { visibleTo } from './certifications.store.ts'

export type TypeOfPerson = Parameters<typeof heldTypeOf>[0]

/** Every type that is required of a person or that they hold something of, and what they hold of it. */
export const typesOfPerson = (tenantId: TenantId, employeeId: EmployeeId) => (sql: Statement.Constructor) =>
  sql<TypeOfPerson>`
    with required as (
      select distinct type_id from certifications_required(${tenantId}::uuid) where employee_id = ${employeeId}::uuid),
    held as (
      select c.type_id, json_agg(json_build_object(
        'id', c.id, 'expiryDate', ${sql.literal(instant('c.expiry_utc'))}, 'isDeleted', false,
        'isRenewed', ${sql.literal(isRenewed)}, 'verification', c.verification,
        'createdUtc', ${sql.literal(instant('c.created_utc'))})) as them
      from certifications c
      where c.tenant_id = ${tenantId}::uuid and c.employee_id = ${employeeId}::uuid and not c.is_deleted
      group by c.type_id)
    select t.id as "typeId", t.name as "typeName", required.type_id is not null as "isRequired",
      coalesce(held.them, '[]'::json) as held
    from certification_types t
    left join required on required.type_id = t.id
    left join held on held.type_id = t.id
    where t.tenant_id = ${tenantId}::uuid and (required.type_id is not null or held.type_id is not null)
    order by lower(t.name), t.id`

/** The policies that bind a person, as lines of the page that shows them beside the certifications. */
export const policiesOfPerson = (tenantId: TenantId, employeeId: EmployeeId) => (sql: Statement.Constructor) =>
  sql<ComplianceItem>`
    select 'policy' as kind, h.id::text, h.title, d.standing,
      ${sql.literal(instant(`case when d.standing = 'agreed' then d.renewal_utc else d.due_utc end`))} as "dueUtc",
      ${sql.literal(instant(`case when d.standing = 'agreed' then d.agreed_utc end`))} as "doneUtc"
    from policy_duties(${tenantId}::uuid) d
    join hr_documents h on h.tenant_id = ${tenantId}::uuid and h.id = d.document_id
    where d.employee_id = ${employeeId}::uuid`

export interface Submitted {
  readonly id: CertificationId
  readonly employeeId: EmployeeId
  readonly employeeName: string
  readonly typeName: string
}

/** What waits to be verified by the caller; nobody verifies their own but an admin. */
export const submittedFor = (caller: Caller) => (sql: Statement.Constructor) => {
  const visible = visibleTo(caller)
  return sql<Submitted>`
    select c.id, c.employee_id as "employeeId", e.full_name as "employeeName", t.name as "typeName"
    from certifications c
    join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active
    join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id
    where c.tenant_id = ${caller.tenantId}::uuid and c.verification = 'submitted' and not c.is_deleted
      and ${
        visible === null
          ? sql`true`
          : sql`c.employee_id = any(${visible}::uuid[]) and c.employee_id <> ${caller.employeeId}::uuid`
      }
    order by c.created_utc, c.id`
}
