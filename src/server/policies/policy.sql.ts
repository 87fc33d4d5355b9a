/**
 * § 3's shapes of a policy as JSON that PostgreSQL builds and the handlers pass on unread. `h` is the document's row; $1 is
 * the tenant, $2 the reader, $3 whether they manage policies. A contract test decodes each of them with its Schema.
 */
import { instant } from '../store/instant.sql.ts'

const status = `case when h.is_archived then 'archived' when h.version_no = 0 then 'draft' else 'published' end`

const fileJson = (row: string): string => `(
  select json_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256, 'pages', f.pages)
  from files f where f.tenant_id = ${row}.tenant_id and f.id = ${row}.file_id)`

/** Of the parties a reader who does not manage policies learns only that they are one of them. */
const parties = `json_build_object(
  'all', h.is_for_all,
  'employeeIds', case when $3 then coalesce((
      select json_agg(p.employee_id order by p.employee_id) from hr_document_parties p
      where p.tenant_id = h.tenant_id and p.document_id = h.id), '[]'::json)
    when reach.document_id is not null and not h.is_for_all then json_build_array($2::uuid)
    else '[]'::json end,
  'departmentIds', case when $3 then coalesce((
      select json_agg(p.department_id order by p.department_id) from hr_document_departments p
      where p.tenant_id = h.tenant_id and p.document_id = h.id), '[]'::json) else '[]'::json end,
  'positionTitles', case when $3 then coalesce((
      select json_agg(p.title order by lower(p.title)) from hr_document_positions p
      where p.tenant_id = h.tenant_id and p.document_id = h.id), '[]'::json) else '[]'::json end,
  'tags', case when $3 then coalesce((
      select json_agg(t.name order by lower(t.name)) from hr_document_tags p
      join tags t on t.tenant_id = p.tenant_id and t.id = p.tag_id
      where p.tenant_id = h.tenant_id and p.document_id = h.id), '[]'::json) else '[]'::json end)`

/** How far it has come, which takes a count of everybody: only for policy managers, and not at every start. */
const progress = (
  counts: string,
) => `case when ${counts} and h.version_no > 0 and asks_for_agreement(h.type) then json_build_object(
  'bound', coalesce(counted.bound, 0), 'agreed', coalesce(counted.agreed, 0), 'late', coalesce(counted.late, 0)) end`

const agreements = `coalesce((
  select json_agg(json_build_object('employeeId', a.employee_id, 'versionNo', a.version_no,
    'agreementDateUtc', ${instant('a.agreement_date_utc')}) order by a.version_no, a.agreement_date_utc)
  from hr_document_agreements a
  where a.tenant_id = h.tenant_id and a.document_id = h.id and a.employee_id = $2::uuid), '[]'::json)`

const summaryFields = (counts = '$3') => `
  'id', h.id,
  'type', h.type,
  'title', h.title,
  'category', case when h.version_no = 0 then draft.category else c.name end,
  'status', ${status},
  'versionNo', h.version_no,
  'agreeFromVersionNo', h.agree_from_version_no,
  'publishedUtc', ${instant('h.published_utc')},
  'dueUtc', ${instant(`case when mine.document_id is not null then mine.due_utc
    else (h.due_day + 1)::timestamp at time zone tenant.time_zone - interval '1 millisecond' end`)},
  'renewalUtc', ${instant('mine.renewal_utc')},
  'newVersionAvailable', coalesce(template.version > h.template_version, false),
  'hasDraft', $3 and draft.document_id is not null,
  'relevantParties', ${parties},
  'bindsMe', reach.document_id is not null,
  'agreements', ${agreements},
  'progress', ${progress(counts)}`

/** `reach` is what binds somebody to the document now. */
export const bindsNow = 'reach.tenant_id = h.tenant_id and reach.document_id = h.id and reach.until_utc is null'

/**
 * Policy managers have them all; everybody else those that are in force and bind them, or are for them. The status is
 * dear to find, so it is counted by before it is told apart.
 */
const seen = (counting: string): string => `
  from hr_documents h
  join tenants tenant on tenant.id = h.tenant_id
  left join hr_document_categories c on c.tenant_id = h.tenant_id and c.id = h.category_id
  left join hr_document_drafts draft on draft.tenant_id = h.tenant_id and draft.document_id = h.id
  left join hr_document_templates template on template.id = h.template_id
  left join hr_document_bindings reach on ${bindsNow} and reach.employee_id = $2::uuid
  left join policy_duties($1::uuid) mine on mine.document_id = h.id and mine.employee_id = $2::uuid
  left join (
    select s.document_id, sum(s.people)::int as bound,
      (sum(s.people) filter (where s.standing = 'agreed'))::int as agreed,
      (sum(s.people) filter (where s.standing = 'late'))::int as late
    from (
      select d.document_id, d.standing, count(*) as people
      from policy_duties($1::uuid) d where $3 ${counting} group by d.document_id, d.standing) s
    group by s.document_id) counted on counted.document_id = h.id
  where h.tenant_id = $1::uuid and ($3 or reach.document_id is not null)`

