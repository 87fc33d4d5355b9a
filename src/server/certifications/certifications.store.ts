import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { Verification } from '../../domain/certifications/nouns.ts'
import { CertificationId, CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import { Locale } from '../../domain/kernel/nouns.ts'
import { Body, bodyOf } from '../store/body.ts'
import { Closing, firstRow, hasRow, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { localeOf } from '../store/locale.sql.ts'
import { certificationJson, stands } from './certification.sql.ts'

/** Of one person; with a type the whole history of it, newest first. Nothing when there is no such person. */
export const certificationsOf = (employeeId: EmployeeId, typeId: CertificationTypeId | undefined) => (sql: Sql) =>
  sql.of(Body)`
      select coalesce((
        select json_agg(${sql.literal(certificationJson)}
          order by ${sql.literal(typeId === undefined ? 'c.expiry_utc nulls last, c.created_utc' : 'c.created_utc desc')}, c.id)
        from certifications c
        where c.tenant_id = e.tenant_id and c.employee_id = e.id
          and ${typeId === undefined ? sql.literal(stands) : sql`c.type_id = ${typeId}::uuid`}), '[]'::json)::text as body
      from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${employeeId}::uuid`

export const certification = (id: CertificationId) => (sql: Sql) =>
  sql.of(Body)`select ${sql.literal(certificationJson)}::text as body
    from certifications c where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid`

/** As the last statement of a change: it travels with the commit. */
export const certificationAtLast = (id: CertificationId) =>
  Effect.flatMap(Closing, (close) => close(bodyOf(certification(id))))

/** A certification as the rules ask about it. */
const Stored = Schema.Struct({
  id: CertificationId,
  employeeId: EmployeeId,
  employeeName: Schema.String,
  employeeLocale: Locale,
  email: Schema.String,
  isActive: Schema.Boolean,
  typeId: CertificationTypeId,
  typeName: Schema.String,
  expiryDate: Schema.NullOr(Schema.String),
  issuedDay: Schema.NullOr(Schema.String),
  isDeleted: Schema.Boolean,
  isRenewed: Schema.Boolean,
  verification: Verification,
  renews: Schema.NullOr(CertificationId),
  reminderDays: Schema.Array(Schema.Number),
  lastReminderUtc: Schema.NullOr(Schema.String),
  version: Schema.Number,
})

const storedColumns = `
  c.id, c.employee_id as "employeeId", e.full_name as "employeeName",
  ${localeOf('e')} as "employeeLocale", e.email, e.is_active as "isActive",
  c.type_id as "typeId", t.name as "typeName", ${instant('c.expiry_utc')} as "expiryDate",
  c.issued_day::text as "issuedDay", c.is_deleted as "isDeleted", c.is_replaced as "isRenewed", c.verification,
  c.renews, t.reminder_days as "reminderDays", ${instant('c.last_reminder_utc')} as "lastReminderUtc", c.version`

/** Read to be changed: nobody else changes it until the end of the transaction. */
export const certificationToChange = (id: CertificationId) =>
  firstRow(
    (sql) => sql.of(Stored)`
      select ${sql.literal(storedColumns)}
      from certifications c
      join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id
      join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id
      where c.tenant_id = ${sql.tenantId}::uuid and c.id = ${id}::uuid
      for no key update of c`,
  )

export interface NewCertification {
  readonly id: CertificationId
  readonly employeeId: EmployeeId
  readonly typeId: CertificationTypeId
  readonly expiryDate: string | null
  readonly issuedDay: string | null
  readonly renews: CertificationId | null
  readonly verification: Verification
  /** Thresholds that are past already are no news to the person who enters it. */
  readonly toldDays: number | null
}

/** False when the id is taken. */
export const insertCertification = ({ employeeId: by }: Caller, to: NewCertification) =>
  hasRow(
    (sql) => sql`
      insert into certifications
        (tenant_id, id, employee_id, type_id, expiry_utc, issued_day, verification, verified_by, renews, told_days, added_by)
      values (${sql.tenantId}::uuid, ${to.id}::uuid, ${to.employeeId}::uuid, ${to.typeId}::uuid,
        ${to.expiryDate}::timestamptz, ${to.issuedDay}::date, ${to.verification},
        ${to.verification === 'verified' ? by : null}::uuid, ${to.renews}::uuid, ${to.toldDays}, ${by}::uuid)
      on conflict (tenant_id, id) do nothing returning id`,
  )

export const updateExpiry = (
  id: CertificationId,
  to: { readonly expiryDate: string | null; readonly toldDays: number | null },
) =>
  TenantSql.use(
    (sql) => sql`
      update certifications
      set expiry_utc = ${to.expiryDate}::timestamptz, told_days = ${to.toldDays}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const updateVerification = (
  { employeeId }: Caller,
  id: CertificationId,
  to: { readonly outcome: 'verified' | 'declined'; readonly because: string },
) =>
  TenantSql.use(
    (sql) => sql`
      update certifications
      set verification = ${to.outcome}, verified_by = ${employeeId}::uuid,
        declined_because = ${to.outcome === 'declined' ? to.because : null}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const markDeleted = (id: CertificationId) =>
  TenantSql.use(
    (sql) => sql`
      update certifications set is_deleted = true, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/**
 * § 4 Sending a reminder stamps lastReminderUtc with the current time. Ours: and who sent it. It is no change that a form
 * somebody has open could lose, so the version stays.
 */
export const stampReminder = ({ employeeId }: Caller, id: CertificationId, now: number) =>
  TenantSql.use(
    (sql) => sql`
      update certifications
      set last_reminder_utc = ${new Date(now).toISOString()}::timestamptz, last_reminder_by = ${employeeId}::uuid
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

export const personNamed = (id: EmployeeId) =>
  firstRow(
    (sql) => sql.of({ fullName: Schema.String, company: Schema.String })`
      select e.full_name as "fullName", t.name as company from employees e join tenants t on t.id = e.tenant_id
      where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`,
  )
