import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { EmployeeId, HrDocumentId, TenantId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { PolicyStanding } from '../../domain/policies/nouns.ts'
import { TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import type { Body } from './policies.store.ts'

/** What the policy asks of one person who is bound by it. */
export interface OwnDuty {
  readonly title: string
  readonly versionNo: number
  readonly agreedVersionNo: number | null
  readonly standing: PolicyStanding
}

/**
 * Read to be agreed to: of two agreements at once the second finds the first. Undefined when the person is not bound.
 */
export const dutyToAgree = (tenantId: TenantId, id: HrDocumentId, employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    // A version that is being published meanwhile is waited for, too: the share of the row says so.
    yield* sql`
      select from hr_documents where tenant_id = ${tenantId}::uuid and id = ${id}::uuid for share`
    yield* sql`
      select from hr_document_bindings
      where tenant_id = ${tenantId}::uuid and document_id = ${id}::uuid and employee_id = ${employeeId}::uuid
        and until_utc is null for no key update`
    const [row] = yield* sql<OwnDuty>`
      select h.title, d.version_no as "versionNo", d.agreed_version_no as "agreedVersionNo", d.standing
      from policy_duties(${tenantId}::uuid) d
      join hr_documents h on h.tenant_id = ${tenantId}::uuid and h.id = d.document_id
      where d.document_id = ${id}::uuid and d.employee_id = ${employeeId}::uuid`
    return row
  })

/** With the hash of the very text that it is to. */
export const insertAgreement = (
  tenantId: TenantId,
  id: HrDocumentId,
  { employeeId, versionNo }: { readonly employeeId: EmployeeId; readonly versionNo: number },
) =>
  Effect.flatMap(
    TenantSql,
    (sql) => sql`
      insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
      select v.tenant_id, v.document_id, v.version_no, ${employeeId}::uuid, v.sha256
      from hr_document_versions v
      where v.tenant_id = ${tenantId}::uuid and v.document_id = ${id}::uuid and v.version_no = ${versionNo}::int`,
  )

/** Whom `duties` binds, as the JSON of `PolicyCompliance`; no row where no such document asks for agreement. */
const complianceText = (duties: string, moment: string, basis: string): string => `
  select json_build_object('asAt', $3::date, 'basis', ${basis}, 'people', coalesce((
    select json_agg(json_build_object(
      'employeeId', d.employee_id,
      'fullName', e.full_name,
      'department', p.name,
      'standing', d.standing,
      'versionNo', d.version_no,
      'agreedVersionNo', d.agreed_version_no,
      'agreementDateUtc', ${instant('d.agreed_utc')},
      'dueUtc', ${instant('d.due_utc')},
      'lastReminderUtc', ${instant('d.last_reminder_utc')},
      'managerToldUtc', ${instant(`(
        select b.manager_told_utc from hr_document_bindings b
        where b.tenant_id = $1::uuid and b.document_id = d.document_id and b.employee_id = d.employee_id
          and b.since_utc = d.since_utc and b.manager_told_utc <= ${moment}
          and b.manager_told_utc >= greatest(d.since_utc, h.agree_from_utc,
            case when d.renewal_utc <= ${moment} then d.renewal_utc end))`)}) order by lower(e.full_name), e.id)
    from ${duties} d
    join employees e on e.tenant_id = $1::uuid and e.id = d.employee_id
    left join departments p on p.tenant_id = e.tenant_id and p.id = e.department_id
    where d.document_id = h.id), '[]'::json))::text as body
  from hr_documents h where h.tenant_id = $1::uuid and h.id = $2::uuid and asks_for_agreement(h.type)`

const nowText = complianceText('policy_duties($1::uuid)', 'now()', 'null::json')

const asAtMoment = `least(($3::date + 1)::timestamp at time zone $4 - interval '1 millisecond', now())`
const asAtBasis = `(
    select json_build_object('versionNo', v.version_no, 'publishedUtc', ${instant('v.published_utc')},
      'dueDay', s.due_day, 'dueInDays', s.due_in_days, 'renewEveryMonths', s.renew_every_months,
      'areSettingsKnown', s.known_utc <= ${asAtMoment})
    from policy_settings_at(h.tenant_id, h.id, ${asAtMoment}) s
    join lateral (
      select n.version_no, n.published_utc from hr_document_versions n
      where n.tenant_id = h.tenant_id and n.document_id = h.id and n.published_utc <= ${asAtMoment}
      order by n.version_no desc limit 1) v on true)`
const asAtText = complianceText(`policy_duties_at($1::uuid, $2::uuid, ${asAtMoment})`, asAtMoment, asAtBasis)

/** Who is bound, and who has agreed: now, or as it was at the end of a day of the tenant's calendar. */
export const compliance =
  (tenantId: TenantId, id: HrDocumentId, asAt: { readonly day: Day; readonly timeZone: string } | null) =>
  (sql: Statement.Constructor) =>
    asAt === null
      ? sql.unsafe<Body>(nowText, [tenantId, id, null])
      : sql.unsafe<Body>(asAtText, [tenantId, id, asAt.day, asAt.timeZone])