/** $4 is whether to count. */
export const listText = `
  select coalesce(
    json_agg(json_build_object(${summaryFields('($3 and $4)')}) order by lower(h.title), h.id), '[]'::json)::text as body
  ${seen('and $4::boolean')}`

/** $4 is the document. */
const one = `${seen('and d.document_id = $4::uuid')} and h.id = $4::uuid`

export const summaryText = `select json_build_object(${summaryFields()})::text as body ${one}`

const versionFields = (row: string): string => `
  'versionNo', ${row}.version_no,
  'title', ${row}.title,
  'category', ${row}.category,
  'file', ${fileJson(row)},
  'sha256', ${row}.sha256,
  'isSubstantive', ${row}.is_substantive,
  'changeNote', ${row}.change_note,
  'publishedUtc', ${instant(`${row}.published_utc`)},
  'publishedBy', ${row}.published_by`

const versionJson = (row: string): string => `json_build_object('content', ${row}.content, ${versionFields(row)})`

const draftJson = `case when $3 and draft.document_id is not null then json_build_object(
  'title', draft.title,
  'category', draft.category,
  'content', draft.content,
  'file', ${fileJson('draft')},
  'templateVersion', draft.template_version,
  'savedUtc', ${instant('draft.saved_utc')},
  'savedBy', (
    select e.full_name from employees e where e.tenant_id = draft.tenant_id and e.id = draft.saved_by),
  'version', draft.version) end`

const settings = `case when $3 then json_build_object(
  'relevantParties', ${parties},
  'dueDay', h.due_day,
  'dueInDays', h.due_in_days,
  'remindEveryDays', h.remind_every_days,
  'tellManagerAfterDays', h.tell_manager_after_days,
  'renewEveryMonths', h.renew_every_months) end`

const askedByPositions = `coalesce((
  select json_agg(json_build_object('title', i.title, 'holders', array(
    select held.employee_id from positions held
    where held.tenant_id = i.tenant_id and held.template_id = i.id and held.is_current)) order by lower(i.title))
  from position_template_policies r
  join position_templates i on i.tenant_id = r.tenant_id and i.id = r.template_id
  where $3 and r.tenant_id = h.tenant_id and r.document_id = h.id), '[]'::json)`

export const documentText = `
  select json_build_object(${summaryFields()},
    'versions', coalesce((
      select json_agg(json_build_object(${versionFields('v')}) order by v.version_no desc)
      from hr_document_versions v where v.tenant_id = h.tenant_id and v.document_id = h.id), '[]'::json),
    'current', (
      select ${versionJson('v')} from hr_document_versions v
      where v.tenant_id = h.tenant_id and v.document_id = h.id and v.version_no = h.version_no),
    'draft', ${draftJson},
    'settings', ${settings},
    'askedByPositions', ${askedByPositions},
    'template', case when $3 and template.id is not null then json_build_object(
      'id', template.id, 'title', template.title, 'version', h.template_version, 'latestVersion', template.version) end,
    'lastReviewedUtc', ${instant('h.last_reviewed_utc')},
    'version', h.version)::text as body
  ${one}`

/** $5 is the version's number. */
export const versionText = `
  select ${versionJson('v')}::text as body
  from (select h.tenant_id, h.id ${one}) h
  join hr_document_versions v on v.tenant_id = h.tenant_id and v.document_id = h.id and v.version_no = $5`

export const comparableText = `
  select json_build_object(
    'agreedVersionNo', (
      select max(a.version_no) from hr_document_agreements a
      where a.tenant_id = h.tenant_id and a.document_id = h.id and a.employee_id = $2::uuid),
    'versions', (
      select json_agg(json_build_object('versionNo', v.version_no, 'title', v.title, 'content', v.content,
        'changeNote', v.change_note, 'isSubstantive', v.is_substantive) order by v.version_no desc)
      from hr_document_versions v where v.tenant_id = h.tenant_id and v.document_id = h.id))::text as body
  from (select h.tenant_id, h.id ${one} and h.version_no > 0) h`
