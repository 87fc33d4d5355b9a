import { Schema } from 'effect'
import { EmployeeId, type HrDocumentId } from '../../../domain/kernel/ids.ts'
import { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { DutyStatus, PolicySettings, PolicyStatus, PolicyVersionSummary } from '../../../domain/policies/nouns.ts'
import type { Sql } from '../../store/database.ts'
import { instant } from '../../store/instant.sql.ts'

/** What a pack is about: one policy or one person, now or as at the end of a day of the tenant's calendar. */
export interface About {
  readonly policy: HrDocumentId | null
  readonly person: EmployeeId | null
  readonly day: string | null
}

/** $1 is the tenant, $2 the policy, $3 the person, $4 the day. */
const valuesOf = (sql: Sql, { policy, person, day }: About) => [sql.tenantId, policy, person, day]

const asked = `
  asked as (
    select t.id as tenant_id, t.time_zone, $2::uuid as policy, $3::uuid as person,
      case when $4::date is null then now()
        else ($4::date + 1)::timestamp at time zone t.time_zone - interval '1 millisecond' end as moment
    from tenants t where t.id = $1::uuid)`

/** Everybody the policy binds, or everything that binds the person; of a leaver what bound them when their employment ended. */
const duties = ({ policy, day }: About): string => {
  const asThen = 'cross join lateral policy_duties_at(q.tenant_id'
  if (day === null) {
    const now = 'select d.* from asked q cross join lateral policy_duties(q.tenant_id) d where'
    return policy === null
      ? `${now} d.employee_id = q.person
         union all select d.* from asked q cross join lateral policy_duties_left(q.tenant_id, q.person) d`
      : `${now} d.document_id = q.policy`
  }
  return policy === null
    ? `select d.* from asked q join hr_documents h on h.tenant_id = q.tenant_id ${asThen}, h.id, q.moment) d
       where d.employee_id = q.person`
    : `select d.* from asked q ${asThen}, q.policy, q.moment) d`
}

/** Of the person, in every kind of pack. */
const ofPersonRow = { personId: EmployeeId, email: Schema.String, employeeNumber: Schema.NullOr(Schema.String) }

const StoredDuty = Schema.Struct({
  name: Schema.String,
  ...ofPersonRow,
  department: Schema.NullOr(Schema.String),
  standing: DutyStatus,
  versionNo: Schema.Number,
  agreedVersionNo: Schema.NullOr(Schema.Number),
  agreementDateUtc: Schema.NullOr(Schema.String),
  dueUtc: Schema.NullOr(Schema.String),
})
export type StoredDuty = typeof StoredDuty.Type

const StoredAgreement = Schema.Struct({
  name: Schema.String,
  ...ofPersonRow,
  versionNo: Schema.Number,
  agreementDateUtc: Schema.String,
  sha256: Schema.String,
})
export type StoredAgreement = typeof StoredAgreement.Type

const ofPerson = `e.id as "personId", e.email, o.employee_number as "employeeNumber"`
const withNumber = 'left join employee_other o on o.tenant_id = e.tenant_id and o.id = e.id'

export const provedDuties = (about: About) => (sql: Sql) =>
  sql.of(StoredDuty).unsafe(
    `with ${asked}, duties as (${duties(about)})
     select case when $2::uuid is null then h.title else e.full_name end as name, ${ofPerson}, p.name as department, s.standing,
       s.version_no as "versionNo", s.agreed_version_no as "agreedVersionNo",
       ${instant('s.agreed_utc')} as "agreementDateUtc", ${instant('s.due_utc')} as "dueUtc"
     from duties s
     join hr_documents h on h.tenant_id = $1::uuid and h.id = s.document_id
     join employees e on e.tenant_id = $1::uuid and e.id = s.employee_id
     left join departments p on p.tenant_id = e.tenant_id and p.id = e.department_id
     ${withNumber}`,
    valuesOf(sql, about),
  )

/** Every agreement that was given by then, those of people included who are not bound any more. */
export const provedAgreements = (about: About) => (sql: Sql) =>
  sql.of(StoredAgreement).unsafe(
    `with ${asked}
     select case when $2::uuid is null then v.title else e.full_name end as name, ${ofPerson}, a.version_no as "versionNo",
       ${instant('a.agreement_date_utc')} as "agreementDateUtc", a.sha256
     from asked q
     join hr_document_agreements a on a.tenant_id = q.tenant_id and a.agreement_date_utc <= q.moment
       and (q.policy is null or a.document_id = q.policy) and (q.person is null or a.employee_id = q.person)
     join hr_document_versions v on v.tenant_id = a.tenant_id and v.document_id = a.document_id
       and v.version_no = a.version_no
     join employees e on e.tenant_id = a.tenant_id and e.id = a.employee_id
     ${withNumber}
     order by a.agreement_date_utc, lower(e.full_name), e.id, v.document_id`,
    valuesOf(sql, about),
  )

const StoredVersion = Schema.Struct({
  versionNo: Schema.Number,
  title: Schema.String,
  sha256: Schema.String,
  isSubstantive: Schema.Boolean,
  changeNote: PolicyVersionSummary.fields.changeNote,
  publishedUtc: Schema.String,
  publishedBy: PolicyVersionSummary.fields.publishedBy,
  content: Schema.NullOr(PolicyContent),
  fileId: Schema.NullOr(Schema.String),
  fileName: Schema.NullOr(Schema.String),
})
export type StoredVersion = typeof StoredVersion.Type

const none = 'select null::uuid as document_id, null::integer as version_no where false'

/** Every version of the policy; of a person those they have agreed to or are bound by. */
export const storedVersions = (about: About) => (sql: Sql) =>
  sql.of(StoredVersion).unsafe(
    `with ${asked}, bound as materialized (
       select s.document_id, s.version_no from (${about.policy === null ? duties(about) : none}) s)
     select v.version_no as "versionNo", v.title, v.sha256, v.is_substantive as "isSubstantive",
       v.change_note as "changeNote", ${instant('v.published_utc')} as "publishedUtc", v.published_by as "publishedBy",
       v.content, v.file_id as "fileId", f.name as "fileName"
     from asked q
     join hr_document_versions v on v.tenant_id = q.tenant_id and v.published_utc <= q.moment
       and (v.document_id = q.policy
         or exists (select from hr_document_agreements a where a.tenant_id = v.tenant_id
           and a.document_id = v.document_id and a.version_no = v.version_no and a.employee_id = q.person
           and a.agreement_date_utc <= q.moment)
         or exists (select from bound s where s.document_id = v.document_id and s.version_no = v.version_no))
     left join files f on f.tenant_id = v.tenant_id and f.id = v.file_id
     order by lower(v.title), v.document_id, v.version_no desc`,
    valuesOf(sql, about),
  )

const { dueDay, dueInDays, remindEveryDays, renewEveryMonths } = PolicySettings.fields

const PolicyHeading = Schema.Struct({
  title: Schema.String,
  category: Schema.NullOr(Schema.String),
  status: PolicyStatus,
  isForAll: Schema.Boolean,
  dueDay,
  dueInDays,
  remindEveryDays,
  renewEveryMonths,
  areSettingsKnown: Schema.Boolean,
  people: Schema.Number,
  departments: Schema.Array(Schema.String),
  positions: Schema.Array(Schema.String),
  tags: Schema.Array(Schema.String),
  template: Schema.NullOr(Schema.String),
})

const named = (kind: string, list?: string): string => `array(
        select ${list === undefined ? 'a.name' : 'coalesce(l.name, a.name)'} from audience a
        ${list === undefined ? '' : `left join ${list} l on l.tenant_id = $1::uuid and l.id::text = a.subject`}
        where a.kind = '${kind}' order by lower(a.name))`

/** How the policy is set, or was; its category and whether it is in force are those of today. */
export const policyHeading = (about: About & { readonly policy: HrDocumentId }) => (sql: Sql) =>
  sql.of(PolicyHeading).unsafe(
    `with ${asked}, audience as (
         select a.* from asked q cross join lateral policy_audience_at(q.tenant_id, q.policy, q.moment) a)
       select h.title, c.name as category,
         case when h.is_archived then 'archived' when h.version_no = 0 then 'draft' else 'published' end as status,
         s.is_for_all as "isForAll", s.due_day::text as "dueDay", s.due_in_days as "dueInDays",
         s.remind_every_days as "remindEveryDays", s.renew_every_months as "renewEveryMonths",
         s.known_utc <= q.moment as "areSettingsKnown",
         (select count(*)::int from audience a where a.kind = 'person') as people,
         ${named('department', 'departments')} as departments, ${named('position')} as positions,
         ${named('tag', 'tags')} as tags,
         case when m.id is not null then m.title || ', version ' || h.template_version end as template
       from asked q
       join hr_documents h on h.tenant_id = q.tenant_id and h.id = q.policy and asks_for_agreement(h.type)
       cross join lateral policy_settings_at(q.tenant_id, q.policy, q.moment) s
       left join hr_document_categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
       left join hr_document_templates m on m.id = h.template_id`,
    valuesOf(sql, about),
  )

const PersonHeading = Schema.Struct({
  id: EmployeeId,
  fullName: Schema.String,
  email: Schema.String,
  employeeNumber: Schema.NullOr(Schema.String),
  department: Schema.NullOr(Schema.String),
  positionTitle: Schema.NullOr(Schema.String),
  startDate: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
})

export const personHeading = (id: EmployeeId) => (sql: Sql) =>
  sql.of(PersonHeading)`
    select e.id, e.full_name as "fullName", e.email, o.employee_number as "employeeNumber", d.name as department, p.title as "positionTitle",
      e.start_date::text as "startDate", e.is_active as "isActive"
    from employees e
    left join departments d on d.tenant_id = e.tenant_id and d.id = e.department_id
    left join employee_other o on o.tenant_id = e.tenant_id and o.id = e.id
    left join positions p on p.tenant_id = e.tenant_id and p.employee_id = e.id and p.is_current
    where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`
