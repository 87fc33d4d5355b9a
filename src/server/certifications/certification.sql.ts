/** A `Certification` and a `CertificationType` as JSON that PostgreSQL builds; `c` and `t` are their rows. */
import { type CertificationStatus, SOON_MS } from '../../domain/certifications/status.ts'
import { snoozedUntil } from '../employees/reminderPauses.sql.ts'
import { instant } from '../store/instant.sql.ts'

const nameOf = (id: string) => `(select p.full_name from employees p where p.tenant_id = c.tenant_id and p.id = ${id})`

export const fileJson = `json_build_object(
  'id', f.id,
  'certificationId', f.certification_id,
  'name', f.name,
  'contentType', f.content_type,
  'size', f.size,
  'uploadedUtc', ${instant('f.uploaded_utc')})`

const filesJson = `coalesce((
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
  'isRenewed', c.is_replaced,
  'createdUtc', ${instant('c.created_utc')},
  'version', c.version)`

/** What stands now: not what is deleted, replaced, or was declined and has been handed in anew since. */
export const stands = `not c.is_deleted and not c.is_replaced and not (c.verification = 'declined' and exists (
  select from certifications later
  where later.tenant_id = c.tenant_id and later.employee_id = c.employee_id and later.type_id = c.type_id
    and later.created_utc > c.created_utc and not later.is_deleted))`

/** `counts` of the domain: of what one holds of a type at most one. */
export const counts = `(c.verification = 'verified' and not c.is_deleted and not c.is_replaced)`

/**
 * `certificationStatus` of the domain, and nowhere else in SQL, as a condition that an index can answer; the moment is SQL
 * too, and so is the expiry, for a column that has none that is empty. A test holds the two together.
 */
export const hasStatus = (status: CertificationStatus, now: string, expiry = 'c.expiry_utc'): string =>
  conditions[status](now, expiry)

const soon = `interval '${SOON_MS} milliseconds'`

const conditions: Record<CertificationStatus, (now: string, expiry: string) => string> = {
  deleted: () => 'c.is_deleted',
  submitted: () => `(c.verification = 'submitted' and not c.is_deleted)`,
  declined: () => `(c.verification = 'declined' and not c.is_deleted)`,
  replaced: () => `(c.verification = 'verified' and not c.is_deleted and c.is_replaced)`,
  expired: (now, expiry) => `(${counts} and ${expiry} < ${now})`,
  expiringSoon: (now, expiry) => `(${counts} and ${expiry} >= ${now} and ${expiry} <= ${now} + ${soon})`,
  current: (now, expiry) => `(${counts} and (${expiry} is null or ${expiry} > ${now} + ${soon}))`,
}

/** The same as a word. */
export const statusSql = (now: string): string =>
  `case ${Object.entries(conditions)
    .map(([status, condition]) => `when ${condition(now, 'c.expiry_utc')} then '${status}'`)
    .join(' ')} end`

/** What the list of everybody shows (0019); an index has nothing else. */
export const listed = '(c.listed and not c.is_deleted and not c.is_replaced)'

/** § 2.3 Whether any that the reader sees has expired: $1 the tenant, $2 the reader, null for an admin, $3 whether they are offered. */
export const anyExpired = `($3::boolean and exists (
  select from certifications c
  join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id
  join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id and not t.is_deleted
  where c.tenant_id = $1::uuid and ${listed} and ${hasStatus('expired', 'now()', 'c.sort_expiry')}
    and ($2::uuid is null or e.id = $2::uuid or e.reports_to = $2::uuid)))`
