import { Effect, Schema } from 'effect'
import { CertificationId, EmployeeId } from '../../../domain/kernel/ids.ts'
import { Day, Locale } from '../../../domain/kernel/nouns.ts'
import { canBeTold } from '../../employees/listeners.store.ts'
import { pausedUntil, snoozedUntil } from '../../employees/reminderPauses.sql.ts'
import { TenantSql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'
import { localeOf } from '../../store/locale.sql.ts'
import { counts } from '../certification.sql.ts'

export const Candidate = Schema.Struct({
  id: CertificationId,
  employeeId: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  locale: Locale,
  typeName: Schema.String,
  expiryDate: Schema.String,
  reminderDays: Schema.Array(Schema.Number),
  toldOf: Schema.NullOr(Schema.Number),
  /** Null: nobody who can be told. */
  managerId: Schema.NullOr(EmployeeId),
  /** All reminders of the person wait until then, and those of this one. */
  pausedUntil: Schema.NullOr(Day),
  snoozedUntil: Schema.NullOr(Day),
})
export type Candidate = typeof Candidate.Type

/**
 * What may be due: everything that counts, of people who work here and types in use, whose furthest threshold is near.
 * Locked: the transaction that comes second finds what the first has told.
 */
export const candidates = (now: number) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const at = new Date(now).toISOString()
    return yield* sql.of(Candidate)`
      select c.id, c.employee_id as "employeeId", e.full_name as "fullName", e.email, ${sql.literal(localeOf('e'))} as locale,
        t.name as "typeName",
        ${sql.literal(instant('c.expiry_utc'))} as "expiryDate", t.reminder_days as "reminderDays",
        c.told_days as "toldOf", m.id as "managerId",
        ${sql.literal(pausedUntil('e'))} as "pausedUntil", ${sql.literal(snoozedUntil('c'))} as "snoozedUntil"
      from certifications c
      join certification_types t on t.tenant_id = c.tenant_id and t.id = c.type_id and not t.is_deleted
      join employees e on e.tenant_id = c.tenant_id and e.id = c.employee_id and e.is_active
      left join employees m on m.tenant_id = e.tenant_id and m.id = e.reports_to and ${sql.literal(canBeTold('m'))}
      where c.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(counts)}
        and c.expiry_utc < ${at}::timestamptz + make_interval(days => 2 + (
          select coalesce(max(days), 0) from unnest(t.reminder_days) days)::int)
      order by c.expiry_utc, lower(e.full_name), c.id
      for no key update of c`
  })

/** § 4 The stamp, by nobody, of everyone who was written to; and which threshold was told of. */
export const stampTold = (
  told: ReadonlyArray<{ readonly id: CertificationId; readonly days: number; readonly isReminded: boolean }>,
  now: number,
) =>
  TenantSql.use(
    (sql) => sql`
      update certifications c
      set told_days = told.days,
        last_reminder_utc = case when told."isReminded" then ${new Date(now).toISOString()}::timestamptz
          else c.last_reminder_utc end,
        last_reminder_by = case when told."isReminded" then null else c.last_reminder_by end
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id uuid, days integer, "isReminded" boolean)
      where c.tenant_id = ${sql.tenantId}::uuid and c.id = told.id`,
  )
