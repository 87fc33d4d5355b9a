import { Effect, Schema } from 'effect'
import type { EmployeeId, HrDocumentId } from '../../domain/kernel/ids.ts'
import { DutyStatus } from '../../domain/policies/nouns.ts'
import { TenantSql } from '../store/database.ts'

/** What the policy asks of one person who is bound by it. */
const OwnDuty = Schema.Struct({
  title: Schema.String,
  versionNo: Schema.Number,
  agreedVersionNo: Schema.NullOr(Schema.Number),
  standing: DutyStatus,
})

/**
 * Read to be agreed to: of two agreements at once the second finds the first. Undefined when the person is not bound.
 */
export const dutyToAgree = (id: HrDocumentId, employeeId: EmployeeId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    // A version that is being published meanwhile is waited for, too: the share of the row says so.
    yield* sql`
      select from hr_documents where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for share`
    yield* sql`
      select from hr_document_bindings
      where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid and employee_id = ${employeeId}::uuid
        and until_utc is null for no key update`
    const [row] = yield* sql.of(OwnDuty)`
      select h.title, d.version_no as "versionNo", d.agreed_version_no as "agreedVersionNo", d.standing
      from policy_duties(${sql.tenantId}::uuid) d
      join hr_documents h on h.tenant_id = ${sql.tenantId}::uuid and h.id = d.document_id
      where d.document_id = ${id}::uuid and d.employee_id = ${employeeId}::uuid`
    return row
  })

/** With the hash of the very text that it is to. */
export const insertAgreement = (
  id: HrDocumentId,
  { employeeId, versionNo }: { readonly employeeId: EmployeeId; readonly versionNo: number },
) =>
  TenantSql.use(
    (sql) => sql`
      insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
      select v.tenant_id, v.document_id, v.version_no, ${employeeId}::uuid, v.sha256
      from hr_document_versions v
      where v.tenant_id = ${sql.tenantId}::uuid and v.document_id = ${id}::uuid and v.version_no = ${versionNo}::int`,
  )
