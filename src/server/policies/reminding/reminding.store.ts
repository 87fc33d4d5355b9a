import { Effect, Schema } from 'effect'
import { EmployeeId, HrDocumentId } from '../../../domain/kernel/ids.ts'
import { Day, Locale } from '../../../domain/kernel/nouns.ts'
import { pausedUntil } from '../../employees/reminderPauses.sql.ts'
import { TenantSql } from '../../store/database.ts'
import { localeOf } from '../../store/locale.sql.ts'

/** A person who owes an agreement, and where to write to them. */
export const OwedAgreement = Schema.Struct({
  documentId: HrDocumentId,
  employeeId: EmployeeId,
  agreeFromVersionNo: Schema.Number,
  title: Schema.String,
  isUpdate: Schema.Boolean,
  dueDay: Schema.NullOr(Day),
  fullName: Schema.String,
  email: Schema.String,
  locale: Locale,
  /** Their scheduled reminders wait until then. */
  pausedUntil: Schema.NullOr(Day),
})
export type OwedAgreement = typeof OwedAgreement.Type

/** Of the duties `where` names; $1 is the tenant. */
export const owed = (where: string, more = '') => `
  select d.document_id as "documentId", d.employee_id as "employeeId",
    d.agree_from_version_no as "agreeFromVersionNo", h.title, d.agreed_version_no is not null as "isUpdate",
    (d.due_utc at time zone t.time_zone)::date::text as "dueDay", e.full_name as "fullName", e.email,
    ${localeOf('e')} as locale,
    ${pausedUntil('e')} as "pausedUntil"${more}
  from policy_duties($1::uuid) d
  join tenants t on t.id = $1::uuid
  join hr_documents h on h.tenant_id = $1::uuid and h.id = d.document_id
  join employees e on e.tenant_id = $1::uuid and e.id = d.employee_id
  where d.standing <> 'agreed' and ${where}`

/** The people who are late with one policy. */
export const lateWith = (id: HrDocumentId) =>
  TenantSql.use((sql) =>
    sql.of(OwedAgreement).unsafe(owed(`d.standing = 'late' and d.document_id = $2::uuid`), [sql.tenantId, id]),
  )

/** Whom the rhythms of the policies name on a day: from the due day on, and so many days after the last message. */
export const remindedBySchedule = (today: Day) =>
  TenantSql.use((sql) =>
    sql.of(OwedAgreement).unsafe(
      owed(`h.remind_every_days is not null and (d.due_utc at time zone t.time_zone)::date <= $2::date
        and (d.last_reminder_utc is null
          or (d.last_reminder_utc at time zone t.time_zone)::date + h.remind_every_days <= $2::date)`),
      [sql.tenantId, today],
    ),
  )

/** Now, on the duties that are still theirs. */
const stamped =
  (column: 'last_reminder_utc' | 'manager_told_utc') =>
  (duties: ReadonlyArray<Pick<OwedAgreement, 'documentId' | 'employeeId'>>) =>
    TenantSql.use(
      (sql) => sql`
        update hr_document_bindings b set ${sql(column)} = now()
        from unnest(${duties.map(({ documentId }) => documentId)}::uuid[],
          ${duties.map(({ employeeId }) => employeeId)}::uuid[]) as r (document_id, employee_id)
        where b.tenant_id = ${sql.tenantId}::uuid and b.document_id = r.document_id and b.employee_id = r.employee_id
          and b.until_utc is null`,
    )

/** When they were written to last. */
export const stampReminders = stamped('last_reminder_utc')

/** When their manager was told. */
export const stampEscalated = stamped('manager_told_utc')

export const Company = Schema.Struct({
  name: Schema.String,
  timeZone: Schema.String,
})
export type Company = typeof Company.Type

export const ownCompany = Effect.gen(function* () {
  const sql = yield* TenantSql
  const [row] = yield* sql.of(Company)`
      select name, time_zone as "timeZone" from tenants where id = ${sql.tenantId}::uuid`
  return row ?? { name: '', timeZone: 'UTC' }
})

export const nameOf = (id: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ fullName: Schema.String })`
      select full_name as "fullName" from employees where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    return row?.fullName ?? null
  })
