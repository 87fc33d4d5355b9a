import { Effect, Schema } from 'effect'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { PolicySettings, type PolicySettingsChange, type RelevantParties } from '../../domain/policies/nouns.ts'
import { firstRow, TenantSql } from '../store/database.ts'

export const settingsOf = (id: HrDocumentId) =>
  firstRow(
    (sql) => sql.of(PolicySettings)`
      select json_build_object(
          'all', h.is_for_all,
          'employeeIds', array(select employee_id from hr_document_parties p
            where p.tenant_id = h.tenant_id and p.document_id = h.id order by 1),
          'departmentIds', array(select department_id from hr_document_departments p
            where p.tenant_id = h.tenant_id and p.document_id = h.id order by 1),
          'positionTitles', array(select title from hr_document_positions p
            where p.tenant_id = h.tenant_id and p.document_id = h.id order by 1),
          'tags', array(select t.name from hr_document_tags p
            join tags t on t.tenant_id = p.tenant_id and t.id = p.tag_id
            where p.tenant_id = h.tenant_id and p.document_id = h.id order by 1)) as "relevantParties",
        h.due_day as "dueDay", h.due_in_days as "dueInDays", h.remind_every_days as "remindEveryDays",
        h.tell_manager_after_days as "tellManagerAfterDays",
        h.renew_every_months as "renewEveryMonths"
      from hr_documents h where h.tenant_id = ${sql.tenantId}::uuid and h.id = ${id}::uuid`,
  )

/**
 * Whom the document binds from now on. Answers false when somebody or something named is not there. People who change
 * meanwhile wait, so that nobody is missed.
 */
export const setParties = (id: HrDocumentId, parties: RelevantParties) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`select wait_for_policies(${sql.tenantId}::uuid, true)`
    const { employeeIds, departmentIds, positionTitles, tags } = distinct(parties)
    const [known] = yield* sql.of({ isKnown: Schema.Boolean })`
      select (select count(*) from employees where tenant_id = ${sql.tenantId}::uuid and id = any(${employeeIds}::uuid[]))
          = ${employeeIds.length}::int
        and (select count(*) from departments where tenant_id = ${sql.tenantId}::uuid and id = any(${departmentIds}::uuid[]))
          = ${departmentIds.length}::int
        and (select count(*) from tags where tenant_id = ${sql.tenantId}::uuid and lower(name) = any(${tags}::text[]))
          = ${tags.length}::int as "isKnown"`
    if (known?.isKnown !== true) return false
    yield* sql`
      with removed as (
        delete from hr_document_parties
        where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid and employee_id <> all(${employeeIds}::uuid[]))
      insert into hr_document_parties (tenant_id, document_id, employee_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, unnest(${employeeIds}::uuid[]) on conflict do nothing`
    yield* sql`
      with removed as (
        delete from hr_document_departments
        where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid
          and department_id <> all(${departmentIds}::uuid[]))
      insert into hr_document_departments (tenant_id, document_id, department_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, unnest(${departmentIds}::uuid[]) on conflict do nothing`
    yield* sql`
      with removed as (
        delete from hr_document_positions
        where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid
          and lower(title) <> all(select lower(unnest(${positionTitles}::text[]))))
      insert into hr_document_positions (tenant_id, document_id, title)
      select ${sql.tenantId}::uuid, ${id}::uuid, unnest(${positionTitles}::text[]) on conflict do nothing`
    yield* sql`
      with chosen as (
        select id from tags where tenant_id = ${sql.tenantId}::uuid and lower(name) = any(${tags}::text[])
      ), removed as (
        delete from hr_document_tags
        where tenant_id = ${sql.tenantId}::uuid and document_id = ${id}::uuid and tag_id not in (select id from chosen))
      insert into hr_document_tags (tenant_id, document_id, tag_id)
      select ${sql.tenantId}::uuid, ${id}::uuid, id from chosen on conflict do nothing`
    return true
  })

/** Titles and tags by their names, without regard to case. */
const distinct = ({ employeeIds, departmentIds, positionTitles, tags }: RelevantParties) => ({
  employeeIds: [...new Set(employeeIds)],
  departmentIds: [...new Set(departmentIds)],
  positionTitles: [...new Map(positionTitles.map((title) => [title.toLowerCase(), title])).values()],
  tags: [...new Set(tags.map((tag) => tag.toLowerCase()))],
})

export const saveSettings = (id: HrDocumentId, { settings, isArchived }: Omit<PolicySettingsChange, 'version'>) =>
  TenantSql.use(
    (sql) => sql`
      update hr_documents
      set is_for_all = ${settings.relevantParties.all}, due_day = ${settings.dueDay}::date,
        due_in_days = ${settings.dueInDays}::int, remind_every_days = ${settings.remindEveryDays}::int,
        tell_manager_after_days = ${settings.tellManagerAfterDays}::int,
        renew_every_months = ${settings.renewEveryMonths}::int, is_archived = ${isArchived}, version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )

/** Nothing that was reviewed has changed: it holds as it is. */
export const markReviewed = (id: HrDocumentId) =>
  TenantSql.use(
    (sql) => sql`
      update hr_documents set last_reviewed_utc = now(), version = version + 1
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`,
  )
