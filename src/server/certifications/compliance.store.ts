import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { Certification, ComplianceItem } from '../../domain/certifications/nouns.ts'
import { CertificationId, CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import { InstantUtc, Version } from '../../domain/kernel/nouns.ts'
import { accessibleTo } from '../employees/accessible.sql.ts'
import type { Sql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

/** A certification `c` that stands, as the rules ask about it. */
export const evidenceJson = `json_build_object(
  'id', c.id, 'expiryDate', ${instant('c.expiry_utc')}, 'isDeleted', false, 'isRenewed', c.is_replaced,
  'verification', c.verification, 'createdUtc', ${instant('c.created_utc')})`

/** Of the duty `d` to a policy: when it falls due, or has to be renewed, and since when it is done. */
export const dutyDue = instant(`case when d.standing = 'agreed' then d.renewal_utc else d.due_utc end`)
export const dutyDone = instant(`case when d.standing = 'agreed' then d.agreed_utc end`)

export const TypeOfPerson = Schema.Struct({
  typeId: CertificationTypeId,
  typeName: Schema.String,
  isRequired: Schema.Boolean,
  held: Schema.Array(
    Schema.Struct({
      id: CertificationId,
      expiryDate: Schema.NullOr(InstantUtc),
      isDeleted: Schema.Boolean,
      isRenewed: Schema.Boolean,
      verification: Certification.fields.verification,
      createdUtc: InstantUtc,
    }),
  ),
})

/** Whether somebody works here, and when they ceased to; no row when there is no such person. */
export const employmentOf = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of({ hasLeft: Schema.Boolean, endedUtc: Schema.NullOr(Schema.String) })`
    select not e.is_active as "hasLeft", ${sql.literal(instant('employment_end(e.tenant_id, e.id)'))} as "endedUtc"
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid`

/**
 * Every type that is required of a person or that they hold something of, and what they hold of it; of somebody who has left
 * what they held then.
 */
export const typesOfPerson = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(TypeOfPerson)`
    with required as (
      select type_id from certification_types_required_of(${sql.tenantId}::uuid, ${employeeId}::uuid)),
    held as (
      select c.type_id, json_agg(${sql.literal(evidenceJson)}) as them
      from certifications c
      where c.tenant_id = ${sql.tenantId}::uuid and c.employee_id = ${employeeId}::uuid and not c.is_deleted
        and c.created_utc <= coalesce(employment_end(c.tenant_id, c.employee_id), 'infinity')
      group by c.type_id)
    select t.id as "typeId", t.name as "typeName", required.type_id is not null as "isRequired",
      coalesce(held.them, '[]'::json) as held
    from certification_types t
    left join required on required.type_id = t.id
    left join held on held.type_id = t.id
    where t.tenant_id = ${sql.tenantId}::uuid and (required.type_id is not null or held.type_id is not null)
    order by lower(t.name), t.id`

/** The policies that bind a person, or bound a leaver, as lines of the page that shows them beside the certifications. */
export const policiesOfPerson = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of(ComplianceItem)`
    select 'policy' as kind, h.id::text, h.title, d.standing,
      ${sql.literal(dutyDue)} as "dueUtc", ${sql.literal(dutyDone)} as "doneUtc"
    from (
      select * from policy_duties(${sql.tenantId}::uuid) now where now.employee_id = ${employeeId}::uuid
      union all
      select * from policy_duties_left(${sql.tenantId}::uuid, ${employeeId}::uuid)) d
    join hr_documents h on h.tenant_id = ${sql.tenantId}::uuid and h.id = d.document_id`

const Submitted = Schema.Struct({
  id: CertificationId,
  employeeId: EmployeeId,
  employeeName: Schema.String,
  typeName: Schema.String,
  version: Version,
})

/** What waits to be verified by the caller; of their own only for an admin who is the only one (`mayVerify`). */
export const submittedFor = (caller: Caller) => (sql: Sql) => {
  const visible = accessibleTo(caller)
  return sql.of(Submitted)`
    select c.id, c.employee_id as "employeeId", e.full_name as "employeeName", t.name as "typeName", c.version
    from certifications c
    join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active
    join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id
    where c.tenant_id = ${sql.tenantId}::uuid and c.verification = 'submitted' and not c.is_deleted
      and ${
        visible === null
          ? sql`(c.employee_id <> ${caller.employeeId}::uuid or not exists (
              select from employees other
              where other.tenant_id = c.tenant_id and other.is_active and 'admin' = any(other.roles)
                and other.id <> ${caller.employeeId}::uuid))`
          : sql`c.employee_id = any(${visible}::uuid[]) and c.employee_id <> ${caller.employeeId}::uuid`
      }
    order by c.created_utc, c.id`
}
