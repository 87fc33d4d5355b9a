import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { HrDocumentSummary } from '../../domain/policies/nouns.ts'

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * § 3 HR documents: those that bind the reader, or all of them for an admin. The agreements are only the reader's own,
 * and so is the reader's name among the parties; an admin sees all parties.
 */
const documentsText = `
  select
    h.id,
    h.type,
    h.title,
    c.name as category,
    h.version_no as "versionNo",
    ${instant('h.published_utc')} as "publishedUtc",
    ${instant('h.due_utc')} as "dueUtc",
    h.new_version_available as "newVersionAvailable",
    json_build_object('all', h.is_for_all, 'employeeIds', coalesce((
      select json_agg(p.employee_id order by p.employee_id) from hr_document_parties p
      where p.tenant_id = h.tenant_id and p.document_id = h.id and ($3 or p.employee_id = $2::uuid)), '[]'::json)
    ) as "relevantParties",
    coalesce((
      select json_agg(json_build_object('employeeId', a.employee_id, 'versionNo', a.version_no,
        'agreementDateUtc', ${instant('a.agreement_date_utc')}) order by a.version_no)
      from hr_document_agreements a
      where a.tenant_id = h.tenant_id and a.document_id = h.id and a.employee_id = $2::uuid), '[]'::json) as agreements
  from hr_documents h
  left join hr_document_categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
  where h.tenant_id = $1::uuid
    and ($3 or h.is_for_all or exists (
      select from hr_document_parties p
      where p.tenant_id = h.tenant_id and p.document_id = h.id and p.employee_id = $2::uuid))
  order by lower(h.title), h.id`

export const documents =
  ({ tenantId, employeeId, isAdmin }: Caller) =>
  (sql: Statement.Constructor) =>
    sql.unsafe<HrDocumentSummary>(documentsText, [tenantId, employeeId, isAdmin])
