import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { Sql } from '../store/database.ts'
import { avatarUrl, currentPosition, departmentRef, tagRefs, underlings } from './employee.sql.ts'

/** Where the parts of a summary come from that lie in other tables. */
interface Parts {
  readonly title: string
  readonly underlings: string
  readonly tags: string
  readonly department: string
}

/** § 3 Employee summary of each person of the tenant, as one JSON text: with a planned last day, but not one's own. */
const summaries = (parts: Parts, joined: string, narrowed: string) => `
  select coalesce(json_agg(
    case when planned.days -> summary.id::text is null then to_json(summary)
    else (to_jsonb(summary) || jsonb_build_object('lastDay', planned.days -> summary.id::text))::json end
  ), '[]'::json)::text as body
  from (
    select coalesce(jsonb_object_agg(l.employee_id, l.last_day), '{}') as days from planned_leavings l
    where l.tenant_id = $1::uuid and l.employee_id <> $2::uuid
  ) planned cross join (
    select
      e.id,
      e.full_name as "fullName",
      e.email,
      ${parts.title} as "positionTitle",
      e.is_active as "isActive",
      'admin' = any(e.roles) as "isAdmin",
      e.reports_to as "reportsTo",
      ${parts.underlings} as underlings,
      ${parts.tags} as tags,
      ${parts.department} as department,
      ${avatarUrl} as "avatarUrl",
      e.hide_from_directory as "hideFromEmployeeDirectory",
      e.version
    from employees e ${joined}
    where e.tenant_id = $1::uuid ${narrowed}
    order by lower(e.full_name), e.id
  ) summary`

/** Everybody: each part is gathered once for the whole tenant and joined. An admin's own filter may ask for hidden ones. */
const forAdmin = `
  with reports as (
    select u.reports_to as id, json_agg(u.id order by lower(u.full_name), u.id) as ids
    from employees u where u.tenant_id = $1::uuid and u.reports_to is not null
    group by u.reports_to
  ), tagged as (
    select et.employee_id as id, json_agg(json_build_object('name', t.name) order by lower(t.name)) as names
    from employee_tags et join tags t on t.tenant_id = et.tenant_id and t.id = et.tag_id
    where et.tenant_id = $1::uuid
    group by et.employee_id
  ), places as (
    select d.id, json_build_object('id', d.id, 'name', d.name) as ref from departments d where d.tenant_id = $1::uuid
  ) ${summaries(
    {
      title: 'p.title',
      underlings: `coalesce(reports.ids, '[]'::json)`,
      tags: `coalesce(tagged.names, '[]'::json)`,
      department: 'places.ref',
    },
    `left join places on places.id = e.department_id
     left join positions p on p.tenant_id = $1::uuid and p.employee_id = e.id and p.is_current
     left join reports on reports.id = e.id
     left join tagged on tagged.id = e.id`,
    '',
  )}`

/** Oneself and one's own reports: few, so each part is looked up for each person. */
const forOthers = summaries(
  { title: currentPosition('title'), underlings, tags: tagRefs, department: departmentRef },
  '',
  `and (e.id = $2::uuid or e.reports_to = $2::uuid) and not e.hide_from_directory`,
)

/**
 * Moves with every change of what a summary is made of (migrations 0068, 0078). Whose own last day is kept from them has
 * one of their own.
 */
const version = `
  select coalesce(max(c.id), 0) || '.' || coalesce(sum(hashint8extended(c.id, 0)), 0) || coalesce((
    select '.' || l.employee_id from planned_leavings l
    where l.tenant_id = $1::uuid and l.employee_id = $2::uuid), '') as version
  from directory_changes c where c.tenant_id = $1::uuid`

/** Nothing is gathered of a version that is known. */
const unlessKnown = (body: string) => `
  with now as materialized (${version})
  select now.version, case when now.version <> all($3::text[]) then (${body}) end as body from now`

const everybody = unlessKnown(forAdmin)
const ownPeople = unlessKnown(forOthers)

/** The text of `EmployeeSummary[]`; null where its version is one of those that are known. */
const Directory = Schema.Struct({ version: Schema.String, body: Schema.NullOr(Schema.String) })

/**
 * The whole directory as its reader sees it (§ 6 Employee list filtering), as the JSON of `EmployeeSummary[]`: one
 * statement, no row ever becomes an object here. The same rule as `visibleTo` of the domain, which a contract test
 * compares it with.
 */
export const directory =
  ({ employeeId, isAdmin }: Caller, known: ReadonlyArray<string>) =>
  (sql: Sql) =>
    sql.of(Directory).unsafe(isAdmin ? everybody : ownPeople, [sql.tenantId, employeeId, known])
