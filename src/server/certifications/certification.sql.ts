/** A `Certification` and a `CertificationType` as JSON that PostgreSQL builds; `c` and `t` are their rows. */
import { SOON_MS } from '../../domain/certifications/standing.ts'
import { snoozedUntil } from '../employees/reminderPauses.sql.ts'
import { instant } from '../store/instant.sql.ts'

/** A verified one has taken its place. */
export const isRenewed = `exists (
  select from certifications n
  where n.tenant_id = c.tenant_id and n.renews = c.id and n.verification = 'verified' and not n.is_deleted)`

const nameOf = (id: string) => `(select p.full_name from employees p where p.tenant_id = c.tenant_id and p.id = ${id})`

export const fileJson = `json_build_object(
  'id', f.id,
  'certificationId', f.certification_id,
  'name', f.name,
  'contentType', f.content_type,
  'size', f.size,
  'uploadedUtc', ${instant('f.uploaded_utc')})`

export const filesJson = `coalesce((
  select json_agg(${fileJson} order by f.place)
  from certification_files f where f.tenant_id = c.tenant_id and f.certification_id = c.id), '[]'::json)`

export const certificationJson = `json_build_object(
  'id', c.id,
  'employeeId', c.employee_id,
  'employeeName', ${nameOf('c.employee_id')},
  'certificationTypeId', c.type_id,
  'typeName', (select t.name from certification_types t where t.tenant_id = c.tenant_id and t.id = c.type_id),
  'expiryDate', ${instant('c.expiry_utc')},
  'issuedDay', c.issued_day,
  'isDeleted', c.is_deleted,
  'lastReminderUtc', ${instant('c.last_reminder_utc')},
  'lastReminderBy', ${nameOf('c.last_reminder_by')},
  'snoozedUntil', ${snoozedUntil('c')},
  'files', ${filesJson},
  'verification', c.verification,
  'declinedBecause', c.declined_because,
  'verifiedBy', ${nameOf('c.verified_by')},
  'renews', c.renews,
  'isRenewed', ${isRenewed},
  'createdUtc', ${instant('c.created_utc')},
  'version', c.version)`

/** What stands now: not what is deleted, renewed, or was declined and has been handed in anew since. */
export const stands = `not c.is_deleted and not ${isRenewed} and not (c.verification = 'declined' and exists (
  select from certifications later
  where later.tenant_id = c.tenant_id and later.employee_id = c.employee_id and later.type_id = c.type_id
    and later.created_utc > c.created_utc and not later.is_deleted))`

/** The standing of an expiry, as `standing` of the domain has it; the moments are SQL. */
export const standingSql = (expiry: string, now: string): string => `case
  when ${expiry} is null then 'current'
  when ${expiry} < ${now} then 'expired'
  when ${expiry} <= ${now} + interval '${SOON_MS} milliseconds' then 'expiringSoon'
  else 'current' end`

/** § 2.3 Whether any that the reader sees has expired: $1 the tenant, $2 the reader, null for an admin. */
export const anyExpired = `exists (
  select from certifications c
  join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active
  join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id and not t.is_deleted
  where c.tenant_id = $1::uuid and c.expiry_utc < now() and c.verification = 'verified' and not c.is_deleted
    and not ${isRenewed} and ($2::uuid is null or e.id = $2::uuid or e.reports_to = $2::uuid))`
